import type { PromptKind } from '../../prompts/draft'

/** English texts of the questions. */
export const questions: Readonly<Record<PromptKind, string>> = {
  map: 'How are the seven locations arranged?',
  redraw: 'Do you keep your two cards, or exchange both?',
  act: 'What do you do?',
  bullet: 'Do you use a Bullet?',
  bulletAct: 'Your Bullet works: what do you do?',
  react: 'Does anybody react?',
  silent: 'Do you react?',
  reveal: 'Everybody has answered. Who reacts?',
  thief: 'Has the card been taken?',
  drewCards: 'Three cards drawn, one of them discarded?',
  complicity: 'Do you play Complicity?',
  choose: 'Which location comes next?',
  secretDeals: 'Does anybody play Secret Deals?',
  stackNow: 'Who is there, from the bottom to the top?',
  jail: 'Who goes to the Cell?',
  moveHitman: 'Where does the Hitman go?',
  hitman: 'Do you play a Hitman card?',
  takeFigure: 'Do you take the figure?',
  shop: 'Do you draw three cards and discard one?',
  star: 'Do you play a Star?',
  result: 'The target is reached. Who has won?',
  name: 'Who decides next?',
  takeBack: 'Which Mafiosi do you take back?',
  draws: 'Have all cards been drawn?',
}
