import type { Dictionary } from '../../../../../ui/words'

/** English instructions for each step of the practice round. */
const en = {
  /** Players of Stark, Lannister and Baratheon. The names are short and easy to read. */
  people: { stark: 'Ann', lannister: 'Ben', baratheon: 'Cara' },
  steps: {
    draw: 'One question at a time, with the answer at the bottom: draw the cards.',
    outcome: 'What moves by itself is listed: move it on the board, then tap “{done}”.',
    resolve: 'One card has an effect: the houses bid for their places on the tracks.',
    hand: 'Bids are secret. You are {first} now: hold to open, bid, and seal.',
    second: 'Sealed. Now you are {second}: do the same.',
    reveal: 'Reveal both bids at once.',
    choicesShown: 'Put the phone in the middle for all to see, then continue.',
    turn: 'That was an auction. Next is a march: the board is set up for it.',
    send: 'Send both footmen to {to}. On the map, the areas they can reach light up.',
    refusal: 'The button says why not. Tap “{allTheSame}” and open the rule there.',
    rule: 'The line with the book opens the rule. Then choose again.',
    march: 'Take one footman back, and march.',
    undo: 'A mistake? “Undo” takes it back.',
    log: 'Everything is written down: open {log}, at the very bottom.',
    look: 'Tap a line to see the board at that moment. Next comes a battle.',
    fight: '{first} has marched into {field}, where Baratheon stands. Compare the strengths, then choose a House card for each side.',
    fought: 'The higher sum wins. Answer what is asked, and move what is listed.',
    end: 'That was a battle. The app works out every one like this.',
  },
  learnt: {
    ask: 'You answered one question at a time',
    seal: 'You bid in secret, and everything was revealed at once',
    rule: 'You saw a rule refuse a move, and read it',
    march: 'You marched by the rules',
    battle: 'You fought a battle, and saw what it cost',
    undo: 'You took a move back, and found it in the history',
  },
  note: 'Mustering, raids and the rest work the same way. Nothing of this round is saved.',
} as const satisfies Dictionary

export default en
