// Tests the fields that players correct, for all games: each field of a position can be read, overwritten, and restored.
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue'
import type { AnyChange, Fields } from '../../src/kit/field'
import { canonical, type Entry } from '../../src/referee'
import { filesIn, read } from '../files'

const modules = import.meta.glob<{ readonly fields: Fields<unknown, AnyChange> }>('../../src/games/*/fields/index.ts')

/** Returns every ninth state of a played game, up to the first rewind. */
const positionsOf = async (id: string, text: string): Promise<readonly unknown[]> => {
  const game = await catalogue.find((one) => one.id === id)?.load()
  if (game === undefined) throw new Error(`no game ${id}`)
  const { entries } = JSON.parse(text) as { readonly entries: readonly Entry[] }
  const isBack = ({ events }: Entry) => events.some(({ e }) => e === 'rewound')
  const until = entries.findIndex(isBack)
  let state: unknown
  const after = entries.slice(0, until < 0 ? entries.length : until).map(({ events, rules }) => {
    for (const event of events) state = game.evolve(state, game.upcast(event, rules))
    return state
  })
  return after.filter((_, at) => at % 9 === 0)
}

const named = catalogue.map(({ id }) => id)
/** Returns the module with the fields of a game; editions of a game share it. */
const moduleOf = (game: string) => {
  const { id, folder } = catalogue.find((one) => one.id === game) ?? { id: game }
  return `../../src/games/${folder ?? id}/fields/index.ts`
}
test('every game hands in what can be set by hand', () => {
  for (const id of named) expect(Object.keys(modules)).toContain(moduleOf(id))
})

describe.each(named)('%s', (id) => {
  const files = filesIn('tests/fixtures/ledgers').filter((path) => new RegExp(`/${id}-\\d`).test(path))
  const readAll = async () => {
    const { fields } = (await modules[moduleOf(id)]?.()) ?? {}
    const positions = (await Promise.all(files.map((path) => positionsOf(id, read(path))))).flat()
    if (fields === undefined || positions.length < 5) throw new Error('nothing to look at')
    return { fields, positions }
  }
  let loaded: ReturnType<typeof readAll> | undefined
  /** Reads the games once for all tests. */
  const load = () => (loaded ??= readAll())

  test('what was read and is written again changes nothing that can be read', async () => {
    const { fields, positions } = await load()
    for (const state of positions) {
      const standing = fields.standing(state)
      expect(standing.length).toBeGreaterThan(fields.sets.length)
      expect(new Set(standing.map(fields.targetOf)).size).toBe(standing.length)
      expect(standing.filter((change) => fields.differs(state, change))).toEqual([])
      expect(canonical(fields.standing(fields.apply(state, standing)))).toBe(canonical(standing))
    }
  })

  test('what is set is what is read then, and a correction back brings back what was there', async () => {
    const { fields, positions } = await load()
    const seen = new Set<string>()
    for (const [at, state] of positions.entries())
      for (const change of fields.standing(positions[(at + 5) % positions.length])) {
        const was = fields.before(state, change)
        if (was === undefined || !fields.differs(state, change)) continue
        seen.add(change.set)
        const after = fields.apply(state, [change])
        expect(fields.before(after, change)).toEqual(change)
        expect(fields.before(fields.apply(after, [was]), change)).toEqual(was)
      }
    expect(seen.size).toBeGreaterThan(5)
  })

  test('a position as it stands is a correction that the rules can read', async () => {
    const { fields, positions } = await load()
    const game = await catalogue.find((one) => one.id === id)?.load()
    for (const state of [positions[0], positions.at(-1)]) {
      const changes = fields.standing(state)
      const decision = game?.decide(state, { do: 'correct', changes })
      expect(decision?.ok === false ? decision.refusal.code : 'accepted').not.toBe('MALFORMED')
    }
  })

  test('of two changes of the same thing the last one counts, and what leads back is dropped', async () => {
    const { fields, positions } = await load()
    const [state] = positions
    for (const change of fields.standing(state)) {
      expect(fields.withChange([change], change)).toEqual([change])
      expect(fields.withChanges(state, [change], [change])).toEqual([])
    }
  })
})
