import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the screen for corrections. */
const correct = {
  cityNames: { east: 'Name of the city in the middle row, right', south: 'Name of the city in the bottom row, centre' },
  unnamed: 'no name',
  title: 'Correct something',
  sections: {
    players: 'Merchants',
    cities: 'Cities',
    course: 'Phase',
    numbers: 'Numbers of the board',
    rules: 'Rules and what is followed',
  },
  wholeBoard: 'The whole board',
  money: 'Florins',
  main: 'Warehouses in front',
  neutral: 'Neutral warehouses in front',
  fortresses: 'Fortresses in front',
  bonus: 'Bonus card',
  ship: 'Ship',
  cards: 'Sailing cards in hand',
  phase: 'Phase',
  turn: 'Whose turn it is',
  name: 'Name',
  tapSite: 'Tap a site that differs, then what is there.',
  picture: (colours: readonly string[]) => `Shut-down warehouses, on the picture: ${colours.join(', ') || 'nobody'}`,
  ontoPicture: 'Onto the picture',
  dropPicture: 'Take the newest off the picture',
  ontoFortress: (n: number) => `Onto fortress site ${n}`,
  dropFortress: 'Take the fortress off',
  wrong: 'The pieces do not add up: the box does not hold so many, or one of them is missing.',
  wrongs: {
    I6: 'A city has two fortress sites, and at most one fortress of each player.',
    I7: 'A harbour space holds one ship only.',
    I11: 'The bonus cards go in order, 15, 10, 5, and one to a player.',
  } as Readonly<Record<string, string>>,
  longRun: (who: string, inCity: string, n: number, most: number) => `${who}: ${n} in a row ${inCity}; ${most} is the most.`,
  counted: {
    warehouses: (n: number, due: number) => `${n} of ${due} warehouses`,
    fortresses: (n: number, due: number) => `${n} of ${due} fortresses`,
  },
  miscount: (colour: string, pieces: string, more: number) =>
    more < 0
      ? `${colour}: ${pieces}: ${-more} too few. Put ${-more} onto ${more === -1 ? 'a city' : 'cities'}, or back in front.`
      : `${colour}: ${pieces}: ${more} too many. Take ${more} off ${more === 1 ? 'a city' : 'cities'}, or away from in front.`,
  entered: (colour: string, pieces: string, more: number) =>
    more < 0 ? `${colour}: ${pieces} entered.` : `${colour}: ${pieces} entered, ${more} too many.`,
  enteredLast: (who: string) => `But ${who} placed the last piece.`,
  compare: 'Compare the cities with the board.',
  rules: {
    turnsTold: 'Turns are followed',
    moneyTold: 'Money is followed',
    cardsTold: 'Sailing cards are reported',
    reopenShutsDown: 'Reopening on a dark site shuts down',
    fortressNeedsSecond: 'A fortress needs a second place',
    negative: 'Money may go below zero for loans',
    small16: 'An extended loan of 10 costs 16',
    bonusCities: 'Cities for a bonus card',
  },
}

export type CorrectTexts = Translation<typeof correct>
export default correct
