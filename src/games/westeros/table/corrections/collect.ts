import { canonical } from '../../../../referee'
import { applyChanges } from '../../corrections/changes'
import type { Change } from '../../model/moves'
import { areaAt } from '../../model/position'
import type { State, Tracking } from '../../model/state'

/** A list of changes by hand as it grows in a form: the latest value for each thing stands. */

/** Sets one thing by hand; handed to every editor. */
export type SetByHand = (change: Change) => void

/** What a change is about; two changes of the same thing follow each other, and only the last one counts. */
export const targetOf = (change: Change): string => {
  switch (change.set) {
    case 'units':
    case 'token':
    case 'neutral':
    case 'order':
    case 'holder':
    case 'box.area':
      return `${change.set}:${change.area}`
    case 'power':
    case 'supply':
    case 'used':
    case 'houseSeat':
      return `${change.set}:${change.house}`
    case 'track':
      return `track:${change.track}`
    case 'deck':
    case 'box.deck':
      return `${change.set}:${change.deck}`
    case 'setting':
      return `setting:${change.name}`
    case 'seat':
      return `seat:${change.seat.id}`
    case 'player':
      return `player:${change.player.id}`
    case 'box.limit':
      return `limit:${change.piece}`
    case 'box.adjacency':
      return `adjacency:${[change.a, change.b].toSorted().join(':')}`
    case 'box.order':
      return `order-token:${change.order}`
    case 'box.card':
      return `card:${change.card}`
    default:
      return change.set
  }
}

/** The list with one more change. A change of the same thing gives way; parts of the tracking are gathered in one. */
export const withChange = (changes: readonly Change[], change: Change): readonly Change[] => {
  const target = targetOf(change)
  const before = changes.find((other) => targetOf(other) === target)
  const whole: Change =
    change.set === 'tracking' && before?.set === 'tracking'
      ? { set: 'tracking', tracking: { ...before.tracking, ...change.tracking } }
      : change
  return [...changes.filter((other) => other !== before), whole]
}

/** The list with more changes, one after another; what leads back to how it was is dropped. */
export const withChanges = (state: State, changes: readonly Change[], more: readonly Change[]): readonly Change[] =>
  more.reduce(withChange, changes).filter((change) => !more.some((one) => targetOf(one) === targetOf(change)) || differs(state, change))

/** Whether a change makes anything different from the position as it stands. */
const differs = (state: State, change: Change): boolean => {
  const after = applyChanges(state, [change])
  if (!('area' in change)) return canonical(after) !== canonical(state)
  if (change.set === 'box.area') return canonical(after.box.areas[change.area]) !== canonical(state.box.areas[change.area])
  return canonical(areaAt(after, change.area)) !== canonical(areaAt(state, change.area))
}

/** The change that leads from one tracking to another: only the parts that differ, so that the log tells no more. */
export const trackingChange = (before: Tracking, after: Tracking): Change => {
  const parts = Object.entries(after).filter(([part, value]) => before[part as keyof Tracking] !== value)
  return { set: 'tracking', tracking: Object.fromEntries(parts) }
}
