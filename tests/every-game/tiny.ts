import { islet, REFUSALS } from '../fixtures/tiny'
import { cs } from '../fixtures/tiny/words/cs'
import { en } from '../fixtures/tiny/words/en'
import type { State } from '../fixtures/tiny/model'
import { hasStandardOffer, type EveryGame } from './shape'
import { standardWords } from './standard-words'

export const tiny: EveryGame = {
  offered: { id: 'islet', load: () => Promise.resolve(islet) },
  setup: (random) => ({ roles: random() < 0.5 ? ['red', 'blue'] : ['red', 'blue', 'green'], dice: 'app' }),
  faults: (state) => {
    const { coins, goods } = state as State
    return [coins, ...Object.values(goods)].flatMap((counts) => Object.entries(counts).filter(([, count]) => count < 0))
  },
  sealed: ['bid', 'wish'],
  refusals: REFUSALS,
  knowsOffer: hasStandardOffer,
  words: standardWords(en, cs),
}
