import { describe, expect, test } from 'vitest'
import { FIRST_EDITION_HOUSES, type HouseId } from '../../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import { checklist } from '../../../../src/games/westeros/views/checklist'
import { available, hand, pile, place, pool, stars } from '../../../../src/games/westeros/model/position'
import { questions } from '../../../../src/games/westeros/prompts'
import { controlledBy, controller } from '../../../../src/games/westeros/model/control'
import { againstNeutral } from '../../../../src/games/westeros/rules/neutral'
import { threshold } from '../../../../src/games/westeros/rules/victory'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import { loadWords } from '../../../../src/games/westeros/words'
import { begin } from '../../../../src/games/westeros/rules/setup'
import { units } from '../../../../src/games/westeros/model/units'
import { begun, castleTokens, laidOut, move, setupOf } from './opening'

describe('five players', () => {
  test('D1: Lannister has what its start card says', () => {
    const state = laidOut()
    const standing = units({ footman: 1, knight: 1 })
    expect(state.areas['lannisport']?.garrison).toEqual({ house: 'lannister', standing, routed: units({}) })
    expect(state.areas['stoney-sept']?.garrison?.standing).toEqual(units({ footman: 1 }))
    expect(state.areas['golden-sound']?.garrison?.standing).toEqual(units({ ship: 1 }))
    expect((['ironThrone', 'fiefdoms', 'kingsCourt'] as const).map((track) => place(state, track, 'lannister'))).toEqual([2, 5, 1])
    expect(state.holders).toEqual({ ironThrone: 'baratheon', fiefdoms: 'greyjoy', kingsCourt: 'lannister' })
    expect([available(state, 'lannister'), pile(state, 'lannister')]).toEqual([5, 15])
    expect(hand(state, 'lannister')).toHaveLength(7)
    expect(pool(state, 'lannister')).toEqual({ footman: 8, knight: 3, ship: 4 })
  })

  test('supply levels, threat, decks and the three printed neutral forces', () => {
    const state = laidOut()
    expect(FIRST_EDITION_HOUSES.map((house) => state.houses[house]?.supply)).toEqual([1, 2, 2, 2, 2])
    expect([state.threat, state.round, threshold(state)]).toEqual([0, 1, 7])
    expect(state.decks[2].unseen).toHaveLength(10)
    expect(Object.entries(state.areas).flatMap(([area, { neutral }]) => (neutral === undefined ? [] : [[area, neutral]]))).toEqual([
      ['eyrie', { strength: 6 }],
      ['kings-landing', { strength: 5 }],
      ['sunspear', { strength: 5 }],
    ])
  })

  test('R0.1: the first round begins with the orders, no card is turned up', () => {
    expect(questions(laidOut()).map(({ kind }) => kind)).toEqual(['setup'])
    expect(begun().stage.at).toBe('orders')
    const sealed = begun({ tracking: PRESETS.full })
    expect(sealed.ballot?.roles).toEqual(['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy'])
  })

  test('D4: place 3 of the Court gives two stars, place 5 none', () => {
    const state = laidOut()
    expect([stars(state, 'baratheon'), stars(state, 'greyjoy')]).toEqual([2, 0])
  })
})

describe('fewer players', () => {
  test('four: Greyjoy stays out, tracks close up, the Blade goes to Tyrell', () => {
    const state = laidOut({ players: 4 })
    expect(state.tracks).toEqual({
      ironThrone: ['baratheon', 'lannister', 'stark', 'tyrell'],
      fiefdoms: ['tyrell', 'stark', 'baratheon', 'lannister'],
      kingsCourt: ['lannister', 'stark', 'baratheon', 'tyrell'],
    })
    expect(state.holders.fiefdoms).toBe('tyrell')
    expect(threshold(state)).toBe(7)
    expect(state.houses.greyjoy).toBeUndefined()
  })

  test('three: Tyrell stays out too, eight castle areas win', () => {
    const state = laidOut({ players: 3 })
    expect(state.tracks.fiefdoms).toEqual(['stark', 'baratheon', 'lannister'])
    expect(state.holders.fiefdoms).toBe('stark')
    expect(threshold(state)).toBe(8)
  })

  test('E20: stars of the Court go with the place: 3, 3, 2', () => {
    const state = laidOut({ players: 3 })
    expect(state.tracks.kingsCourt.map((house) => stars(state, house))).toEqual([3, 3, 2])
  })

  test('units of absent houses are neutral forces, added up per area (E66)', () => {
    const neutrals = checklist(laidOut({ players: 3 })).neutrals
    expect(Object.fromEntries(neutrals.map(({ area, neutral }) => [area, neutral.strength]))).toEqual({
      eyrie: 6,
      'kings-landing': 5,
      sunspear: 5,
      pyke: 3,
      'greywater-watch': 1,
      'ironmans-bay': 2,
      highgarden: 3,
      'dornish-marches': 1,
      'redwyne-straights': 1,
    })
    const pyke = neutrals.find(({ area }) => area === 'pyke')
    expect(pyke?.neutral).toEqual({ strength: 3, house: 'greyjoy', units: units({ footman: 1, knight: 1 }) })
    expect(againstNeutral(laidOut({ players: 3 }), 'kings-landing', units({ ship: 1 }), 'march-plus-1', []).total).toBe(2)
  })

  test('A6: the crest of a house that does not play means nothing', () => {
    const state = laidOut({ players: 4 })
    expect(controller(state, 'pyke')).toBeUndefined()
    const freed = laidOut({ players: 4, changes: [{ set: 'neutral', area: 'pyke' }] })
    expect(controller(freed, 'pyke')).toBeUndefined()
  })

  test.each([[[]], [['stark']], [['stark', 'tyrell']]])('not with %j', (houses) => {
    const setup = { ...setupOf(), houses: Object.fromEntries((houses as HouseId[]).map((house) => [house, `seat-${house}`])) }
    expect(begin(setup)).toMatchObject({ ok: false, refusal: { code: 'WRONG_NUMBER_OF_HOUSES', params: { houses: houses.length } } })
  })
})

describe('what the table tells', () => {
  test('Light: who stood in a land holds it, seas are unknown, no cards', () => {
    const state = laidOut({ tracking: PRESETS.light })
    expect(state.areas['lannisport']).toEqual({ holder: 'lannister' })
    expect(state.areas['golden-sound']).toEqual({})
    expect(controlledBy(state, 'stark')).toEqual(controlledBy(laidOut(), 'stark'))
    expect(state.houses.stark?.used).toBeUndefined()
    expect(state.houses.stark?.power).toBe(5)
  })

  test('each part alone: what is not tracked is not in the state', () => {
    const state = laidOut({ tracking: { power: false, orders: 'app' } })
    expect(state.houses.stark?.power).toBeUndefined()
    expect(pile(state, 'stark')).toBeUndefined()
  })
})

describe('the board as it lies', () => {
  const lies = [
    { set: 'round', round: 5 },
    { set: 'units', area: 'winterfell', house: 'stark', standing: units({ footman: 2 }) },
    { set: 'token', area: 'seagard', house: 'stark' },
    { set: 'power', house: 'stark', available: 9 },
    { set: 'threat', threat: 6 },
  ] as const

  test('is laid out first, then the round given begins with its cards', () => {
    const state = laidOut({ changes: lies })
    expect(state.stage).toEqual({ at: 'setup' })
    expect(pile(state, 'stark')).toBe(10)
    const after = begun({ changes: lies })
    expect([after.stage.at, after.round]).toEqual(['draw', 5])
  })

  test.each(['draw', 'orders', 'raids', 'marches', 'power'] as const)('goes on at %s', (at) => {
    const state = begun({ tracking: PRESETS.referee, changes: [...lies, { set: 'stage', at }] })
    expect(state.stage.at).toBe(at)
    expect(state.round).toBe(5)
  })

  test('goes on in the middle of the marches with the orders that lie there', () => {
    const state = begun({
      tracking: PRESETS.full,
      changes: [...lies, { set: 'order', area: 'winterfell', house: 'stark', order: 'march-0' }, { set: 'stage', at: 'raids' }],
    })
    expect(state.stage.at).toBe('marches')
    expect(questions(state)).toMatchObject([{ kind: 'march', roles: ['stark'] }])
  })

  test('only the count can refuse it', () => {
    const attempt = (...changes: NonNullable<ReturnType<typeof setupOf>['changes']>) => begin(setupOf({ changes }))
    const broken = (invariant: string) => ({ ok: false, refusal: { code: 'COUNT_BROKEN', params: { invariant } } })
    expect(attempt({ set: 'power', house: 'stark', available: 21 })).toMatchObject(broken('I1'))
    expect(attempt({ set: 'units', area: 'oldtown', house: 'stark', standing: units({ footman: 9 }) })).toMatchObject(broken('I7'))
    expect(attempt({ set: 'stage', at: 'draw' })).toMatchObject(broken('I45'))
    expect(attempt({ set: 'round', round: 11 })).toMatchObject(broken('I45'))
    expect(attempt({ set: 'units', area: 'oldtown', house: 'stark', standing: units({ footman: 5 }) })).toMatchObject({ ok: true })
    expect(begin(setupOf({ players: 3, changes: [{ set: 'token', area: 'oldtown', house: 'tyrell' }] }))).toMatchObject({
      ok: false,
      refusal: { code: 'MALFORMED' },
    })
  })

  test('a board on which somebody has won is over at once', () => {
    const done = move(laidOut({ changes: castleTokens('stark', 7) }), { do: 'ready' })
    expect(done.events).toMatchObject([{ e: 'gameEnded', outcome: { how: 'sudden', winners: ['stark'] } }])
  })
})

describe('the checklist', () => {
  test('tells what to lay out', () => {
    const list = checklist(laidOut())
    expect(list.houses).toHaveLength(5)
    const stark = list.houses.find(({ house }) => house === 'stark')
    expect(stark).toMatchObject({ home: 'winterfell', power: 5, supply: 1, cards: 7 })
    expect(stark?.places).toEqual({ ironThrone: 3, fiefdoms: 3, kingsCourt: 2 })
    expect(stark?.units).toEqual([
      { area: 'winterfell', units: units({ footman: 1, knight: 1 }) },
      { area: 'white-harbor', units: units({ footman: 1 }) },
      { area: 'shivering-sea', units: units({ ship: 1 }) },
    ])
    expect(list.decks.map(({ cards }) => cards.reduce((sum, { count }) => sum + count, 0))).toEqual([10, 10, 10])
    expect(list.threshold).toBe(7)
  })

  test('tells a board in the middle of a game as well', () => {
    const list = checklist(
      laidOut({
        changes: [
          { set: 'token', area: 'seagard', house: 'stark' },
          { set: 'round', round: 3 },
        ],
      }),
    )
    expect(list.houses[0]?.tokens).toEqual(['seagard'])
    expect(list.round).toBe(3)
  })

  test.each([
    ['en', '5 in hand'],
    ['cs', 'v ruce 5'],
  ] as const)('says in %s which tokens lie on areas and who has used cards', async (language, inHand) => {
    const tokens = 'Stark: Seagard'
    const words = await loadWords(language)
    const lines = words.setup
      .all(
        laidOut({
          changes: [
            { set: 'token', area: 'seagard', house: 'stark' },
            { set: 'used', house: 'stark', cards: ['robb-stark', 'eddard-stark'] },
          ],
        }),
      )
      .flatMap(({ details }) => details)
    expect(lines).toContain(tokens)
    expect(lines.some((line) => line.includes('Stark') && line.includes(inHand))).toBe(true)
    expect(words.setup.all(laidOut()).some(({ details }) => details.includes(tokens))).toBe(false)
  })
})

test('the ledger begins with the whole state, the box in it', () => {
  const opening = begin(setupOf())
  expect(opening).toMatchObject({ ok: true, value: [{ e: 'begun', state: { box: { rounds: PRINTED_BOX.rounds } } }] })
})
