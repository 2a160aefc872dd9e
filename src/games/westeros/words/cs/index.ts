import type { Texts } from '../en'
import { ballots, consent } from './ballots'
import { battle } from './battle'
import { buttons } from './buttons'
import { cards } from './cards'
import { changes } from './changes'
import { deeds, reveals } from './deeds'
import { events } from './events'
import { names } from './names'
import { outcome } from './outcome'
import { question } from './questions'
import { refusals } from './refusals'
import { rules } from './rules'
import { settings } from './settings'
import { light, newGame, setup } from './setup'

/** Everything that Westeros says in Czech. */
const cs = {
  names,
  cards,
  settings,
  rules,
  refusals,
  events,
  question,
  buttons,
  ballots,
  consent,
  deeds,
  reveals,
  battle,
  changes,
  setup,
  newGame,
  light,
  outcome,
} satisfies Texts

export default cs
