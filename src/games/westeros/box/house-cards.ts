import { ORDER_KINDS, type Ability, type CardId, type HouseCard, type HouseId, type UnitKind } from './box'

/**
 * The 35 House cards with their strength, swords, fortifications and the effect of their text. All data comes from one public listing.
 * Players can correct the numbers and replace the effect of a text (A23).
 */

type Row = readonly [id: CardId, name: string, strength: number, swords: number, fortifications: number, ability?: Ability]

/** Creates a mandatory ability of a House card: the owner of the card cannot decline it. */
const text = (timing: Ability['timing'], effect: Ability['effect']): Ability => ({ timing, may: false, effect })
/** Creates a mandatory ability of a House card that sets the strength of every unit of one type in the attacking army. */
const attacking = (unit: UnitKind, counts: number): Ability => text('combat', { effect: 'unitStrength', unit, counts, when: 'attacking' })
/** Creates an optional ability of a House card: the owner of the card may decline it. */
const may = (timing: Ability['timing'], effect: Ability['effect']): Ability => ({ timing, may: true, effect })

const CARDS: Readonly<Record<Exclude<HouseId, 'martell'>, readonly Row[]>> = {
  stark: [
    ['eddard-stark', 'Eddard Stark', 3, 0, 2],
    ['robb-stark', 'Robb Stark', 2, 0, 0, attacking('knight', 3)],
    ['greatjon-umber', 'Greatjon Umber', 2, 1, 0],
    ['ser-rodrick-cassel', 'Ser Rodrick Cassel', 1, 0, 1],
    ['house-mormont-lord', 'House Mormont Lord', 1, 1, 0],
    ['catelyn-stark', 'Catelyn Stark', 0, 0, 0, text('combat', { effect: 'multiplyDefense', times: 2 })],
    ['maester-luwin', 'Maester Luwin', 0, 0, 0, may('won', { effect: 'takeBackCard' })],
  ],
  greyjoy: [
    ['euron-crows-eye', "Euron Crow's Eye", 3, 2, 0],
    // The text of the card does not say whose orders are removed, so orders of any house can be removed, including Greyjoy's own.
    ['asha-greyjoy', 'Asha Greyjoy', 2, 0, 0, may('won', { effect: 'removeOrder', kinds: ['support', 'consolidate'], where: 'adjacent' })],
    ['theon-greyjoy', 'Theon Greyjoy', 2, 1, 0],
    ['aeron-damphair', 'Aeron Damphair', 1, 0, 1],
    ['house-blacktyde-captain', 'House Blacktyde Captain', 1, 0, 1],
    ['victarion-greyjoy', 'Victarion Greyjoy', 0, 0, 0, attacking('ship', 2)],
    ['balon-greyjoy', 'Balon Greyjoy', 0, 0, 0, text('combat', { effect: 'opposingCardStrength', counts: 0 })],
  ],
  lannister: [
    ['tywin-lannister', 'Tywin Lannister', 3, 2, 0],
    ['ser-jaime-lannister', 'Ser Jaime Lannister', 2, 0, 0, text('won', { effect: 'gainPower', amount: 2 })],
    ['tyrion-lannister', 'Tyrion Lannister', 2, 0, 1],
    ['kevan-lannister', 'Kevan Lannister', 1, 1, 0],
    ['house-lannister-captain', 'House Lannister Captain', 1, 1, 0],
    ['vargo-hoat', 'Vargo Hoat', 0, 0, 0, attacking('footman', 2)],
    ['cersei-lannister', 'Cersei Lannister', 0, 0, 0, text('won', { effect: 'removeOrder', kinds: ORDER_KINDS, where: 'ofLoser' })],
  ],
  baratheon: [
    ['stannis-baratheon', 'Stannis Baratheon', 3, 1, 1],
    ['ser-davos-seaworth', 'Ser Davos Seaworth', 2, 0, 0, may('won', { effect: 'upgradeFootman' })],
    ['renly-baratheon', 'Renly Baratheon', 2, 0, 1],
    ['ser-axell-florent', 'Ser Axell Florent', 1, 1, 0],
    ['house-florent-lord', 'House Florent Lord', 1, 1, 0],
    ['melisandre-of-asshai', 'Melisandre of Asshai', 0, 0, 0, may('won', { effect: 'discardFromHand', cost: 1 })],
    ['salladhor-saan', 'Salladhor Saan', 0, 0, 0, text('combat', { effect: 'supportingUnitStrength', unit: 'ship', counts: 0 })],
  ],
  tyrell: [
    ['mace-tyrell', 'Mace Tyrell', 3, 2, 0],
    ['ser-loras-tyrell', 'Ser Loras Tyrell', 2, 0, 0, text('reveal', { effect: 'destroyUnit', unit: 'footman' })],
    ['ser-garlan-tyrell', 'Ser Garlan Tyrell', 2, 1, 0],
    ['house-tyrell-captain', 'House Tyrell Captain', 1, 1, 0],
    ['margaery-tyrell', 'Margaery Tyrell', 1, 0, 1],
    ['queen-of-thorns', 'Queen of Thorns', 0, 0, 0, text('cancel', { effect: 'cancelAbility' })],
    ['brienne-of-tarth', 'Brienne of Tarth', 0, 0, 0, text('reveal', { effect: 'discardDefense' })],
  ],
}

const asCard = (house: HouseId, [id, name, strength, swords, fortifications, ability]: Row): HouseCard => ({
  id,
  house,
  name,
  strength,
  swords,
  fortifications,
  ...(ability === undefined ? {} : { ability }),
})

/** All House cards. The key is the id of the card. The seven cards of a house are in descending order of strength. */
export const HOUSE_CARDS: Readonly<Record<CardId, HouseCard>> = Object.fromEntries(
  (Object.entries(CARDS) as [HouseId, readonly Row[]][]).flatMap(([house, rows]) => rows.map((row) => [row[0], asCard(house, row)])),
)
