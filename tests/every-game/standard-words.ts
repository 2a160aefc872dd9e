// Texts of the example games, which use only the shared screens.
import { eventText } from '../../src/table/standard/event-text'
import type { StandardTexts, StandardVocabulary } from '../../src/table/standard/standard-game'
import csOfAll from '../../src/table/standard/words/cs'
import enOfAll from '../../src/table/standard/words/en'
import type { EveryGame, Spoken } from './shape'

const spoken = <V extends StandardVocabulary>(texts: StandardTexts<V>, shared: Parameters<typeof eventText>[1]): Spoken => ({
  event: (event) => eventText(texts, shared, event),
  question: ({ kind }) => texts.questions[kind as V['promptKind']],
  knowsRefusal: (code) => Object.hasOwn(texts.refusals, code),
  rule: (number) => texts.rules[number]?.join(': '),
})

/** Returns the texts of an example game in both languages, in the form that the tests of all games need. */
export const standardWords =
  <V extends StandardVocabulary>(en: StandardTexts<V>, cs: StandardTexts<V>): EveryGame['words'] =>
  () =>
    Promise.resolve({ en: spoken(en, enOfAll), cs: spoken(cs, csOfAll) })
