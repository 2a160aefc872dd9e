import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { clockToday, dayIn } from '../../../src/ui/day'
import {
  bind,
  bindAll,
  countIn,
  fill,
  LanguageProvider,
  languages,
  loadInUse,
  speak,
  wordsOf,
  type Dictionary,
  type Translation,
} from '../../../src/ui/words'

const en = {
  turn: 'Hand the phone to {player}',
  castles: { one: '{n} castle of {house}', other: '{n} castles of {house}' },
  deep: { hello: 'Hello' },
} as const satisfies Dictionary

const cs = {
  turn: 'Na řadě je {player}',
  castles: { one: '{n} hrad, {house}', few: '{n} hrady, {house}', many: '{n} hradu, {house}', other: '{n} hradů, {house}' },
  deep: { hello: 'Ahoj' },
} satisfies Translation<typeof en>

describe('blanks', () => {
  test('are filled by name, once, and stay where there is no value', () => {
    expect(fill('{a} and {b}', { a: '{b}', b: 2 })).toBe('{b} and 2')
    expect(fill('{a} {missing}', { a: 1 })).toBe('1 {missing}')
    expect(fill('{constructor}', {})).toBe('{constructor}')
  })
  test('are typed by the English text', () => {
    const { say, count } = speak('en', en)
    expect(say(en.turn, { player: 'Anna' })).toBe('Hand the phone to Anna')
    expect(say(en.deep.hello)).toBe('Hello')
    expect(count(en.castles, 1, { house: 'Stark' })).toBe('1 castle of Stark')
    expectTypeOf(say<typeof en.turn>)
      .parameter(1)
      .toEqualTypeOf<Readonly<Record<'player', string | number>>>()
    expectTypeOf(say<typeof en.deep.hello>).parameters.toEqualTypeOf<['Hello']>()
  })
})

describe('counting', () => {
  test.each([
    [0, '0 hradů, Stark'],
    [1, '1 hrad, Stark'],
    [2, '2 hrady, Stark'],
    [4, '4 hrady, Stark'],
    [5, '5 hradů, Stark'],
    [1.5, '1,5 hradu, Stark'],
    [22, '22 hradů, Stark'],
  ])('in Czech, %s', (n, text) => {
    expect(countIn('cs', cs.castles, n, { house: 'Stark' })).toBe(text)
  })
  test('falls back to the general form where a language has no other', () => {
    expect(countIn('cs', { one: '{n} card', other: '{n} cards' }, 3)).toBe('3 cards')
  })
})

describe('a row and a number', () => {
  test.each(languages)('are written as the language writes them: %s', (language) => {
    const { list, count } = speak(language, {})
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    const like = new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
    for (const names of [[], ['Anna'], ['Anna', 'Petr'], ['Anna', 'Petr', 'Tom']])
      expect(plain(list(names))).toBe(plain(like.format(names)))
    for (const n of [0, 1, 999, 1000, 1234567, -1, 1.5])
      expect(plain(count({ one: '{n}', few: '{n}', many: '{n}', other: '{n}' }, n))).toBe(plain(new Intl.NumberFormat(language).format(n)))
  })
})

describe('line breaks', () => {
  test.each([
    ['Zvítězí v 5. kole', 'Zvítězí v_5._kole'],
    ['K bráně a z ní, i u moře', 'K_bráně a_z_ní, i_u_moře'],
    ["Zásoby pro Widow's Watch", "Zásoby pro Widow's Watch"],
    ['7 bodů, 2 rody, 12 z 20', '7_bodů, 2_rody, 12_z_20'],
    ['0 z 4, 3 z 17, 1 z 64 a 5 z 42 bodů', '0_ze_4, 3_ze_17, 1_ze_64_a_5_ze_42_bodů'],
    ['Vybráno 1 z 5, z 25 a z 4.', 'Vybráno 1_z_5, z_25_a_ze_4.'],
    ['ze 4. kola a z 2. kola, bez 4', 'ze 4._kola a_z_2._kola, bez 4'],
    ['(v oblasti) – s výběrem', '(v_oblasti) – s_výběrem'],
    ['Balíček I: okolo a 3 Anna', 'Balíček I: okolo a_3 Anna'],
  ])('in Czech: %s', (text, held) => {
    expect(bind('cs', text)).toBe(held.replaceAll('_', '\u00a0'))
    expect(bind('cs', bind('cs', text))).toBe(bind('cs', text))
    expect(bind('en', text)).toBe(text)
  })
  test('are kept in every text of a dictionary, also where a function makes it', () => {
    const texts = { now: 'v kole', of: { house: (n: number) => ({ title: `v ${n}. kole`, notes: ['a teď'] }) } }
    const held = bindAll('cs', texts)
    expect(held.now).toBe('v\u00a0kole')
    expect(held.of.house(5)).toEqual({ title: 'v\u00a05.\u00a0kole', notes: ['a\u00a0teď'] })
    expect(bindAll('en', texts)).toBe(texts)
    const { words, say, count } = speak('cs', { left: 'v {place} a dost', castles: { one: '{n} hrad', other: '{n} hradů' } } as const)
    expect(words.left).toBe('v\u00a0{place} a\u00a0dost')
    expect(say('v {place}', { place: 'Riverrun' })).toBe('v\u00a0Riverrun')
    expect(count(words.castles, 7)).toBe('7\u00a0hradů')
  })
})

test('lists and days follow the language', () => {
  expect(speak('en', en).list(['Anna', 'Petr', 'Tom'])).toBe('Anna, Petr and Tom')
  expect(speak('cs', en).list(['Anna', 'Petr', 'Tom'])).toMatch(/^Anna, Petr a\sTom$/)
  expect(speak('en', en).date(Date.UTC(2026, 10, 12, 12))).toBe('12 November 2026')
  expect(speak('cs', en).date(Date.UTC(2026, 10, 12, 12))).toBe('12.\u00a0listopadu 2026')
})

test('a day is written as the browser would write it', () => {
  const locales = { en: 'en-GB', cs: 'cs' }
  for (const language of languages)
    for (let month = 0; month < 36; month++) {
      const time = new Date(2024, month, 1 + month * 3, 12).getTime()
      const written = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(time)
      expect(dayIn(language, time)).toBe(written.replaceAll('\u00a0', ' '))
    }
})

describe('useWords', () => {
  const source = { en: async () => ({ default: en }), cs: async () => ({ default: cs }) }

  test('waits for the language of the page and then speaks it', async () => {
    const useWords = wordsOf<typeof en>(source)
    const Hello = () => useWords().words.deep.hello
    const page = (language: 'en' | 'cs') => (
      <LanguageProvider value={language}>
        <Suspense fallback="…">
          <Hello />
        </Suspense>
      </LanguageProvider>
    )
    await Promise.all([useWords.load('en'), useWords.load('cs')])
    const { rerender } = render(page('en'))
    expect(await screen.findByText('Hello')).toBeTruthy()
    rerender(page('cs'))
    expect(await screen.findByText('Ahoj')).toBeTruthy()
  })
  test('asks again after a language could not be loaded', async () => {
    let times = 0
    const useWords = wordsOf<typeof en>({
      ...source,
      cs: async () => {
        times += 1
        if (times === 1) throw new Error('no network')
        return { default: cs }
      },
    })
    await expect(useWords.load('cs')).rejects.toThrow('no network')
    await expect(useWords.load('cs')).resolves.toMatchObject({ language: 'cs' })
  })
  test('fetches another language for all that has spoken, and for nothing else, whatever is missing', async () => {
    const asked: string[] = []
    const called = (name: string, fails = false) =>
      wordsOf<typeof en>({
        ...source,
        cs: async () => {
          asked.push(name)
          if (fails) throw new Error('no network')
          return { default: cs }
        },
      })
    const [spoken, missing] = [called('spoken'), called('missing', true)]
    called('silent')
    await Promise.all([spoken.load('en'), missing.load('en')])
    await loadInUse('cs')
    expect(asked.toSorted()).toEqual(['missing', 'spoken'])
  })
})

test('only a time of today is written as a time of day, so that games of one evening can be told apart', () => {
  const at = new Date()
  at.setHours(9, 5)
  expect(clockToday(at.getTime())).toBe('9:05')
  expect(clockToday(at.getTime() - 86_400_000)).toBeUndefined()
})
