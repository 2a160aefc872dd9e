import { countEnglish, type EnglishForms } from '../../../../ui/grammar/plural'

export { listAnd, listOr, inWords } from '../../../../ui/grammar/english'

/** English forms of all nouns that are used with a number. */
export const nouns = {
  footman: { one: 'footman', other: 'footmen' },
  knight: { one: 'knight', other: 'knights' },
  ship: { one: 'ship', other: 'ships' },
  siegeEngine: { one: 'siege engine', other: 'siege engines' },
  unit: { one: 'unit', other: 'units' },
  upgrade: { one: 'upgrade', other: 'upgrades' },
  army: { one: 'army', other: 'armies' },
  barrel: { one: 'barrel', other: 'barrels' },
  crown: { one: 'crown', other: 'crowns' },
  port: { one: 'port', other: 'ports' },
  mammoth: { one: 'mammoth', other: 'mammoths' },
  star: { one: 'star', other: 'stars' },
  point: { one: 'muster point', other: 'muster points' },
  power: { one: 'power token', other: 'power tokens' },
  castle: { one: 'castle', other: 'castles' },
  stronghold: { one: 'stronghold', other: 'strongholds' },
  castleArea: { one: 'castle or stronghold', other: 'castles and strongholds' },
  house: { one: 'house', other: 'houses' },
  card: { one: 'card', other: 'cards' },
  houseCard: { one: 'House card', other: 'House cards' },
  order: { one: 'order', other: 'orders' },
  area: { one: 'area', other: 'areas' },
  target: { one: 'target', other: 'targets' },
  token: { one: 'token', other: 'tokens' },
  bid: { one: 'bid', other: 'bids' },
  sword: { one: 'sword', other: 'swords' },
  fortification: { one: 'fortification', other: 'fortifications' },
  skull: { one: 'skull', other: 'skulls' },
  space: { one: 'space', other: 'spaces' },
  change: { one: 'change', other: 'changes' },
  player: { one: 'player', other: 'players' },
  round: { one: 'round', other: 'rounds' },
} as const satisfies Readonly<Record<string, EnglishForms>>

export type Noun = keyof typeof nouns

/** Returns a number with its English noun: `3 castles`. */
export const counted = (n: number, noun: Noun): string => countEnglish(n, nouns[noun])
