import { allCast } from '../../../referee'
import type { Question } from '../model/prompt-kinds'
import type { State } from '../model/state'
import type { FirstWords } from '../words'

/**
 * Returns the open question in one sentence. After the end of the game, returns the result. Reveals no secret choice.
 * @param game texts of the game in the language of the page
 */
export const askedIn = (game: FirstWords, state: State, questions: readonly Question[]): string => {
  const [question] = questions
  if (question === undefined) return game.standing.title(state)
  if (state.ballot === undefined) return game.question(question, state).title
  return allCast(state.ballot) ? game.question({ ...question, kind: 'reveal' }, state).title : game.ballots.beforeTitle(state)
}
