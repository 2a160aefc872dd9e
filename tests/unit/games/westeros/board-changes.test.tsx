import { describe, expect, test } from 'vitest'
import { changesOf } from '../../../../src/games/westeros/table/board-changes'
import { gameOutcomes } from '../../../../src/games/westeros/table/outcome/game-outcomes'
import czech from '../../../../src/games/westeros/table/words/deferred/cs'
import english from '../../../../src/games/westeros/table/words/deferred/en'
import { loadWords } from '../../../../src/games/westeros/words'
import type { Event } from '../../../../src/games/westeros/model/events'
import type { State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { board, resolve } from './board'

const [en, cs] = await Promise.all([loadWords('en'), loadWords('cs')])

/** Returns the part of a log entry that {@link changesOf} reads: the state and the events. */
const momentOf = (before: State, events: readonly Event[]): Parameters<typeof changesOf>[0] =>
  ({ entry: { move: { do: 'resolve' }, events }, state: before, parent: { state: before } }) as unknown as Parameters<typeof changesOf>[0]

/** Returns the rows under the heading "On the board now" in English: the title, and the number before and after. */
const rows = (before: State, events: readonly Event[]) =>
  changesOf(momentOf(before, events), en, english.outcome).map(({ title, note, from, to }) =>
    [title, ...(note === undefined ? [] : [`(${note})`]), ...(to === undefined ? [] : [`${from} > ${to}`])].join(' '),
  )

const rowsInCzech = (before: State, events: readonly Event[]) =>
  changesOf(momentOf(before, events), cs, czech.outcome).map(({ title }) => title)

describe('R3.4: supply tokens', () => {
  const given = {
    houses: { stark: { supply: 2 }, tyrell: { supply: 0 } },
    playing: ['stark', 'tyrell'],
    units: { stark: { winterfell: { footman: 1 } } },
  } as const

  test('every supply token that moves is a row to tick, and one that stays is none', () => {
    const before = board(given)
    const { events } = resolve(given, 'supply')
    const moved = events.flatMap((event) => (event.e === 'supplySet' ? [event] : []))
    const changed = moved.filter(({ house, level }) => before.houses[house]?.supply !== level)
    expect(changed.length).toBeGreaterThan(0)
    expect(rows(before, moved)).toEqual(
      changed.map(({ house, level }) => `Move the supply token of ${en.names.house.nom(house)} ${before.houses[house]?.supply} > ${level}`),
    )
    expect(rowsInCzech(before, changed)[0]).toBe(`Posuň žeton zásob ${cs.names.house.gen(changed[0]?.house ?? 'stark')}`)
  })
  test('the list is shown before the next question', () => {
    const before = board(given)
    expect(gameOutcomes.hasOutcome(momentOf(before, [{ e: 'supplySet', house: 'stark', barrels: 3, level: 3 }]))).toBe(true)
    expect(gameOutcomes.hasOutcome(momentOf(before, [{ e: 'supplySet', house: 'stark', barrels: 2, level: 2 }]))).toBe(false)
  })
})

describe('every row is an instruction', () => {
  test('power, cards and the tracks', () => {
    const before = board({ tracking: { cards: 'table' } })
    expect(
      rows(before, [
        { e: 'powerGained', house: 'stark', amount: 2, due: 2, why: 'consolidate' },
        { e: 'paid', why: 'bid', amounts: { stark: 3, tyrell: 0 } },
        { e: 'cardTakenBack', house: 'stark', why: 'wildlings' },
        { e: 'cardsReturned', house: 'stark', stay: [] },
      ]),
    ).toEqual([
      'Take 2 power tokens from the pool for House Stark',
      'Put 3 power tokens of House Stark into the pool',
      'Take all House cards of House Stark back in hand',
    ])
  })
  test('the special token is handed on only if another house takes it', () => {
    const before = board({ playing: ['stark', 'tyrell'] })
    const [holder, other] = before.tracks.ironThrone
    if (holder === undefined || other === undefined) throw new Error('two houses play')
    const ordered = (first: typeof holder, second: typeof holder) =>
      rows(before, [{ e: 'trackOrdered', track: 'ironThrone', order: [first, second], bids: {} }])
    expect(ordered(holder, other)).toHaveLength(1)
    expect(ordered(other, holder)[1]).toBe(`Hand the Iron Throne to ${en.names.house.nom(other)}`)
  })
  test('a march takes foreign power and the neutral force off', () => {
    const before = board({ tokens: { riverrun: 'lannister' } })
    const march: Event = {
      e: 'marched',
      house: 'stark',
      from: 'winterfell',
      order: 'march-0',
      moves: [],
      leftToken: false,
      tokensRemoved: ['riverrun'],
      neutral: { area: 'kings-landing', strength: 5, total: 6 },
    }
    expect(rows(before, [march])).toEqual([
      'Take the power token of House Lannister off Riverrun',
      "Take the neutral force off King's Landing",
    ])
  })
  test('an order that goes is named', () => {
    const before = board({ areas: { winterfell: { order: { house: 'stark', order: 'support' } } } })
    expect(rows(before, [{ e: 'orderRemoved', area: 'winterfell', why: 'battle' }])).toEqual([
      'Take the Support order of House Stark off Winterfell',
    ])
  })
  test('a raid takes its own order and the orders that it hit off the board', () => {
    const raided: Event = {
      e: 'raided',
      house: 'greyjoy',
      from: 'moat-cailin',
      removed: [{ area: 'white-harbor', kind: 'consolidate', house: 'stark' }],
    }
    expect(rows(board(), [raided])).toEqual([
      'Take the Raid order of House Greyjoy off Moat Cailin',
      'Take the Consolidate Power order of House Stark off White Harbor',
    ])
    const tracked = board({ areas: { 'white-harbor': { order: { house: 'stark', order: 'consolidate-power-star' } } } })
    expect(rows(tracked, [raided])[1]).toBe(`Take the ${en.names.order['consolidate-power-star']} order of House Stark off White Harbor`)
    expect(rowsInCzech(board(), [raided])[0]).toBe('Odeber z oblasti Moat Cailin rozkaz Nájezd rodu Greyjoy')
  })
  test('order tokens that the app keeps are not removed from the board', () => {
    const areas = { winterfell: { order: { house: 'stark', order: 'support' } } } as const
    const removed: readonly Event[] = [
      { e: 'orderRemoved', area: 'winterfell', why: 'battle' },
      { e: 'roundEnded', round: 1 },
    ]
    const inApp = board({ areas, tracking: { orders: 'app' } })
    expect(rows(inApp, removed)).toEqual([])
    expect(gameOutcomes.hasOutcome(momentOf(inApp, removed.slice(0, 1)))).toBe(false)
    // After the last round, nothing is left to do; after any other round, the round marker is moved.
    expect(gameOutcomes.hasOutcome(momentOf(inApp, removed))).toBe(false)
    const next: readonly Event[] = [...removed, { e: 'roundBegan', round: inApp.round + 1 }]
    expect(rows(inApp, next)).toHaveLength(1)
    expect(gameOutcomes.hasOutcome(momentOf(inApp, next))).toBe(true)
    const onTable = board({ areas, tracking: { orders: 'table' } })
    expect(rows(onTable, removed)).toHaveLength(2)
    expect(gameOutcomes.hasOutcome(momentOf(onTable, removed.slice(0, 1)))).toBe(true)
  })
  test('E21.3: a garrison that falls, E14.22: every card that leaves a battle', () => {
    const battle: State['battle'] = {
      area: 'winterfell',
      attacker: 'greyjoy',
      defender: 'stark',
      from: 'moat-cailin',
      march: 'march-0',
      attackers: { footman: 2, knight: 0, ship: 0 },
      step: 'abilities',
      supports: [],
      pending: [],
      modifiers: [],
    }
    const before = { ...board(), battle }
    expect(rows(before, [{ e: 'garrisonRemoved', house: 'stark', area: 'winterfell' }])).toEqual([
      'Take the garrison of House Stark off Winterfell for the rest of the game',
    ])
    const replaced = { e: 'cardReplaced', side: 'attacker', card: 'euron-crows-eye', played: { card: 'victarion-greyjoy' } } as const
    expect(rows(before, [{ ...replaced, discarded: true }])).toEqual([
      `Put ${en.names.houseCard(before, 'euron-crows-eye')} of House Greyjoy with its used cards`,
    ])
    expect(rows(before, [{ ...replaced, discarded: false }])).toEqual([])
    expect(rows(before, [{ e: 'cardSentBack', side: 'attacker', card: 'euron-crows-eye' }])).toEqual([
      `Take ${en.names.houseCard(before, 'euron-crows-eye')} of House Greyjoy back in hand`,
    ])
  })
  test('units that are routed by the last march are not laid down, and do not stand up', () => {
    const battle: State['battle'] = {
      area: 'riverrun',
      attacker: 'stark',
      defender: 'lannister',
      from: 'winterfell',
      march: 'march-0',
      attackers: { footman: 2, knight: 0, ship: 0 },
      step: 'retreat',
      supports: [],
      pending: [],
      modifiers: [],
    }
    const fled: Event = {
      e: 'retreated',
      house: 'lannister',
      side: 'defender',
      to: 'lannisport',
      units: { footman: 1, knight: 0, ship: 0 },
      lost: { footman: 0, knight: 0, ship: 0 },
    }
    const given = { units: { lannister: { riverrun: { footman: 1 } } } } as const
    expect(rows({ ...board(given), battle }, [fled])).toEqual(['Move one Lannister footman from Riverrun to Lannisport and lay it down'])
    expect(rows({ ...board(given), battle }, [fled, { e: 'routedRose' }])).toEqual([
      'Move one Lannister footman from Riverrun to Lannisport',
    ])
    // Casualties that the loser has chosen before the retreat are part of the same list.
    const taken: Event = { e: 'casualtiesTaken', house: 'lannister', side: 'defender', units: { footman: 1, knight: 0, ship: 0 } }
    const start = { ...board(given), battle }
    const chosen = {
      ...momentOf(start, [
        fled,
        { e: 'battleEnded', area: 'riverrun', winner: 'attacker', movedIn: battle.attackers, tokenRemoved: false },
      ]),
      parent: { entry: { move: { do: 'casualties' }, events: [taken] }, state: start, parent: { state: start } },
    } as unknown as Parameters<typeof changesOf>[0]
    expect(changesOf(chosen, en, english.outcome)[0]?.title).toBe('Take one Lannister footman off Riverrun')
    const lying = { ...given, routed: { greyjoy: { pyke: { knight: 1 } } } } as const
    expect(rows({ ...board(lying), battle }, [fled, { e: 'routedRose' }])[1]).toBe('Stand the routed units up (Pyke)')
  })
  test('a deck is shuffled on the table only if its cards are real', () => {
    const drawn = (how: 'app' | 'table'): Event => ({
      e: 'cardsTurnedUp',
      how,
      turned: { 1: ['winter-is-coming', 'supply'], 2: ['last-days-of-summer'], 3: ['last-days-of-summer'] },
      faceUp: { 1: 'supply', 2: 'last-days-of-summer', 3: 'last-days-of-summer' },
      decks: board().decks,
      mammoths: 0,
      threat: 0,
      labels: {},
    })
    expect(rows(board(), [drawn('table')])).toEqual(['Shuffle deck I (Winter is Coming)'])
    expect(rows(board(), [drawn('app')])).toEqual([])
    expect(gameOutcomes.hasOutcome(momentOf(board(), [drawn('app')]))).toBe(false)
  })
})

test('E20.7, E20.8: ships in a port that has another owner, or none', () => {
  const before = board()
  const lost: Event = { e: 'shipsCaptured', port: 'winterfell', from: 'stark', kept: 0, destroyed: 2 }
  expect(gameOutcomes.hasOutcome(momentOf(before, [lost]))).toBe(true)
  expect(rows(before, [lost])).toEqual(['Take two Stark ships off Winterfell'])
  expect(rows(before, [{ ...lost, to: 'greyjoy', kept: 1, destroyed: 1 }])).toEqual([
    'Take two Stark ships off Winterfell',
    'Put one Greyjoy ship into Winterfell',
  ])
})

test('R4, E15.3: a mustering lists the new units of each area, then the upgrades', () => {
  const before = board()
  const mustered: Event = {
    e: 'mustered',
    house: 'stark',
    steps: [
      { at: 'winterfell', what: 'footman' },
      { at: 'winterfell', what: 'footman' },
      { at: 'white-harbor', what: 'ship', sea: 'narrow-sea' },
      { at: 'white-harbor', what: 'upgrade' },
      { at: 'winterfell', what: 'siegeUpgrade' },
    ],
  }
  expect(gameOutcomes.hasOutcome(momentOf(before, [mustered]))).toBe(true)
  expect(gameOutcomes.hasOutcome(momentOf(before, [{ ...mustered, steps: [] }]))).toBe(false)
  expect(rows(before, [mustered])).toEqual([
    'Put two Stark footmen into Winterfell',
    'Put one Stark ship into The Narrow Sea',
    'Replace one Stark footman in White Harbor with a knight',
    'Replace one Stark footman in Winterfell with a siege engine',
  ])
  expect(rowsInCzech(before, [mustered])).toHaveLength(4)
})

test('units that a house gave up or replaced, and the power of one order, are listed', () => {
  const before = board()
  const removed: Event = { e: 'unitsRemoved', house: 'stark', why: 'wildlings', units: { winterfell: units({ footman: 1, knight: 1 }) } }
  const replaced: Event = { e: 'unitsReplaced', house: 'stark', from: 'knight', units: { winterfell: units({ knight: 2 }) } }
  const gained: Event = { e: 'powerGained', house: 'stark', amount: 2, due: 2, why: 'consolidate' }
  for (const event of [removed, replaced, gained]) expect(gameOutcomes.hasOutcome(momentOf(before, [event]))).toBe(true)
  expect(gameOutcomes.hasOutcome(momentOf(before, [{ ...removed, units: {} }]))).toBe(false)
  expect(rows(before, [removed, replaced, gained])).toEqual([
    'Take one Stark footman and one Stark knight off Winterfell',
    'Replace two Stark knights in Winterfell with footmen',
    'Take 2 power tokens from the pool for House Stark',
  ])
})
