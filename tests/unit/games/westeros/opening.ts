// Games that begin as the app begins them, for tests of setup, corrections, invariants and views.
import type { Refusal } from '../../../../src/referee'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import type { HouseId } from '../../../../src/games/westeros/box/box'
import { decide } from '../../../../src/games/westeros/rules/decide'
import type { Event } from '../../../../src/games/westeros/model/events'
import { evolve } from '../../../../src/games/westeros/transaction/evolve'
import type { Change, Move, Setup } from '../../../../src/games/westeros/model/moves'
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

/** The state after the opening events; the board is still being laid out. */
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

/** The result of a move. */
export const move = (state: State, made: Move): Done => {
  const decision = decide(state, made)
  if (!decision.ok) return { state, events: [], refusal: decision.refusal }
  return { state: decision.value.reduce<State>(evolve, state), events: decision.value, refusal: undefined }
}

/** A move that must be accepted. */
export const accepted = (state: State, made: Move): State => {
  const done = move(state, made)
  if (done.refusal !== undefined) throw new Error(`refused: ${JSON.stringify(done.refusal)}`)
  return done.state
}

/** A game in which the board lies and play has begun. */
export const begun = (wanted: Wanted = {}): State => accepted(laidOut(wanted), { do: 'ready' })

export const correct = (state: State, ...changes: readonly Change[]): Done => move(state, { do: 'correct', changes })

/** Tokens of a house on so many castle areas, none of which is anybody's at the start. */
export const castleTokens = (house: HouseId, count: number): readonly Change[] =>
  ['riverrun', 'moat-cailin', 'flints-finger', 'crackclaw-point', 'oldtown', 'storms-end', 'reach', 'harrenhal', 'seagard', 'white-harbor']
    .slice(0, count)
    .map((area) => ({ set: 'token', area, house }))
