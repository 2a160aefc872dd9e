// Tests that the history contains the names of the players and the results of votes.
import { expect, test } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import { WAYS_TO_PLAY } from '../../../../src/games/graenaland/model/settings'
import { texts, textsOf } from '../../../../src/games/graenaland/table/texts'
import { cards } from '../../../../src/games/graenaland/words/en/names'
import { lineOf } from '../../../../src/table/log/lines'
import { votesIn } from '../../../../src/games/graenaland/words/shared/tellers'
import { clanMoments } from '../../../gallery/graenaland'

const moments = [1, 2].flatMap((seed) => clanMoments({ players: 4, way: 'referee' }, seed))
type Tell = Readonly<Record<string, ((event: { readonly e: string }) => string) | undefined>>

test.each(['en', 'cs'] as const)('no event names a colour where there is a name: %s', (language) => {
  for (const { state, entry } of moments) {
    const tellers = textsOf(state, language).events as unknown as Tell
    for (const event of entry.events)
      expect(tellers[event.e]?.(event) ?? '').not.toMatch(/\b(Red|White|Purple|Blue|Červen|Bíl|Fialov|Modr|undefined)/)
  }
})

test('a closed vote tells its result, votes in favour, all votes, and what was needed', () => {
  const votes = moments.flatMap(({ state, entry }) =>
    entry.events.flatMap((event) => (event.e === 'voteClosed' ? [{ event, text: textsOf(state, 'en').events.voteClosed(event) }] : [])),
  )
  expect(votes.length).toBeGreaterThan(0)
  for (const { event, text } of votes)
    expect(text).toMatch(
      new RegExp(`(adopted|rejected), ${event.yes} of ${votesIn(event.vote)} votes?, ${event.vote.needed} needed\\. (Hand|The) `),
    )
})

test('a proposal names the kinds of cards that each clan would get', () => {
  const kinds = Object.values(cards)
  const proposals = moments.flatMap(({ state, entry, parent }) =>
    entry.events.flatMap((event) =>
      event.e === 'proposed' && (event.proposal.split?.some((to) => to !== null) ?? false)
        ? [textsOf(state, 'en').events.proposed(event, parent?.state)]
        : [],
    ),
  )
  expect(proposals.length).toBeGreaterThan(0)
  for (const text of proposals)
    expect(
      kinds.some((kind) => text.includes(kind.replace(/^a card /, ''))),
      text,
    ).toBe(true)
})

test.each([
  ['en', 'Noted: price of a fort: 1\u00a0grain, 2\u00a0ore; houses of a clan: 14.'],
  ['cs', 'Zapsáno: cena tvrze: 1×\u00a0obilí, 2×\u00a0ruda; domečky jednoho klanu: 14.'],
] as const)('the resources of a price are one sentence: %s', (language, sentence) => {
  const numbers = [
    { e: 'numberTold', point: 'price/fort/grain', value: 1 },
    { e: 'numberTold', point: 'price/fort/wood', value: 0 },
    { e: 'numberTold', point: 'price/fort/ore', value: 2 },
    { e: 'numberTold', point: 'houses', value: 14 },
  ] as const
  expect(texts[language].merged?.numberTold?.(numbers)).toBe(sentence)
})

test('adjacent events of one type are one text in the log, and the beginning of a phase is a minor step', () => {
  const log = {
    event: ({ e }: { e: string }) => e,
    merged: (events: readonly { e: string }[]) => `${events.length} × ${events[0]?.e}`,
    weight: ({ e }: { e: string }) => (e === 'constructionBegun' ? 'leads on' : 'usual'),
    nameOf: () => undefined,
    round: () => 1,
    phase: () => undefined,
    doer: () => undefined,
    icon: () => undefined,
  } as never
  const whole = [...moments, ...clanMoments({ players: 4, way: 'light' }, 1)]
  const lines = whole.map((moment) => lineOf(moment, graenaland, log))
  const runs = whole.flatMap(({ entry }, at) => (entry.events.filter(({ e }) => e === 'drawn').length > 1 ? (lines[at] ?? []) : []))
  expect(runs.length).toBeGreaterThan(0)
  for (const { main, more } of runs) expect([main, ...more].filter((text) => text.includes('drawn')).join()).toMatch(/^\d+ × drawn$/)
  const begun = whole.flatMap(({ entry }, at) => (entry.events.some(({ e }) => e === 'constructionBegun') ? (lines[at] ?? []) : []))
  for (const { quiet } of begun) expect(quiet).toContain('constructionBegun')
})

test('orders without secrecy are reported once: a clan whose heroes stay is not named again', () => {
  const results = (['blue', 'red'] as const).map((clan) => ({ clan, result: 'stays' as const }))
  const tell = textsOf({ players: [], settings: { ...WAYS_TO_PLAY.referee, vpCards: false } } as never, 'en').events.moved as (
    event: unknown,
    before?: unknown,
  ) => string
  const event = { e: 'moved', results: [...results, { clan: 'white', result: 'moved', hero: 'warrior', from: 'C1', to: 'C2' }] }
  const typed = { blue: { go: '0' }, red: { go: '0' }, white: { hero: 'warrior', go: 'E' } }
  expect(tell(event, { orders: typed })).toBe('White’s warrior goes to Coast\u00a02.')
  expect(tell({ e: 'moved', results }, { orders: typed })).toBe('No hero moves.')
  const heroes = { blue: { warrior: 'C1', priest: 'C2' }, red: { warrior: 'C1' } }
  expect(tell({ e: 'moved', results }, { orders: {}, heroes })).toBe('Blue: heroes stay. Red: warrior stays.')
})

test('Czech sentences about heroes say where each hero goes', () => {
  const [{ state } = {}] = moments
  if (state === undefined) throw new Error('no game')
  const { moved } = textsOf(state, 'cs').events
  const text = (result: 'moved' | 'swapped' | 'invalid') =>
    moved({ e: 'moved', results: [{ clan: 'red', hero: 'priest', result, from: 'I1', to: 'C2' }] }).replaceAll('\u00a0', ' ')
  expect(text('moved')).toMatch(/: kněz jde na Pobřeží 2\.$/)
  expect(text('swapped')).toMatch(/: kněz jde na Pobřeží 2 a tamní hrdina přechází do Vnitrozemí 1\.$/)
  expect(text('invalid')).toMatch(/: kněz tam jít nemůže a zůstává ve Vnitrozemí 1\.$/)
})
