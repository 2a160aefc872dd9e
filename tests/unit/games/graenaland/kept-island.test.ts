// Tests that the device stores the printed island and its start spaces for the next game with the same number of players.
import { expect, test } from 'vitest'
import { graenaland, type State } from '../../../../src/games/graenaland'
import { islandKept, spotsKept } from '../../../../src/games/graenaland/box/kept-island'
import { usualIsland } from '../../../../src/games/graenaland/box/island'
import type { AnyMove } from '../../../../src/games/graenaland/rules/moves'
import { domain } from '../../../../src/games/graenaland/prompts/domains'

const PLAYERS = (['red', 'white', 'blue'] as const).map((clan) => ({ clan, name: clan }))

/** Returns the state after some moves, and the numbers that the players reported. */
const played = (setup: object, moves: readonly AnyMove[]) => {
  const begun = graenaland.begin({ players: PLAYERS, ...setup })
  if (!begun.ok) throw new Error(begun.refusal.code)
  let state = begun.value.reduce<State>((before, event) => graenaland.evolve(before, event), {} as State)
  const reported: Record<string, number> = {}
  for (const move of moves) {
    const decided = graenaland.decide(state, move)
    if (!decided.ok) throw new Error(decided.refusal.code)
    for (const event of decided.value) {
      state = graenaland.evolve(state, event)
      for (const { point, value } of graenaland.tells?.(event, state) ?? []) reported[point] = value
    }
  }
  return { state, reported }
}

const BEGUN: readonly AnyMove[] = [
  { do: 'firstPlayer', by: 'white' },
  { do: 'place', by: 'white', spots: ['C1', 'C2', 'C1'] },
  { do: 'place', by: 'blue', spots: ['C2', 'C3', 'C3'] },
  { do: 'place', by: 'red', spots: ['C1', 'C3', 'C2'] },
]

test('nothing told: the usual island, and no spots', () => {
  expect(islandKept({}, 4)).toEqual(usualIsland(4))
  expect(spotsKept({}, 4)).toEqual([])
})

test('an island that was set up comes back, and one that was corrected later', () => {
  const usual = usualIsland(3)
  const { C1, I1 } = usual
  if (C1 === undefined || I1 === undefined) throw new Error('no tiles')
  const island = { ...usual, C1: { ...C1, terrain: 'forest', fort: 'gold', spaces: ['church'] } }
  const begun = played({ island }, BEGUN)
  expect(islandKept(begun.reported, 3)).toEqual(island)
  expect(islandKept(begun.reported, 4)).toEqual(usualIsland(4))
  const corrected = played({}, [
    ...BEGUN,
    { do: 'correct', changes: [{ set: 'tile', at: 'I1', ...I1, terrain: 'hills', ways: { E: 'I2' } }] },
  ])
  expect(islandKept(corrected.reported, 3).I1).toMatchObject({ terrain: 'hills', ways: { E: 'I2' } })
})

test('start spots are those of the seats, whoever begins the next game', () => {
  const spots = spotsKept(played({}, BEGUN).reported, 3)
  expect(spots).toEqual(BEGUN.flatMap((move) => ('spots' in move ? [move.spots] : [])))
  const { state } = played({ spots }, [{ do: 'firstPlayer', by: 'blue' }])
  const [question] = graenaland.prompts(state)
  if (question === undefined) throw new Error('nothing asked')
  expect(question.roles).toEqual(['blue'])
  expect(domain(state, question).steps({})[0]).toEqual({ spots: ['C1', 'C2', 'C1'] })
})
