import type { Translation } from '../../../../../../ui/language/translation'

/** English texts of the questions at the start of the game and in the production phase. */
const en = {
  order: 'The picture of the layout marks the spots, 1 for the first player, 2 for the next. Tap two villages, then the warrior.',
  /** Explanation of a free start that takes place on the table only. */
  freeOrder:
    'First settle at the table: clockwise a village and warrior, then in reverse a village, each with a card. Then tap where they stand.',
  village: 'village',
  warrior: 'warrior',
  /** Requests for the next start position. The index is the number of positions already chosen. */
  missing: ['Tap the place of the first village', 'Tap the place of the second village', 'Tap the place of the warrior'],
  stand: 'They stand there',
  sameTile: (at: string) => `Both villages stand at ${at}. The spots of the layout are usually on two tiles.`,
  printed: 'As in the last game on this island. Place them anew if the picture differs.',
  other: 'another tile',
  /** Texts of a start that is complete: why a tap adds nothing, and the action that removes the two villages and the warrior. */
  wholeNote: 'Two villages and the warrior are placed; nothing is left to add.',
  anew: 'Remove all three, place anew',
  inland: 'inland',
  lives: 'you live here',
  needs: (last: string) => `${last} needs it`,
  forced: (last: string, at: string) => `${at}: ${last} settles last and must find a card elsewhere than at the first village.`,
  noneLeft: 'none left',
  /** Texts about a village that gets no card, and about the clans that may lift anchor, i.e. move their village. */
  noCardAt: (at: string) => `No card is left at ${at}.`,
  liftsFirst: (who: string) => `${who} was there first and may lift anchor for a card elsewhere.`,
  liftsThen: (who: string) => `After that ${who}.`,
  newcomer: (who: string) => `${who} stays in any case.`,
  card: 'a card',
  noCard: 'no card left',
  tap: 'Tap a territory on the coast',
  first: 'First pass, clockwise: a village and the warrior, on the coast.',
  second: 'Second pass, in reverse: a village, no warrior.',
  settleWithCard: (at: string) => `Settle at ${at}, take a card`,
  settleWithout: (at: string) => `Settle at ${at} without a card`,
  came: (who: string) => `${who} has settled there, and no card is left.`,
  lift: (at: string) => `Lift anchor to ${at}, take its card`,
  stay: (at: string) => `Stay at ${at}`,
  /** Names of the decks, from which cards are drawn. The key is the terrain. */
  deck: {
    plains: 'From the plains deck.',
    forest: 'From the forest deck.',
    hills: 'From the hills deck.',
    mountains: 'From the mountains deck.',
  },
  room: (settlements: number, more: number, lying: number) =>
    [
      `Room for ${settlements + more}: ${settlements} ${settlements === 1 ? 'settlement' : 'settlements'} + ${more};`,
      `${lying} ${lying === 1 ? 'card' : 'cards'} there.`,
    ].join(' '),
  /** Heading of the list of cards that are drawn in one territory, in drawing order. */
  draws: 'Cards of this territory',
  how: { faceUp: 'face up', faceDown: 'face down', turn: 'turn over' },
  forRoad: 'the road',
  staysIf: (resource: string) => `stays if ${resource}`,
  withRoad: 'One more face down: the road.',
  roadEmpty: 'No card for the road',
  keys: 'The card that was drawn',
  laidDown: 'It lies face down',
  stays: 'stays',
  away: 'discard it',
  empty: 'The deck is empty',
  /** Question for the symbol of an improvement that the app does not know. */
  token: (at: string) => `${at}: what does the improvement token show?`,
  tokenNote: 'Tap it once, the app checks the rest.',
  /** Instructions for an empty deck. The key is the terrain of the deck. */
  shuffle: {
    plains: 'Shuffle the plains discards, then draw.',
    forest: 'Shuffle the forest discards, then draw.',
    hills: 'Shuffle the hills discards, then draw.',
    mountains: 'Shuffle the mountains discards, then draw.',
  },
  shuffleFirst: 'Shuffle the discards of the empty deck first. No card is drawn only if there are no discards.',
  noDiscards: 'No discards either: no card',
  /** Texts of the form for orders that are revealed on the compass plates. */
  plates: 'Turn the plates: what do they say?',
  platesNote: 'Everybody sets a plate face down; all are turned at once. Then type them in.',
  plateOf: 'Whose plate',
  plateMissing: (who: string) => `${who}: which hero, and where?`,
  moveAll: 'Move all heroes',
  moveNone: 'All heroes stay',
  /** Texts of the form that reports all draws of a production phase at once. */
  laidOut: 'All cards are drawn',
  nothing: 'no card',
  anyEmpty: 'A deck is empty',
  emptyAt: (at: string) => `${at}: no card left`,
  matchAt: (at: string) => `${at}: the turned card matches`,
  now: 'now',
  next: 'next',
  done: 'done',
  full: 'full',
  nobody: 'no settlement',
}

export type StartTexts = Translation<typeof en>
export default en
