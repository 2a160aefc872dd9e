// The practice round on the rules themselves: its positions can be reached, and its steps are done by real moves, in order.
import { expect, test } from 'vitest'
import { graenaland, type Graenaland } from '../../../../src/games/graenaland'
import type { AnyMove, Choice } from '../../../../src/games/graenaland/model/moves'
import { practice } from '../../../../src/games/graenaland/table/practice'
import { append, begin, commit, type Ledger, type Refusal } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'

const { parts } = practice.of('Practice', 'en')

test('every step is said in both languages', () => {
  const ids = parts.flatMap(({ steps }) => steps.map(({ id }) => id))
  for (const language of ['en', 'cs'] as const) expect(Object.keys(practice.texts[language].steps)).toEqual(ids)
})

const NONCE = '00'.repeat(16)
const ORDERS = { red: { hero: 'warrior', go: 'W' }, white: { go: '0' } } as const satisfies Readonly<Record<string, Choice>>
const cast = (role: keyof typeof ORDERS, ballot: string): AnyMove => ({
  do: 'cast',
  ballot,
  role,
  commitment: commit(sha256, ballot, role, ORDERS[role], NONCE),
})

/** The moves of the steps in order. */
const MOVES: Readonly<Record<string, (ballot: string) => readonly AnyMove[]>> = {
  draw: () => [{ do: 'draw', card: 'cattle' }],
  order: (ballot) => [cast('red', ballot)],
  reveal: (ballot) => [
    cast('white', ballot),
    {
      do: 'reveal',
      ballot,
      opened: { red: { choice: ORDERS.red, nonce: NONCE }, white: { choice: ORDERS.white, nonce: NONCE } },
    },
  ],
  propose: () => [{ do: 'propose', by: 'red', at: 'C1', split: ['red', 'white'] }],
  half: () => [
    { do: 'vote', by: 'red', yes: true },
    { do: 'vote', by: 'blue', yes: false },
    { do: 'vote', by: 'white', yes: false },
  ],
  adopted: () => [
    { do: 'propose', by: 'white', at: 'C1', split: ['red', 'white'] },
    { do: 'vote', by: 'red', yes: true },
    { do: 'vote', by: 'white', yes: true },
    { do: 'closeVote' },
  ],
  refused: () => [{ do: 'construct', by: 'red', what: 'fort', at: 'C1' }],
  build: () => [
    { do: 'construct', by: 'red', what: 'village', at: 'C2', pay: { cards: { grain: 1, wood: 1 }, supplies: [['grain', 'ore']] } },
  ],
}

const sure = <T>(result: { ok: true; value: T } | { ok: false; refusal: Refusal }): T => {
  if (!result.ok) throw new Error(`${result.refusal.code} ${JSON.stringify(result.refusal.params)}`)
  return result.value
}

test.each(parts.map((part, n) => [n + 1, part] as const))(
  'the steps of part %i are done one after another, and none before its own move',
  (_, { prepared, steps }) => {
    let time = 0
    const stamp = () => ({ id: `${time}`, time: time++, by: 'table' })
    let ledger: Ledger<Graenaland> = sure(begin(graenaland, prepared.setup, stamp(), sha256))
    for (const move of prepared.moves) ledger = sure(append(ledger, move, stamp(), sha256))
    const seen = (refused?: Refusal) =>
      ({
        open: { ledger, state: ledger.head.state, prompts: graenaland.prompts(ledger.head.state) },
        refused,
        also: { told: false, laidOut: false, place: '' },
      }) as unknown as Parameters<(typeof steps)[number]['isDone']>[0]
    for (const { id, isDone } of steps) {
      expect(isDone(seen()), id).toBe(false)
      const moves = MOVES[id]
      if (moves === undefined) break
      let refused: Refusal | undefined
      for (const move of moves(ledger.head.state.ballot?.id ?? '')) {
        const next = append(ledger, move, stamp(), sha256)
        if (next.ok) ledger = next.value
        else refused = next.refusal
      }
      expect(refused?.code, id).toBe(id === 'refused' ? 'BUILDING_TAKEN' : undefined)
      expect(isDone(seen(refused)), id).toBe(true)
    }
  },
)
