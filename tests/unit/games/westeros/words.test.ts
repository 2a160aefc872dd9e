import { describe, expect, test } from 'vitest'
import { CORE_REFUSALS, type Params } from '../../../../src/referee'
import {
  FIRST_EDITION_HOUSES,
  ORDER_KINDS,
  ORDERS,
  TRACKS,
  UNIT_KINDS,
  WESTEROS_CARDS,
  type DeckCard,
} from '../../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import { PROMPT_KINDS, type PromptKind } from '../../../../src/games/westeros/model/prompt-kinds'
import { REFUSALS, ruleOf, type Code } from '../../../../src/games/westeros/model/refusals'
import { COUNT_INVARIANTS } from '../../../../src/games/westeros/invariants/count'
import { SETTING_NAMES, SECOND_SETTING_NAMES } from '../../../../src/games/westeros/model/settings'
import { secondEditionFor } from '../../../../src/games/westeros/box/second/printed'
import type { Stage, State } from '../../../../src/games/westeros/model/state'
import { loadWords, type Words } from '../../../../src/games/westeros/words'
import { languages } from '../../../../src/ui/language'
import { listAnd as allCzech, listOr as anyCzech, nouns as czech } from '../../../../src/games/westeros/words/cs/nouns'
import { listAnd as allEnglish, listOr as anyEnglish, nouns as english } from '../../../../src/games/westeros/words/en/nouns'
import { titles } from '../../../../src/games/westeros/words/en/rules'
import { REFUSAL_PARAMS } from '../../../../src/games/westeros/words/refusal-params'
import { board } from './board'
import { allChanges, allEvents, paramsFor, position } from './words-samples'

const [en, cs] = await Promise.all([loadWords('en'), loadWords('cs')])
const both: readonly Words[] = [en, cs]
const CODES = [...Object.keys(CORE_REFUSALS), ...Object.keys(REFUSALS)] as Code[]

/** Patterns that no text may contain: signs of a missing text, and words that the app does not use. */
const UNSPEAKABLE = /undefined|\bNaN\b|\[object|\bnull\b|\{\w+\}|\$\{|=>| {2}|^\s|\s$|\.\.|[!]|, ?\.|: ?\.$|\(\)/
const UNWELCOME = /\b(error|invalid|please|successfully|chyba|neplatn|prosím|úspěšně)/i

/** Names printed in English on the board and the cards of the Czech game. */
const printed = [
  ...Object.values(PRINTED_BOX.areas).map(({ name }) => name),
  ...Object.values(PRINTED_BOX.cards).map(({ name }) => name),
  'King’s Landing',
  'Maester Luwin',
  'Castle Black',
]
const withoutPrinted = (text: string): string =>
  printed.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), text)

/** English terms of the game that must not occur in a Czech text. */
const ENGLISH = new RegExp(
  `\\b(${[
    'house houses army armies supply order orders raid march support defense consolidate power token tokens castle stronghold',
    'knight footman footmen ship ships throne fiefdoms court raven blade wildling wildlings battle attacker defender retreat',
    'routed pile muster round deck card cards star track bid bids area areas seat player the and of is with',
  ]
    .join(' ')
    .replaceAll(' ', '|')})\\b`,
  'i',
)

const faultOf = (text: string, words: Words): string | undefined => {
  if (text.trim() === '') return 'empty'
  const bad = UNSPEAKABLE.exec(text) ?? UNWELCOME.exec(text)
  if (bad !== null) return `"${bad[0]}" in "${text}"`
  const left = words.language === 'cs' ? ENGLISH.exec(withoutPrinted(text)) : null
  return left === null ? undefined : `English "${left[0]}" in "${text}"`
}

const faults = (texts: readonly string[], words: Words): readonly string[] => texts.flatMap((text) => faultOf(text, words) ?? [])

/** Returns every plain text of an object with its path. Texts that are functions are skipped; other tests call them. */
const plain = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => plain(inner, `${path}.${name}`))
}

/** Returns the paths and types of all values of an object. */
const outline = (value: unknown, path = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`]
  return Object.entries(value).flatMap(([name, inner]) => outline(inner, `${path}.${name}`))
}

describe('both languages', () => {
  test('say the same things under the same names', () => {
    expect(outline(cs)).toEqual(outline(en).map((line) => line))
  })

  test('are loaded once, and say so to a screen that shows them later', async () => {
    for (const language of languages) {
      const words = await loadWords(language)
      expect(words.language).toBe(language)
      expect(loadWords(language)).toBe(loadWords(language))
      expect(loadWords(language)).toMatchObject({ status: 'fulfilled', value: words })
    }
  })

  test('would not get away with a word of the other language, or with a value that has no words', () => {
    for (const wrong of ['Rod Stark má 2 armies.', 'Rod undefined nemá nic.', 'Hotovo!', 'Rod Stark  nemá nic.', ''])
      expect(faultOf(wrong, cs), wrong).toBeDefined()
    expect(faultOf('Rod Stark bere The Eyrie.', cs)).toBeUndefined()
  })

  test('have no text that is empty, broken or in the wrong tone', () => {
    for (const words of both)
      expect(plain(words).flatMap(([path, text]) => (path === '.language' ? [] : (faultOf(text, words) ?? [])))).toEqual([])
  })

  test('have every form that a counted word needs', () => {
    for (const forms of Object.values(english)) {
      expect(Object.keys(forms)).toEqual(['one', 'other'])
      expect(Object.values(forms).every((form) => form.length > 1)).toBe(true)
    }
    for (const cases of Object.values(czech)) {
      expect(Object.keys(cases)).toEqual(['nom', 'acc', 'gen'])
      for (const forms of Object.values(cases)) {
        expect(Object.keys(forms)).toEqual(['one', 'few', 'many', 'other'])
        expect(Object.values(forms).every((form) => form.length > 1)).toBe(true)
      }
    }
    expect(Object.keys(czech)).toEqual(Object.keys(english))
  })

  test('count in the right forms', () => {
    expect([1, 2, 5].map((n) => en.names.count.castleAreas(n))).toEqual([
      '1 castle or stronghold',
      '2 castles and strongholds',
      '5 castles and strongholds',
    ])
    expect([0, 1, 2, 4, 5, 22].map((n) => cs.names.count.points(n))).toEqual([
      '0 povolávacích bodů',
      '1 povolávací bod',
      '2 povolávací body',
      '4 povolávací body',
      '5 povolávacích bodů',
      '22 povolávacích bodů',
    ])
    expect(cs.names.unitsAcc({ footman: 2, knight: 1, ship: 5 })).toBe('2 pěšáky, 1 rytíře a 5 lodí')
    expect(cs.names.units({ footman: 2, knight: 5, ship: 1 })).toBe('2 pěšáci, 5 rytířů a 1 loď')
    expect(en.names.units({ footman: 1, ship: 2 })).toBe('1 footman and 2 ships')
    expect([en.names.units({}), cs.names.units({})]).toEqual(['no units', 'žádné jednotky'])
  })
})

describe('names', () => {
  test('of houses stand in every case, with the noun bent and not the name', () => {
    expect(cs.names.house.dat('stark')).toBe('rodu Stark')
    for (const words of both)
      for (const id of FIRST_EDITION_HOUSES)
        for (const name of Object.values(words.names.house)) expect(name(id)).toContain(words.names.house.plain(id))
  })

  test('of areas stay as printed, and every area has one', () => {
    for (const words of both) for (const { id, name } of Object.values(PRINTED_BOX.areas)) expect(words.names.area(position, id)).toBe(name)
  })

  test('there are names for everything in the box', () => {
    for (const words of both) {
      const { names, cards } = words
      const all = [
        ...UNIT_KINDS.map((kind) => names.unit[kind]),
        ...ORDER_KINDS.map((kind) => names.orderKind[kind]),
        ...ORDERS.flatMap((order) => [names.order[order], names.orderDoes(order, {}), names.orderDoes(order, { edition: 2 })]),
        ...TRACKS.flatMap((track) => [names.track[track], names.token[track]]),
        ...WESTEROS_CARDS.flatMap((card) => [
          cards.effect(card, PRINTED_BOX),
          cards.effect(card, { edition: 2 }),
          cards.deckCard(`${card}*`, PRINTED_BOX),
          cards.nameOf(card, PRINTED_BOX),
          cards.nameOf(card, { edition: 2 }),
        ]),
        ...Object.values(PRINTED_BOX.cards).flatMap(({ id, ability }) => [
          names.houseCard(position, id),
          ...(ability === undefined ? [] : [cards.ability(ability, PRINTED_BOX)]),
        ]),
      ]
      expect(faults(all, words)).toEqual([])
    }
    expect(cs.cards.deckCard('sea-of-storms*', PRINTED_BOX)).toBe('Moře bouří, s mamutem')
    expect(en.cards.nameOf('wildling-attack', PRINTED_BOX)).toBe('Wildling Attack')
    expect(en.cards.nameOf('wildling-attack', { edition: 2 })).toBe('Wildlings Attack')
    expect(cs.cards.nameOf('no-such-card' as DeckCard, PRINTED_BOX)).toBe('no-such-card')
  })

  test('the text of a House card is told from what it does', () => {
    const ability = (card: string) => PRINTED_BOX.cards[card]?.ability
    const robb = ability('robb-stark')
    const cersei = ability('cersei-lannister')
    expect(robb !== undefined && en.cards.ability(robb, PRINTED_BOX)).toBe('In attack, each of the owner’s knights counts 3.')
    expect(cersei !== undefined && cs.cards.ability(cersei, PRINTED_BOX)).toContain('libovolný rozkaz poraženého')
  })
  test('the text of each House card of the second edition names when it is carried out (E14.7)', () => {
    const begins = {
      won: [/^After a victory/, /^Po výhře/],
      lost: [/^After a defeat/, /^Po prohře/],
      after: [/^After the battle/, /^Po bitvě/],
    }
    const box = secondEditionFor(6)
    for (const { ability } of Object.values(box.cards)) {
      if (ability === undefined) continue
      const texts = [en.cards.ability(ability, box), cs.cards.ability(ability, box)]
      for (const [timing, patterns] of Object.entries(begins)) {
        expect(texts.map((text, k) => patterns[k]?.test(text))).toEqual([timing === ability.timing, timing === ability.timing])
      }
    }
    const davos = box.cards['ser-davos-seaworth']?.ability
    expect(davos && en.cards.ability(davos, box)).toBe('If Stannis Baratheon is on the used pile, this card has +1 strength and 1 sword.')
  })
})

describe('settings and tracking', () => {
  test('every setting says what it settles, both ways, and what the book leaves open', () => {
    for (const words of both) {
      expect(Object.keys(words.settings.options)).toEqual([...new Set([...SETTING_NAMES, ...SECOND_SETTING_NAMES])])
      for (const name of [...SETTING_NAMES, ...SECOND_SETTING_NAMES]) expect(Object.values(words.settings.options[name])).toHaveLength(4)
    }
  })
})

describe('rules', () => {
  test('every rule that a refusal can cite has a title', () => {
    for (const code of CODES) {
      expect(titles).toHaveProperty([ruleOf(code)])
      for (const words of both) expect(words.rules.title(ruleOf(code))).not.toBe(ruleOf(code))
    }
    for (const words of both) expect(words.rules.named('R99.9')).toBe('R99.9')
  })
})

describe('refusals', () => {
  test('every code names its parameters', () => {
    expect(Object.keys(REFUSAL_PARAMS).toSorted()).toEqual(CODES.toSorted())
  })

  test.each(CODES)('%s says what is wrong and what would be allowed, whatever it is given', (code) => {
    for (const words of both)
      for (const state of [position, light])
        for (const params of paramsFor(code))
          for (const rule of [ruleOf(code), 'R14.7', 'R14.13', 'R14.25']) {
            const { wrong, allowed } = words.refusal({ code, params, rule }, state)
            expect(faults([wrong, allowed], words)).toEqual([])
            expect(wrong).toMatch(/\.$/)
            expect(allowed).toMatch(/\.$/)
          }
  })

  test('name house, area and figures where they are given', () => {
    const refusal = (code: Code, params: Params) =>
      [en, cs].map((words) => words.refusal({ code, params, rule: ruleOf(code) }, position).wrong)
    expect(refusal('BID_EXCEEDS_AVAILABLE', { house: 'stark', bid: 5, limit: 3 })).toEqual([
      '5 power tokens would be more than the house has.',
      'Tolik síly rod nemá: 5 žetonů síly.',
    ])
    expect(refusal('ARMY_TOO_LARGE', { house: 'stark', level: 1, flags: [3, 2], armies: [4, 2] })).toEqual([
      'An army of 4 is too large: the supply allows 3 and 2.',
      'Armáda o velikosti 4 je příliš velká: zásoby dovolují 3 a 2.',
    ])
  })
})

/** State of a game in which the app tracks as little as possible. */
const light: State = board({ tracking: { units: false, power: false, orders: 'table', cards: 'none', decks: 'table', bids: 'table' } })

describe('the log', () => {
  test('has a sentence for every event in each of its variants', () => {
    for (const words of both)
      for (const event of allEvents)
        for (const state of [position, light]) {
          const text = words.event(event, event.e === 'begun' ? undefined : state, state)
          expect(faults([text], words)).toEqual([])
          expect(text).toMatch(/[.“]$|[.]”$/)
        }
  })

  test('tells nothing of a sealed choice before the reveal', () => {
    for (const words of both) {
      const sealed = words.event({ e: 'cast', ballot: 'r4/clash/ironThrone#0', role: 'stark', commitment: 'abcdef' }, position, position)
      const anew = words.event({ e: 'castAnew', ballot: 'r4/clash/ironThrone#0', commitment: 'abcdef' }, position, position)
      expect(`${sealed}${anew}`).not.toMatch(/abcdef|\d/)
      for (const id of FIRST_EDITION_HOUSES) expect(anew).not.toContain(words.names.house.plain(id))
    }
  })

  test('tells who won the auction and by what', () => {
    const event = {
      e: 'trackOrdered',
      track: 'fiefdoms',
      order: ['lannister', 'stark'],
      bids: { lannister: 4, stark: 3 },
      decider: 'greyjoy',
    } as const
    expect(en.event(event, position, position)).toBe(
      'Fiefdoms: Lannister, Stark. House Lannister takes the Valyrian Steel Blade. House Greyjoy decided between equal bids.',
    )
    expect(cs.event(event, position, position)).toBe(
      'Léno: Lannister, Stark. Rod Lannister bere Valyrijský meč. O shodách rozhoduje rod Greyjoy.',
    )
    const held = { ...position, holders: { ...position.holders, fiefdoms: 'lannister' as const } }
    expect(en.event(event, held, held)).toContain('House Lannister keeps the Valyrian Steel Blade.')
    expect(cs.event(event, held, held)).toContain('Rod Lannister si nechává Valyrijský meč.')
  })

  test('says in words which count does not hold', () => {
    for (const words of both) for (const invariant of COUNT_INVARIANTS) expect(words.changes.warning(invariant)).not.toContain(invariant)
  })

  test('has a sentence for every change by hand', () => {
    for (const words of both)
      for (const change of allChanges) {
        expect(faults([words.changes.text(change, position)], words)).toEqual([])
      }
  })
})

describe('questions', () => {
  const stages: readonly Stage[] = [
    { at: 'draw' },
    { at: 'card', deck: 2 },
    { at: 'auction', deck: 2, track: 'kingsCourt' },
    { at: 'auctionTies', deck: 2, track: 'fiefdoms', bids: { stark: 3, tyrell: 3, greyjoy: 1 }, ties: [['stark', 'tyrell']] },
  ]
  const params: readonly Params[] = [
    {},
    {
      house: 'stark',
      card: 'robb-stark',
      area: 'riverrun',
      level: 3,
      flags: [3, 2],
      armies: [4, 2],
      points: [2, 1],
      needed: 2,
      side: 'attacker',
    },
    {
      house: '',
      card: 'supply',
      which: 'lowest',
      tied: ['stark', 'tyrell'],
      gains: [2, 1],
      houses: ['stark', 'tyrell'],
      number: 1,
      threat: 8,
    },
  ]

  test.each(PROMPT_KINDS)('%s is asked in words, of a house, of a table and of nobody in particular', (kind) => {
    for (const words of both)
      for (const state of [position, light])
        for (const stage of stages)
          for (const given of params)
            for (const roles of [[], ['stark'], ['greyjoy'], ['stark', 'lannister']] as const) {
              const asked = { key: kind, kind, roles, must: true, sealed: false, rule: 'R0.1', params: given }
              const { title, note, task } = words.question(asked, { ...state, stage })
              expect(faults([title, task, ...(note === '' ? [] : [note])], words)).toEqual([])
              expect(title.length).toBeLessThanOrEqual(70)
            }
  })

  test('a winner who chooses the retreat of the beaten house is asked for the area (E14.16)', () => {
    const figures = { house: 'greyjoy', side: 'attacker', by: 'stark' }
    const asked = { key: 'retreat', kind: 'retreat', roles: ['stark'], must: true, sealed: false, rule: 'R14.20', params: figures } as const
    expect(en.question(asked, position).title).toMatch(/where does House Greyjoy retreat\?$/)
    expect(cs.question(asked, position).title).toMatch(/kam ustoupí rod Greyjoy\?$/)
    const own = { ...asked, roles: ['greyjoy'], params: { house: 'greyjoy', side: 'attacker' } } as const
    expect(en.question(own, position).title).toMatch(/does your supply not feed/)
  })
  test('a player is addressed by name, and the name is never bent', () => {
    const state: State = { ...position, players: [{ id: 'stark', name: 'Zdeněk' }] }
    const ask = (kind: PromptKind) =>
      [en, cs].map(
        (words) => words.question({ key: kind, kind, roles: ['stark'], must: true, sealed: false, rule: 'R4.1', params: {} }, state).title,
      )
    expect(ask('muster')).toEqual(['Zdeněk, what do you muster?', 'Zdeněk: koho povoláš?'])
    expect([en, cs].map((words) => words.ballots.cover(state, 'stark'))).toEqual([
      'Zdeněk · Give the phone to House Stark',
      'Zdeněk · Předej telefon rodu Stark',
    ])
  })

  test('no note of a sealed question depends on what the others have', () => {
    const rich: State = {
      ...position,
      houses: Object.fromEntries(FIRST_EDITION_HOUSES.map((id) => [id, { seat: id, supply: 3, power: id === 'stark' ? 5 : 20, used: [] }])),
    }
    for (const words of both)
      for (const kind of ['bid', 'contribution', 'orders', 'card'] as const) {
        const asked = { key: kind, kind, roles: ['stark' as const], must: true, sealed: true, rule: 'R5.3', params: { house: 'stark' } }
        expect(words.question(asked, rich)).toEqual(words.question(asked, position))
      }
  })
  test('the note of the Raven names the house, because other phones show it too', () => {
    const kind = 'raven'
    const asked = { key: kind, kind, roles: ['stark' as const], must: true, sealed: false, rule: 'R10.1', params: {} } as const
    expect(both.map((words) => words.question(asked, board({})).note)).toEqual([
      'One order of House Stark may become an unused special one, if a star is free.',
      'Jeden rozkaz rodu Stark se může změnit v nepoužitý speciální, je-li volná hvězdička.',
    ])
  })
})

describe('around the table', () => {
  test('waiting is told in words', () => {
    expect([0, 1, 2, 5].map((n) => en.ballots.waiting(n))).toEqual([
      'Everybody has chosen',
      'One house is still thinking',
      'Two houses are still thinking',
      'Five houses are still thinking',
    ])
    expect([1, 2, 5].map((n) => cs.ballots.waiting(n))).toEqual([
      'Ještě přemýšlí jeden rod',
      'Ještě přemýšlejí dva rody',
      'Ještě přemýšlí pět rodů',
    ])
  })

  test('the sheet for consent lists what was shown', () => {
    const shown = [
      { kind: 'choices', label: 'r4/clash/ironThrone#0', what: { stark: 3, tyrell: 0 } },
      { kind: 'choices', label: 'r4/wildlings#0', what: { stark: 3 } },
      { kind: 'choices', label: 'r4/orders#0', what: { stark: { winterfell: 'support' } } },
      { kind: 'choices', label: 'r4/card/a/b/0#0', what: { stark: 'robb-stark' } },
      { kind: 'cards', label: 'deck I', what: { 'deck I, shuffle 0, draw 1': 'supply' } },
    ] as const
    for (const words of both)
      expect(
        faults(
          shown.map((revealed) => words.consent.shown(revealed, position)),
          words,
        ),
      ).toEqual([])
  })

  test('the list for laying out the board covers its steps', () => {
    for (const words of both)
      for (const state of [position, light, board({ playing: ['stark', 'lannister', 'baratheon'] })]) {
        const steps = words.setup.all(state)
        expect(steps.length).toBeGreaterThan(10)
        expect(
          faults(
            steps.flatMap(({ label, details }) => [label, ...details]),
            words,
          ),
        ).toEqual([])
      }
  })

  test('buttons say what they do', () => {
    const some = { footman: 1, knight: 0, ship: 2 }
    const none = { footman: 0, knight: 0, ship: 0 }
    for (const { buttons, language } of both) {
      const words = language === 'en' ? en : cs
      const labels = [
        ...[some, none].flatMap((units) => [
          buttons.surplus.remove(units),
          buttons.muster.finish(units, 1, 0),
          buttons.muster.finish(some, 0, 2),
          buttons.losses.remove(units),
          buttons.casualties.fall(units),
        ]),
        ...[0, 1, 2, 5].flatMap((n) => [
          buttons.losses.missing(n),
          buttons.orders.leftOut(n),
          buttons.raid.remove(n, n),
          buttons.raid.takeOff(n),
          buttons.hold.tell(n),
          buttons.retreat.to(position, 'riverrun', n),
          buttons.collect.tell(n),
        ]),
        buttons.march.go(position, ['riverrun']),
        buttons.march.go(position, ['riverrun', 'seagard']),
        buttons.march.attack(position, 'riverrun'),
        buttons.raven.swap('march-0', 'raid-star'),
        buttons.wildlingTie.most('stark'),
        buttons.wildlingTie.least('stark'),
        buttons.reward.take(position, 'robb-stark'),
      ]
      expect(faults(labels, words)).toEqual([])
    }
    expect(en.buttons.muster.finish({ footman: 1, knight: 0, ship: 0 }, 0, 0)).toBe('Muster 1 footman and finish')
    expect(en.buttons.muster.finish({ footman: 0, knight: 1, ship: 0 }, 0, 2)).toBe('Muster 1 knight, 2 points left unused')
    expect(cs.buttons.muster.finish({ footman: 0, knight: 1, ship: 0 }, 0, 2)).toBe('Povolat 1 rytíře, 2 body propadnou')
    expect(cs.buttons.muster.finish({ footman: 1, knight: 0, ship: 0 }, 1, 0)).toBe('Povolat 1 pěšáka a 1 vylepšení a skončit')
  })
})

describe('things in a row', () => {
  const rows = [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']]
  test.each([
    ['en-GB', allEnglish, anyEnglish],
    ['cs', allCzech, anyCzech],
  ] as const)('are joined as the language joins them: %s', (locale, all, any) => {
    const like = (type: 'conjunction' | 'disjunction') =>
      rows.map((row) => new Intl.ListFormat(locale, { type }).format(row).replaceAll('\u00a0', ' '))
    expect(rows.map(all)).toEqual(like('conjunction'))
    expect(rows.map(any)).toEqual(like('disjunction'))
  })
})

test('the button of a raid names the power that a pillage brings (R9.6)', () => {
  expect(en.buttons.raid.remove(1, 1)).toBe('Remove 1 order, gain 1 power')
  expect(en.buttons.raid.remove(1, 0)).toBe('Remove 1 order')
  expect(cs.buttons.raid.remove(1, 1)).toBe('Odstranit 1 rozkaz, získat sílu 1')
})
