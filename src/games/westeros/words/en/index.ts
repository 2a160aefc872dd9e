import { ballots, consent } from './ballots'
import { battle } from './battle'
import { buttons } from './buttons'
import { cards } from './cards'
import { actions, corrected, correctedValues, removedOrders, reveals } from './actions'
import { light } from './light'
import { names } from './names'
import { question } from './questions'
import { refusals } from './refusals'
import { rules } from './rules'
import { second } from './second'
import { standing } from './standing'
import { toldAtOnce } from './told-at-once'

/** English texts of Westeros that are loaded first; the texts of every other language have the same keys. */
const en = {
  names,
  cards,
  rules,
  refusals,
  question,
  buttons,
  ballots,
  consent,
  actions,
  corrected,
  correctedValues,
  removedOrders,
  reveals,
  battle,
  light,
  second,
  standing,
  toldAtOnce,
}

export type Texts = typeof en
export default en
