import { axisAndAllies, REFUSALS, type State } from '../../src/games/axis-and-allies'
import { SEATS } from '../../src/games/axis-and-allies/box/powers'
import { violations } from '../../src/games/axis-and-allies/invariants/play'
import { LIGHT } from '../../src/games/axis-and-allies/model/settings'
import type { PromptKind } from '../../src/games/axis-and-allies/prompts'
import * as cs from '../../src/games/axis-and-allies/words/cs'
import { rules as csRules } from '../../src/games/axis-and-allies/words/cs/rules'
import * as en from '../../src/games/axis-and-allies/words/en'
import { rules as enRules } from '../../src/games/axis-and-allies/words/en/rules'
import { hasStandardOffer, type EveryGame, type Spoken } from './shape'

type Sentence = (event: { readonly e: string }) => string

const spoken = (
  words: Pick<typeof en, 'events' | 'questions' | 'refusals'>,
  rules: Readonly<Record<string, readonly [string, string]>>,
): Spoken => ({
  event: (event) => (words.events as unknown as Readonly<Record<string, Sentence>>)[event.e]?.(event) ?? '',
  question: ({ kind }) => words.questions[kind as PromptKind],
  knowsRefusal: (code) => Object.hasOwn(words.refusals, code),
  rule: (number) => rules[number]?.join(': '),
})

/** Random games with two to five players, dice by the app, full or reduced tracking. Few cities are needed to win. */
export const axis: EveryGame = {
  offered: { id: 'axis-and-allies', load: () => Promise.resolve(axisAndAllies) },
  setup: (random) => ({
    players: (SEATS[2 + Math.floor(random() * 4)] ?? []).map((powers, at) => ({ name: `Player ${at + 1}`, powers })),
    dice: 'app',
    settings: { needed: 6, sealedLosses: true, ...(random() < 0.3 ? LIGHT : {}) },
  }),
  faults: (state) => violations(state as State),
  sealed: ['proposal'],
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { rule }]) => [code, rule])),
  knowsOffer: hasStandardOffer,
  words: () => Promise.resolve({ en: spoken(en, enRules), cs: spoken(cs, csRules) }),
}
