import type { Preset, SettingName, Tracking } from '../../../model/state'
import type { OptionWords } from '../../sentences/shapes'

/** Texts of one setting. A setting answers a question that the rulebook leaves open. */
export interface SettingWords {
  /** Question that the setting answers. */
  readonly title: string
  readonly on: string
  readonly off: string
  /** Rule in the printed rulebook about the question, or a statement that the rulebook has no such rule. */
  readonly book: string
}

const options: Record<SettingName, SettingWords> = {
  ravenAnyOrder: {
    title: 'May the Raven bring a normal order?',
    on: 'The Raven may bring any unused order.',
    off: 'The Raven brings special orders only, and needs a free star.',
    book: 'Two places differ: one lets the Raven change an order, the other names special orders and free stars.',
  },
  routedShipsTransport: {
    title: 'Do routed ships carry units?',
    on: 'Routed ships carry like others.',
    off: 'Only standing ships carry.',
    book: 'Routed ships cannot move; whether they still carry is not said.',
  },
  retreatIntoEnemyHome: {
    title: 'May one retreat to an empty foreign home?',
    on: 'A home area without units and token is open to a retreat.',
    off: 'The printed crest alone keeps a retreat out.',
    book: 'Only foreign units and tokens are named as obstacles; an empty home has neither.',
  },
  seventhCardStaysOut: {
    title: 'Does the seventh House card stay out?',
    on: 'Six cards come back; the seventh starts the used pile.',
    off: 'All seven cards are in hand again.',
    book: 'The seventh card is not put down and the other six come back; where the seventh lies meanwhile is left open.',
  },
  riversBlockOnlyMovement: {
    title: 'Do raids and support cross rivers?',
    on: 'Rivers stop units only; raids and support get across.',
    off: 'A river without a bridge parts two areas for every purpose.',
    book: 'Rivers are said to stop marches; raids and support are not mentioned.',
  },
  oldtownTouchesSunsetSea: {
    title: 'Does Oldtown touch Sunset Sea?',
    on: 'Oldtown and Sunset Sea have a common border.',
    off: 'Oldtown touches Redwyne Straights only.',
    book: 'An example lets units reach Oldtown over Sunset Sea; on the board the border is hard to make out.',
  },
  luwinTakesBackHimself: {
    title: 'May Maester Luwin take back himself?',
    on: 'The card may come back to hand at once.',
    off: 'The card brings back another one only.',
    book: 'The card names one used card and does not say whether it counts itself.',
  },
  salladhorSparesOwnShips: {
    title: 'Does Salladhor Saan spare his own side?',
    on: 'Only ships that support the other side count 0.',
    off: 'All supporting ships count 0, those of his own side too.',
    book: 'The card speaks of all supporting ships and makes no exception.',
  },
  lannisterPortShip: {
    title: 'Does Lannister start with a ship in its port?',
    on: 'One ship starts in the port of Lannisport.',
    off: 'No ship starts in the port of Lannisport.',
    book: 'A correction of the publisher adds this ship.',
  },
  darkWingsPaysPorts: {
    title: 'Does Dark Wings, Dark Words pay for ports?',
    on: 'Ports with free seas pay one token each.',
    off: 'Only crowns pay.',
    book: 'The card names crowns only.',
  },
  blankOrders: {
    title: 'May forbidden orders be placed as blanks?',
    on: 'If no legal token is left, a forbidden order may be placed without effect.',
    off: 'The area then stays without an order.',
    book: 'The rulebook does not say what happens when the tokens run out.',
  },
  tokenInOwnHome: {
    title: 'May a power token be left in the own home?',
    on: 'A token may be left in the own home area.',
    off: 'The crest does the same, so no token is left.',
    book: 'The rulebook does not exclude it.',
  },
  negativeTotals: {
    title: 'May the attacker’s total be below zero?',
    on: 'Negative totals are compared as they are.',
    off: 'A negative total counts as 0.',
    book: 'The rulebook does not say.',
  },
  declineSupport: {
    title: 'May offered support be declined?',
    on: 'The attacker and the defender may decline support.',
    off: 'The owner of the Support order decides alone.',
    book: 'The rulebook lets the owner grant or refuse support.',
  },
  attackersReturnToEnemyHome: {
    title: 'May beaten attackers return to a foreign home?',
    on: 'They return there even without an own token.',
    off: 'They are destroyed.',
    book: 'The rulebook sends them back to the area from which they marched.',
  },
  maceEndsCombat: {
    title: 'Does a battle end when a text destroys the last unit?',
    on: 'The battle ends at once; the other side wins.',
    off: 'The battle goes on with strength 0.',
    book: 'Answers of the publisher differ.',
  },
  printedTieBreak: {
    title: 'Which tie-break applies after round 10?',
    on: 'Castles, supply, available power, draw.',
    off: 'Castles, land areas, supply, Iron Throne track.',
    book: 'The printed rulebook and its corrections differ.',
  },
  massingMayEmptyHand: {
    title: 'May Massing on the Milkwater empty a hand?',
    on: 'Equally strong cards are all discarded.',
    off: 'A hand of equally strong cards is kept.',
    book: 'The card does not say.',
  },
  tidesOfBattle: {
    title: 'Do you use the Tides of Battle cards?',
    on: 'In each battle, both sides draw a Tides of Battle card.',
    off: 'The Tides of Battle cards stay in the box.',
    book: 'The rulebook offers these cards as an option.',
  },
}

const presets: Record<Preset, OptionWords> = {
  referee: {
    title: 'Referee',
    explains: 'Units, power and control are in the app. Orders and House cards stay on the table; you enter what they do.',
  },
  full: { title: 'Full', explains: 'As Referee, and each house seals its orders and House cards on the phone.' },
  light: {
    title: 'Light',
    explains: 'You enter who holds which area. The app works out supply, mustering points, power and victory; units stay on the board.',
  },
}

interface PartWords extends OptionWords {
  /** Labels of the tracking options for this part of the game. The key is the id of the option. */
  readonly values: Readonly<Record<string, string>>
}

const parts = {
  units: {
    title: 'Units',
    explains: 'With the units the app checks marches, battles and supply, and works out control.',
    values: { true: 'Kept in the app', false: 'Only on the board' },
  },
  power: {
    title: 'Power tokens',
    explains: 'With the power the app knows what can be bid and gained.',
    values: { true: 'Kept in the app', false: 'Only in front of you' },
  },
  orders: {
    title: 'Orders',
    explains: 'In the app each house chooses unseen on the phone. On the table you use the real tokens and enter what they do.',
    values: { app: 'Sealed in the app', table: 'On the table' },
  },
  cards: {
    title: 'House cards',
    explains: 'In the app both cards are chosen unseen. On the table you use the real ones and enter which they were, or their figures.',
    values: { app: 'Sealed in the app', table: 'On the table', none: 'Only their figures' },
  },
  decks: {
    title: 'Westeros decks',
    explains: 'The app can shuffle and draw the cards, or you draw the real ones and enter what they are.',
    values: { app: 'In the app', table: 'The real decks' },
  },
  bids: {
    title: 'Bids and contributions',
    explains: 'Sealed on the phone that goes round, or hidden in the hand and typed in together.',
    values: { app: 'Sealed in the app', table: 'In the hand' },
  },
} satisfies Record<keyof Tracking, PartWords>

/** Kinds of printed numbers that the players should compare with their copy of the game. */
export type BoxFact =
  | 'decks'
  | 'supplyLevels'
  | 'supplyTable'
  | 'stars'
  | 'ships'
  | 'neutrals'
  | 'houseCards'
  | 'borders'
  | 'icons'
  | 'victory'

const facts: Record<BoxFact, OptionWords> = {
  decks: {
    title: 'Westeros decks',
    explains: 'How often each card is in its deck, and which cards carry a mammoth. The rulebook does not say; go through your decks once.',
  },
  supplyLevels: { title: 'Supply at the start', explains: 'The start cards print it. Compare the five numbers.' },
  supplyTable: { title: 'Supply track', explains: 'The flags beneath each level: how many armies, and how large.' },
  stars: { title: 'Stars of the King’s Court', explains: 'The number of stars beside each place.' },
  ships: {
    title: 'Ships of each house',
    explains: 'The rules speak of five; the box holds six of each colour. Choose what you play with.',
  },
  neutrals: { title: 'Neutral forces', explains: 'The numbers on the three tokens of King’s Landing, The Eyrie and Sunspear.' },
  houseCards: { title: 'House cards', explains: 'Strength, swords, fortifications and texts of the cards of each house.' },
  borders: { title: 'Borders', explains: 'Which areas touch. Worth a look: Oldtown with Sunset Sea, and the two bridges.' },
  icons: { title: 'Icons on the board', explains: 'Barrels, crowns, castles and strongholds of each area.' },
  victory: { title: 'Sudden victory', explains: 'How many castles and strongholds win at once.' },
}

/** Explanations of printed numbers that differ in the second edition. */
const secondFacts: Partial<Record<BoxFact, string>> = {
  decks: 'How often each card is in its deck, and which cards carry a wildling icon. Go through your decks once.',
  supplyLevels: 'Where the supply token of each house begins.',
  ships: 'The number of ships in the colour of each house.',
  neutrals: 'The numbers on the neutral force tokens for this number of houses.',
  borders: 'Which areas touch. Worth a look: the bridges, and the sea of each port.',
}

/** English texts of the settings, of the options for how much the app tracks, and of the printed numbers. */
export const settings = {
  title: 'How do you play it?',
  note: 'The rulebook leaves these points open. Each can be changed later.',
  options,
  ruling: (number: string): string => `Ruling ${number}`,
  bookSays: 'In the rulebook',
  yes: 'Yes',
  no: 'No',
  presetsTitle: 'What should the app track?',
  presets,
  presetChanged: 'Adjusted',
  partsTitle: 'What the app keeps track of',
  parts,
  partsNote: 'Each part can be switched on its own, in the middle of a game too.',
  factsTitle: 'Does your copy match?',
  factsNote: 'First edition, 2003. The rulebook leaves out a few numbers. Compare them with your copy; tap what differs.',
  secondFactsNote: 'Second edition, 2011. Compare the numbers with your copy; tap what differs.',
  facts,
  secondFacts,
  guess: 'Not certain: compare with your copy',
  asPrinted: 'As in your copy',
}
