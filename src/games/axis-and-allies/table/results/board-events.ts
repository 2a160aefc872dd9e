import { CAPITALS } from '../../box/board'
import { POWERS, type Power } from '../../box/powers'
import type { Event } from '../../model/events'
import { capitalLost } from '../../model/battlefield'
import type { State } from '../../model/state'
import * as icons from '../../../../table/icons'
import * as drawings from '../parts/icons'

/** Returns the powers whose capital was captured, each with the power that captured it. */
export const fallenIn = (before: State, after: State): readonly { readonly power: Power; readonly captor: Power }[] =>
  POWERS.flatMap((power) => {
    const captor = after.territories[CAPITALS[power]]?.controller
    return captor === undefined || capitalLost(before, power) || !capitalLost(after, power) ? [] : [{ power, captor }]
  })

/** Payments that the outcome screen omits, because the submit button or the income statement has already shown them. */
const STATED: readonly string[] = ['purchase', 'income', 'research']

/** Returns the icon of an event in the outcome of a move; undefined for events that are not shown. */
export const drawingOf = (event: Event, all: readonly { readonly e: string }[]): string | undefined => {
  if (event.e === 'rolled') return event.source === 'app' ? icons.dice : undefined
  if (event.e === 'notDeveloped')
    return all.some((one) => one.e === 'rolled' && 'source' in one && one.source === 'app') ? drawings.research : undefined
  if (event.e === 'paid' && (event.transfer.amount === 0 || STATED.includes(event.transfer.why))) return undefined
  // Omit events that change nothing: all aircraft landed, or no submarine submerged. A retreat is shown by the end of its battle.
  if (event.e === 'landed' && Object.keys(event.lost).length === 0 && event.broken.length === 0) return undefined
  if (event.e === 'submerged' && event.n === 0) return undefined
  return EVENT_ICONS[event.e]
}

/** Returns whether an event is shown although no piece moves. */
export const movesNothing = ({ e }: Event): boolean => ['rolled', 'notDeveloped'].includes(e)

/**
 * Returns whether the events of a move change the board. If so, the app shows the outcome before the next question. Excluded: the outcome
 * of a battle, which has its own screen, and rolls without changes, which the next question shows.
 */
export const hasBoardChange = (events: readonly Event[]): boolean =>
  !events.some(({ e }) => e === 'battleOver') && events.some((event) => drawingOf(event, events) !== undefined && !movesNothing(event))

/** Icons of events that change the board. */
const EVENT_ICONS: Readonly<Partial<Record<Event['e'], string>>> = {
  paid: drawings.ipc,
  developed: drawings.research,
  taken: drawings.flag,
  shotOnTheWay: drawings.aaGun,
  raided: drawings.bomb,
  rocketHit: drawings.rocket,
  landed: drawings.carrier,
  submerged: drawings.submarine,
  flewHome: drawings.fighter,
}
