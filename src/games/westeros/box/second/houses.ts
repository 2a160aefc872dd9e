import type { House } from '../box'

/** Start of each house: home, units, and space on the supply track (section 3). */
export const HOUSE_STARTS: readonly House[] = [
  {
    id: 'stark',
    name: 'Stark',
    home: 'winterfell',
    units: { winterfell: { footman: 1, knight: 1 }, 'white-harbor': { footman: 1 }, 'shivering-sea': { ship: 1 } },
    supply: 1,
  },
  {
    id: 'greyjoy',
    name: 'Greyjoy',
    home: 'pyke',
    units: { pyke: { footman: 1, knight: 1 }, 'port-of-pyke': { ship: 1 }, 'greywater-watch': { footman: 1 }, 'ironmans-bay': { ship: 1 } },
    supply: 2,
  },
  {
    id: 'lannister',
    name: 'Lannister',
    home: 'lannisport',
    units: {
      lannisport: { footman: 1, knight: 1 },
      'stoney-sept': { footman: 1 },
      'golden-sound': { ship: 1 },
      'port-of-lannisport': { ship: 1 },
    },
    supply: 2,
  },
  {
    id: 'baratheon',
    name: 'Baratheon',
    home: 'dragonstone',
    units: { dragonstone: { footman: 1, knight: 1 }, kingswood: { footman: 1 }, 'shipbreaker-bay': { ship: 2 } },
    supply: 2,
  },
  {
    id: 'tyrell',
    name: 'Tyrell',
    home: 'highgarden',
    units: { highgarden: { footman: 1, knight: 1 }, 'dornish-marches': { footman: 1 }, 'redwyne-straights': { ship: 1 } },
    supply: 2,
  },
  {
    id: 'martell',
    name: 'Martell',
    home: 'sunspear',
    units: { sunspear: { footman: 1, knight: 1 }, 'salt-shore': { footman: 1 }, 'sea-of-dorne': { ship: 1 } },
    supply: 2,
  },
]
