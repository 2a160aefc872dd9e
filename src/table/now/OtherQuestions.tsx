import { createContext, useContext, useLayoutEffect } from 'react'
import type { Prompt } from '../../referee'
import { List, Row } from '../../ui/List'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { useQuestionSpeech } from '../question/speech'
import { useTableWords } from '../words'

/** Open questions other than the question on the screen, and a function that selects one of them. */
export interface OtherQuestions {
  readonly questions: readonly Prompt[]
  readonly choose: (key: string) => void
  /**
   * Called by a question component that shows other questions itself: all of them, or those of some kinds. Returns a function that reverts
   * the call.
   */
  readonly claim: (what: Claimed) => () => void
}

/** Open questions that the question component shows itself, so that the screen does not list them: all, or those of some kinds. */
export type Claimed = { readonly kinds: readonly string[] } | 'all'

const OthersContext = createContext<OtherQuestions>({ questions: [], choose: () => undefined, claim: () => () => undefined })
export const OtherQuestionsProvider = OthersContext.Provider

/** Lists the other open questions by title, except the questions that the current question component shows itself. */
export function AlsoOpen({ claimed }: { readonly claimed: Claimed | undefined }) {
  const { words } = useTableWords()
  const { RoleBadge } = useGameTable()
  const asking = useQuestionSpeech()
  const state = useTable((open) => open.state)
  const { questions, choose } = useContext(OthersContext)
  const listed = questions.filter(({ kind }) => claimed === undefined || (claimed !== 'all' && !claimed.kinds.includes(kind)))
  if (listed.length === 0) return
  return (
    <section aria-label={words.now.alsoOpen}>
      <h2 className="label mb-2 px-1">{words.now.alsoOpen}</h2>
      <List>
        {listed.map((other) => (
          <Row
            key={other.key}
            lead={other.roles.map((role) => (
              <RoleBadge key={role} role={role} size={28} />
            ))}
            title={asking.question(other, state).task}
            onPress={() => choose(other.key)}
          />
        ))}
      </List>
    </section>
  )
}

/** Hook for a question component that answers or shows all other open questions itself, so that the screen does not list them. */
export function useOthersHere(): void {
  const { claim } = useContext(OthersContext)
  useLayoutEffect(() => claim('all'), [claim])
}

/**
 * Hook for a question component that also answers or shows other open questions of some kinds, so that the screen does not list these
 * questions. Without a kind, the component answers no other questions. Undefined kinds are ignored.
 */
export function useAnswersAlso(...kinds: readonly (string | undefined)[]): void {
  const { claim } = useContext(OthersContext)
  const all = kinds.filter((kind) => kind !== undefined).join(' ')
  useLayoutEffect(() => (all === '' ? undefined : claim({ kinds: all.split(' ') })), [claim, all])
}

/**
 * Returns a function that shows another open question of a kind; undefined if no such question is open. The list of open questions
 * does not change.
 */
export function useShowQuestion(kind: string): (() => void) | undefined {
  const { questions, choose } = useContext(OthersContext)
  const other = questions.find((one) => one.kind === kind)
  return other && (() => choose(other.key))
}

/** Returns the other open questions and a function that selects one, for a question component that links to them itself. */
export function useOtherQuestions(): Pick<OtherQuestions, 'questions' | 'choose'> {
  useOthersHere()
  return useContext(OthersContext)
}
