// Makes and reverts every kind of correction, and tests that the state is the original one.
import { expect, test } from 'vitest'
import { canonical } from '../../../../src/referee'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import { fields } from '../../../../src/games/westeros/fields'
import type { Setting } from '../../../../src/games/westeros/fields/record'
import type { Change } from '../../../../src/games/westeros/model/moves'
import { units } from '../../../../src/games/westeros/model/units'
import { begun } from './opening'

const SOME_CARD = Object.values(PRINTED_BOX.cards).find(({ house, ability }) => house === 'stark' && ability !== undefined)?.id ?? ''

/** For each kind of correction: one that makes a difference to the position at the start. */
const OTHERWISE: { readonly [Set in Change['set']]: Setting<Set> } = {
  units: { set: 'units', area: 'karhold', house: 'tyrell', standing: units({ knight: 1 }), routed: units({ footman: 1 }) },
  attackers: { set: 'attackers', units: units({ footman: 2 }) },
  token: { set: 'token', area: 'karhold', house: 'tyrell' },
  neutral: { set: 'neutral', area: 'karhold', neutral: { strength: 7 } },
  garrisonToken: { set: 'garrisonToken', area: 'winterfell', strength: 2 },
  order: { set: 'order', area: 'karhold', house: 'stark', order: 'raid' },
  holder: { set: 'holder', area: 'karhold', house: 'tyrell' },
  power: { set: 'power', house: 'stark', available: 13 },
  supply: { set: 'supply', house: 'stark', level: 6 },
  used: { set: 'used', house: 'stark', cards: [SOME_CARD] },
  track: { set: 'track', track: 'fiefdoms', order: ['lannister', 'stark', 'greyjoy', 'tyrell', 'baratheon'] },
  bladeUsed: { set: 'bladeUsed', used: true },
  ravenUsed: { set: 'ravenUsed', used: true },
  threat: { set: 'threat', threat: 12 },
  round: { set: 'round', round: 7 },
  stage: { set: 'stage', at: 'power' },
  turned: {
    set: 'turned',
    turned: { 1: 'supply', 2: 'game-of-thrones', 3: 'wildling-attack' },
  },
  deck: { set: 'deck', deck: 1, unseen: PRINTED_BOX.decks[1].slice(1).toSorted(), bottom: PRINTED_BOX.decks[1].slice(0, 1) },
  setting: { set: 'setting', name: 'ravenAnyOrder', value: true },
  tracking: { set: 'tracking', tracking: { bids: 'table' } },
  seat: { set: 'seat', seat: { id: 'seat-stark', player: 'person-tyrell' } },
  player: { set: 'player', player: { id: 'person-stark', name: 'Somebody else' } },
  houseSeat: { set: 'houseSeat', house: 'stark', seat: 'elsewhere' },
  'box.supplyTable': { set: 'box.supplyTable', value: PRINTED_BOX.supplyTable.with(0, [5, 5]) },
  'box.stars': { set: 'box.stars', value: [4, 3, 3, 1, 1] },
  'box.victory': { set: 'box.victory', value: { 3: 5, 4: 5, 5: 5 } },
  'box.limit': { set: 'box.limit', piece: 'ship', value: 6 },
  'box.rounds': { set: 'box.rounds', value: 6 },
  'box.unitStrength': { set: 'box.unitStrength', value: { footman: 2, knight: 3, ship: 4 } },
  'box.musterValue': { set: 'box.musterValue', value: { footman: 2, knight: 3, ship: 4 } },
  'box.order': { set: 'box.order', order: 'raid', count: 1 },
  'box.adjacency': { set: 'box.adjacency', a: 'winterfell', b: 'sunspear', touch: true },
  'box.area': { set: 'box.area', area: 'winterfell', barrels: 4, crowns: 3, castle: 0 },
  'box.card': { set: 'box.card', card: SOME_CARD, figures: { strength: 9, swords: 8, fortifications: 7 }, text: 'none' },
  'box.deck': { set: 'box.deck', deck: 1, cards: [...PRINTED_BOX.decks[1], 'supply*'] as const },
}

/** Kinds of changes that always create a new state, because they shuffle a deck. */
const NEW_STATE: readonly Change['set'][] = ['deck', 'box.deck']

test.each(Object.values<Change>(OTHERWISE).filter(({ set }) => set !== 'attackers'))('$set is set and set back', (change) => {
  const state = begun()
  const was = fields.before(state, change)
  if (was === undefined) throw new Error('nothing of the kind is there')
  expect(fields.differs(state, change)).toBe(true)
  const after = fields.apply(state, [change])
  expect(fields.before(after, change)).toEqual(change)
  const back = fields.apply(after, [was])
  expect(canonical(fields.standing(back).toSorted(byTarget))).toBe(canonical(fields.standing(state).toSorted(byTarget)))
  expect(canonical(back) === canonical(state)).toBe(!NEW_STATE.includes(change.set))
})

test('attackers are set where somebody attacks', () => {
  const state = begun()
  expect(fields.before(state, OTHERWISE.attackers)).toBeUndefined()
  expect(fields.apply(state, [OTHERWISE.attackers])).toBe(state)
})

const byTarget = (a: Change, b: Change): number => fields.targetOf(a).localeCompare(fields.targetOf(b))
