// Helpers that begin a game as in the app, for tests of set-up, corrections, invariants and views.
import type { Refusal } from '../../../../src/referee'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import type { HouseId } from '../../../../src/games/westeros/box/box'
import { decide } from '../../../../src/games/westeros/rules/decide'
import type { Event } from '../../../../src/games/westeros/model/events'
import { evolve } from '../../../../src/games/westeros/transaction/evolve'
import type { Change, Setup } from '../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { DEFAULT_SETTINGS, PRESETS } from '../../../../src/games/westeros/model/settings'
import { begin, HOUSES_BY_PLAYERS } from '../../../../src/games/westeros/rules/setup'
import type { State, Tracking } from '../../../../src/games/westeros/model/state'

export interface Wanted {
  readonly players?: 3 | 4 | 5
  readonly tracking?: Partial<Tracking>
  readonly changes?: readonly Change[]
  readonly box?: Partial<Setup['box']>
}

export const setupOf = ({ players = 5, tracking = {}, changes, box = {} }: Wanted = {}): Setup => {
  const houses = HOUSES_BY_PLAYERS[players]
  return {
    box: { ...PRINTED_BOX, ...box },
    houses: Object.fromEntries(houses.map((house) => [house, `seat-${house}`])),
    seats: houses.map((house) => ({ id: `seat-${house}`, player: `person-${house}` })),
    players: houses.map((house) => ({ id: `person-${house}`, name: house })),
    settings: DEFAULT_SETTINGS,
    tracking: { ...PRESETS.referee, ...tracking },
    ...(changes === undefined ? {} : { changes }),
  }
}

/** Returns the state after the first events of a game, before the players confirm the set-up of the board. */
export const laidOut = (wanted: Wanted = {}): State => {
  const opening = begin(setupOf(wanted))
  if (!opening.ok) throw new Error(`cannot begin: ${JSON.stringify(opening.refusal)}`)
  return opening.value.reduce<State | undefined>(evolve, undefined) as State
}

export interface Done {
  readonly state: State
  readonly events: readonly Event[]
  readonly refusal: Refusal | undefined
}

/** Decides a move and returns its result: the events and the new state, or the refusal. */
export const move = (state: State, made: Move): Done => {
  const decision = decide(state, made)
  if (!decision.ok) return { state, events: [], refusal: decision.refusal }
  return { state: decision.value.reduce<State>(evolve, state), events: decision.value, refusal: undefined }
}

/** Returns the state after a move that must be legal. */
export const accepted = (state: State, made: Move): State => {
  const done = move(state, made)
  if (done.refusal !== undefined) throw new Error(`refused: ${JSON.stringify(done.refusal)}`)
  return done.state
}

/** Returns the state after the players confirmed the set-up of the board. */
export const begun = (wanted: Wanted = {}): State => accepted(laidOut(wanted), { do: 'ready' })

export const correct = (state: State, ...changes: readonly Change[]): Done => move(state, { do: 'correct', changes })

/** Returns changes that place power tokens of a house on castle areas that no house controls at the start. */
export const castleTokens = (house: HouseId, count: number): readonly Change[] =>
  ['riverrun', 'moat-cailin', 'flints-finger', 'crackclaw-point', 'oldtown', 'storms-end', 'reach', 'harrenhal', 'seagard', 'white-harbor']
    .slice(0, count)
    .map((area) => ({ set: 'token', area, house }))
