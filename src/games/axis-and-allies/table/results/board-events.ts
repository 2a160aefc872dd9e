import { CAPITALS } from '../../box/board'
import { POWERS, type Power } from '../../box/powers'
import type { Event } from '../../model/events'
import { capitalLost } from '../../model/battlefield'
import type { State } from '../../model/state'
import * as icons from '../../../../table/icons'
import * as drawings from '../parts/icons'

/** Powers whose capital has fallen, each with its captor. */
export const fallenIn = (before: State, after: State): readonly { readonly power: Power; readonly captor: Power }[] =>
  POWERS.flatMap((power) => {
    const captor = after.territories[CAPITALS[power]]?.controller
    return captor === undefined || capitalLost(before, power) || !capitalLost(after, power) ? [] : [{ power, captor }]
  })

/** Payments that the button or the statement before has named already, with the sum that is left. */
const STATED: readonly string[] = ['purchase', 'income', 'research']

/** The drawing of an event that is shown with the outcome of a move; undefined: it is not shown. */
export const drawingOf = (event: Event, all: readonly { readonly e: string }[]): string | undefined => {
  if (event.e === 'rolled') return event.source === 'app' ? icons.dice : undefined
  if (event.e === 'notDeveloped')
    return all.some((one) => one.e === 'rolled' && 'source' in one && one.source === 'app') ? drawings.research : undefined
  if (event.e === 'paid' && (event.transfer.amount === 0 || STATED.includes(event.transfer.why))) return undefined
  // Nothing moves where everything has landed, nobody submerges, or only aircraft leave.
  if (event.e === 'landed' && Object.keys(event.lost).length === 0 && event.broken.length === 0) return undefined
  if ((event.e === 'submerged' && event.n === 0) || (event.e === 'retreated' && event.to === '')) return undefined
  return EVENT_ICONS[event.e]
}

/** Shown although nothing has to be moved. */
export const movesNothing = ({ e }: Event): boolean => ['rolled', 'notDeveloped'].includes(e)

/**
 * Whether the events of a move have an outcome to show before the next question: something to move on the board. The outcome of a
 * battle is shown with its own confirmation; a roll that changes nothing is shown with the next question.
 */
export const hasBoardChange = (events: readonly Event[]): boolean =>
  !events.some(({ e }) => e === 'battleOver') && events.some((event) => drawingOf(event, events) !== undefined && !movesNothing(event))

/** Events that move something on the board, with the drawing of what moves. */
const EVENT_ICONS: Readonly<Partial<Record<Event['e'], string>>> = {
  paid: drawings.ipc,
  developed: drawings.research,
  taken: drawings.flag,
  shotOnTheWay: drawings.aaGun,
  raided: drawings.bomb,
  rocketHit: drawings.rocket,
  landed: drawings.carrier,
  submerged: drawings.submarine,
  retreated: drawings.flag,
  flewHome: drawings.fighter,
}
