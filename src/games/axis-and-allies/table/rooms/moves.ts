import type { Event } from '../../model/events'
import * as icons from '../../../../table/icons'
import * as drawings from '../parts/icons'

/** The drawing of an event that is told: what moves on the board, and what the app has rolled. */
export const drawingOf = (event: Event, all: readonly { readonly e: string }[]): string | undefined => {
  if (event.e === 'rolled') return event.source === 'app' ? icons.dice : undefined
  if (event.e === 'notDeveloped')
    return all.some((one) => one.e === 'rolled' && 'source' in one && one.source === 'app') ? drawings.research : undefined
  return MOVES[event.e]
}

/** Events that move something on the board, with the drawing of what moves. */
const MOVES: Readonly<Partial<Record<Event['e'], string>>> = {
  paid: drawings.ipc,
  developed: drawings.research,
  purchased: drawings.mobilize,
  mobilized: drawings.mobilize,
  taken: drawings.flag,
  shotOnTheWay: drawings.aaGun,
  raided: drawings.bomb,
  rocketHit: drawings.rocket,
  landed: drawings.carrier,
  submerged: drawings.submarine,
  retreated: drawings.flag,
  flewHome: drawings.fighter,
  leftOver: drawings.mobilize,
  citiesCounted: drawings.city,
}
