// Tests the validation of states: it accepts all states of played games, and refuses states in which no player can act.
import { expect, test } from 'vitest'
import { isState } from '../../../../src/games/westeros/parse/stored-state'
import type { State } from '../../../../src/games/westeros/model/state'
import { playGame } from '../../../playout/game'
import { seeded } from '../../../playout/random'
import { setupFor } from '../../../playout/setups'
import { partOf } from '../../../repetitions'

const PLAYERS = [3, 4, 5]
const PRESETS = ['referee', 'full', 'light', 'mixed'] as const

/** Returns all states of a random game with corrections and rewinds, on all branches, as plain JSON. */
const statesOf = (players: number, preset: (typeof PRESETS)[number]): readonly State[] => {
  const random = seeded(players * 10 + preset.length)
  const { ledger } = playGame({ setup: setupFor({ players, preset }, random), random, watch: false, disturb: true })
  const states: State[] = []
  for (let moment: typeof ledger.last | undefined = ledger.last; moment !== undefined; moment = moment.written) states.push(moment.state)
  return states
}

test.each(PRESETS.flatMap((preset) => PLAYERS.map((players) => [preset, players] as const)))(
  'every state of a random game is one: %s, %i players',
  (preset, players) => {
    const odd = partOf(statesOf(players, preset)).filter((state) => !isState(JSON.parse(JSON.stringify(state))))
    expect(odd.map(({ stage }) => stage)).toEqual([])
  },
)

const good = statesOf(5, 'full').find(({ stage }) => stage.at === 'marches') as State
const [area = ''] = Object.keys(good.areas)

test.each<[string, object]>([
  ['no box', { box: null }],
  ['a box that is a list', { box: [] }],
  ['a box without areas', { box: { ...good.box, areas: {} } }],
  ['a box with a number beyond all boxes', { box: { ...good.box, startingPower: 1e308 } }],
  ['no tracking', { tracking: undefined }],
  ['tracking of another kind', { tracking: { ...good.tracking, bids: 'nowhere' } }],
  ['nobody who plays', { playing: [] }],
  ['somebody who plays twice', { playing: ['stark', 'stark', 'tyrell'] }],
  ['somebody unheard of', { playing: ['stark', 'lannister', 'targaryen'] }],
  ['a house without a seat', { houses: {} }],
  ['areas that are none', { areas: 3 }],
  ['an area that the box does not have', { areas: { ...good.areas, nowhere: {} } }],
  [
    'fewer than no footmen',
    { areas: { [area]: { garrison: { house: 'stark', standing: { footman: -1, knight: 0, ship: 0 }, routed: {} } } } },
  ],
  ['more power than there is', { houses: { ...good.houses, stark: { ...good.houses.stark, power: 1e308 } } }],
  ['a stage that is none', { stage: { at: 'dinner' } }],
  ['over without an outcome', { stage: { at: 'over' } }],
  ['a round that is none', { round: 1.5 }],
  ['tracks without somebody', { tracks: { ...good.tracks, fiefdoms: ['stark'] } }],
  ['a token that nobody holds', { holders: { ...good.holders, ironThrone: 'nobody' } }],
  ['a ballot of nobody', { ballot: { id: 'b', kind: 'bid', roles: [], cast: {}, anew: [], known: false } }],
  ['one field more', { seed: 'x' }],
])('%s is no state', (_, change) => {
  expect(isState(JSON.parse(JSON.stringify(good)))).toBe(true)
  expect(isState(JSON.parse(JSON.stringify({ ...good, ...change })))).toBe(false)
})

test.each([undefined, null, 7, 'state', [], {}])('%j is no state', (json) => expect(isState(json)).toBe(false))
