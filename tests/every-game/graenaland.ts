import { catalogue } from '../../src/games/catalogue'
import { REFUSALS, type Graenaland, type State } from '../../src/games/graenaland'
import { violations } from '../../src/games/graenaland/invariants/play'
import { WAYS_TO_PLAY } from '../../src/games/graenaland/model/settings'
import type { PromptKind } from '../../src/games/graenaland/prompts'
import { texts } from '../../src/games/graenaland/table/texts'
import type { StandardTexts } from '../../src/table/standard/standard-game'
import { eventText } from '../../src/table/standard/event-text'
import csOfAll from '../../src/table/standard/words/cs'
import enOfAll from '../../src/table/standard/words/en'
import { hasStandardOffer, type EveryGame, type Spoken } from './shape'

const [offered] = catalogue.filter(({ id }) => id === 'graenaland')
if (offered === undefined) throw new Error('no such game')

const spoken = (own: StandardTexts<Graenaland>, plain: Parameters<typeof eventText>[1]): Spoken => ({
  event: (event) => eventText(own, plain, event),
  question: ({ kind }) => own.questions[kind as PromptKind],
  knowsRefusal: (code) => Object.hasOwn(own.refusals, code),
  rule: (number) => own.rules[number]?.join(': '),
})

/** Numbers that players must reach to win. They are low, so that games end early. */
const EARLY = { points: 1, 'goal/settlements': 3, 'goal/territories': 1, 'goal/largest': 2, 'goal/buildings': 1, 'goal/army': 2 }

export const greenland: EveryGame = {
  offered,
  setup: (random) => ({
    players: (['red', 'white', 'blue'] as const).map((clan) => ({ clan, name: clan })),
    settings: {
      ...WAYS_TO_PLAY.referee,
      three: true,
      freeStart: random() < 0.5,
      vpCards: random() < 0.8,
      announceSealed: random() < 0.7,
    },
    numbers: EARLY,
  }),
  faults: (state) => violations(state as State),
  sealed: ['announcement', 'goalCard', 'order'],
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { rule }]) => [code, rule])),
  knowsOffer: hasStandardOffer,
  words: () => Promise.resolve({ en: spoken(texts.en, enOfAll), cs: spoken(texts.cs, csOfAll) }),
}
