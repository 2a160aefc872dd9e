import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the correction forms, in which players change the stored position. */
const en = {
  sections: {
    players: 'Families',
    city: 'City and figures',
    round: 'This round',
    numbers: 'Printed numbers',
    rules: 'Rules and what is followed',
  },
  hand: 'Mafiosi in hand',
  reserve: 'Mafiosi in reserve',
  cell: 'Mafiosi in the Cell',
  fresh: 'Of those, jailed this round',
  cards: 'Cards in hand',
  points: 'Victory points',
  name: 'Name',
  figures: 'Figures',
  onTile: 'on its tile',
  start: 'Start player',
  hasPassed: (name: string) => `${name} has passed`,
  isMarked: (at: string) => `Marker on ${at}`,
  bothPiles: 'Draw pile and discards',
  pile: 'Cards in the draw pile',
  discards: 'Cards in the discards',
  map: 'Arrangement of the locations',
  middle: 'In the middle',
  around: (n: number) => `Around it, ${n}`,
  stackNote: 'Tap a family to put one on top. Tap a Mafioso to change the stack there.',
  chosenNote: 'A family that you tap goes directly above the selected Mafioso.',
  nth: (name: string, height: number) => `${name}, ${height} from the bottom`,
  takeAway: (mafioso: string) => `Take away ${mafioso}`,
  onTop: (name: string) => `${name} on top`,
  above: (name: string, height: number) => `${name} above ${height} from the bottom`,
  empty: 'Nobody is there.',
  /** Formats a found and an expected number, e.g. "10 of 11 Mafiosi". */
  sum: (found: number, total: number) => `${found} of ${total} Mafiosi`,
  /** Reports a wrong number of Mafiosi: the player, the number found, and the expected number. */
  off: (name: string, found: number, total: number) =>
    `${name}: ${found} of ${total} Mafiosi, ${found < total ? `${total - found} too few` : `${found - total} too many`}.`,
  cardsOff: (found: number, all: number) => `${found} cards in the hands and both piles; the box holds ${all}.`,
  /** Label of the button that changes the number of cards in the draw pile so that the total is right. */
  toPile: (before: number, after: number) => `Draw pile: ${before} → ${after}`,
  wrong: 'This position cannot be: somebody is there who does not play, or more were jailed this round than sit in the Cell.',
  tooMany: (total: number, most: number) => `${total} Mafiosi of a colour: the box holds ${most}.`,
  tokens: (hand: number, reserve: number, cell: number) => `hand ${hand}, reserve ${reserve}, Cell ${cell}`,
  /** Number of Mafiosi of a player that came to the Cell in this round. */
  jailedNow: (fresh: number) => `jailed this round ${fresh}`,
  bottomUp: (stack: string) => `from the bottom ${stack}`,
  passed: (names: string) => `passed: ${names}`,
  markers: (places: string) => `markers: ${places}`,
  piles: (pile: number, discards: number) => `draw pile ${pile}, discards ${discards}`,
  startIs: (name: string) => `start player: ${name}`,
  nobody: 'nobody',
  none: 'none',
  rules: {
    level: 'Length of the game',
    cellRelease: 'Who leaves the Cell',
    all: 'everybody',
    nextRound: 'only those jailed in an earlier round',
    dealWithoutToken: 'Secret Deals without a Mafioso there',
    declineFigures: 'Policeman and Mayor may be left',
    tokensKept: 'Every Mafioso is followed',
    cardsCounted: 'Cards in hand are counted',
    silentWindow: 'Secret reactions',
    thiefDrawn: 'The app picks the Thief’s card',
    mapDrawn: 'The app lays out the city',
  },
}

export type SetTexts = Translation<typeof en>
export default en
