import type { AnyEvent } from '../../model/events'
import { numberOf, HOUSES, TRACKS, UNIT_KINDS, type HouseId, type Units } from '../../box/box'
import type { AreaState, Garrison, State } from '../../model/state'
import { houseOf } from './actions'
import type { Moment } from '../../../../referee'
import type { WesterosVocabulary } from '../../rules/vocabulary'

/** Houses that an entry concerns: the house that moved, and all houses whose pieces, cards or positions changed. */

const known = new WeakMap<Moment<WesterosVocabulary>, ReadonlySet<HouseId>>()

/**
 * Returns the houses that an entry concerns: the house that moved, houses that made a choice, and houses whose units, tokens, orders,
 * cards, track positions or battle changed. Cached.
 */
export const concernedBy = (moment: Moment<WesterosVocabulary>): ReadonlySet<HouseId> => {
  const already = known.get(moment)
  if (already !== undefined) return already
  const found = new Set(lookFor(moment))
  known.set(moment, found)
  return found
}

const lookFor = ({ entry, parent, state }: Moment<WesterosVocabulary>): readonly HouseId[] => {
  const doer = houseOf(entry.move)
  const named = entry.events.flatMap(namedIn)
  const changed = parent === undefined ? state.playing : changedHouses(parent.state, state, entry.events)
  return [...(doer === undefined ? [] : [doer]), ...named, ...changed]
}

/**
 * Returns the houses that an event names: houses that made a secret choice, even an empty one; houses that are raided, even if the app does
 * not track orders; houses in a battle, even if the battle ends in the same entry; winners.
 */
const namedIn = (event: AnyEvent): readonly HouseId[] => {
  switch (event.e) {
    case 'revealed':
      return HOUSES.filter((house) => event.opened[house] !== undefined)
    case 'raided':
      return event.removed.flatMap(({ house }) => house ?? [])
    case 'battleBegan':
      return [event.battle.attacker, event.battle.defender]
    case 'gameEnded':
      return event.outcome.winners
    default:
      return []
  }
}

const changedHouses = (before: State, after: State, events: readonly AnyEvent[]): readonly HouseId[] => {
  if (before === after) return []
  // The end of a round removes all orders. This change concerns no house in particular.
  const cleared = events.some(({ e }) => e === 'roundEnded')
  return [
    ...HOUSES.filter((house) => before.houses[house] !== after.houses[house]),
    ...TRACKS.flatMap((track) => [
      ...before.tracks[track].filter((house, place) => after.tracks[track][place] !== house),
      ...(before.holders[track] === after.holders[track] ? [] : [before.holders[track], after.holders[track]]),
    ]),
    ...inAreas(before, after, cleared),
    ...inBattle(before, after),
  ]
}

const inAreas = (before: State, after: State, cleared: boolean): readonly HouseId[] => {
  if (before.areas === after.areas) return []
  const areas = new Set([...Object.keys(before.areas), ...Object.keys(after.areas)])
  return [...areas].flatMap((area) => {
    const [was, is] = [before.areas[area] ?? {}, after.areas[area] ?? {}]
    return was === is ? [] : ownersOf(was, is, cleared)
  })
}

const ownersOf = (was: AreaState, is: AreaState, cleared: boolean): readonly HouseId[] =>
  [
    ...(sameGarrison(was.garrison, is.garrison) ? [] : [was.garrison?.house, is.garrison?.house]),
    ...(was.token === is.token ? [] : [was.token, is.token]),
    ...(was.holder === is.holder ? [] : [was.holder, is.holder]),
    ...(cleared || was.order?.order === is.order?.order ? [] : [was.order?.house, is.order?.house]),
  ].filter((house) => house !== undefined)

/** Returns whether two garrisons have the same units, with the same units routed. */
const sameGarrison = (was: Garrison | undefined, is: Garrison | undefined): boolean =>
  was === is || (was?.house === is?.house && UNIT_KINDS.every((kind) => sum(was, kind) === sum(is, kind)))

const sum = (garrison: Garrison | undefined, kind: keyof Units): number =>
  garrison === undefined ? 0 : numberOf(garrison.standing, kind) + numberOf(garrison.routed, kind)

const inBattle = ({ battle: was }: State, { battle: is }: State): readonly HouseId[] => {
  if (was === is) return []
  const [battle] = [is, was].filter((one) => one !== undefined)
  if (battle === undefined) return []
  const called = is !== undefined && was?.supports !== is.supports ? is.supports.map(({ house }) => house) : []
  return [battle.attacker, battle.defender, ...called]
}
