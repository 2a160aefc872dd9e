import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the practice game. The key is the step of the lesson. */
const en = {
  /** Names of the players in the practice game. */
  names: ['Peter', 'Anna', 'Tom'],
  steps: {
    draw: 'Production: one card is turned up at Coast 2. In this practice it shows cattle: tap cattle.',
    otherCard: 'This is another card. Undo it and enter cattle, or skip: the next part begins as planned.',
    order: 'That was the production of this practice. Now seal an order for Anna: the warrior, one tile to the west.',
    reveal: 'Tom seals too: his heroes stay. Turn both orders up at once, then move what the list says: “{done}”.',
    otherOrder: 'The order said something else. Undo up to Anna’s choice and seal it again, or skip: the next step begins as planned.',
    propose: 'Anna’s warrior is at Coast 1 now. She proposes there: wood to herself, grain to Tom.',
    otherProposal: 'This is another proposal. Undo it and try again, or skip: the next step begins with wood for Anna and grain for Tom.',
    half: 'Anna says yes, Peter and Tom say no: 3 of 6 is exactly half, which is not enough. Read the result, and close the vote.',
    otherVote: 'The proposal was adopted. Undo the vote and try again, or skip: the next step begins after a rejection.',
    adopted: 'Anna’s proposal was rejected, so Tom proposes the same. He and Anna say yes: 4 of 6. Close the vote, and hand the cards out.',
    otherResult: 'This one was rejected too. Undo the vote and try again, or skip to the next round.',
    refused: 'Next round, Anna is chief. Try to build a fort: Peter has one there already.',
    build: 'Every refusal names its rule. Build a village at Coast 2: grain, wood, and a supply card of grain and ore.',
    undo: 'Everything can be taken back. Try it.',
    log: 'And nothing is lost: open “{log}”.',
    look: 'Every entry shows the island as it was. Have a look, then finish.',
  },
  learnt: [
    'Production and a sealed hero order',
    'A proposal, and why exactly half is not enough',
    'Building, and paying with a supply card',
  ],
  note: 'Public works, joint works and announcements are entered in the same way. In every game, the book at the top opens the rules.',
}

export type PracticeTexts = Translation<typeof en>
export default en
