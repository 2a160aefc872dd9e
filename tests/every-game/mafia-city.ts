import { catalogue } from '../../src/games/catalogue'
import { REFUSALS, type MafiaCity, type State } from '../../src/games/mafia-city'
import { violations } from '../../src/games/mafia-city/invariants/play'
import type { PromptKind } from '../../src/games/mafia-city/prompts/draft'
import { texts } from '../../src/games/mafia-city/table/texts'
import type { StandardTexts } from '../../src/table/standard/standard-game'
import { eventText } from '../../src/table/standard/event-text'
import csOfAll from '../../src/table/standard/words/cs'
import enOfAll from '../../src/table/standard/words/en'
import { hasStandardOffer, type EveryGame, type Spoken } from './shape'

const [offered] = catalogue.filter(({ id }) => id === 'mafia-city')
if (offered === undefined) throw new Error('no such game')

const spoken = (own: StandardTexts<MafiaCity>, plain: Parameters<typeof eventText>[1]): Spoken => ({
  event: (event) => eventText(own, plain, event),
  question: ({ kind }) => own.questions[kind as PromptKind],
  knowsRefusal: (code) => Object.hasOwn(own.refusals, code),
  rule: (number) => own.rules[number]?.join(': '),
})

/** Random games with three or four players, with full or reduced tracking. Few points are needed to win, so that games end early. */
export const mafia: EveryGame = {
  offered,
  setup: (random) => {
    const isLight = random() < 0.4
    const players = (['red', 'blue', 'green', 'grey'] as const).slice(0, 3 + Math.floor(random() * 2))
    const settings = {
      tokensKept: !isLight,
      cardsCounted: random() < 0.7,
      silentWindow: random() < 0.6,
      thiefDrawn: true,
      mapDrawn: random() < 0.5,
    }
    const numbers = { 'target/3/beginner': 3, 'target/4/beginner': 3 }
    return { players: players.map((colour) => ({ colour, name: colour })), start: 'red', settings, numbers }
  },
  faults: (state) => violations(state as State),
  sealed: ['silent'],
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { rule }]) => [code, rule])),
  knowsOffer: hasStandardOffer,
  words: () => Promise.resolve({ en: spoken(texts.en, enOfAll), cs: spoken(texts.cs, csOfAll) }),
}
