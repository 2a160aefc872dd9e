import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the practice game. The key is the step of the lesson. */
const en = {
  /** Names of the players in the practice game. */
  names: ['Anna', 'Peter', 'Tom'],
  steps: {
    place: 'Anna’s turn. Tap the Harbour: her Mafioso goes on top.',
    astray: 'A legal move, but not the step yet: “Undo” brings you back.',
    refused: 'Peter’s turn. Choose “Card”, then Police Raid, and tap the Prison. He has only one Mafioso there.',
    card: 'Every refusal says why, and what works instead. Close it, go back, and play the Snitch on Anna in the Prison.',
    veto: 'Opponents may answer. Tap “Police Chief” in Anna’s row; the button that begins with “Nobody” lets the Snitch act.',
    fists: 'A veto can be answered as well. Tap “two Fists” in Tom’s row, not the button that begins with “Nobody”.',
    stands: 'Two vetoes are even: the Snitch works after all. Do what the list says, tap “{done}”, then “No Complicity”.',
    pass: 'Tap “Pass” for one player after another: the last pass ends the phase, and seven locations are evaluated one by one.',
    tie:
      'A new position: all have passed, and Anna and Peter are tied in the Harbour. The lower Mafioso wins. ' +
      'Press “Evaluate 2 Harbour”, then “Anna plays none”, then “Peter +1” for his Secret Deal.',
    deal: 'Fists could cancel the deal. Press the button that begins with “Nobody”, then the one that begins with “No more deals”.',
    point: 'Peter has 3 to 2 and gets the point. Put it on his track, and tap “{done}”.',
    takeBack:
      'A new position: all seven locations have been evaluated. ' +
      'Each player may take Mafiosi back; the buttons say who leads then. Tap “1, the upper” for Anna.',
    draw: 'Tap “All leave theirs here and at all other locations”, read who draws a card more, then tap “All cards are drawn”.',
    undo: 'Everything can be taken back. Tap “Undo”. Because cards were drawn, hold the button as if everybody agreed.',
    log: 'And nothing is lost: open “{log}”.',
    look: 'Every entry opens the city of that time. Have a look, then finish.',
  },
  learnt: ['A turn by one tap on the city', 'A card, a veto, and a veto on the veto', 'A tie, a Secret Deal, taking back, and the draw'],
  note: 'All locations and figures are asked in the same way. In every game, the book at the top opens the rules.',
}

export type PracticeTexts = Translation<typeof en>
export default en
