import { eventText } from '../../src/table/standard/event-text'
import csOfAll from '../../src/table/standard/words/cs'
import enOfAll from '../../src/table/standard/words/en'
import { islet, REFUSALS } from '../fixtures/tiny'
import { cs } from '../fixtures/tiny/words/cs'
import { en } from '../fixtures/tiny/words/en'
import type { PromptKind, State } from '../fixtures/tiny/model'
import { hasPlainOffer, type EveryGame, type Spoken } from './shape'

const spoken = (texts: typeof en, plain: Parameters<typeof eventText>[1]): Spoken => ({
  event: (event) => eventText(texts, plain, event),
  question: ({ kind }) => texts.questions[kind as PromptKind],
  knowsRefusal: (code) => Object.hasOwn(texts.refusals, code),
  rule: (number) => texts.rules[number]?.join(': '),
})

export const tiny: EveryGame = {
  offered: { id: 'islet', load: () => Promise.resolve(islet) },
  setup: (random) => ({ roles: random() < 0.5 ? ['red', 'blue'] : ['red', 'blue', 'green'], dice: 'app' }),
  faults: (state) => {
    const { coins, goods } = state as State
    return [coins, ...Object.values(goods)].flatMap((counts) => Object.entries(counts).filter(([, count]) => count < 0))
  },
  sealed: ['bid', 'wish'],
  refusals: REFUSALS,
  knowsOffer: hasPlainOffer,
  words: () => Promise.resolve({ en: spoken(en, enOfAll), cs: spoken(cs, csOfAll) }),
}
