import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the practice game. The key is the step of the lesson. */
const en = {
  /** Names of the players in the practice game. */
  names: ['Anna', 'Peter', 'Mary'],
  steps: {
    build:
      'Anna’s ship lies in Napoli. Tap “Warehouse” and see the site, the price, and whose warehouse is shut down. ' +
      'Then press “Build on site 5 for 4”.',
    end: 'The screen lists what else happens: move it on the real board. “Done: Peter’s turn” then ends the turn.',
    loan: 'Peter borrows, which is a whole turn: tap “Bank loan”, then “Loan of 10”, and press “Borrow 10”.',
    voyage: 'End Peter’s turn. Now Mary sails: tap “Sail”, then Venezia, then 2 for the card, and the button at the bottom.',
    row:
      'A payday where only paydays are counted: one city is left. Tap a flag to add a warehouse of Anna or Peter, ' +
      'or leave it empty. Then press the button at the bottom.',
    sheet: 'Everybody’s payout. Tap a merchant to see what it is made of, and why. Then press “Everybody is paid”.',
    undo: 'The app now asks for the money. First try to undo the payout: tap “Undo: the payout” at the bottom.',
    log: 'The payday is back, and nothing is lost. See for yourself: open “{log}” at the bottom.',
    look: 'Tap an entry to see the board as it was then. After that, press “Done” at the top.',
  },
  learnt: [
    'A turn, its price and what it shuts down; a loan; a voyage',
    'A payday, with the reason of every amount',
    'Taking back, and the history',
  ],
  note: 'Fortresses and reopened warehouses are asked in the same way. In every game, the book at the top opens the rules.',
}

export type PracticeTexts = Translation<typeof en>
export default en
