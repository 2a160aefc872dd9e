import { describe, expect, test } from 'vitest'
import type { CardId } from '../../../../src/games/westeros/box/box'
import { questions } from '../../../../src/games/westeros/prompts'
import { supportOptions } from '../../../../src/games/westeros/rules/support-call'
import { after, attack, battleOf, blade, call, cards, casualties, flee, overruled, refusalOf, step, type Assault } from './battlefield'
import { happened, standing, type Given } from './board'
import { stars } from '../../../../src/games/westeros/model/position'
import { units } from '../../../../src/games/westeros/model/units'

const assault: Assault = { house: 'stark', from: 'moat-cailin', area: 'seagard', units: { knight: 2 }, march: 'march-0' }
/** Another March order on the board, so that the round continues after the battle. */
const later = { kingswood: { order: { house: 'baratheon', order: 'march-0' } } } as const
/** Greyjoy defends Seagard. Greyjoy ships, Lannister units in Riverrun and a Stark footman can support a side. */
const seagard: Given = {
  tracking: { orders: 'app' },
  tracks: {
    fiefdoms: ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell'],
    kingsCourt: ['greyjoy', 'stark', 'lannister', 'baratheon', 'tyrell'],
  },
  units: {
    greyjoy: { seagard: { footman: 2 }, 'ironmans-bay': { ship: 2 } },
    lannister: { riverrun: { footman: 1, knight: 1 } },
    stark: { 'greywater-watch': { footman: 1 } },
  },
  areas: {
    ...later,
    seagard: { order: { house: 'greyjoy', order: 'defense-1' } },
    'ironmans-bay': { order: { house: 'greyjoy', order: 'support-plus-1' } },
    riverrun: { order: { house: 'lannister', order: 'support' } },
    'greywater-watch': { order: { house: 'stark', order: 'support' } },
  },
}
const ordersOnTable: Given = { ...seagard, tracking: { orders: 'table' }, areas: {} }
const plain: Given = { ...seagard, areas: { ...later, seagard: { order: { house: 'greyjoy', order: 'defense-1' } } } }
const bladeless: Given = { ...plain, tracks: { fiefdoms: ['tyrell', 'stark', 'greyjoy', 'lannister', 'baratheon'] } }

describe('R14.1: a battle begins', () => {
  test('with the defender of the area, his Defense order, and the call for support', () => {
    const begun = attack(seagard, assault)
    expect(battleOf(begun)).toMatchObject({
      attacker: 'stark',
      defender: 'greyjoy',
      defense: 'defense-1',
      step: 'support',
      march: 'march-0',
    })
    expect(begun.state.stage).toEqual({ at: 'battle', last: 'stark' })
    expect(questions(begun.state)).toMatchObject([{ kind: 'support', roles: ['lannister', 'greyjoy', 'stark'] }])
  })
  test('where no Support order lies beside it, it goes straight to the cards', () => {
    expect(step(attack(plain, assault))).toBe('cards')
  })
  test('where orders lie on the table, support is always asked', () => {
    expect(step(attack({ ...ordersOnTable, units: { greyjoy: { seagard: { footman: 1 } } } }, assault))).toBe('support')
  })
  test('the movement is a check point of victory, the area still the defender’s (A29)', () => {
    const castles = ['winterfell', 'white-harbor', 'moat-cailin', 'flints-finger', 'harrenhal', 'oldtown', 'sunspear']
    const tokens = Object.fromEntries(castles.map((area) => [area, 'stark' as const]))
    const begun = attack({ ...seagard, tokens }, assault)
    expect(begun.state.stage.at).toBe('over')
    expect(happened(begun, 'gameEnded')[0]?.outcome.winners).toEqual(['stark'])
  })
})

describe('R14.6–R14.12: support is called', () => {
  const begun = attack(seagard, assault)
  test('options: every Support order beside the battle, third parties first, then the defender, then the attacker', () => {
    expect(supportOptions(begun.state, battleOf(begun))).toMatchObject([
      { area: 'riverrun', house: 'lannister', worth: 3, sides: ['attacker', 'defender'], special: false },
      { area: 'ironmans-bay', house: 'greyjoy', worth: 3, sides: ['defender'], special: true },
      { area: 'greywater-watch', house: 'stark', worth: 1, sides: ['attacker'] },
    ])
  })
  test('each order helps whom its owner chooses, and stays on the board (R14.8)', () => {
    const called = after(
      begun,
      call([
        { area: 'riverrun', for: 'attacker' },
        { area: 'ironmans-bay', for: 'defender' },
      ]),
    )
    expect(battleOf(called).supports).toEqual([
      { area: 'riverrun', house: 'lannister', for: 'attacker', special: false },
      { area: 'ironmans-bay', house: 'greyjoy', for: 'defender', special: true },
    ])
    expect(called.state.areas['riverrun']?.order).toBeDefined()
    expect(step(called)).toBe('cards')
  })
  test('what cannot be called', () => {
    const refused = (...supports: NonNullable<Parameters<typeof call>[0]>[number][]) => refusalOf(begun.state, call(supports))
    expect(refused({ area: 'winterfell', for: 'attacker' })).toBe('NOT_ADJACENT')
    expect(refused({ area: 'twins', for: 'attacker' })).toBe('NO_SUPPORT_ORDER')
    expect(refused({ area: 'ironmans-bay', for: 'attacker' })).toBe('SUPPORT_ENEMY_IN_OWN_BATTLE')
    expect(refused({ area: 'greywater-watch', for: 'defender' })).toBe('SUPPORT_ENEMY_IN_OWN_BATTLE')
    expect(refused({ area: 'riverrun', for: 'attacker', units: units({ knight: 1 }) })).toBe('PARTIAL_SUPPORT')
    expect(refused({ area: 'riverrun', for: 'attacker', units: units({ knight: 1, footman: 1 }) })).toBeUndefined()
    expect(refused({ area: 'riverrun', for: 'attacker', special: true })).toBe('NOT_TRACKED')
    expect(refused({ area: 'riverrun', for: 'attacker' }, { area: 'riverrun', for: 'attacker' })).toBe('ALREADY_ORDERED')
    expect(refusalOf(begun.state, call([], 'defense-1'))).toBe('NOT_TRACKED')
  })
  test('land cannot support at sea; ships support both (R14.9)', () => {
    const bay: Given = {
      ...seagard,
      units: { greyjoy: { 'ironmans-bay': { ship: 1 }, 'sunset-sea': { ship: 1 } }, lannister: { riverrun: { knight: 1 } } },
      areas: {
        'sunset-sea': { order: { house: 'greyjoy', order: 'support' } },
        riverrun: { order: { house: 'lannister', order: 'support' } },
      },
    }
    const atSea = attack(bay, { house: 'lannister', from: 'golden-sound', area: 'ironmans-bay', units: { ship: 2 } })
    expect(refusalOf(atSea.state, call([{ area: 'riverrun', for: 'attacker' }]))).toBe('SUPPORT_LAND_TO_SEA')
    expect(refusalOf(atSea.state, call([{ area: 'sunset-sea', for: 'defender' }]))).toBeUndefined()
    expect(supportOptions(atSea.state, battleOf(atSea)).map(({ area }) => area)).toEqual(['sunset-sea'])
  })
  test('the table may overrule', () => {
    const played = overruled(begun.state, call([{ area: 'greywater-watch', for: 'defender' }]), 'SUPPORT_ENEMY_IN_OWN_BATTLE')
    expect(played.state.battle?.supports).toMatchObject([{ house: 'stark', for: 'defender' }])
  })
})

describe('support and Defense told by the table', () => {
  const begun = attack(ordersOnTable, assault)
  test('any neighbouring units may help; the special order is told', () => {
    const called = after(
      begun,
      call(
        [
          { area: 'ironmans-bay', for: 'defender', special: true },
          { area: 'riverrun', for: 'none' },
        ],
        'defense-2',
      ),
    )
    expect(battleOf(called)).toMatchObject({ defense: 'defense-2', supports: [{ house: 'greyjoy', special: true }, { for: 'none' }] })
  })
  test('a March in the embattled area counts nothing (R14.4)', () => {
    const called = after(begun, call([], 'march-plus-1'))
    expect(called.refused).toBeUndefined()
    expect(battleOf(called).defense).toBeUndefined()
  })
  test('what the app can know all the same', () => {
    expect(refusalOf(begun.state, call([{ area: 'moat-cailin', for: 'attacker' }]))).toBe('NO_SUPPORT_ORDER')
    const greyjoyLast = {
      ...ordersOnTable,
      tracks: { ...ordersOnTable.tracks, kingsCourt: ['stark', 'lannister', 'baratheon', 'tyrell', 'greyjoy'] as const },
    }
    const noStars = attack(greyjoyLast, assault).state
    expect(refusalOf(noStars, call([{ area: 'ironmans-bay', for: 'defender', special: true }]))).toBe('STAR_LIMIT')
    expect(refusalOf(noStars, call([], 'defense-2'))).toBe('STAR_LIMIT')
    const storm = attack({ ...ordersOnTable, turned: { 3: 'storm-of-swords' } }, assault).state
    expect(refusalOf(storm, call([], 'defense-1'))).toBe('ORDER_FORBIDDEN')
  })
  test('the special orders of a house in one battle are limited by its stars together (R8.2)', () => {
    const kingsCourt = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell'] as const
    const oneStar = { ...ordersOnTable, tracks: { ...ordersOnTable.tracks, kingsCourt } }
    const { state } = attack(oneStar, assault)
    expect(stars(state, 'greyjoy')).toBe(1)
    const support = { area: 'ironmans-bay', for: 'defender', special: true } as const
    expect(refusalOf(state, call([support]))).toBeUndefined()
    expect(refusalOf(state, call([], 'defense-2'))).toBeUndefined()
    expect(refusalOf(state, call([{ ...support, special: false }], 'defense-2'))).toBeUndefined()
    expect(refusalOf(state, call([support], 'defense-2'))).toBe('STAR_LIMIT')
    expect(refusalOf(state, call([support, { area: 'riverrun', for: 'none' }], 'defense-1'))).toBeUndefined()
  })
  test('the star of the March that began the battle counts with those of its house', () => {
    const kingsCourt = ['greyjoy', 'lannister', 'baratheon', 'stark', 'tyrell'] as const
    const helped = {
      ...ordersOnTable,
      tracks: { ...ordersOnTable.tracks, kingsCourt },
      units: { ...ordersOnTable.units, stark: { twins: { footman: 1 } } },
    }
    const support = call([{ area: 'twins', for: 'attacker', special: true }])
    expect(refusalOf(attack(helped, assault).state, support)).toBeUndefined()
    expect(refusalOf(attack(helped, { ...assault, march: 'march-plus-1' }).state, support)).toBe('STAR_LIMIT')
    expect(refusalOf(attack(helped, { ...assault, march: 'march-plus-1' }).state, call([]))).toBeUndefined()
  })
  test('the area the march came from had a March, no Support', () => {
    const left = attack({ ...ordersOnTable, units: { ...ordersOnTable.units, stark: { 'moat-cailin': { footman: 1 } } } }, assault)
    expect(refusalOf(left.state, call([{ area: 'moat-cailin', for: 'attacker' }]))).toBe('NO_SUPPORT_ORDER')
  })
  test('a house has two normal Support tokens and one special', () => {
    const three: Given = {
      ...ordersOnTable,
      units: { ...ordersOnTable.units, lannister: { riverrun: { footman: 1 }, 'moat-cailin': { footman: 1 }, twins: { footman: 1 } } },
    }
    const from = attack(three, { ...assault, from: 'greywater-watch' })
    const all = (special: boolean) =>
      call(['riverrun', 'moat-cailin', 'twins'].map((area, index) => ({ area, for: 'attacker', special: special && index === 0 })))
    expect(refusalOf(from.state, all(false))).toBe('TOKEN_LIMIT')
    expect(refusalOf(from.state, all(true))).toBeUndefined()
  })
})

describe('R14.13: House cards', () => {
  const full: Given = { ...plain, tracking: { orders: 'app', cards: 'app' } }
  test('sealed in the app: one ballot for both, a house run by the table is asked too', () => {
    const begun = attack({ ...full, runByTable: ['greyjoy'] }, assault)
    expect(begun.state.ballot).toMatchObject({ id: 'r4/card/moat-cailin/seagard/0#0', kind: 'card', roles: ['stark', 'greyjoy'] })
    expect(questions(begun.state)).toMatchObject([
      { kind: 'card', roles: ['stark'], sealed: true },
      { kind: 'card', roles: ['greyjoy'], sealed: true },
    ])
    const ballot = begun.state.ballot?.id ?? ''
    const opened = { stark: { choice: 'greatjon-umber' }, greyjoy: { choice: 'theon-greyjoy' } }
    const revealed = after(begun, { do: 'reveal', ballot, opened })
    expect(battleOf(revealed).cards).toEqual({ attacker: { card: 'greatjon-umber' }, defender: { card: 'theon-greyjoy' } })
  })
  test('only cards in hand', () => {
    const begun = attack({ ...plain, houses: { stark: { used: ['robb-stark'] } } }, assault)
    expect(refusalOf(begun.state, cards('robb-stark', 'asha-greyjoy'))).toBe('CARD_NOT_IN_HAND')
    expect(refusalOf(begun.state, cards('asha-greyjoy', 'asha-greyjoy'))).toBe('CARD_NOT_IN_HAND')
    expect(
      refusalOf(begun.state, {
        do: 'playCards',
        attacker: { told: { strength: 1, swords: 0, fortifications: 0 } },
        defender: { card: 'asha-greyjoy' },
      }),
    ).toBe('CARD_NOT_IN_HAND')
  })
  test('switched to the app while the table was asked: the question stays answerable', () => {
    const begun = attack(plain, assault)
    const switched = { ...begun.state, tracking: { ...begun.state.tracking, cards: 'app' as const } }
    expect(questions(switched)).toMatchObject([{ kind: 'cards' }])
    expect(refusalOf(switched, cards('eddard-stark', 'theon-greyjoy'))).toBeUndefined()
  })
})

describe('R14.15: the Blade', () => {
  const revealed = after(attack(plain, assault), cards('greatjon-umber', 'theon-greyjoy'))
  test('asked only if a combatant holds it unused', () => {
    expect(questions(revealed.state)).toMatchObject([{ kind: 'blade', roles: ['stark'], must: false }])
    expect(step(after(attack(bladeless, assault), cards('greatjon-umber', 'theon-greyjoy')))).not.toBe('blade')
  })
  test('E53: not by another house, not twice a round', () => {
    expect(refusalOf(revealed.state, blade('greyjoy', true))).toBe('NOT_BLADE_HOLDER')
    expect(refusalOf(revealed.state, blade('tyrell', true))).toBe('NOT_BLADE_HOLDER')
    expect(refusalOf({ ...revealed.state, bladeUsed: true }, blade('stark', true))).toBe('BLADE_USED')
    expect(refusalOf({ ...revealed.state, bladeUsed: true }, blade('stark', false))).toBeUndefined()
  })
  test('a correction that takes the Blade away leaves a question that can be answered', () => {
    const moved = { ...revealed.state, holders: { ...revealed.state.holders, fiefdoms: 'tyrell' as const } }
    expect(questions(moved)).toMatchObject([{ kind: 'blade', roles: ['stark'] }])
    expect(refusalOf(moved, blade('stark', false))).toBeUndefined()
  })
})

describe('R14.18, R14.19: casualties', () => {
  const mixed: Given = {
    ...bladeless,
    units: { ...plain.units, greyjoy: { seagard: { footman: 1, knight: 1 } } },
    routed: { greyjoy: { seagard: { footman: 1 } } },
  }
  const strong = { ...assault, units: { knight: 4 } }
  const owing = after(attack(mixed, strong), cards('greatjon-umber', 'euron-crows-eye'))
  test('the loser chooses among its standing units', () => {
    expect(questions(owing.state)).toMatchObject([{ kind: 'casualties', roles: ['greyjoy'], params: { number: 1 } }])
    expect(refusalOf(owing.state, casualties('stark', { knight: 1 }))).toBe('NOT_YOUR_TURN')
    expect(refusalOf(owing.state, casualties('greyjoy', { footman: 1, knight: 1 }))).toBe('WRONG_NUMBER')
    expect(refusalOf(owing.state, casualties('greyjoy', {}))).toBe('WRONG_NUMBER')
    expect(refusalOf(owing.state, casualties('greyjoy', { footman: 2 }))).toBe('ROUTED_NOT_CASUALTY')
    expect(refusalOf(owing.state, casualties('greyjoy', { footman: 3 }))).toBe('NO_SUCH_UNIT')
    expect(refusalOf(owing.state, casualties('greyjoy', {}), 'WRONG_NUMBER')).toBeUndefined()
    const fell = after(owing, casualties('greyjoy', { footman: 1 }))
    expect(happened(fell, 'routedDestroyed')).toMatchObject([{ area: 'seagard', units: { footman: 1 } }])
    expect(questions(fell.state)).toMatchObject([{ kind: 'retreat', roles: ['greyjoy'] }])
  })
  test('nobody is asked without a choice', () => {
    const alike = after(attack({ ...bladeless }, strong), cards('greatjon-umber', 'asha-greyjoy'))
    expect(happened(alike, 'casualtiesTaken')).toMatchObject([{ house: 'greyjoy', units: { footman: 1 } }])
    expect(step(alike)).toBe('retreat')
  })
  test('a correction that leaves nobody to choose from still leaves an answer', () => {
    const gone = { ...owing.state, areas: { ...owing.state.areas, seagard: {} } }
    expect(questions(gone)).toMatchObject([{ kind: 'casualties', params: { number: 0 } }])
    const ended = overruled(gone, casualties('greyjoy', {}))
    expect(ended.refused).toBeUndefined()
    expect(ended.state.stage.at).toBe('marches')
    expect(standing(ended.state, 'seagard').knight).toBe(4)
  })
})

describe('R14.30–R14.32: clean-up', () => {
  const withToken: Given = {
    ...bladeless,
    areas: { ...later, seagard: { order: { house: 'greyjoy', order: 'defense-1' }, token: 'greyjoy' } },
  }
  test('the attacker won: he moves in, the order and power token of the defender go', () => {
    const won = after(
      attack(withToken, { ...assault, units: { knight: 3 } }),
      cards('greatjon-umber', 'aeron-damphair'),
      flee('greyjoy', 'riverrun'),
    )
    expect(won.refused).toBe('retreat: RETREAT_ENEMY_UNITS')
    const over = after(won, flee('greyjoy', 'greywater-watch'))
    expect(over.refused).toBe('retreat: RETREAT_ENEMY_UNITS')
    const fled = after(won, flee('greyjoy', 'twins'))
    expect(fled.refused).toBeUndefined()
    expect(fled.state.areas['seagard']).toEqual({ garrison: { house: 'stark', standing: units({ knight: 3 }), routed: units({}) } })
    expect(fled.state.areas['twins']?.garrison).toMatchObject({ house: 'greyjoy', standing: units({}), routed: { footman: 2 } })
    expect(fled.state.houses.stark?.used).toEqual(['greatjon-umber'])
    expect(fled.state.houses.greyjoy?.used).toEqual(['aeron-damphair'])
    expect(fled.state.battle).toBeUndefined()
    expect(fled.state.stage).toEqual({ at: 'marches', last: 'stark' })
  })
  test('E60: the defender won: his order stays and helps again', () => {
    const held = after(attack(bladeless, { ...assault, units: { footman: 1 } }), cards('catelyn-stark', 'euron-crows-eye'))
    expect(held.state.stage.at).not.toBe('battle')
    expect(held.state.areas['seagard']?.order).toEqual({ house: 'greyjoy', order: 'defense-1' })
  })
  test('E59: the seventh card brings the six used ones back; by the setting it stays out itself (A28)', () => {
    const six: readonly CardId[] = [
      'robb-stark',
      'catelyn-stark',
      'eddard-stark',
      'maester-luwin',
      'ser-rodrick-cassel',
      'house-mormont-lord',
    ]
    const last: Given = { ...bladeless, houses: { stark: { used: six } } }
    const fought = after(attack(last, { ...assault, units: { footman: 1 } }), cards('greatjon-umber', 'euron-crows-eye'))
    expect(fought.state.houses.stark?.used).toEqual([])
    expect(happened(fought, 'cardsReturned')).toEqual([{ e: 'cardsReturned', house: 'stark', stay: [] }])
    const begun = attack(last, { ...assault, units: { footman: 1 } })
    const variant = { ...begun, state: { ...begun.state, settings: { ...begun.state.settings, seventhCardStaysOut: true } } }
    expect(after(variant, cards('greatjon-umber', 'euron-crows-eye')).state.houses.stark?.used).toEqual(['greatjon-umber'])
  })
  test('E68: a seventh castle area won in battle ends the game at once', () => {
    const castles = ['winterfell', 'white-harbor', 'moat-cailin', 'flints-finger', 'harrenhal', 'oldtown']
    const tokens = Object.fromEntries(castles.map((area) => [area, 'stark' as const]))
    const won = after(
      attack({ ...bladeless, tokens }, { ...assault, units: { knight: 3 } }),
      cards('greatjon-umber', 'aeron-damphair'),
      flee('greyjoy', 'twins'),
    )
    expect(won.state.stage.at).toBe('over')
    expect(won.state.outcome).toMatchObject({ how: 'sudden', winners: ['stark'] })
  })
  test('E58: a Support order helps again in a second battle with the same strength', () => {
    const first = after(attack(seagard, { ...assault, units: { footman: 1 } }), call([{ area: 'ironmans-bay', for: 'defender' }]))
    const over = after(first, cards('catelyn-stark', 'euron-crows-eye'), blade('stark', false))
    expect(over.state.areas['ironmans-bay']?.order).toEqual({ house: 'greyjoy', order: 'support-plus-1' })
  })
})

describe('positions that only a correction makes', () => {
  const revealed = after(attack(plain, assault), cards('greatjon-umber', 'theon-greyjoy'))
  const put = (house: 'lannister' | 'stark') => ({
    ...revealed.state,
    areas: { ...revealed.state.areas, seagard: { garrison: { house, standing: units({ footman: 1 }), routed: units({}) } } },
  })
  test('a third house stands in the area: the attackers who win go home, laid down', () => {
    const ended = overruled(put('lannister'), blade('stark', true))
    expect(ended.refused).toBeUndefined()
    expect(ended.state.areas['seagard']?.garrison).toMatchObject({ house: 'lannister', standing: { footman: 1 } })
    expect(ended.state.areas['moat-cailin']?.garrison).toMatchObject({ house: 'stark', routed: { knight: 2 } })
    expect(ended.state.stage.at).not.toBe('battle')
  })
  test('the attacker’s own units stand in the area: he joins them', () => {
    const ended = overruled(put('stark'), blade('stark', true))
    expect(ended.state.areas['seagard']?.garrison).toMatchObject({ house: 'stark', standing: { footman: 1, knight: 2 } })
  })
  test('a neutral force is put there: nobody moves in', () => {
    const neutral = { ...revealed.state, areas: { ...revealed.state.areas, seagard: { neutral: { strength: 3 } } } }
    const ended = overruled(neutral, blade('stark', true))
    expect(ended.state.areas['seagard']).toEqual({ neutral: { strength: 3 } })
    expect(ended.state.areas['moat-cailin']?.garrison?.routed.knight).toBe(2)
  })
  test('the defender’s garrison is gone: strength 0, and the battle goes on (A46)', () => {
    const gone = {
      ...revealed.state,
      areas: { ...revealed.state.areas, seagard: { order: { house: 'greyjoy', order: 'defense-1' } as const } },
    }
    const ended = overruled(gone, blade('stark', false))
    expect(happened(ended, 'battleDecided')[0]?.result).toMatchObject({ attacker: 6, defender: 3 })
    expect(standing(ended.state, 'seagard').knight).toBe(2)
    expect(ended.state.areas['seagard']?.order).toBeUndefined()
  })
  test('no attacker is left, and the defender is gone too: the winner holds nothing', () => {
    const battle = revealed.state.battle
    if (battle === undefined) throw new TypeError('no battle')
    const nobody = { ...revealed.state, battle: { ...battle, attackers: units({}) }, areas: { ...revealed.state.areas, seagard: {} } }
    const ended = overruled(nobody, blade('stark', false))
    expect(ended.refused).toBeUndefined()
    expect(ended.state.areas['seagard']?.garrison).toBeUndefined()
    expect(ended.state.stage.at).not.toBe('battle')
  })
})
