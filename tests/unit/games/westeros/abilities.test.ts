import { describe, expect, test } from 'vitest'
import type { CardId } from '../../../../src/games/westeros/box/box'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { questions } from '../../../../src/games/westeros/prompts'
import { units } from '../../../../src/games/westeros/model/units'
import {
  ability,
  after,
  attack,
  base,
  call,
  cards,
  firstOf,
  flee,
  how,
  onTheReach,
  overruled,
  refusalOf,
  result,
  targets,
  totals,
  withSettings,
  type Assault,
} from './battlefield'
import { happened, type Given } from './board'

describe('unitStrength: Robb Stark, Victarion Greyjoy, Vargo Hoat', () => {
  const reach = (some: Assault['units'], mine: CardId, house: Assault['house'] = 'stark') =>
    after(attack(base({ units: { tyrell: { reach: { footman: 4 } } } }), onTheReach(house, some)), cards(mine, 'margaery-tyrell'))
  test('knights of an attack count 3, footmen count 2, ships count 2', () => {
    const robb = reach({ knight: 2, footman: 1 }, 'robb-stark')
    expect(questions(robb.state)).toMatchObject([{ kind: 'ability', roles: ['stark'], must: true, params: { card: 'robb-stark' } }])
    expect(totals(robb)).toEqual([7, 5])
    expect(result(after(robb, ability('robb-stark')))).toMatchObject({ attacker: 9, defender: 5 })
    expect(result(after(reach({ knight: 1, footman: 2 }, 'vargo-hoat', 'lannister'), ability('vargo-hoat')))).toMatchObject({ attacker: 6 })
    const sea: Given = base({ units: { lannister: { 'golden-sound': { ship: 1 } } } })
    const fleet = attack(sea, { house: 'greyjoy', from: 'ironmans-bay', area: 'golden-sound', units: { ship: 2 } })
    expect(result(after(fleet, cards('victarion-greyjoy', 'tywin-lannister'), ability('victarion-greyjoy')))).toMatchObject({
      attacker: 4,
      defender: 4,
    })
  })
  test('no such unit, or in defence: it falls away with a line that says so (A48)', () => {
    expect(how(reach({ footman: 1 }, 'robb-stark'))).toEqual(['robb-stark noTarget'])
    const defence = after(
      attack(base({ units: { stark: { reach: { knight: 2 } } } }), onTheReach('tyrell', { footman: 1 })),
      cards('margaery-tyrell', 'robb-stark'),
    )
    expect(how(defence)).toEqual(['robb-stark noTarget'])
    expect(result(defence)).toMatchObject({ attacker: 2, defender: 6 })
  })
  test('a text that works by itself cannot be let pass, unless the table overrules', () => {
    const robb = reach({ knight: 1 }, 'robb-stark')
    expect(refusalOf(robb.state, ability('robb-stark', { pass: true }))).toBe('ABILITY_NOT_OPTIONAL')
    expect(how(overruled(robb.state, ability('robb-stark', { pass: true }), 'ABILITY_NOT_OPTIONAL'))).toEqual(['robb-stark passed'])
    expect(refusalOf(robb.state, ability('robb-stark', { area: 'reach' }))).toBe('NOT_A_TARGET')
    expect(refusalOf(robb.state, ability('margaery-tyrell'))).toBe('NOT_YOUR_TURN')
  })
})

describe('cancelAbility: Queen of Thorns', () => {
  const queen = (given: Given, defender: CardId) =>
    after(attack(base(given), onTheReach('tyrell', { knight: 3 })), cards('queen-of-thorns', defender))
  test('comes first and takes the other text, also one that would wait for the winner', () => {
    const balon = queen(
      { tracks: { fiefdoms: ['baratheon', 'greyjoy', 'tyrell', 'stark', 'lannister'] }, units: { greyjoy: { reach: { footman: 1 } } } },
      'balon-greyjoy',
    )
    expect(questions(balon.state)).toMatchObject([{ kind: 'ability', roles: ['tyrell'] }])
    const done = after(balon, ability('queen-of-thorns'))
    expect(how(done)).toEqual(['queen-of-thorns carriedOut', 'balon-greyjoy cancelled'])
    const jaime = after(queen({ units: { lannister: { reach: { knight: 4 } } } }, 'ser-jaime-lannister'), ability('queen-of-thorns'))
    expect(result(jaime)).toMatchObject({ winner: 'defender' })
    expect(happened(jaime, 'powerGained')).toEqual([])
    expect(how(jaime)).toEqual(['queen-of-thorns carriedOut', 'ser-jaime-lannister cancelled'])
  })
  test('a card without text: nothing to cancel', () => {
    expect(how(queen({ units: { greyjoy: { reach: { footman: 1 } } } }, 'theon-greyjoy'))).toEqual(['queen-of-thorns noTarget'])
  })
  test('against mere figures it is a reminder', () => {
    const begun = attack(
      base({ tracking: { orders: 'app', cards: 'none' }, units: { greyjoy: { reach: { footman: 1 } } } }),
      onTheReach('tyrell', { knight: 3 }),
    )
    const reveal: Move = {
      do: 'playCards',
      attacker: { card: 'queen-of-thorns' },
      defender: { told: { strength: 0, swords: 0, fortifications: 0 } },
    }
    expect(how(after(begun, reveal, ability('queen-of-thorns')))).toEqual(['queen-of-thorns carriedOut'])
  })
})

describe('Defense orders: Brienne of Tarth discards one, Catelyn Stark doubles one', () => {
  const defended = (order: 'defense-1' | 'defense-2'): Given =>
    base({ units: { stark: { reach: { knight: 1 } } }, areas: { reach: { order: { house: 'stark', order } } } })
  test('doubled: +1 counts 2, +2 counts 4', () => {
    for (const [order, total] of [
      ['defense-1', 4],
      ['defense-2', 6],
    ] as const) {
      const catelyn = after(attack(defended(order), onTheReach('tyrell', { footman: 1 })), cards('margaery-tyrell', 'catelyn-stark'))
      expect(result(after(catelyn, ability('catelyn-stark')))).toMatchObject({ attacker: 2, defender: total })
    }
  })
  test('discarded: it leaves the board and counts no longer', () => {
    const brienne = after(
      attack(defended('defense-2'), onTheReach('tyrell', { footman: 1 })),
      cards('brienne-of-tarth', 'eddard-stark'),
      ability('brienne-of-tarth'),
    )
    expect(result(brienne)).toMatchObject({ attacker: 1, defender: 5 })
    expect(brienne.state.areas['reach']?.order).toBeUndefined()
  })
  test('both, in the order of the Fiefdoms track (A23)', () => {
    const tyrellFirst = after(
      attack(defended('defense-2'), onTheReach('tyrell', { footman: 1 })),
      cards('brienne-of-tarth', 'catelyn-stark'),
    )
    expect(how(after(tyrellFirst, ability('brienne-of-tarth')))).toEqual(['brienne-of-tarth carriedOut', 'catelyn-stark noTarget'])
    const starkFirst = after(
      attack(
        { ...defended('defense-2'), tracks: { fiefdoms: ['baratheon', 'stark', 'tyrell', 'greyjoy', 'lannister'] } },
        onTheReach('tyrell', { footman: 1 }),
      ),
      cards('brienne-of-tarth', 'catelyn-stark'),
    )
    expect(refusalOf(starkFirst.state, ability('brienne-of-tarth'))).toBe('NOT_YOUR_TURN')
    expect(result(after(starkFirst, ability('catelyn-stark'), ability('brienne-of-tarth')))).toMatchObject({ defender: 2 })
  })
  test('without a Defense order of the defender neither has a target; told orders count the same', () => {
    const none = base({ units: { stark: { reach: { knight: 1 } } } })
    expect(how(after(attack(none, onTheReach('tyrell', { footman: 1 })), cards('brienne-of-tarth', 'catelyn-stark')))).toEqual([
      'brienne-of-tarth noTarget',
      'catelyn-stark noTarget',
    ])
    const defense = after(
      attack({ ...none, tracking: { orders: 'table' } }, onTheReach('tyrell', { footman: 1 })),
      call([], 'defense-1'),
      cards('margaery-tyrell', 'catelyn-stark'),
    )
    expect(result(after(defense, ability('catelyn-stark')))).toMatchObject({ defender: 4 })
    const attacking = after(
      attack({ ...base({ units: { tyrell: { reach: { knight: 1 } } } }) }, onTheReach('stark', { footman: 1 })),
      cards('catelyn-stark', 'brienne-of-tarth'),
    )
    expect(how(attacking)).toEqual(['brienne-of-tarth noTarget', 'catelyn-stark noTarget'])
  })
})

describe('destroyUnit: Ser Loras Tyrell', () => {
  const loras = (given: Given) =>
    after(attack(base(given), onTheReach('tyrell', { knight: 2 })), cards('ser-loras-tyrell', 'tyrion-lannister'))
  test('one footman of the opponent dies at once', () => {
    const done = after(loras({ units: { lannister: { reach: { footman: 2, knight: 1 } } } }), ability('ser-loras-tyrell'))
    expect(firstOf(done, 'abilityUsed')?.destroyed).toEqual({ side: 'defender', standing: units({ footman: 1 }), routed: units({}) })
    expect(result(done)).toMatchObject({ attacker: 6, defender: 5 })
  })
  test('a standing or a routed one, if there are both', () => {
    const both = loras({ units: { lannister: { reach: { footman: 1 } } }, routed: { lannister: { reach: { footman: 1 } } } })
    expect(targets(both)).toEqual([{}, { routed: true }])
    const lying = after(both, ability('ser-loras-tyrell', { routed: true }))
    expect(result(lying)).toMatchObject({ defender: 3 })
    expect(happened(lying, 'routedDestroyed')).toEqual([])
    expect(result(after(both, ability('ser-loras-tyrell')))).toMatchObject({ defender: 2 })
  })
  test('no footman: it falls away; supporting ones are safe', () => {
    expect(how(loras({ units: { lannister: { reach: { knight: 1 }, blackwater: { footman: 1 } } } }))).toEqual([
      'ser-loras-tyrell noTarget',
    ])
  })
  test('A46, A41: the last defender dies, the battle goes on, and its order goes at the end', () => {
    const alone = base({
      units: { lannister: { reach: { footman: 1 }, blackwater: { knight: 3 } } },
      areas: {
        reach: { order: { house: 'lannister', order: 'defense-1' } },
        blackwater: { order: { house: 'lannister', order: 'support' } },
      },
    })
    const gone = after(
      attack(alone, onTheReach('tyrell', { footman: 1 })),
      call([{ area: 'blackwater', for: 'defender' }]),
      cards('ser-loras-tyrell', 'tywin-lannister'),
      ability('ser-loras-tyrell'),
    )
    expect(result(gone)).toMatchObject({ attacker: 3, defender: 10, winner: 'defender', casualties: 1 })
    expect(gone.state.areas['reach']).toEqual({})
    expect(happened(gone, 'orderRemoved')).toEqual([{ e: 'orderRemoved', area: 'reach', why: 'leftAlone' }])
  })
  test('A44, A46: the last attacker dies; a side with nobody left may still win', () => {
    const given = base({
      units: { tyrell: { reach: { footman: 1 } }, stark: { blackwater: { knight: 2 } } },
      areas: { blackwater: { order: { house: 'stark', order: 'support' } } },
      tokens: { reach: 'tyrell' },
    })
    const begun = attack(given, onTheReach('stark', { footman: 1 }, 'march-minus-1'))
    const alone = after(begun, call(), cards('catelyn-stark', 'ser-loras-tyrell'), ability('ser-loras-tyrell'))
    expect(result(alone)).toMatchObject({ attacker: -1, defender: 3, winner: 'defender' })
    expect(alone.state.battle).toBeUndefined()
    const won = after(
      begun,
      call([{ area: 'blackwater', for: 'attacker' }]),
      cards('eddard-stark', 'ser-loras-tyrell'),
      ability('ser-loras-tyrell'),
    )
    expect(result(won)).toMatchObject({ winner: 'attacker' })
    const over = after(won, flee('tyrell', 'highgarden'))
    expect(over.refused).toBeUndefined()
    expect(over.state.areas['reach']).toEqual({})
  })
})

describe('opposingCardStrength: Balon Greyjoy', () => {
  test('the other card counts 0', () => {
    const balon = after(
      attack(base({ units: { lannister: { reach: { knight: 1 } } } }), onTheReach('greyjoy', { knight: 1 })),
      cards('balon-greyjoy', 'tywin-lannister'),
      ability('balon-greyjoy'),
    )
    expect(result(balon)).toMatchObject({ attacker: 2, defender: 2 })
  })
})

describe('supportingUnitStrength: Salladhor Saan', () => {
  const given = base({
    units: {
      baratheon: { kingswood: { knight: 2 }, 'shipbreaker-bay': { ship: 1 } },
      tyrell: { 'sea-of-dorne': { ship: 2 }, 'dornish-marches': { footman: 1 } },
    },
    tracks: { fiefdoms: ['stark', 'baratheon', 'tyrell', 'greyjoy', 'lannister'] },
    areas: {
      'shipbreaker-bay': { order: { house: 'baratheon', order: 'support' } },
      'sea-of-dorne': { order: { house: 'tyrell', order: 'support-plus-1' } },
    },
  })
  const assault: Assault = { house: 'tyrell', from: 'dornish-marches', area: 'storms-end', units: { knight: 1 } }
  const begun = attack(
    { ...given, units: { ...given.units, baratheon: { 'storms-end': { footman: 1 }, 'shipbreaker-bay': { ship: 1 } } } },
    assault,
  )
  const both = call([
    { area: 'shipbreaker-bay', for: 'defender' },
    { area: 'sea-of-dorne', for: 'attacker' },
  ])
  test('supporting ships count 0 on both sides, the special order keeps its 1 (A49)', () => {
    const called = after(begun, both, cards('margaery-tyrell', 'salladhor-saan'))
    expect(totals(called)).toEqual([6, 2])
    expect(result(after(called, ability('salladhor-saan')))).toMatchObject({ attacker: 4, defender: 1 })
  })
  test('by the setting the own ships keep their strength', () => {
    const called = after(
      withSettings(begun, { salladhorSparesOwnShips: true }),
      both,
      cards('margaery-tyrell', 'salladhor-saan'),
      ability('salladhor-saan'),
    )
    expect(result(called)).toMatchObject({ attacker: 4, defender: 2 })
    const ownOnly = after(
      withSettings(begun, { salladhorSparesOwnShips: true }),
      call([{ area: 'shipbreaker-bay', for: 'defender' }]),
      cards('margaery-tyrell', 'salladhor-saan'),
    )
    expect(how(ownOnly)).toEqual(['salladhor-saan noTarget'])
  })
  test('no ship supports: nothing to take away', () => {
    expect(how(after(begun, call(), cards('margaery-tyrell', 'salladhor-saan')))).toEqual(['salladhor-saan noTarget'])
    const declined = call([{ area: 'sea-of-dorne', for: 'none' }])
    expect(how(after(begun, declined, cards('margaery-tyrell', 'salladhor-saan')))).toEqual(['salladhor-saan noTarget'])
  })
})
