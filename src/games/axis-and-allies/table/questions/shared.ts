import type { Prompt, Result } from '../../../../referee'
import { asMove, useAnswering, usePlay, useSendAll, type AnyMove } from '../../../../table/question/answering'
import { useTable } from '../../../../table/hook'
import { neighboursOf } from '../../box/board'
import { areAllied } from '../../box/powers'
import type { Code } from '../../model/refusals'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { prompts } from '../../prompts'
import { domain as domainOf, type Draft } from '../../prompts/domains'
import type { Question } from '../../prompts/questions'
import { decideOwn } from '../../rules/decide'
import { evolve } from '../../transaction/evolve'

/** Open question, and the answer that the user composes. */
export interface Asking<Do extends OwnMove['do']> {
  readonly state: State
  /** Current answer; undefined until the user makes a choice. */
  readonly answer: Extract<OwnMove, { readonly do: Do }> | undefined
  readonly offered: readonly Extract<OwnMove, { readonly do: Do }>[]
  /** All moves that the question offers. */
  readonly all: readonly OwnMove[]
  readonly setDraft: (answer: Extract<OwnMove, { readonly do: Do }>) => void
  readonly back: (() => void) | undefined
  readonly finish: (answer: OwnMove | undefined) => Result<AnyMove>
}

const isDoing =
  <Do extends OwnMove['do']>(what: Do) =>
  (answer: Draft['answer']): answer is Extract<OwnMove, { readonly do: Do }> =>
    answer !== undefined && 'do' in answer && answer.do === what

/** Function that returns the question and the state with which an answer is validated. Needed if the answer consists of several moves. */
type As = (question: Question, state: State) => readonly [Question, State]
const sameAs: As = (question, state) => [question, state]

/** Hook that returns the open question with its draft. */
export function useAsked<Do extends OwnMove['do']>(prompt: Prompt, what: Do, as: As = sameAs): Asking<Do> {
  const present = useTable((open) => open.state) as State
  const [question, state] = as(prompt as Question, present)
  const domain = domainOf(state, question)
  const { draft, setDraft, back } = useAnswering<Draft, Draft, OwnMove, Code>(prompt, domain as never)
  const isOurs = isDoing(what)
  const steps = domain.steps({}).flatMap(({ answer }) => (answer === undefined ? [] : [answer]))
  return {
    state,
    answer: isOurs(draft.answer) ? draft.answer : undefined,
    offered: steps.filter(isOurs),
    all: steps.filter((answer): answer is OwnMove => 'do' in answer),
    setDraft: (answer) => setDraft({ answer }),
    back,
    finish: (answer) => asMove(domain.finish(answer === undefined ? {} : { answer })),
  }
}

/** Returns 0 for a territory beside one of the power whose turn it is, 1 beside one of an ally, 2 elsewhere. */
export const remoteness = ({ territories, power }: State, at: string): number => {
  const holders = [...neighboursOf(at)].flatMap((space) => territories[space]?.controller ?? [])
  return holders.includes(power) ? 0 : holders.some((holder) => areAllied(holder, power)) ? 1 : 2
}

/** Returns whether dice have to be rolled after the given moves. */
const isRolledNext = (before: State, moves: readonly OwnMove[]): boolean => {
  let state = before
  for (const move of moves) {
    const decided = decideOwn(state, move)
    if (!decided.ok) return false
    for (const event of decided.value) state = evolve(state, event)
  }
  const [next] = prompts(state)
  return next?.kind === 'fire' || next?.kind === 'dice'
}

/**
 * Hook that returns a function which submits an answer and then rolls dice. If the app rolls the dice, it rolls immediately, without a
 * second button. If players add random input of their own, the roll is a separate question.
 */
export function useSendAndRoll(): (moves: readonly AnyMove[]) => Promise<void> {
  const sendAll = useSendAll()
  const { drawByChance } = usePlay()
  const state = useTable((open) => open.state) as State
  const isWaiting = useTable(({ ledger }) => ledger.rounds.open !== undefined)
  return async (moves) => {
    const isDrawn = state.dice.source === 'app' && !isWaiting && isRolledNext(state, moves as readonly OwnMove[])
    const sent = await sendAll(moves)
    if (isDrawn && sent.how === 'done') await drawByChance()
  }
}
