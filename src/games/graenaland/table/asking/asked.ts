import { sentence } from '../../../../ui/grammar/numbers'
import { countOf } from '../../../../kit/vote'
import type { QuestionText } from '../../../../table/standard/standard-game'
import type { Language } from '../../../../ui/words'
import { allSettledIn, armyOf, clansOf, placesOf } from '../../model/board'
import type { State } from '../../model/state'
import type { Question } from '../../prompts/draft'
import { goalsOf, mostPoints } from '../../rules/goals'
import { nextChief } from '../../rules/end-of-round'
import { settlementsOf } from '../../rules/places'
import { wholeDraw, yieldingAt } from '../../rules/production'
import { numberOf } from '../../box/numbers'
import { withoutCard } from '../../rules/victory-points'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'
import { askingIn } from './words'

/** Returns all draws of the production phase, territory by territory. */
const drawn = (state: State) => placesOf(state).flatMap((at) => wholeDraw(yieldingAt(state, at), numberOf(state.numbers, 'stock')))

/**
 * Returns the name or number that completes the title of a question: a territory, votes, a number of cards, a joint work, or the next clan.
 */
const whatOf = ({ kind, params }: Question, state: State, language: Language): string => {
  const texts = textsIn(language)
  const { proposal, opened } = state
  if (kind === 'vote' || kind === 'closeVote') {
    if (proposal === undefined) return ''
    const { needed, total } = countOf(proposal.vote)
    return `${texts.place(proposal.at)}, ${texts.needs(needed, total)}`
  }
  if (kind === 'drawAll') return askingIn(language).cardCount(drawn(state).filter((how) => how !== 'turn').length)
  if (kind === 'jointBuild' && opened?.kind === 'joint') return sentence(`${texts.things[opened.what]}, ${texts.place(opened.at)}`)
  if (kind === 'passShip') return nameOf(state, texts.clans, nextChief(clansOf(state), state.chief))
  return typeof params.at === 'string' ? texts.place(params.at) : ''
}

const noteOf = (question: Question, state: State, language: Language): string | undefined => {
  const { kind, params, roles } = question
  const texts = textsIn(language)
  const words = askingIn(language)
  const [by] = roles
  if (kind === 'goalsDone') return words.withoutCard(withoutCard(state).map((clan) => nameOf(state, texts.clans, clan)))
  if (kind === 'drawAll' && !drawn(state).includes('turn')) return undefined
  if (kind === 'proof' && params.secret !== undefined) return undefined
  if (kind === 'draw' && typeof params.at === 'string')
    return words.room(allSettledIn(state, params.at), state.cards[params.at]?.length ?? 0)
  if ((kind === 'construct' || kind === 'finalBuild') && by !== undefined)
    return [
      texts.settlements(settlementsOf(state, by)),
      words.level(texts.goals.army, armyOf(state, by)),
      ...(state.settings.vpCards ? [] : [texts.goalsMet(goalsOf(state, by).length)]),
    ].join(', ')
  if (kind === 'proof' && by !== undefined) return `${words.notes.proof} ${words.atMost(mostPoints(state, by))}`
  if (kind === 'announce') return words.announcing(numberOf(state.numbers, 'points'))
  return words.notes[kind]
}

/** Returns the title of a question with player names, and the note below the title. */
export const askedIn = (question: Question, state: State, language: Language): QuestionText => {
  const words = askingIn(language)
  const texts = textsIn(language)
  const { kind, roles, params } = question
  const [by] = roles
  const who = by === undefined ? '' : nameOf(state, texts.clans, by)
  const what = whatOf(question, state, language)
  const how = params.how
  const title =
    kind === 'propose' && !state.settings.cardsTold
      ? words.where(who)
      : kind === 'draw' && (how === 'faceUp' || how === 'faceDown' || how === 'turn')
        ? words.drawn[how](what)
        : words.titles[kind](who, what)
  const note = noteOf(question, state, language)
  return { title, ...(note !== undefined && { note }) }
}

/**
 * Returns the title of the open ballot. The ballot is about announcements of victory or about hero orders; the chief gives no order (R17).
 * Returns undefined if no ballot is open.
 */
export const ballotTitleIn = (state: State, language: Language): string | undefined => {
  const { secret } = askingIn(language)
  if (state.ballot === undefined) return undefined
  if (state.ballot.kind === 'announcement') return secret.announcements
  return secret.orders(nameOf(state, textsIn(language).clans, state.chief))
}
