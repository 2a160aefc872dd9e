import { islet, REFUSALS, words } from '../fixtures/tiny'
import type { Event, PromptKind, State } from '../fixtures/tiny/model'
import type { EveryGame, Spoken } from './shape'

const spoken = (texts: (typeof words)['en']): Spoken => ({
  // The text of an event takes the event of its kind.
  event: (event) => (texts.events[event.e as Event['e']] as (told: unknown) => string)(event),
  question: ({ kind }) => texts.questions[kind as PromptKind],
  knowsRefusal: (code) => Object.hasOwn(texts.refusals, code),
  rule: (number) => (texts.rules as Readonly<Record<string, string>>)[number],
})

export const tiny: EveryGame = {
  offered: { id: 'islet', name: { en: 'The Islet', cs: 'Ostrůvek' }, load: () => Promise.resolve(islet) },
  setup: (random) => ({ roles: random() < 0.5 ? ['red', 'blue'] : ['red', 'blue', 'green'], dice: 'app' }),
  faults: (state) => {
    const { coins, goods } = state as State
    return [coins, ...Object.values(goods)].flatMap((counts) => Object.entries(counts).filter(([, count]) => count < 0))
  },
  sealed: ['bid', 'wish'],
  refusals: REFUSALS,
  words: () => Promise.resolve({ en: spoken(words.en), cs: spoken(words.cs) }),
}
