import type { PromptKind } from '../../prompts'

/** English texts of the questions. */
export const questions: Readonly<Record<PromptKind, string>> = {
  firstPlayer: 'Who is the youngest, and starts?',
  number: 'Which number is printed there?',
  act: 'What do you build, or do you take a loan?',
  buy: 'What does the sailing card cost?',
  sail: 'Where does your ship sail?',
  endTurn: 'Is your turn over?',
  payday: 'Is everybody paid?',
  settle: 'Do you repay your loans, or extend them?',
  lastPiece: 'Who placed the last piece?',
  row: 'How does this city stand?',
  bonusCard: 'Who takes the next bonus card?',
  hand: 'What do you have in hand after the payout?',
  nameStart: 'Who starts the next phase?',
}
