// Tests that the rules reference is complete in both languages, linked from everything that cites a rule, and searchable.
import rulesCs from '../../../../src/table/rules/words/cs'
import rulesEn from '../../../../src/table/rules/words/en'
import { beforeAll, describe, expect, test } from 'vitest'
import { westeros } from '../../../../src/games/westeros'
import { FIRST_EDITION_HOUSES, ORDER_KINDS, WESTEROS_CARDS } from '../../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import { secondEditionFor } from '../../../../src/games/westeros/box/second/printed'
import { PROMPT_KINDS, type PromptKind } from '../../../../src/games/westeros/model/prompt-kinds'
import { REFUSALS, ruleOf, type Code } from '../../../../src/games/westeros/model/refusals'
import { COUNT_INVARIANTS } from '../../../../src/games/westeros/invariants/count'
import { PRESETS, rulingOf, SECOND_SETTING_NAMES, SETTING_NAMES } from '../../../../src/games/westeros/model/settings'
import { factsOf } from '../../../../src/games/westeros/table/rules/facts'
import {
  BALLOT_RULES,
  CARD_RULES,
  EFFECT_RULES,
  governing,
  ORDER_RULES,
  ORDER_TOKENS,
  refusing,
  WARNING_RULES,
} from '../../../../src/games/westeros/table/rules/governing'
import { ruleIn } from '../../../../src/games/westeros/model/replaced-rules'
import type { State } from '../../../../src/games/westeros/model/state'
import { gameLogIn } from '../../../../src/games/westeros/table/log/game-log'
import { CHAPTERS, referenceOf } from '../../../../src/games/westeros/table/rules/reference'
import { find, marked, searchable } from '../../../../src/table/rules/search'
import written from '../../../../src/games/westeros/table/rules/words/texts/en.md?raw'
import writtenInCzech from '../../../../src/games/westeros/table/rules/words/texts/cs.md?raw'
import writtenOfSecond from '../../../../src/games/westeros/table/rules/words/texts/second-en.md?raw'
import writtenOfSecondInCzech from '../../../../src/games/westeros/table/rules/words/texts/second-cs.md?raw'
import bookWordsEn from '../../../../src/games/westeros/table/rules/words/en'
import { loadWords, type GameWords } from '../../../../src/games/westeros/words'
import { CORE_REFUSALS, line } from '../../../../src/referee'
import { titles } from '../../../../src/games/westeros/words/en/rules'
import { entriesOf } from '../../../../src/table/rules/entries'
import { ruleBy } from '../../../../src/table/rules/reference'
import type { Rule } from '../../../../src/table/game/rule-book'
import { speak } from '../../../../src/ui/words'
import { filesIn, read } from '../../../files'
import { playGame } from '../../../playout/game'
import { seeded } from '../../../playout/random'
import { setupFor } from '../../../playout/setups'
import { secondSetupFor } from '../../../playout/westeros-second-edition'

const en = entriesOf(written)
const cs = entriesOf(writtenInCzech)
const ofSecond = { en: entriesOf(writtenOfSecond), cs: entriesOf(writtenOfSecondInCzech) }
let words: { readonly en: GameWords; readonly cs: GameWords }
let reference: { readonly en: readonly Rule[]; readonly cs: readonly Rule[] }
/** Reference of a game of the second edition. */
let second: typeof reference

beforeAll(async () => {
  words = { en: await loadWords('en'), cs: await loadWords('cs') }
  reference = {
    en: referenceOf({ first: en, second: ofSecond.en }, words.en, PRINTED_BOX),
    cs: referenceOf({ first: cs, second: ofSecond.cs }, words.cs, PRINTED_BOX),
  }
  second = {
    en: referenceOf({ first: en, second: ofSecond.en }, words.en, secondEditionFor(6)),
    cs: referenceOf({ first: cs, second: ofSecond.cs }, words.cs, secondEditionFor(6)),
  }
})

/** Returns the rule numbers that have no text in one of the languages. */
const without = (numbers: Iterable<string>): readonly string[] =>
  [...new Set(numbers)].filter((number) =>
    (['en', 'cs'] as const).some((language) => {
      const rule = ruleBy(reference[language], number) ?? ruleBy(second[language], number)
      return (rule?.text.length ?? 0) < 16
    }),
  )

describe('the rules reference', () => {
  test('has every rule in both languages, each with a title of its own and the same rules beside it', () => {
    expect(Object.keys(cs)).toEqual(Object.keys(en))
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(titles).toSorted())
    for (const rule of second.en) {
      const other = ruleBy(second.cs, rule.number)
      expect(other?.see, rule.number).toEqual(rule.see)
      expect(other?.example === undefined, rule.number).toBe(rule.example === undefined)
      expect(rule.title).not.toBe(rule.number)
      expect(other?.title).not.toBe(rule.number)
    }
  })
  test('numbers its rules without a gap', () => {
    const last = { S: 12, P: 9, A: 49, C: 15, R7: 11, R14: 32, R10: 8, R19: 4 } as const
    for (const [chapter, n] of Object.entries(last)) {
      const numbers = Array.from({ length: n }, (_, k) => `${chapter}${chapter.length > 1 ? '.' : ''}${k + 1}`)
      expect(without(numbers)).toEqual([])
      expect(ruleBy(reference.en, `${chapter}${chapter.length > 1 ? '.' : ''}${n + 1}`)).toBeUndefined()
    }
  })
  test('points only to rules that exist', () => {
    expect(without([...reference.en, ...second.en].flatMap(({ see }) => see))).toEqual([])
  })
  test('of the second edition, points to its own rules, and the log names them too', () => {
    const box = secondEditionFor(6)
    const links = second.en.flatMap(({ number, see }) => see.filter((one) => ruleIn(one, box) !== one).map((one) => `${number} → ${one}`))
    expect(links).toEqual([])
    for (const language of ['en', 'cs'] as const) {
      const game = words[language]
      const { rule } = gameLogIn(game)
      expect(rule('NO_UNIT', { box: PRINTED_BOX } as State)).toBe(game.rules.named('R8.1'))
      expect(rule('NO_UNIT', { box } as State)).toBe(game.rules.named('E8.1'))
      const overruled = game.event({ e: 'overruled', codes: ['NO_UNIT'] } as never, undefined, { box } as State)
      expect(overruled).toContain(game.rules.title('E8.1'))
    }
  })
  test('of the second edition, has its own set-up and no fact that only the first edition has', () => {
    expect(Object.keys(ofSecond.cs)).toEqual(Object.keys(ofSecond.en))
    expect(Object.keys(ofSecond.en).filter((number) => !(number in en))).toEqual([])
    const onlyFirst = { en: /mammoth|eight castle|estimate|three to five/i, cs: /mamut|osm měst|odhad|tři až pět/i }
    for (const language of ['en', 'cs'] as const) {
      const texts = second[language].filter(({ chapter }) => chapter !== 'H')
      expect(texts.filter(({ text }) => onlyFirst[language].test(text)).map(({ number }) => number)).toEqual([])
      expect(ruleBy(second[language], 'S3')?.text).toContain('2')
      expect(ruleBy(reference[language], 'S3')?.text).toContain('0')
    }
  })
  test('reaches every entry from the contents', () => {
    for (const language of ['en', 'cs'] as const) {
      const rules = reference[language]
      expect(new Set(rules.map(({ number }) => number)).size).toBe(rules.length)
      const onlySecond = Object.keys(en).filter((number) => /^[EB]\d/.test(number)).length
      expect(rules).toHaveLength(Object.keys(en).length - onlySecond + Object.keys(PRINTED_BOX.cards).length)
      expect(second[language]).toHaveLength(Object.keys(en).length + 42)
      for (const { number, chapter } of rules) expect(number.startsWith(chapter) || chapter === 'H', number).toBe(true)
      for (const chapter of CHAPTERS) expect(second[language].some((rule) => rule.chapter === chapter)).toBe(true)
      expect(rules.some(({ chapter }) => chapter === 'E' || chapter === 'B')).toBe(false)
    }
  })
  test('is no longer than tired friends read', () => {
    for (const language of ['en', 'cs'] as const)
      for (const { number, text } of second[language]) expect(text.length, number).toBeLessThan(420)
  })
})

describe('rules as they are written down', () => {
  test('are read with their examples, and what stands above the first is left out', () => {
    expect(entriesOf('# Title\n\n### R1\nOne.\n\n### R1.2\nTwo (R1).\n> As here.\n')).toEqual({
      R1: 'One.',
      'R1.2': ['Two (R1).', 'As here.'],
    })
  })
})

describe('everything that cites a rule leads to it', () => {
  test('every refusal, of the game and of the referee', () => {
    const codes = [...Object.keys(REFUSALS), ...Object.keys(CORE_REFUSALS)] as Code[]
    expect(without(codes.map(ruleOf))).toEqual([])
  })
  test('every broken count and every warning of a correction', () => {
    const broken = COUNT_INVARIANTS.map((invariant) => refusing({ code: 'COUNT_BROKEN', rule: 'C12', params: { invariant } }))
    expect(without(broken)).toEqual([])
    expect(broken).not.toContain('C12')
    expect(without(Object.values(WARNING_RULES))).toEqual([])
    for (const invariant of Object.keys(WARNING_RULES)) expect(words.en.changes.warning(invariant)).not.toContain(invariant)
  })
  test('every Westeros card, order, secret choice and setting', () => {
    expect(without(WESTEROS_CARDS.map((card) => CARD_RULES[card]))).toEqual([])
    expect(without(Object.values(BALLOT_RULES))).toEqual([])
    expect(
      without([...SETTING_NAMES.map((name) => rulingOf(name, {})), ...SECOND_SETTING_NAMES.map((name) => rulingOf(name, { edition: 2 }))]),
    ).toEqual([])
    expect(without(ORDER_KINDS.map((kind) => ORDER_RULES[kind]))).toEqual([])
    for (const kind of ORDER_KINDS) expect(ruleBy(reference.en, ORDER_TOKENS)?.see).toContain(ORDER_RULES[kind])
  })
  test('every House card, with a rule for what its text does', () => {
    expect(Object.values(PRINTED_BOX.cards)).toHaveLength(7 * FIRST_EDITION_HOUSES.length)
    expect(without(Object.keys(PRINTED_BOX.cards))).toEqual([])
    for (const { id, ability } of Object.values(PRINTED_BOX.cards))
      expect(ruleBy(reference.en, id)?.see).toContain(ability === undefined ? 'R14.18' : EFFECT_RULES[ability.effect.effect])
  })
  test('every number that stands in the source of the game', () => {
    const sources = filesIn('src/games/westeros').filter((path) => /\.tsx?$/.test(path) && !/\/(?:words|texts)\//.test(path))
    const cited = new Set(
      sources.flatMap((path) => [...read(path).matchAll(/'([RACEB]\d+(?:\.\d+)?)'/g)].map(([, number]) => number ?? '')),
    )
    expect(cited.size).toBeGreaterThan(60)
    expect(without(cited)).toEqual([])
  })
  test('every kind of question, in games played at random', () => {
    const seen = new Set<PromptKind>()
    const cited = new Set<string>()
    // Some questions are rare in random games, so the test plays games until all have occurred.
    for (let seed = 100; seed < 260 && seen.size < PROMPT_KINDS.length; seed++) {
      const random = seeded(seed)
      const setup = setupFor({ players: 5, preset: seed === 101 ? 'referee' : seed === 102 ? 'light' : 'full' }, random)
      const isSecond = seed > 104 && seed % 2 === 1
      const preset = seed % 4 === 1 ? 'full' : 'referee'
      const chosen = isSecond ? secondSetupFor(5, preset, random) : setup
      const played = seed === 103 ? { ...setup, tracking: { ...PRESETS.referee, bids: 'table', decks: 'table' } as const } : chosen
      for (const { state } of line(playGame({ setup: played, random, watch: false, disturb: false }).ledger))
        for (const question of westeros.prompts(state)) {
          seen.add(question.kind)
          cited.add(governing(question, state))
        }
    }
    expect(without(cited)).toEqual([])
    const missing = PROMPT_KINDS.filter((kind) => !seen.has(kind))
    expect(missing).toEqual([])
  })
})

describe('how a rule stands in the open game', () => {
  test('a ruling says what this table has set', () => {
    const begun = westeros.begin(setupFor({ players: 5, preset: 'referee' }, seeded(1)))
    const first = begun.ok ? begun.value[0] : undefined
    if (first?.e !== 'begun') throw new Error('not begun')
    const speech = speak('en', bookWordsEn)
    for (const name of SETTING_NAMES)
      for (const value of [true, false]) {
        const state = { ...first.state, settings: { ...first.state.settings, [name]: value } }
        const facts = { box: PRINTED_BOX, state, game: words.en, speech }
        expect(factsOf(rulingOf(name, {}), facts)).toContain(words.en.settings.options[name][value ? 'on' : 'off'])
      }
  })
})

const ALIKE = { en: rulesEn, cs: rulesCs }

describe('the search', () => {
  const found = (language: 'en' | 'cs', typed: string): readonly string[] =>
    find(searchable(reference[language]), typed, ALIKE[language].alike).map(({ number }) => number)

  test.each([
    ['cs', 'zasobovani', 'R3'],
    ['cs', 'zásoby', 'R3'],
    ['cs', 'POCHODY', 'R10'],
    ['cs', 'pochodu', 'R10'],
    ['cs', 'hvezdicka', 'R8.2'],
    ['cs', 'lodí', 'A1'],
    ['cs', 'divokými', 'R6.3'],
    ['cs', 'havrana', 'R8.6'],
    ['cs', 'ustoupit', 'A25'],
    ['cs', 'moře bouří', 'R7.6'],
    ['cs', 'salladhor', 'A49'],
    ['en', 'armies', 'R3.3'],
    ['en', 'king’s landing', 'R13.1'],
    ['en', 'raven star', 'R8.6'],
    ['en', 'clash', 'R7.5'],
    ['en', 'retreating', 'R14.22'],
    ['en', 'tywin', 'tywin-lannister'],
    ['en', 'march +1', 'P1'],
    ['en', 'who wins a tie', 'R0.6'],
    ['en', 'who wins a tie', 'R14.16'],
    ['en', 'draw in battle', 'R14.16'],
    ['en', 'when can I retreat', 'R14.23'],
    ['cs', 'remíza', 'R17.3'],
    ['cs', 'kdo vyhraje remízu v bitvě', 'R14.16'],
    ['cs', 'útěk', 'R14.17'],
  ] as const)('in %s “%s” finds %s', (language, typed, number) => {
    expect(found(language, typed)).toContain(number)
  })
  test('a number finds its rule first, and those below it, and no other', () => {
    expect(found('en', 'r14')[0]).toBe('R14')
    expect(found('cs', 'R1').every((number) => /^R1(?:\.|$)/.test(number))).toBe(true)
    expect(found('en', 'A12')).toEqual(['A12'])
    expect(found('en', 'r10.4')).toEqual(['R10.4'])
  })
  test('what stands in a title comes before what is only in the text', () => {
    expect(found('en', 'pillage')[0]).toBe('R9.6')
    expect(found('cs', 'drancování')[0]).toBe('R9.6')
  })
  test('nothing is found by nothing, or by what nobody wrote', () => {
    expect(found('en', '   ')).toEqual([])
    expect(found('cs', 'vesmír')).toEqual([])
  })
  test('the words that were meant are marked, and the text stays whole', () => {
    const text = 'Karta Zásoby: v pořadí tahů každý rod spočítá sudy.'
    const pieces = marked(text, 'sud zasob')
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['Zásoby', 'sudy'])
  })
})
