import type { RuleEntries } from '../shape'

/** C: what the referee itself asks for. */
export const referee = {
  C1: 'The app could not make sense of what was entered. Nothing has changed; enter it once more.',
  C2: 'A question is answered when it is open, in the order of play. What is open, Now shows.',
  C3: 'While the houses choose in secret, everything else waits. The choice can be called off.',
  C4: 'What is cast or revealed has to belong to the choice that is open.',
  C5: 'Only the houses that the choice is about take part in it.',
  C6: 'Each house seals one choice, and may choose anew until all are revealed.',
  C7: 'Nothing is revealed before the last one has chosen.',
  C8: 'A choice that is revealed has to be the one that was sealed. Eight words on the receipt stand for it.',
  C9: 'Going back behind something that everybody has seen needs everybody’s consent. What was seen stays marked as known.',
  C10: 'One can go back to what was played, or forth to what was undone, and nowhere else.',
  C11: 'When the game is over, it can only be looked at, undone or set right.',
  C12: 'The app keeps the count of all pieces. What would break it has to be set right by hand first.',
  C13: 'The table may overrule the rules of the game, but not the count of the pieces. An overruling stands in the log.',
  C14: 'What the app keeps count of can be changed at any time, but it holds as long as it is set.',
  C15: 'Seats may add chance of their own to the cards, sealed and opened together. Until then no card is drawn by the app.',
} as const satisfies RuleEntries
