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
    row:
      'A payday where only paydays are counted: one city is left. Add a warehouse of Anna or Peter, ' +
      'or leave it empty. The button at the bottom then leads to the payday.',
    sheet: 'Everybody’s payout. Tap a merchant to see what it is made of, and why. Then press “Everybody is paid”.',
    undo: 'Everything can be taken back. Try it.',
    log: 'And nothing is lost: open “{log}”.',
    look: 'Every entry opens the board of that time. Have a look, then finish.',
  },
  learnt: ['A turn, its price and what it shuts down', 'A payday, with the reason of every amount', 'Taking back, and the log'],
  note: 'Sailing, loans and fortresses are asked in the same way. Wherever you are, the book at the top opens the rules.',
}

export type PracticeTexts = Translation<typeof en>
export default en
