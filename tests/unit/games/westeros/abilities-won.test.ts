import { describe, expect, test } from 'vitest'
import type { CardId } from '../../../../src/games/westeros/box/box'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { questions } from '../../../../src/games/westeros/prompts'
import { units } from '../../../../src/games/westeros/model/units'
import {
  ability,
  after,
  areasAimedAt,
  attack,
  base,
  call,
  cards,
  figures,
  firstOf,
  flee,
  how,
  onTheReach,
  overruled,
  refusalOf,
  result,
  step,
  targets,
  withSettings,
  type Assault,
} from './battlefield'
import { happened, standing, type Given } from './board'

describe('takeBackCard: Maester Luwin', () => {
  const luwin = (used: readonly CardId[], given: Given = {}) =>
    after(
      attack(
        base({ units: { tyrell: { reach: { footman: 1 } } }, houses: { stark: { used } }, ...given }),
        onTheReach('stark', { knight: 3 }),
      ),
      cards('maester-luwin', 'margaery-tyrell'),
    )
  test('a winner may take one used card back, or let it be', () => {
    const won = luwin(['robb-stark', 'eddard-stark'])
    expect(questions(won.state)).toMatchObject([{ kind: 'ability', roles: ['stark'], must: false }])
    expect(targets(won)).toEqual([{ target: 'robb-stark' }, { target: 'eddard-stark' }])
    expect(refusalOf(won.state, ability('maester-luwin', { target: 'catelyn-stark' }))).toBe('NOT_A_TARGET')
    expect(refusalOf(won.state, ability('maester-luwin', { target: 'maester-luwin' }))).toBe('NOT_A_TARGET')
    const over = after(won, ability('maester-luwin', { target: 'eddard-stark' }), flee('tyrell', 'highgarden'))
    expect(over.state.houses.stark?.used).toEqual(['robb-stark', 'maester-luwin'])
    expect(after(won, ability('maester-luwin', { pass: true }), flee('tyrell', 'highgarden')).state.houses.stark?.used).toHaveLength(3)
  })
  test('nothing used, or not the winner: it falls away', () => {
    expect(how(luwin([]))).toEqual(['maester-luwin noTarget'])
    const lost = after(
      attack(
        base({ units: { tyrell: { reach: { knight: 4 } } }, houses: { stark: { used: ['robb-stark'] } } }),
        onTheReach('stark', { footman: 1 }),
      ),
      cards('maester-luwin', 'margaery-tyrell'),
    )
    expect(how(lost)).toEqual([])
  })
  test('himself only by the setting: then he does not go to the used pile (A47)', () => {
    const begun = attack(base({ units: { tyrell: { reach: { footman: 1 } } } }), onTheReach('stark', { knight: 3 }))
    const self = after(
      withSettings(begun, { luwinTakesBackHimself: true }),
      cards('maester-luwin', 'margaery-tyrell'),
      ability('maester-luwin', { target: 'maester-luwin' }),
    )
    expect(after(self, flee('tyrell', 'highgarden')).state.houses.stark?.used).toEqual([])
  })
  test('as the seventh card he goes down as the sixth', () => {
    const six = ['robb-stark', 'eddard-stark', 'greatjon-umber', 'ser-rodrick-cassel', 'house-mormont-lord', 'catelyn-stark']
    const over = after(luwin(six), ability('maester-luwin', { target: 'eddard-stark' }), flee('tyrell', 'highgarden'))
    expect(over.state.houses.stark?.used).toHaveLength(6)
    expect(over.state.houses.stark?.used).not.toContain('eddard-stark')
  })
  test('where used cards are not tracked, a reminder, with or without the card', () => {
    const reveal: Move = {
      do: 'playCards',
      attacker: { card: 'maester-luwin' },
      defender: { told: { strength: 0, swords: 0, fortifications: 0 } },
    }
    const begun = attack(
      base({ tracking: { orders: 'app', cards: 'none' }, units: { tyrell: { reach: { footman: 1 } } } }),
      onTheReach('stark', { knight: 3 }),
    )
    const won = after(begun, reveal)
    expect(targets(won)).toHaveLength(7)
    expect(happened(after(won, ability('maester-luwin')), 'cardTakenBack')).toEqual([])
    expect(happened(after(won, ability('maester-luwin', { target: 'robb-stark' })), 'cardTakenBack')).toMatchObject([
      { card: 'robb-stark', why: 'ability' },
    ])
  })
})

describe('removeOrder: Asha Greyjoy beside the battle, Cersei Lannister on the loser', () => {
  const around = base({
    units: {
      tyrell: { reach: { footman: 1 }, highgarden: { footman: 1 } },
      baratheon: { kingswood: { footman: 1 } },
      greyjoy: { blackwater: { footman: 1 } },
    },
    areas: {
      kingswood: { order: { house: 'baratheon', order: 'support' } },
      highgarden: { order: { house: 'tyrell', order: 'consolidate-power' } },
      blackwater: { order: { house: 'greyjoy', order: 'consolidate-power' } },
      'dornish-marches': { order: { house: 'tyrell', order: 'march-0' } },
      arbor: { order: { house: 'tyrell', order: 'support' } },
    },
  })
  const asha = after(attack(around, onTheReach('greyjoy', { knight: 3 })), call(), cards('asha-greyjoy', 'margaery-tyrell'))
  test('Asha: any adjacent Support or Consolidate Power order, of whatever house, her own too', () => {
    expect(areasAimedAt(asha)).toEqual(new Set(['blackwater', 'highgarden', 'kingswood']))
    const done = after(asha, ability('asha-greyjoy', { area: 'kingswood' }))
    expect(happened(done, 'orderRemoved')).toMatchObject([{ area: 'kingswood', why: 'ability' }])
    expect(done.state.areas['kingswood']?.order).toBeUndefined()
    expect(refusalOf(asha.state, ability('asha-greyjoy', { area: 'dornish-marches' }))).toBe('NOT_A_TARGET')
    expect(how(after(asha, ability('asha-greyjoy', { pass: true })))).toEqual(['asha-greyjoy passed'])
    const bare = after(
      attack(base({ units: { tyrell: { reach: { footman: 1 } } } }), onTheReach('greyjoy', { knight: 3 })),
      cards('asha-greyjoy', 'margaery-tyrell'),
    )
    expect(how(bare)).toEqual(['asha-greyjoy noTarget'])
  })
  test('Cersei: any one order of the loser, wherever it lies; she must', () => {
    const cersei = after(attack(around, onTheReach('lannister', { knight: 3 })), call(), cards('cersei-lannister', 'margaery-tyrell'))
    expect(areasAimedAt(cersei)).toEqual(new Set(['dornish-marches', 'highgarden', 'arbor']))
    expect(refusalOf(cersei.state, ability('cersei-lannister', { pass: true }))).toBe('ABILITY_NOT_OPTIONAL')
    expect(refusalOf(cersei.state, ability('cersei-lannister'))).toBe('NOT_A_TARGET')
    expect(after(cersei, ability('cersei-lannister', { area: 'dornish-marches' })).state.areas['dornish-marches']?.order).toBeUndefined()
  })
  test('orders on the table: a reminder, the area told or not', () => {
    const ordersByHand = { ...around, tracking: { orders: 'table' }, areas: {} } as const
    const reminded = after(attack(ordersByHand, onTheReach('greyjoy', { knight: 3 })), call(), cards('asha-greyjoy', 'margaery-tyrell'))
    expect(areasAimedAt(reminded)).toEqual(new Set([undefined, 'blackwater', 'highgarden', 'kingswood']))
    expect(firstOf(after(reminded, ability('asha-greyjoy')), 'abilityUsed')?.orderArea).toBeUndefined()
    const named = after(reminded, ability('asha-greyjoy', { area: 'kingswood' }))
    expect(firstOf(named, 'abilityUsed')?.orderArea).toBe('kingswood')
    expect(happened(named, 'orderRemoved')).toEqual([])
  })
})

describe('gainPower: Ser Jaime Lannister', () => {
  const jaime = (power: number | undefined, given: Given = {}) =>
    after(
      attack(
        base({ units: { tyrell: { reach: { footman: 1 } } }, houses: { lannister: power === undefined ? {} : { power } }, ...given }),
        onTheReach('lannister', { knight: 3 }),
      ),
      cards('ser-jaime-lannister', 'margaery-tyrell'),
    )
  test('two tokens at once, as far as the pile has them', () => {
    expect(after(jaime(5), ability('ser-jaime-lannister')).state.houses.lannister?.power).toBe(7)
    expect(firstOf(after(jaime(19), ability('ser-jaime-lannister')), 'powerGained')).toMatchObject({ due: 2, amount: 1 })
    expect(how(jaime(20))).toEqual(['ser-jaime-lannister noTarget'])
  })
  test('where power is not tracked, the line stands all the same', () => {
    const untold = after(jaime(undefined, { tracking: { orders: 'app', power: false } }), ability('ser-jaime-lannister'))
    expect(firstOf(untold, 'powerGained')).toMatchObject({ due: 2, amount: 2 })
    expect(untold.state.houses.lannister?.power).toBeUndefined()
  })
})

describe('discardFromHand: Melisandre of Asshai', () => {
  const melisandre = (given: Given = {}) =>
    after(
      attack(
        base({
          units: { tyrell: { reach: { footman: 1 } } },
          tracks: { fiefdoms: ['stark', 'baratheon', 'tyrell', 'greyjoy', 'lannister'] },
          ...given,
        }),
        onTheReach('baratheon', { knight: 3 }),
      ),
      cards('melisandre-of-asshai', 'margaery-tyrell'),
    )
  test('pays 1, one card of the loser’s hand goes, not the one just played', () => {
    const won = melisandre({ houses: { tyrell: { used: ['mace-tyrell'] } } })
    expect(new Set(targets(won).map(({ target }) => target))).toEqual(
      new Set(['brienne-of-tarth', 'house-tyrell-captain', 'queen-of-thorns', 'ser-garlan-tyrell', 'ser-loras-tyrell']),
    )
    expect(refusalOf(won.state, ability('melisandre-of-asshai', { target: 'margaery-tyrell' }))).toBe('NOT_A_TARGET')
    const over = after(won, ability('melisandre-of-asshai', { target: 'queen-of-thorns' }), flee('tyrell', 'highgarden'))
    expect(over.state.houses.baratheon?.power).toBe(4)
    expect(over.state.houses.tyrell?.used).toEqual(['mace-tyrell', 'queen-of-thorns', 'margaery-tyrell'])
    expect(how(after(won, ability('melisandre-of-asshai', { pass: true })))).toEqual(['melisandre-of-asshai passed'])
  })
  test('without power, or with no other card in the loser’s hand, it falls away', () => {
    expect(how(melisandre({ houses: { baratheon: { power: 0 } } }))).toEqual(['melisandre-of-asshai noTarget'])
    const six = ['mace-tyrell', 'ser-loras-tyrell', 'ser-garlan-tyrell', 'house-tyrell-captain', 'queen-of-thorns', 'brienne-of-tarth']
    expect(how(melisandre({ houses: { tyrell: { used: six } } }))).toEqual(['melisandre-of-asshai noTarget'])
  })
  test('the seventh card: the six others come back; by the setting the discarded one stays out (A47, A28)', () => {
    const five = ['mace-tyrell', 'ser-loras-tyrell', 'ser-garlan-tyrell', 'house-tyrell-captain', 'queen-of-thorns']
    const won = melisandre({ houses: { tyrell: { used: five } } })
    const discard = [ability('melisandre-of-asshai', { target: 'brienne-of-tarth' }), flee('tyrell', 'highgarden')]
    expect(after(won, ...discard).state.houses.tyrell?.used).toEqual([])
    expect(after(withSettings(won, { seventhCardStaysOut: true }), ...discard).state.houses.tyrell?.used).toEqual(['brienne-of-tarth'])
  })
  test('a hand that is not known: a reminder, the price is paid', () => {
    const begun = attack(
      base({
        tracking: { orders: 'app', cards: 'none' },
        units: { tyrell: { reach: { footman: 1 } } },
        tracks: { fiefdoms: ['stark', 'baratheon', 'tyrell', 'greyjoy', 'lannister'] },
      }),
      onTheReach('baratheon', { knight: 3 }),
    )
    const reveal: Move = {
      do: 'playCards',
      attacker: { card: 'melisandre-of-asshai' },
      defender: { told: { strength: 0, swords: 0, fortifications: 0 } },
    }
    const done = after(begun, reveal, ability('melisandre-of-asshai'))
    expect(firstOf(done, 'paid')).toMatchObject({ amounts: { baratheon: 1 } })
    expect(happened(done, 'cardDiscarded')).toEqual([])
  })
})

describe('upgradeFootman: Ser Davos Seaworth', () => {
  const tracks = { fiefdoms: ['stark', 'baratheon', 'tyrell', 'greyjoy', 'lannister'] } as const
  test('a footman of the attack becomes a knight', () => {
    const won = after(
      attack(base({ tracks, units: { tyrell: { reach: { footman: 1 } } } }), onTheReach('baratheon', { knight: 2, footman: 1 })),
      cards('ser-davos-seaworth', 'margaery-tyrell'),
    )
    expect(targets(won)).toEqual([{}])
    const over = after(won, ability('ser-davos-seaworth'), flee('tyrell', 'highgarden'))
    expect(standing(over.state, 'reach')).toEqual(units({ knight: 3 }))
    expect(how(after(won, ability('ser-davos-seaworth', { pass: true })))).toEqual(['ser-davos-seaworth passed'])
  })
  test('a standing or a routed one of the defence', () => {
    const held = after(
      attack(
        base({ tracks, units: { baratheon: { reach: { footman: 1, knight: 1 } } }, routed: { baratheon: { reach: { footman: 1 } } } }),
        onTheReach('tyrell', { footman: 1 }),
      ),
      cards('margaery-tyrell', 'ser-davos-seaworth'),
    )
    expect(targets(held)).toEqual([{}, { routed: true }])
    expect(after(held, ability('ser-davos-seaworth')).state.areas['reach']?.garrison).toMatchObject({
      standing: { footman: 0, knight: 2 },
      routed: { footman: 1 },
    })
    const lying = after(held, ability('ser-davos-seaworth', { routed: true }))
    expect(lying.state.areas['reach']?.garrison).toMatchObject({ standing: { footman: 1, knight: 1 }, routed: { footman: 0, knight: 1 } })
  })
  test('no footman there, or no knight in the pool: it falls away', () => {
    const won = (given: Given, some: Assault['units']) =>
      after(attack(base({ tracks, ...given }), onTheReach('baratheon', some)), cards('ser-davos-seaworth', 'margaery-tyrell'))
    expect(how(won({ units: { tyrell: { reach: { footman: 1 } } } }, { knight: 2 }))).toEqual(['ser-davos-seaworth noTarget'])
    const allOut: Given = { units: { tyrell: { reach: { footman: 1 } }, baratheon: { dragonstone: { knight: 2 } } } }
    expect(how(won(allOut, { knight: 2, footman: 1 }))).toEqual(['ser-davos-seaworth noTarget'])
  })
})

describe('replaceAbility: the printed text differs (A23)', () => {
  const robb = after(
    attack(
      base({
        units: { tyrell: { reach: { footman: 2 } }, greyjoy: { blackwater: { footman: 1 } } },
        areas: { blackwater: { order: { house: 'greyjoy', order: 'consolidate-power' } } },
      }),
      onTheReach('stark', { knight: 2 }),
    ),
    cards('robb-stark', 'ser-loras-tyrell'),
  )
  const instead = (more: Omit<Extract<Move, { do: 'replaceAbility' }>, 'do' | 'card'>, card: CardId = 'robb-stark'): Move => ({
    do: 'replaceAbility',
    card,
    ...more,
  })
  /** Loras's ability is skipped, because there is no footman. Robb's ability asks a question. */
  test('bonus and icons count instead of the text', () => {
    const done = after(robb, instead({ bonus: { attacker: 2, defender: -1 }, icons: { attacker: { swords: 2, fortifications: 0 } } }))
    expect(how(done)).toEqual(['ser-loras-tyrell noTarget', 'robb-stark byHand'])
    expect(result(done)).toMatchObject({ attacker: 8, defender: 3, casualties: 2 })
  })
  test('changes on the board, checked by the count', () => {
    const done = overruled(
      robb.state,
      instead({
        changes: [
          { set: 'units', area: 'blackwater' },
          { set: 'attackers', units: units({ knight: 1 }) },
        ],
      }),
    )
    expect(done.refused).toBeUndefined()
    expect(done.state.areas['blackwater']).toEqual({})
    expect(happened(done, 'orderRemoved')).toEqual([{ e: 'orderRemoved', area: 'blackwater', why: 'leftAlone' }])
    expect(result(done)).toMatchObject({ attacker: 4, defender: 4 })
    expect(refusalOf(robb.state, instead({ changes: [{ set: 'attackers', units: units({ knight: 5 }) }] }))).toBe('COUNT_BROKEN')
    expect(refusalOf(robb.state, instead({ changes: [{ set: 'threat', threat: 4 }] }))).toBe('MALFORMED')
    expect(refusalOf(robb.state, instead({ bonus: { attacker: 0.5 } }))).toBe('NOT_A_TARGET')
  })
  test('a text that was none of ours may be told too; a card that was not played may not', () => {
    const begun = attack(base({ units: { tyrell: { reach: { footman: 2 } } } }), onTheReach('stark', { knight: 2 }))
    const both = after(begun, cards('robb-stark', 'margaery-tyrell'))
    const cancelled = after(both, instead({ cancels: true }, 'margaery-tyrell'))
    expect(how(cancelled)).toEqual(['margaery-tyrell byHand', 'robb-stark cancelled'])
    expect(refusalOf(both.state, instead({}, 'eddard-stark'))).toBe('NOT_A_TARGET')
    expect(refusalOf(begun.state, instead({}))).toBe('NOT_ASKED')
  })
  test('for a text of the winner too', () => {
    const jaime = after(
      attack(base({ units: { tyrell: { reach: { footman: 2 } } } }), onTheReach('lannister', { knight: 3 })),
      cards('ser-jaime-lannister', 'margaery-tyrell'),
    )
    expect(step(jaime)).toBe('won')
    const done = after(
      jaime,
      instead(
        { changes: [{ set: 'power', house: 'lannister', available: 8 }], icons: { attacker: { swords: 2, fortifications: 0 } } },
        'ser-jaime-lannister',
      ),
    )
    expect(done.state.houses.lannister?.power).toBe(8)
    expect(happened(done, 'casualtiesTaken')).toMatchObject([{ units: { footman: 1 } }])
  })
})

test('an ability that loses its target while it is asked for falls away', () => {
  const robb = after(
    attack(base({ units: { tyrell: { reach: { footman: 4 } } } }), onTheReach('stark', { knight: 2 })),
    cards('robb-stark', 'margaery-tyrell'),
  )
  const { battle } = robb.state
  if (battle === undefined) throw new TypeError('no battle')
  const gone = { ...robb.state, battle: { ...battle, attackers: units({ footman: 1 }) } }
  expect(questions(gone)).toMatchObject([{ kind: 'ability' }])
  expect(how(overruled(gone, ability('robb-stark')))).toEqual(['robb-stark noTarget'])
})

test('figures told at the table bring no ability', () => {
  const fought = after(
    attack(
      base({ tracking: { orders: 'app', cards: 'none' }, units: { tyrell: { reach: { footman: 4 } } } }),
      onTheReach('stark', { knight: 1 }),
    ),
    figures([2, 0, 0], [1, 0, 0]),
  )
  expect(how(fought)).toEqual([])
  expect(result(fought)).toMatchObject({ attacker: 4, defender: 5 })
})
