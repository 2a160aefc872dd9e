import { describe, expect, test } from 'vitest'
import type { DeckCard, HouseId } from '../../../../src/games/westeros/box/box'
import type { Change } from '../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { domain, questions } from '../../../../src/games/westeros/prompts'
import { controller } from '../../../../src/games/westeros/model/control'
import { countBreaches } from '../../../../src/games/westeros/invariants/count'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import type { State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { accepted, begun, castleTokens, correct, laidOut, move, type Done } from './opening'

const put = (area: string, house: HouseId, kinds: Parameters<typeof units>[0]): Change => ({
  set: 'units',
  area,
  house,
  standing: units(kinds),
})
const warningsOf = ({ events }: Done) => events.flatMap((event) => (event.e === 'corrected' ? event.warnings : []))
const round4: Change = { set: 'round', round: 4 }
const at = (stage: 'draw' | 'orders' | 'raids' | 'marches' | 'power', ...changes: readonly Change[]) =>
  begun({ changes: [{ set: 'round', round: 4 }, ...changes, { set: 'stage', at: stage }] })

const drawnCards = (state: State, one: DeckCard, two: DeckCard, three: DeckCard): State =>
  accepted(state, { do: 'draw', how: 'table', turned: { 1: [one], 2: [two], 3: [three] } })

/** Checks that every open question has a legal answer. */
const answerable = (state: State): void => {
  const open = questions(state)
  expect(state.stage.at === 'over' || open.length > 0).toBe(true)
  for (const question of open) {
    const answer = domain(state, question).sample(() => 0.4)
    expect(answer, question.key).toBeDefined()
    if (!question.sealed && question.kind !== 'reveal' && question.kind !== 'tellBids')
      expect(move(state, answer as Move).refusal, question.key).toBeUndefined()
  }
}

describe('the count', () => {
  const state = at('marches')
  test.each<[string, readonly Change[]]>([
    ['I1', [{ set: 'power', house: 'stark', available: 21 }]],
    ['I1', [{ set: 'power', house: 'stark' }]],
    ['I1', [{ set: 'box.limit', piece: 'power', value: 4 }]],
    ['I2', [{ set: 'token', area: 'narrow-sea', house: 'stark' }]],
    ['I7', [put('oldtown', 'stark', { footman: 9 })]],
    ['I7', [{ set: 'box.limit', piece: 'ship', value: 0 }]],
    ['I8', [put('narrow-sea', 'stark', { footman: 1 })]],
    ['I8', [put('oldtown', 'stark', { ship: 1 })]],
    ['I13', [put('eyrie', 'stark', { footman: 1 })]],
    ['I13', [{ set: 'neutral', area: 'winterfell', neutral: { strength: 3 } }]],
    ['I19', [{ set: 'track', track: 'fiefdoms', order: ['stark', 'stark', 'tyrell', 'greyjoy', 'lannister'] }]],
    ['I19', [{ set: 'track', track: 'fiefdoms', order: ['stark'] }]],
    ['I23', [{ set: 'deck', deck: 1, unseen: ['supply'], bottom: [] }]],
    ['I37', [{ set: 'used', house: 'stark', cards: ['robb-stark', 'robb-stark'] }]],
    ['I37', [{ set: 'used', house: 'stark', cards: ['tywin-lannister'] }]],
    ['I37', [{ set: 'used', house: 'stark' }]],
    ['I45', [{ set: 'round', round: 0 }]],
    [
      'I45',
      [
        { set: 'round', round: 1 },
        { set: 'stage', at: 'draw' },
      ],
    ],
  ])('%s refuses %j', (invariant, changes) => {
    const done = correct(state, ...changes)
    expect(done.refusal).toMatchObject({ code: 'COUNT_BROKEN', rule: 'C12', params: { invariant } })
    expect(done.state).toBe(state)
  })

  test('I29: no more orders of a kind than a house has', () => {
    const full = begun({
      tracking: PRESETS.full,
      changes: [
        { set: 'round', round: 4 },
        { set: 'stage', at: 'power' },
      ],
    })
    const order = (area: string): Change => ({ set: 'order', area, house: 'stark', order: 'march-0' })
    expect(correct(full, order('winterfell'), order('white-harbor')).refusal).toMatchObject({ params: { invariant: 'I29' } })
    expect(correct(full, order('winterfell')).refusal).toBeUndefined()
  })

  test('is looked at once, after the last change', () => {
    const moved = [put('oldtown', 'stark', { knight: 4 }), put('winterfell', 'stark', { footman: 1 })]
    const done = correct(state, ...moved, { set: 'threat', threat: 8 })
    expect(done.refusal).toBeUndefined()
    expect(done.state.areas['oldtown']?.garrison?.standing.knight).toBe(4)
    expect(done.state.threat).toBe(8)
  })

  test('a reason stays in the log, and the state it stands for is what the event writes', () => {
    const done = move(state, { do: 'correct', changes: [{ set: 'bladeUsed', used: true }], reason: 'used in the last battle' })
    const changes = [{ set: 'bladeUsed', used: true }]
    expect(done.events).toEqual([{ e: 'corrected', changes, reason: 'used in the last battle', warnings: [] }])
    expect(done.state.bladeUsed).toBe(true)
  })
})

describe('what is not there', () => {
  const state = begun({
    players: 3,
    changes: [
      { set: 'round', round: 4 },
      { set: 'stage', at: 'marches' },
    ],
  })
  test.each<Change>([
    put('oldtown', 'tyrell', { footman: 1 }),
    { set: 'power', house: 'greyjoy', available: 3 },
    { set: 'houseSeat', house: 'stark', seat: 'nowhere' },
    { set: 'seat', seat: { id: 'seat-stark', player: 'nobody' } },
    { set: 'attackers', units: units({ footman: 1 }) },
  ])('%j is malformed', (change) => {
    const done = correct(state, { set: 'bladeUsed', used: true }, change)
    expect(done.refusal).toMatchObject({ code: 'MALFORMED', params: { at: 'changes.1' } })
  })

  test('what the table does not tell cannot be set, nor what the app knows itself', () => {
    const light = begun({ tracking: { ...PRESETS.light, power: false } })
    const refused = (from: State, change: Change, part: string) =>
      expect(correct(from, change).refusal).toMatchObject({ code: 'NOT_TRACKED', params: { part } })
    refused(light, put('oldtown', 'stark', { footman: 1 }), 'units')
    refused(light, { set: 'used', house: 'stark', cards: [] }, 'cards')
    refused(light, { set: 'power', house: 'stark', available: 3 }, 'power')
    refused(light, { set: 'order', area: 'oldtown', house: 'stark', order: 'raid' }, 'orders')
    refused(state, { set: 'holder', area: 'oldtown', house: 'stark' }, 'units')
  })
})

describe('while a secret choice is open', () => {
  const commitment = 'a'.repeat(64)
  const rolesIn = ({ state }: Done) => state.ballot?.roles
  /** Returns an auction in which one house has no power. */
  const auction = () =>
    accepted(
      drawnCards(at('draw', { set: 'power', house: 'tyrell', available: 0 }), 'last-days-of-summer*', 'clash-of-kings', 'sea-of-storms*'),
      {
        do: 'resolve',
        deck: 2,
      },
    )

  test('corrections wait from the first sealed choice on, until it is called off', () => {
    const state = begun({ tracking: PRESETS.full })
    const ballot = state.ballot?.id ?? ''
    const cast = accepted(state, { do: 'cast', ballot, role: 'stark', commitment })
    expect(correct(cast, { set: 'threat', threat: 2 }).refusal).toMatchObject({ code: 'BALLOT_OPEN', rule: 'C3' })
    const off = accepted(cast, { do: 'callOff', ballot })
    expect(correct(off, { set: 'threat', threat: 2 }).state).toMatchObject({ threat: 2, ballot: { cast: {} } })
  })

  test('the orders are asked anew, of the houses that have units now', () => {
    const state = begun({ tracking: PRESETS.full })
    const done = correct(
      state,
      { set: 'units', area: 'winterfell' },
      { set: 'units', area: 'white-harbor' },
      { set: 'units', area: 'shivering-sea' },
    )
    expect(rolesIn(done)).toEqual(state.ballot?.roles.filter((role) => role !== 'stark'))
    expect(done.state.ballot?.id).not.toBe(state.ballot?.id)
    expect(done.events.map(({ e }) => e)).toEqual(['corrected', 'moved', 'ballotOpened'])
    expect(correct(state, { set: 'tracking', tracking: { orders: 'table' } }).state).toMatchObject({ stage: { at: 'orders' } })
    expect(rolesIn(correct(state, { set: 'tracking', tracking: { orders: 'table' } }))).toBeUndefined()
    expect(rolesIn(correct(state, { set: 'stage', at: 'power' }))).toBeUndefined()
    answerable(done.state)
  })

  test('an auction is asked anew, of the houses that have power now and in their order', () => {
    const state = auction()
    expect(state.ballot?.roles).not.toContain('tyrell')
    const order = state.tracks.ironThrone.toReversed()
    const done = correct(state, { set: 'power', house: 'tyrell', available: 3 }, { set: 'track', track: 'ironThrone', order })
    expect(rolesIn(done)).toEqual(order)
    expect(done.state.stage).toEqual(state.stage)
    answerable(done.state)
    const nobody = correct(state, ...state.playing.map((house): Change => ({ set: 'power', house, available: 0 })))
    expect(nobody.state).toMatchObject({ stage: { at: 'auctionTies', track: 'ironThrone' } })
    expect(rolesIn(nobody)).toBeUndefined()
  })

  test('contributions against the wildlings are asked anew', () => {
    const state = accepted(drawnCards(at('draw'), 'last-days-of-summer*', 'last-days-of-summer*', 'wildling-attack'), {
      do: 'resolve',
      deck: 3,
    })
    expect(state.ballot?.kind).toBe('contribution')
    const done = correct(state, { set: 'power', house: 'stark', available: 0 })
    expect(rolesIn(done)).toEqual(state.ballot?.roles.filter((role) => role !== 'stark'))
    expect(done.state.stage).toEqual(state.stage)
  })

  test('a victory ends it, and a correction that takes the victory back begins it anew', () => {
    const over = correct(auction(), ...castleTokens('stark', 9))
    expect(over.state).toMatchObject({ stage: { at: 'over' } })
    expect(rolesIn(over)).toBeUndefined()
    const back = ['riverrun', 'moat-cailin', 'flints-finger', 'crackclaw-point', 'oldtown', 'storms-end']
    const again = correct(over.state, ...back.map((area): Change => ({ set: 'token', area })))
    expect(again.state.stage).toEqual(auction().stage)
    expect(again.state.ballot?.kind).toBe('bid')
    answerable(again.state)
  })
})

describe('the course of play only warns', () => {
  test('an army over the limit', () => {
    const done = correct(at('marches'), put('winterfell', 'stark', { footman: 6 }))
    expect(done.refusal).toBeUndefined()
    expect(warningsOf(done)).toEqual(['I16'])
  })

  test('routed units out of time, a token under enemies, cards face up at the wrong time', () => {
    const done = correct(
      at('power'),
      { set: 'units', area: 'oldtown', house: 'stark', routed: units({ footman: 1 }) },
      { set: 'token', area: 'oldtown', house: 'tyrell' },
    )
    expect(warningsOf(done)).toEqual(['I3', 'I12'])
    answerable(done.state)
  })

  test('nothing to warn of', () => {
    expect(warningsOf(correct(at('marches'), { set: 'threat', threat: 12 }))).toEqual([])
  })
})

describe('where play goes on', () => {
  test.each(['draw', 'orders', 'raids', 'marches', 'power'] as const)('at %s, whatever was before', (stage) => {
    for (const before of ['draw', 'raids', 'marches', 'power'] as const)
      for (const tracking of [PRESETS.referee, PRESETS.full, PRESETS.light]) {
        const state = begun({
          tracking,
          changes: [
            { set: 'round', round: 4 },
            { set: 'stage', at: before },
          ],
        })
        if (state.ballot !== undefined) continue
        const done = correct(state, { set: 'stage', at: stage })
        expect(done.refusal).toBeUndefined()
        answerable(done.state)
        // If the app tracks orders, the game skips steps in which no order is on the board.
        expect([stage, tracking.orders === 'app' ? done.state.stage.at : stage]).toContain(done.state.stage.at)
      }
  })

  test('out of the Westeros phase: the cards go under their decks', () => {
    const drawn = drawnCards(at('draw'), 'mustering', 'game-of-thrones', 'sea-of-storms*')
    expect(drawn.stage).toEqual({ at: 'card', deck: 1 })
    const done = correct(drawn, { set: 'stage', at: 'orders' })
    expect(done.events.map(({ e }) => e)).toEqual(['corrected', 'cardsPutUnder', 'moved'])
    expect(done.state.decks[1]).toMatchObject({ bottom: ['mustering'] })
    expect(countBreaches(done.state)).toEqual([])
    expect(done.state.turned?.[3]).toBe('sea-of-storms*')
  })

  test('another card was turned up: it changes place with the one the app thought of', () => {
    const drawn = drawnCards(at('draw'), 'mustering', 'game-of-thrones', 'sea-of-storms*')
    const done = correct(drawn, { set: 'turned', turned: { 1: 'supply', 2: 'game-of-thrones', 3: 'sea-of-storms*' } })
    expect(done.refusal).toBeUndefined()
    expect(warningsOf(done)).toEqual([])
    expect(done.state.decks[1].faceUp).toBe('supply')
    expect(accepted(done.state, { do: 'resolve', deck: 1 }).houses.tyrell?.supply).toBe(3)
  })

  test('no cards at all: on to the orders', () => {
    const drawn = drawnCards(at('draw'), 'mustering', 'game-of-thrones', 'sea-of-storms*')
    expect(correct(drawn, { set: 'turned' }).state.stage).toEqual({ at: 'orders' })
  })

  test('the last raid is taken off the board: on to the marches', () => {
    const state = begun({
      tracking: PRESETS.full,
      changes: [
        { set: 'round', round: 4 },
        { set: 'order', area: 'winterfell', house: 'stark', order: 'raid' },
        { set: 'order', area: 'white-harbor', house: 'stark', order: 'march-0' },
        { set: 'stage', at: 'raids' },
      ],
    })
    expect(state.stage.at).toBe('raids')
    const done = correct(state, { set: 'order', area: 'winterfell' })
    expect(done.state.stage.at).toBe('marches')
    expect(correct(done.state, { set: 'order', area: 'white-harbor' }).state.stage.at).toBe('draw')
  })

  test('the turn stays where it was in a step of cycles', () => {
    const orders: readonly Change[] = [
      { set: 'order', area: 'dragonstone', house: 'baratheon', order: 'march-0' },
      { set: 'order', area: 'kingswood', house: 'baratheon', order: 'march-minus-1' },
      { set: 'order', area: 'winterfell', house: 'stark', order: 'march-0' },
    ]
    const state = begun({ tracking: PRESETS.full, changes: [{ set: 'round', round: 4 }, ...orders, { set: 'stage', at: 'marches' }] })
    const marched = accepted(state, { do: 'march', house: 'baratheon', from: 'dragonstone', moves: [], leaveToken: false })
    expect(questions(marched)[0]?.roles).toEqual(['stark'])
    expect(questions(correct(marched, { set: 'stage', at: 'marches' }).state)[0]?.roles).toEqual(['stark'])
    expect(questions(correct(marched, { set: 'stage', at: 'raids' }).state)[0]?.roles).toEqual(['baratheon'])
  })

  test('orders laid by hand before the planning are taken off when it begins', () => {
    const state = begun({ tracking: PRESETS.full, changes: [{ set: 'round', round: 4 }] })
    const placed = correct(state, { set: 'order', area: 'winterfell', house: 'stark', order: 'march-0' })
    expect(warningsOf(placed)).toEqual(['I35'])
    const planning = drawnCards(placed.state, 'last-days-of-summer*', 'last-days-of-summer*', 'sea-of-storms*')
    expect(planning.stage.at).toBe('orders')
    expect(planning.areas['winterfell']?.order).toBeUndefined()
  })
})

describe('a battle', () => {
  const attack = at('marches', put('winterfell', 'stark', { footman: 1, knight: 1 }), put('moat-cailin', 'greyjoy', { footman: 2 }))
  const fought = accepted(attack, {
    do: 'march',
    house: 'stark',
    from: 'winterfell',
    order: 'march-0',
    moves: [{ to: 'moat-cailin', units: units({ knight: 1 }) }],
    leaveToken: false,
  })

  test('is called off: the attackers go back where they came from', () => {
    expect(fought.battle?.attackers).toEqual(units({ knight: 1 }))
    const done = correct(fought, { set: 'stage', at: 'marches' })
    expect(done.state.battle).toBeUndefined()
    expect(done.state.areas['winterfell']?.garrison?.standing).toEqual(units({ footman: 1, knight: 1 }))
    expect(done.state.stage).toEqual({ at: 'marches', last: 'stark' })
    answerable(done.state)
  })

  test('is called off: unless the table tells where they stand', () => {
    const there: readonly Change[] = [{ set: 'units', area: 'winterfell' }, put('moat-cailin', 'stark', { knight: 1 })]
    const done = correct(fought, ...there, { set: 'stage', at: 'power' })
    expect(done.state.areas['winterfell']?.garrison).toBeUndefined()
    expect(done.state.areas['moat-cailin']?.garrison?.house).toBe('stark')
  })

  test('I9: nobody but the defenders stands in its area', () => {
    expect(correct(fought, put('moat-cailin', 'tyrell', { footman: 1 })).refusal).toMatchObject({ params: { invariant: 'I9' } })
    answerable(correct(fought, { set: 'units', area: 'moat-cailin' }).state)
  })

  test('its attackers can be counted anew', () => {
    const done = correct(fought, { set: 'attackers', units: units({ footman: 1, knight: 1 }) })
    expect(done.state.battle?.attackers).toEqual(units({ footman: 1, knight: 1 }))
    expect(correct(fought, { set: 'attackers', units: units({ ship: 1 }) }).refusal).toMatchObject({ params: { invariant: 'I8' } })
  })

  test('House cards come into the app in its middle: they are chosen in secret from now on', () => {
    const cards = accepted(fought, { do: 'callSupport', supports: [] })
    expect(cards.battle?.step).toBe('cards')
    const done = correct(cards, { set: 'tracking', tracking: { cards: 'app' } })
    expect(done.state.ballot).toMatchObject({ kind: 'card', roles: ['stark', 'greyjoy'] })
    expect(questions(done.state)).toHaveLength(2)
  })

  test('units are tracked no longer: it is called off, and who stood where holds it', () => {
    const done = correct(fought, { set: 'tracking', tracking: { units: false } })
    expect(done.state.stage).toEqual({ at: 'marches', last: 'stark' })
    expect(done.state.areas['winterfell']).toMatchObject({ holder: 'stark' })
    expect(done.state.areas['moat-cailin']).toEqual({ holder: 'greyjoy' })
    answerable(done.state)
  })
})

describe('how much is told', () => {
  test('full to light freezes control, light to full asks for an inventory', () => {
    const full = at('marches', { set: 'token', area: 'seagard', house: 'stark' })
    const light = correct(full, { set: 'tracking', tracking: { units: false } }).state
    for (const area of Object.keys(full.box.areas)) expect(controller(light, area), area).toBe(controller(full, area))
    expect(Object.values(light.areas).some(({ garrison }) => garrison !== undefined)).toBe(false)

    const bare = correct(light, { set: 'tracking', tracking: { units: true } })
    expect(bare.refusal).toMatchObject({ code: 'COUNT_BROKEN', params: { invariant: 'I43' } })
    const inventory = Object.entries(full.areas).flatMap(([area, { garrison }]): readonly Change[] =>
      garrison === undefined ? [] : [{ set: 'units', area, house: garrison.house, standing: garrison.standing, routed: garrison.routed }],
    )
    const again = correct(light, { set: 'tracking', tracking: { units: true } }, ...inventory)
    expect(again.refusal).toBeUndefined()
    for (const area of Object.keys(full.box.areas)) expect(again.state.areas[area]).toEqual(full.areas[area])
  })

  test('power comes and goes', () => {
    const state = at('marches')
    const without = correct(state, { set: 'tracking', tracking: { power: false } }).state
    expect(without.houses.stark?.power).toBeUndefined()
    const bare = correct(without, { set: 'tracking', tracking: { power: true } })
    expect(bare.refusal).toMatchObject({ params: { invariant: 'I1', house: 'stark' } })
    const powerChanges = state.playing.map((house): Change => ({ set: 'power', house, available: 4 }))
    expect(correct(without, { set: 'tracking', tracking: { power: true } }, ...powerChanges).state.houses.tyrell?.power).toBe(4)
  })

  test('cards are forgotten, and have to be told again', () => {
    const state = at('marches')
    const without = correct(state, { set: 'tracking', tracking: { cards: 'none' } }).state
    expect(without.houses.stark?.used).toBeUndefined()
    expect(correct(without, { set: 'tracking', tracking: { cards: 'table' } }).refusal).toMatchObject({ params: { invariant: 'I37' } })
  })

  test('orders go off the screen, and come back only as told', () => {
    const full = begun({
      tracking: PRESETS.full,
      changes: [
        { set: 'round', round: 4 },
        { set: 'order', area: 'winterfell', house: 'stark', order: 'march-0' },
        { set: 'stage', at: 'marches' },
      ],
    })
    const table = correct(full, { set: 'tracking', tracking: { orders: 'table' } }).state
    expect(table.areas['winterfell']?.order).toBeUndefined()
    expect(table.stage.at).toBe('marches')
    answerable(table)
    const orderChange: Change = { set: 'order', area: 'winterfell', house: 'stark', order: 'march-0' }
    const app = correct(table, { set: 'tracking', tracking: { orders: 'app' } }, orderChange)
    expect(app.state.stage.at).toBe('marches')
    expect(correct(table, { set: 'tracking', tracking: { orders: 'app' } }).state.stage.at).toBe('draw')
  })

  test('orders come into the app while they are being placed: a ballot opens', () => {
    const done = correct(at('orders'), { set: 'tracking', tracking: { orders: 'app' } })
    expect(done.state.ballot?.kind).toBe('orders')
  })
})

describe('seats and players', () => {
  test('a newcomer takes over a seat, a house changes its seat', () => {
    const state = at('marches')
    const done = correct(
      state,
      { set: 'player', player: { id: 'person-new', name: 'Nora' } },
      { set: 'seat', seat: { id: 'seat-stark', player: 'person-new' } },
      { set: 'houseSeat', house: 'tyrell', seat: 'seat-stark' },
    )
    expect(done.refusal).toBeUndefined()
    expect(done.state.seats[0]).toEqual({ id: 'seat-stark', player: 'person-new' })
    expect(done.state.houses.tyrell?.seat).toBe('seat-stark')
  })
})

describe('the end of the game', () => {
  const nearly = at('marches', ...castleTokens('stark', 4))

  test('a correction can end it, and another one resume it where it stood', () => {
    const over = correct(nearly, { set: 'token', area: 'harrenhal', house: 'stark' })
    expect(over.state.stage).toEqual({ at: 'over' })
    expect(over.state.outcome).toMatchObject({ how: 'sudden', winners: ['stark'] })
    expect(questions(over.state)).toEqual([])
    const again = correct(over.state, { set: 'token', area: 'harrenhal' })
    expect(again.events.map(({ e }) => e)).toEqual(['corrected', 'gameResumed', 'moved'])
    expect(again.state.stage).toEqual(nearly.stage)
    expect(again.state.interrupted).toBeUndefined()
    answerable(again.state)
  })

  test('another winner, or no change at all', () => {
    const over = correct(nearly, { set: 'token', area: 'harrenhal', house: 'stark' }).state
    expect(correct(over, { set: 'threat', threat: 4 }).events.map(({ e }) => e)).toEqual(['corrected'])
    const tyrell = castleTokens('tyrell', 6)
    const other = correct(over, ...tyrell)
    expect(other.state.outcome?.winners).toEqual(['tyrell'])
    expect(other.state.stage.at).toBe('over')
  })

  test('after the last round the scoring is corrected', () => {
    const last = at('power', { set: 'round', round: 10 }, { set: 'token', area: 'riverrun', house: 'stark' })
    const scored = accepted(last, { do: 'collect', orders: [] })
    expect(scored.outcome).toMatchObject({ how: 'lastRound', winners: ['stark'] })
    const again = correct(scored, { set: 'token', area: 'riverrun', house: 'tyrell' }).state.outcome
    expect(again).toMatchObject({ how: 'lastRound', winners: ['tyrell'], decidedBy: 'supply' })
    const earlier = correct(scored, { set: 'round', round: 8 })
    expect(earlier.state).toMatchObject({ round: 9, stage: { at: 'draw' } })
    expect(correct(scored, { set: 'stage', at: 'marches' }).state.stage.at).toBe('marches')
  })

  test('after losses to the wildlings the next house is asked', () => {
    const stage = {
      at: 'losses',
      deck: 3,
      queue: [
        { house: 'stark', owed: 2 },
        { house: 'tyrell', owed: 4 },
      ],
    } as const
    const drawn = drawnCards(at('draw'), 'mustering', 'game-of-thrones', 'wildling-attack')
    const over = correct({ ...drawn, stage }, ...castleTokens('stark', 5)).state
    expect(over.interrupted).toEqual(stage)
    const resumed = correct(over, { set: 'token', area: 'riverrun' }).state
    expect(resumed.stage).toEqual({ ...stage, queue: [{ house: 'tyrell', owed: 4 }] })
    answerable(resumed)
  })

  test('after a battle the march is over', () => {
    const over = correct({ ...nearly, stage: { at: 'battle', last: 'stark' } }, { set: 'token', area: 'harrenhal', house: 'stark' }).state
    expect(over.stage.at).toBe('over')
    expect(correct(over, { set: 'token', area: 'harrenhal' }).state.stage).toEqual({ at: 'marches', last: 'stark' })
  })

  test('after a march that won, the next house has its turn', () => {
    const orders = [
      ['winterfell', 'stark', 'march-0'],
      ['white-harbor', 'stark', 'march-minus-1'],
      ['highgarden', 'tyrell', 'march-0'],
    ] as const
    const state = begun({
      tracking: PRESETS.full,
      changes: [
        round4,
        ...castleTokens('stark', 4).filter((change) => !('area' in change && change.area === 'moat-cailin')),
        { set: 'token', area: 'seagard', house: 'stark' },
        ...orders.map(([area, house, order]): Change => ({ set: 'order', area, house, order })),
        { set: 'stage', at: 'marches' },
      ],
    })
    const moves = [{ to: 'moat-cailin', units: units({ knight: 1 }) }]
    const over = accepted(state, { do: 'march', house: 'stark', from: 'winterfell', moves, leaveToken: false })
    expect(over.outcome?.winners).toEqual(['stark'])
    const resumed = correct(over, { set: 'token', area: 'seagard' }).state
    expect(questions(resumed)[0]?.roles).toEqual(['tyrell'])
  })

  test('while the board is laid out nobody wins', () => {
    const corrected = correct(laidOut(), ...castleTokens('stark', 5)).state
    expect(corrected.stage).toEqual({ at: 'setup' })
    const over = accepted(corrected, { do: 'ready' })
    expect(over.stage.at).toBe('over')
    expect(correct(over, { set: 'token', area: 'riverrun' }).state.stage).toEqual({ at: 'setup' })
  })
})

describe('overruling', () => {
  const state = at('marches', put('winterfell', 'stark', { footman: 1, knight: 1 }))
  const march: Move = {
    do: 'march',
    house: 'stark',
    from: 'winterfell',
    order: 'march-0',
    moves: [{ to: 'oldtown', units: units({ knight: 1 }) }],
    leaveToken: false,
  }

  test('waives what was refused, and says so', () => {
    expect(move(state, march).refusal?.code).toBe('NOT_ADJACENT')
    const done = move(state, { do: 'overrule', move: march, waive: ['NOT_ADJACENT'] })
    expect(done.events[0]).toEqual({ e: 'overruled', codes: ['NOT_ADJACENT'] })
    expect(done.state.areas['oldtown']?.garrison?.house).toBe('stark')
  })

  test('not what protects the count, nor the referee itself', () => {
    for (const code of ['NO_SUCH_UNIT', 'POOL_EMPTY', 'MALFORMED', 'BALLOT_OPEN', 'GAME_OVER'] as const)
      expect(move(state, { do: 'overrule', move: march, waive: [code] }).refusal).toMatchObject({
        code: 'NOT_OVERRULABLE',
        params: { code },
      })
  })

  test('what is not waived is refused all the same', () => {
    expect(move(state, { do: 'overrule', move: march, waive: ['NEUTRAL_TOO_STRONG'] }).refusal?.code).toBe('NOT_ADJACENT')
    const over = correct(state, ...castleTokens('stark', 7)).state
    expect(move(over, { do: 'overrule', move: march, waive: ['NOT_ADJACENT'] }).refusal?.code).toBe('GAME_OVER')
  })

  test('never breaks the count', () => {
    const ships: Move = { ...march, moves: [{ to: 'narrow-sea', units: units({ knight: 1 }) }] }
    const done = move(state, { do: 'overrule', move: ships, waive: ['NOT_ADJACENT'] })
    expect(done.refusal).toBeDefined()
    expect(countBreaches(done.state)).toEqual([])
  })
})
