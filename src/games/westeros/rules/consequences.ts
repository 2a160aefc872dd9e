import { refusedByReferee, type Refusal } from '../../../referee'
import { fields } from '../fields'
import type { Change } from '../model/moves'
import { areaAt, isPlaying, printed } from '../model/position'
import { refuse, type Code } from '../model/refusals'
import type { State, Tracking } from '../model/state'
import { plus } from '../model/units'

/** Additional changes that a correction causes. They keep the position consistent with the parts of the game that the app tracks. */

/** Returns the tracked parts of the game after these changes. */
const trackingAfter = ({ tracking }: State, changes: readonly Change[]): Tracking =>
  changes.reduce((after, change) => (change.set === 'tracking' ? { ...after, ...change.tracking } : after), tracking)

/**
 * Returns the changes together with the changes that they cause. Attackers of a cancelled battle return to the area from which they marched
 * unless a change in the list moves them. If units are no longer tracked, their houses become reported holders; if units are tracked again,
 * they replace reported holders. Power, used cards and orders that are no longer tracked are removed.
 */
export const withImplied = (state: State, changes: readonly Change[]): readonly Change[] => {
  const tracking = trackingAfter(state, changes)
  const called = [...changes, ...callingOff(state, changes, tracking)]
  return [...called, ...changingUnits(state, called, tracking), ...forgetting(fields.apply(state, called), tracking)]
}

/** Ends the open battle if the changes set another stage or if units are no longer tracked. */
const callingOff = (state: State, changes: readonly Change[], tracking: Tracking): readonly Change[] => {
  const { battle } = state
  const moved = changes.some(({ set }) => set === 'stage')
  if (battle === undefined || (!moved && tracking.units)) return []
  const { attacker, from } = battle
  const attackersChange = changes.findLast((change) => change.set === 'attackers')
  const attackers = attackersChange?.set === 'attackers' ? attackersChange.units : battle.attackers
  const there = areaAt(fields.apply(state, changes), from)
  const open = there.neutral === undefined && (there.garrison === undefined || there.garrison.house === attacker)
  const home: readonly Change[] =
    changes.some((change) => change.set === 'units' && change.area === from) || !open
      ? []
      : [
          {
            set: 'units',
            area: from,
            house: attacker,
            standing: there.garrison === undefined ? attackers : plus(there.garrison.standing, attackers),
            ...(there.garrison === undefined ? {} : { routed: there.garrison.routed }),
          },
        ]
  return moved ? home : [...home, { set: 'stage', at: 'marches' }]
}

/**
 * If units are no longer tracked, makes the house with units in a land area its reported holder. If units are tracked again, the units
 * replace the reported holder.
 */
const changingUnits = (state: State, changes: readonly Change[], tracking: Tracking): readonly Change[] => {
  const areasOf = (set: 'units' | 'holder') => new Set(changes.flatMap((change) => (change.set === set ? [change.area] : [])))
  const after = fields.apply(state, changes)
  if (tracking.units)
    return [...areasOf('units')].flatMap((area): readonly Change[] =>
      areaAt(after, area).holder === undefined ? [] : [{ set: 'holder', area }],
    )
  const holders = areasOf('holder')
  return Object.entries(after.areas).flatMap(([area, { garrison }]): readonly Change[] => {
    if (garrison === undefined) return []
    const held = printed(state, area).kind === 'land' && !holders.has(area)
    return [{ set: 'units', area }, ...(held ? [{ set: 'holder', area, house: garrison.house } as const] : [])]
  })
}

/** Returns changes that remove pieces and numbers that the app no longer tracks. */
const forgetting = (after: State, tracking: Tracking): readonly Change[] => [
  ...after.playing.flatMap((house): readonly Change[] => [
    ...(!tracking.power && after.houses[house]?.power !== undefined ? [{ set: 'power', house } as const] : []),
    ...(tracking.cards === 'none' && after.houses[house]?.used !== undefined ? [{ set: 'used', house } as const] : []),
  ]),
  ...(tracking.orders === 'app'
    ? []
    : Object.entries(after.areas).flatMap(([area, { order }]): readonly Change[] => (order === undefined ? [] : [{ set: 'order', area }]))),
]

/**
 * Returns the refusal if a change refers to something that does not exist. Refusal: MALFORMED (a house that does not play,
 * an unknown seat or player, attackers without a battle).
 */
export const strangerObjection = (state: State, changes: readonly Change[]): Refusal<Code> | undefined => {
  const seats = new Set([
    ...state.seats.map(({ id }) => id),
    ...changes.flatMap((change) => (change.set === 'seat' ? [change.seat.id] : [])),
  ])
  const players = new Set([
    ...state.players.map(({ id }) => id),
    ...changes.flatMap((change) => (change.set === 'player' ? [change.player.id] : [])),
  ])
  for (const [index, change] of changes.entries()) {
    const stranger =
      ('house' in change && change.house !== undefined && !isPlaying(state, change.house)) ||
      (change.set === 'houseSeat' && !seats.has(change.seat)) ||
      (change.set === 'seat' && change.seat.player !== undefined && !players.has(change.seat.player)) ||
      (change.set === 'attackers' && state.battle === undefined)
    if (stranger) return refusedByReferee('MALFORMED', { at: `changes.${index}` }).refusal
  }
  return undefined
}

/** Returns the refusal if a change sets something that is not tracked, or a holder while units are tracked. Refusal: NOT_TRACKED. */
export const untrackedObjection = (state: State, changes: readonly Change[]): Refusal<Code> | undefined => {
  const after = trackingAfter(state, changes)
  for (const change of changes) {
    const part = untracked(state.tracking, after, change)
    if (part !== undefined) return refuse('NOT_TRACKED', { part }).refusal
  }
  return undefined
}

const untracked = (before: Tracking, after: Tracking, change: Change): 'units' | 'power' | 'orders' | 'cards' | undefined => {
  switch (change.set) {
    case 'units':
    case 'attackers':
      return before.units || after.units ? undefined : 'units'
    case 'holder':
      return after.units && change.house !== undefined ? 'units' : undefined
    case 'power':
      return after.power || change.available === undefined ? undefined : 'power'
    case 'used':
      return after.cards !== 'none' || change.cards === undefined ? undefined : 'cards'
    case 'order':
      return after.orders === 'app' || change.order === undefined ? undefined : 'orders'
    default:
      return undefined
  }
}
