import type { Event } from '../../model/events'
import * as drawings from '../parts/icons'

/** Events that move something on the board, with the drawing of what moves. */
export const MOVES: Readonly<Partial<Record<Event['e'], string>>> = {
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
