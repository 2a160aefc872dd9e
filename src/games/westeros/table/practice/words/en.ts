import type { Dictionary } from '../../../../../ui/words'

/** What the coach says of each step of the practice round, in English. */
const en = {
  /** Who plays Stark, Lannister and Baratheon: short names that are read at a glance. */
  people: { stark: 'Ann', lannister: 'Ben', baratheon: 'Cara' },
  steps: {
    draw: 'One question at a time, and the answer at the bottom: turn up the cards.',
    resolve: 'One card has an effect: the houses bid for their places.',
    hand: 'Bids are secret. You are {first} now: hold to open, bid, and seal.',
    second: 'Sealed. Now you are {second}: the same again.',
    reveal: 'Turn both up, at once.',
    laid: 'Lay it in the middle for all to see, then go on.',
    send: 'Send both footmen to {to}. On the map, what they reach is lit.',
    refusal: 'The button says why not. Tap “{allTheSame}”, and open the rule there.',
    rule: 'The line with the book opens the rule. Then choose again.',
    march: 'Take one footman back, and march.',
    undo: 'A mistake? “Undo” takes it back.',
    log: 'Everything is written down: open the {log}, at the very bottom.',
    look: 'Tap a line to go back as far as that.',
  },
  learnt: {
    ask: 'Answered one question at a time',
    seal: 'Bid in secret, and turned all up at once',
    rule: 'Met a refusal, and seen the rule behind it',
    march: 'Marched within the rules',
    undo: 'Taken a move back, and found it in the log',
  },
  note: 'Battles, mustering and the rest are led in the same way. Nothing of this round is kept.',
} as const satisfies Dictionary

export default en
