import { forecast, REFUSALS } from '../fixtures/forecast'
import { ROLES, type State } from '../fixtures/forecast/model'
import { cs } from '../fixtures/forecast/words/cs'
import { en } from '../fixtures/forecast/words/en'
import { hasStandardOffer, type EveryGame } from './shape'
import { standardWords } from './standard-words'

export const example: EveryGame = {
  offered: { id: 'forecast', load: () => Promise.resolve(forecast) },
  setup: (random) => ({ roles: ROLES.slice(0, 2 + Math.floor(3 * random())), dice: 'app' }),
  /** A throw scores 1 more than the forecast, or nothing, and no role has thrown more often than there were rounds. */
  faults: (state) => {
    const { throws, round } = state as State
    return Object.values(throws).filter(
      (all) => all.length > round || all.some(({ forecast: expected, high, score }) => score !== (expected === high ? expected + 1 : 0)),
    )
  },
  sealed: ['forecast'],
  refusals: REFUSALS,
  knowsOffer: hasStandardOffer,
  words: standardWords(en, cs),
}
