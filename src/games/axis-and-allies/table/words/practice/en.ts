import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the practice game. The key is the step of the lesson. */
const en = {
  /** Names of the players in the practice game. */
  names: ['Anna', 'Peter', 'Tom'],
  steps: {
    buy: 'Germany has 12 IPCs. Try a fifth infantry: the plus is dashed, and each row says how much is short. Buy four.',
    announce: 'Pay, and put the infantry in the mobilization zone. Your units are in the Caucasus already: tick it and go to combat.',
    armies: 'Both armies are preset: three infantry and a tank against two infantry. Look at the odds, and open fire.',
    attack: 'Four dice, a row for each value. The tank hits: one in the row “3 or less”. The unit that falls is named below.',
    defence: 'The infantry that fell still fires in this cycle, so the defence has two dice. One hits: you lose one infantry.',
    press: 'Two infantry and a tank against one infantry: 99 in 100. Press on.',
    win: 'Hit once more: the last infantry falls. It still rolls a die: no hit.',
    taken: 'The Caucasus is yours, with its gun and its complex. Change the board as listed, then confirm it.',
    move: 'Now units move that have not fought. None does here: all has moved.',
    place: 'Only complexes that you held when the turn began take new units, so the Caucasus is missing. Place all four in Germany.',
    income: 'Production was 40, the Caucasus adds 4: collect 44. The same button ends the turn.',
    undo: 'Everything can be taken back. Try it.',
    log: 'And nothing is lost: open “{log}”.',
    look: 'Every entry opens the position as it was. Have a look, then finish.',
  },
  learnt: ['A turn from purchase to income', 'A battle, cycle by cycle, with its odds', 'What you take with a territory, and what waits'],
  note: 'Sea battles, landings, raids and weapons are asked in the same way. In every game, the book at the top opens the rules.',
}

export type PracticeTexts = Translation<typeof en>
export default en
