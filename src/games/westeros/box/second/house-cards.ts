import type { Ability, CardId, HouseCard, HouseId } from '../box'

/** The 42 House cards of the second edition: strength, swords, fortifications and the effect of their text (E14). */

type Row = readonly [id: CardId, name: string, strength: number, swords: number, fortifications: number, ability?: Ability]

const CARDS: Readonly<Record<HouseId, readonly Row[]>> = {
  stark: [
    ['eddard-stark', 'Eddard Stark', 4, 2, 0],
    ['robb-stark', 'Robb Stark', 3, 0, 0, { timing: 'won', may: true, effect: { effect: 'chooseRetreat' } }],
    ['roose-bolton', 'Roose Bolton', 2, 0, 0, { timing: 'lost', may: false, effect: { effect: 'takeBackAll' } }],
    ['greatjon-umber', 'Greatjon Umber', 2, 1, 0],
    ['ser-rodrick-cassel', 'Ser Rodrick Cassel', 1, 0, 2],
    ['the-blackfish', 'The Blackfish', 1, 0, 0, { timing: 'cancel', may: false, effect: { effect: 'noCasualties' } }],
    ['catelyn-stark', 'Catelyn Stark', 0, 0, 0, { timing: 'combat', may: false, effect: { effect: 'multiplyDefense', times: 2 } }],
  ],
  greyjoy: [
    ['euron-crows-eye', "Euron Crow's Eye", 4, 1, 0],
    [
      'victarion-greyjoy',
      'Victarion Greyjoy',
      3,
      0,
      0,
      { timing: 'combat', may: false, effect: { effect: 'unitStrength', unit: 'ship', counts: 2, when: 'attacking', supporting: true } },
    ],
    ['balon-greyjoy', 'Balon Greyjoy', 2, 0, 0, { timing: 'combat', may: false, effect: { effect: 'opposingCardStrength', counts: 0 } }],
    [
      'theon-greyjoy',
      'Theon Greyjoy',
      2,
      0,
      0,
      {
        timing: 'combat',
        may: false,
        effect: { effect: 'gain', gains: [{ strength: 1, swords: 1, fortifications: 0, if: { role: 'defending', fortified: true } }] },
      },
    ],
    ['dagmar-cleftjaw', 'Dagmar Cleftjaw', 1, 1, 1],
    [
      'asha-greyjoy',
      'Asha Greyjoy',
      1,
      0,
      0,
      {
        timing: 'combat',
        may: false,
        effect: { effect: 'gain', gains: [{ strength: 0, swords: 2, fortifications: 1, if: { supported: false } }] },
      },
    ],
    ['aeron-damphair', 'Aeron Damphair', 0, 0, 0, { timing: 'reveal', may: true, effect: { effect: 'replaceOwnCard', cost: 2 } }],
  ],
  lannister: [
    ['tywin-lannister', 'Tywin Lannister', 4, 0, 0, { timing: 'won', may: false, effect: { effect: 'gainPower', amount: 2 } }],
    ['ser-gregor-clegane', 'Ser Gregor Clegane', 3, 3, 0],
    ['the-hound', 'The Hound', 2, 0, 2],
    ['ser-jaime-lannister', 'Ser Jaime Lannister', 2, 1, 0],
    ['tyrion-lannister', 'Tyrion Lannister', 1, 0, 0, { timing: 'cancel', may: true, effect: { effect: 'replaceOpposingCard' } }],
    [
      'ser-kevan-lannister',
      'Ser Kevan Lannister',
      1,
      0,
      0,
      { timing: 'combat', may: false, effect: { effect: 'unitStrength', unit: 'footman', counts: 2, when: 'attacking', supporting: true } },
    ],
    [
      'cersei-lannister',
      'Cersei Lannister',
      0,
      0,
      0,
      {
        timing: 'won',
        may: true,
        effect: { effect: 'removeOrder', kinds: ['march', 'defense', 'support', 'raid', 'consolidate'], where: 'ofLoser' },
      },
    ],
  ],
  baratheon: [
    [
      'stannis-baratheon',
      'Stannis Baratheon',
      4,
      0,
      0,
      {
        timing: 'combat',
        may: false,
        effect: { effect: 'gain', gains: [{ strength: 1, swords: 0, fortifications: 0, if: { opponentHigherOn: 'ironThrone' } }] },
      },
    ],
    ['renly-baratheon', 'Renly Baratheon', 3, 0, 0, { timing: 'won', may: true, effect: { effect: 'upgradeFootman', supporting: true } }],
    [
      'ser-davos-seaworth',
      'Ser Davos Seaworth',
      2,
      0,
      0,
      {
        timing: 'combat',
        may: false,
        effect: { effect: 'gain', gains: [{ strength: 1, swords: 1, fortifications: 0, if: { discarded: 'stannis-baratheon' } }] },
      },
    ],
    ['brienne-of-tarth', 'Brienne of Tarth', 2, 1, 1],
    ['melisandre', 'Melisandre', 1, 1, 0],
    [
      'salladhor-saan',
      'Salladhor Saan',
      1,
      0,
      0,
      { timing: 'combat', may: false, effect: { effect: 'othersUnitStrength', unit: 'ship', counts: 0, if: { supported: true } } },
    ],
    ['patchface', 'Patchface', 0, 0, 0, { timing: 'after', may: true, effect: { effect: 'discardFromHand', cost: 0 } }],
  ],
  tyrell: [
    ['mace-tyrell', 'Mace Tyrell', 4, 0, 0, { timing: 'reveal', may: false, effect: { effect: 'destroyUnit', unit: 'footman' } }],
    ['ser-loras-tyrell', 'Ser Loras Tyrell', 3, 0, 0, { timing: 'won', may: false, effect: { effect: 'moveMarchOrder' } }],
    ['ser-garlan-tyrell', 'Ser Garlan Tyrell', 2, 2, 0],
    ['randyll-tarly', 'Randyll Tarly', 2, 1, 0],
    ['margaery-tyrell', 'Margaery Tyrell', 1, 0, 1],
    ['alester-florent', 'Alester Florent', 1, 0, 1],
    [
      'queen-of-thorns',
      'Queen of Thorns',
      0,
      0,
      0,
      {
        timing: 'reveal',
        may: false,
        effect: { effect: 'removeOrder', kinds: ['march', 'defense', 'support', 'raid', 'consolidate'], where: 'ofOpponentAdjacent' },
      },
    ],
  ],
  martell: [
    ['the-red-viper', 'The Red Viper', 4, 2, 1],
    ['areo-hotah', 'Areo Hotah', 3, 0, 1],
    ['darkstar', 'Darkstar', 2, 1, 0],
    ['obara-sand', 'Obara Sand', 2, 1, 0],
    ['arianne-martell', 'Arianne Martell', 1, 0, 0, { timing: 'lost', may: false, effect: { effect: 'attackerStaysOut' } }],
    [
      'nymeria-sand',
      'Nymeria Sand',
      1,
      0,
      0,
      {
        timing: 'combat',
        may: false,
        effect: {
          effect: 'gain',
          gains: [
            { strength: 0, swords: 0, fortifications: 1, if: { role: 'defending' } },
            { strength: 0, swords: 1, fortifications: 0, if: { role: 'attacking' } },
          ],
        },
      },
    ],
    ['doran-martell', 'Doran Martell', 0, 0, 0, { timing: 'reveal', may: false, effect: { effect: 'lastOnTrack' } }],
  ],
}

export const HOUSE_CARDS: Readonly<Record<CardId, HouseCard>> = Object.fromEntries(
  (Object.entries(CARDS) as [HouseId, readonly Row[]][]).flatMap(([house, rows]) =>
    rows.map(([id, name, strength, swords, fortifications, ability]) => [
      id,
      { id, house, name, strength, swords, fortifications, ...(ability === undefined ? {} : { ability }) },
    ]),
  ),
)
