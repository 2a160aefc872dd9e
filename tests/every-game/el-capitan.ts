import { catalogue } from '../../src/games/catalogue'
import { REFUSALS, type ElCapitan, type State } from '../../src/games/el-capitan'
import { violations } from '../../src/games/el-capitan/invariants/play'
import type { PromptKind } from '../../src/games/el-capitan/prompts'
import { texts } from '../../src/games/el-capitan/table/texts'
import type { StandardTexts } from '../../src/table/standard/standard-game'
import { eventText } from '../../src/table/standard/event-text'
import csOfAll from '../../src/table/standard/words/cs'
import enOfAll from '../../src/table/standard/words/en'
import { hasStandardOffer, type EveryGame, type Spoken } from './shape'

const [offered] = catalogue.filter(({ id }) => id === 'el-capitan')
if (offered === undefined) throw new Error('no such game')

const spoken = (own: StandardTexts<ElCapitan>, plain: Parameters<typeof eventText>[1]): Spoken => ({
  event: (event) => eventText(own, plain, event),
  question: ({ kind }) => own.questions[kind as PromptKind],
  knowsRefusal: (code) => Object.hasOwn(own.refusals, code),
  rule: (number) => own.rules[number]?.join(': '),
})

/** Random games with three or four players, with or without tracking of turns and money. */
export const capitan: EveryGame = {
  offered,
  setup: (random) => {
    const isLight = random() < 0.4
    const players = (['red', 'green', 'blue', 'yellow'] as const).slice(0, 3 + Math.floor(random() * 2))
    const settings = { turnsTold: !isLight, moneyTold: !isLight }
    return { players: players.map((colour) => ({ colour, name: colour })), settings }
  },
  faults: (state) => violations(state as State),
  sealed: [],
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { rule }]) => [code, rule])),
  knowsOffer: hasStandardOffer,
  words: () => Promise.resolve({ en: spoken(texts.en, enOfAll), cs: spoken(texts.cs, csOfAll) }),
}
