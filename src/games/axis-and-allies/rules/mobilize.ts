import { moveShape } from '../../../kit/move-kinds'
import { maybe, whole, boolean, type Infer } from '../../../kit/shape'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import { isZone, neighboursOf } from '../box/board'
import { areAllied, type Power } from '../box/powers'
import { costOf, DECK, isSea, isUnit, profilesOf, type Unit, type Units } from '../box/units'
import { newPiece, piecesAfter, piecesAt, stowedIn, type Named, type Piece, type PieceChanges, type PieceId } from '../model/pieces'
import { firstReason, refuse, type Code, type Reason, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { DONE, inPhase, type Handled } from './handler'
import { capitalLost, isSince } from '../model/battlefield'

/** Rules of phase 6, mobilize new units: R91–R95. */

const mobilizeShape = moveShape('mobilize', {
  unit: shapes.unit,
  at: shapes.space,
  via: maybe(shapes.space),
  from: maybe(shapes.space),
  count: maybe(whole(1, 30)),
})
const leftoverShape = moveShape('leftover', { keep: boolean })

/** Facts about a territory that the rules for placing new units need. */
export interface Site {
  readonly income: number
  readonly controller: Power
  /** Whether the power has controlled the territory since the start of the turn. */
  readonly since: boolean
  readonly ic: boolean
  readonly seas: readonly string[]
  /** Number of fighters in the territory; undefined if the app does not track units. */
  readonly fighters?: number
}

/** Facts about the current turn that the rules for placing new units need. */
export interface Mobilizing {
  readonly power: Power
  readonly capitalLost: boolean
  readonly bought: Units
  readonly sites: Readonly<Record<string, Site>>
  /** Number of units placed through each industrial complex. */
  readonly used: Readonly<Record<string, number>>
  readonly newIcs: readonly string[]
  readonly newDecks: readonly { readonly zone: string; readonly via: string; readonly room: number }[]
}

export interface Placing {
  readonly unit: Unit
  readonly at: string
  /** Territory of the industrial complex, if `at` is a sea zone. */
  readonly via?: string
  /** Territory of a fighter that goes aboard a new carrier (R94). */
  readonly from?: string
}

/** Returns the reasons why units may not be placed through an industrial complex. */
const againstComplex = (now: Mobilizing, id: string): readonly Reason[] => {
  const site = now.sites[id]
  if (site === undefined) return [['WRONG_PLACE']]
  const isOwn = site.controller === now.power
  return [
    !isOwn && areAllied(site.controller, now.power) && site.ic && ['ALLIED_IC'],
    !isOwn && ['NOT_YOURS'],
    now.newIcs.includes(id) && ['IC_NEW'],
    !site.ic && ['NO_IC', {}, 'R91'],
    !site.since && ['NOT_HELD_AT_START'],
  ]
}

const isFull = (now: Mobilizing, id: string): Reason =>
  (now.used[id] ?? 0) >= (now.sites[id]?.income ?? 0) && ['LIMIT', { limit: now.sites[id]?.income ?? 0 }]

/** R95: returns the reasons why a new industrial complex may not be placed in a territory. */
const againstNewIc = ({ sites, power, newIcs }: Mobilizing, id: string): readonly Reason[] => {
  const site = sites[id]
  if (site === undefined) return [['WRONG_PLACE']]
  return [
    site.controller !== power && ['NOT_YOURS'],
    (site.ic || newIcs.includes(id)) && ['IC_EXISTS'],
    site.income < 1 && ['NO_INCOME'],
    !site.since && ['NOT_HELD_AT_START', {}, 'R95'],
  ]
}

/** Returns the territory next to a sea zone whose industrial complex a unit uses by default. */
const worksBeside = (now: Mobilizing, zone: string): string =>
  Object.entries(now.sites).find(([id, { seas }]) => seas.includes(zone) && againstComplex(now, id).every((reason) => !reason))?.[0] ??
  Object.entries(now.sites).find(([, { seas }]) => seas.includes(zone))?.[0] ??
  ''

const afloat = (now: Mobilizing, { unit, at, from }: Placing, via: string): readonly Reason[] => {
  const decks = now.newDecks.filter(({ zone, room }) => zone === at && room > 0)
  const isBeside = now.sites[via]?.seas.includes(at) === true
  if (isSea(unit)) return [!isBeside && ['WRONG_PLACE'], ...againstComplex(now, via), isFull(now, via)]
  return [
    unit !== 'ftr' && ['WRONG_PLACE'],
    decks.length === 0 && ['NO_NEW_CARRIER'],
    decks.every((deck) => deck.via !== (from ?? via)) && ['OTHER_COMPLEX'],
    from !== undefined && now.sites[from]?.fighters === 0 && ['NO_SUCH_UNIT', { unit }, 'R94'],
    ...(from === undefined ? [...againstComplex(now, via), isFull(now, via)] : []),
  ]
}

/**
 * Places one unit. Refusals: CAPITAL_LOST, NO_SUCH_UNIT, NOT_BOUGHT, NO_IC, NOT_YOURS, ALLIED_IC, NOT_HELD_AT_START, LIMIT, WRONG_PLACE,
 * NO_NEW_CARRIER, OTHER_COMPLEX, IC_EXISTS, NO_INCOME, IC_NEW.
 */
export const place = (now: Mobilizing, placing: Placing, waived: Waived): Result<Mobilizing, Code> => {
  const { unit, at, from } = placing
  if (!isUnit(unit)) return refuse('NO_SUCH_UNIT', { unit })
  const isAshore = now.sites[at] !== undefined
  const decks = now.newDecks.filter(({ zone, room }) => zone === at && room > 0)
  const via = isAshore ? at : (placing.via ?? (isSea(unit) ? undefined : decks[0]?.via) ?? worksBeside(now, at))
  const reasons =
    unit === 'ic'
      ? againstNewIc(now, at)
      : isAshore
        ? [isSea(unit) && (['WRONG_PLACE'] as const), ...againstComplex(now, at), isFull(now, at)]
        : afloat(now, placing, via)
  const against = firstReason(waived, [
    now.capitalLost && ['CAPITAL_LOST', {}, 'R54'],
    from === undefined && (now.bought[unit] ?? 0) < 1 && ['NOT_BOUGHT', { unit }],
    ...reasons,
  ])
  return against === undefined ? accepted(placed(now, placing, via, isAshore)) : { ok: false, refusal: against }
}

const placed = (now: Mobilizing, { unit, at, from }: Placing, via: string, isAshore: boolean): Mobilizing => {
  const bought = from === undefined ? { ...now.bought, [unit]: (now.bought[unit] ?? 0) - 1 } : now.bought
  if (unit === 'ic') return { ...now, bought, newIcs: [...now.newIcs, at] }
  const used = from === undefined ? { ...now.used, [via]: (now.used[via] ?? 0) + 1 } : now.used
  if (unit === 'cv') return { ...now, bought, used, newDecks: [...now.newDecks, { zone: at, via, room: DECK }] }
  if (isAshore || unit !== 'ftr') return { ...now, bought, used }
  const home = from ?? via
  const aboard = now.newDecks.findIndex((deck) => deck.zone === at && deck.room > 0 && deck.via === home)
  const newDecks = now.newDecks.map((deck, index) => (index === aboard ? { ...deck, room: deck.room - 1 } : deck))
  const stood = from === undefined ? undefined : now.sites[from]
  const sites =
    from === undefined || stood?.fighters === undefined ? now.sites : { ...now.sites, [from]: { ...stood, fighters: stood.fighters - 1 } }
  return { ...now, bought, used, newDecks, sites }
}

/** Collects from the state the facts that the rules for placing new units need. */
export const mobilizingOf = (state: State): Mobilizing => {
  const { power, bought, turn, territories, settings, pieces } = state
  const sites = Object.fromEntries(
    Object.entries(territories).map(([id, { controller, income, ic }]): [string, Site] => {
      const seas = [...neighboursOf(id)].filter(isZone)
      const stand = settings.armiesTold ? { fighters: fightersAt(pieces, id, power).length } : {}
      return [id, { income, controller, since: isSince(state, id), ic, seas, ...stand }]
    }),
  )
  const { used, newIcs, newDecks } = turn
  return { power, capitalLost: capitalLost(state, power), bought: bought[power], sites, used, newIcs, newDecks }
}

/** R91–R95: places several bought units of one type. */
export const mobilize = ({ state, emit }: Transaction, move: Infer<typeof mobilizeShape>, waived: Waived): Handled => {
  const { settings, power } = state
  if (!settings.mobilizingTold || !settings.moneyTold) return refusedByReferee('NOT_ASKED')
  const { unit, at, via, from, count = 1 } = move
  let now = mobilizingOf(state)
  for (let n = 0; n < count; n++) {
    const after = place(now, { unit, at, ...(via && { via }), ...(from && { from }) }, waived)
    if (!after.ok) return after
    now = after.value
  }
  const bought = Object.fromEntries(Object.entries(now.bought).filter(([, left]) => left > 0))
  const { used, newIcs, newDecks } = now
  const [through = at] = Object.keys(used).filter((id) => used[id] !== state.turn.used[id])
  const pieces = settings.armiesTold ? { pieces: placedPieces(state, move) } : {}
  emit({ e: 'mobilized', power, unit, count, at, via: through, bought, used, newIcs, newDecks, ...(from && { from }), ...pieces })
  return DONE
}

const fightersAt = (pieces: State['pieces'], at: string, power: Power): readonly Named[] =>
  piecesAt(pieces, at).filter(([, piece]) => piece.power === power && piece.unit === 'ftr')

/**
 * Returns the changes to pieces after units are placed, if the app tracks units: new pieces, or fighters that go aboard a new carrier
 * (R94).
 */
const placedPieces = (state: State, { unit, at, from, count = 1 }: Infer<typeof mobilizeShape>): PieceChanges => {
  const { pieces, power, nextPiece } = state
  if (unit === 'ic' || unit === 'aa') return {}
  const changes: Record<PieceId, Piece> = {}
  if (from === undefined) for (let n = 0; n < count; n++) changes[String(nextPiece + n)] = newPiece(unit, power, at)
  else for (const [id, piece] of fightersAt(pieces, from, power).slice(0, count)) changes[id] = { ...piece, at }
  return { ...changes, ...stowedIn(piecesAfter(pieces, changes), at) }
}

/** A9: keeps bought units that are not placed for the next turn, or refunds their cost. */
export const settleLeftover = ({ state, emit }: Transaction, { keep }: Infer<typeof leftoverShape>): Handled => {
  const { power, bought, phase, turn, numbers } = state
  const units = bought[power]
  if (phase !== 6 || turn.settled || Object.keys(units).length === 0) return refusedByReferee('NOT_ASKED')
  const amount = costOf(units, profilesOf(numbers))
  if (!keep && amount > 0) emit({ e: 'paid', transfer: { to: power, amount, why: 'refund' } })
  emit({ e: 'leftOver', power, units, kept: keep })
  return DONE
}

/** Moves of this chapter. */
export const MOBILIZE_MOVES = {
  mobilize: { shape: mobilizeShape, decide: inPhase(mobilize, 6) },
  leftover: { shape: leftoverShape, decide: inPhase(settleLeftover, 6) },
}
