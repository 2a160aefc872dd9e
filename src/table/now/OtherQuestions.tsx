import { createContext, useContext, useLayoutEffect } from 'react'
import type { Prompt } from '../../referee'
import { List, Row } from '../../ui/List'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { useQuestionSpeech } from '../question/speech'
import { useTableWords } from '../words'

/** The questions that are open beside the one on the screen, and the way to them. */
export interface OtherQuestions {
  readonly questions: readonly Prompt[]
  readonly choose: (key: string) => void
  /** The question on the screen shows them itself, all of them or those of one kind; returns the way back. */
  readonly claim: (what: Claimed) => () => void
}

/** Open questions that the screen leaves out of its list: a kind of them, or all. */
export type Claimed = { readonly kind: string } | 'all'

const OthersContext = createContext<OtherQuestions>({ questions: [], choose: () => undefined, claim: () => () => undefined })
export const OtherQuestionsProvider = OthersContext.Provider

/** Every other open question, by its title, without those that the one on the screen shows itself. */
export function AlsoOpen({ claimed }: { readonly claimed: Claimed | undefined }) {
  const { words } = useTableWords()
  const { RoleBadge } = useGameTable()
  const asking = useQuestionSpeech()
  const state = useTable((open) => open.state)
  const { questions, choose } = useContext(OthersContext)
  const listed = questions.filter(({ kind }) => claimed === undefined || (claimed !== 'all' && claimed.kind !== kind))
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

/** A question that answers all other open ones too, or shows them itself: the screen leaves its own list of them out. */
export function useOthersHere(): void {
  const { claim } = useContext(OthersContext)
  useLayoutEffect(() => claim('all'), [claim])
}

/** A question with a button that answers the open questions of a kind as well: these are not listed. Undefined: it has none now. */
export function useAnswersAlso(kind: string | undefined): void {
  const { claim } = useContext(OthersContext)
  useLayoutEffect(() => (kind === undefined ? undefined : claim({ kind })), [claim, kind])
}

/** Shows another open question of a kind; undefined while there is none. The list of open questions stays. */
export function useShowQuestion(kind: string): (() => void) | undefined {
  const { questions, choose } = useContext(OthersContext)
  const other = questions.find((one) => one.kind === kind)
  return other && (() => choose(other.key))
}

/** The other open questions, for a question that leads to them itself. */
export function useOtherQuestions(): Pick<OtherQuestions, 'questions' | 'choose'> {
  useOthersHere()
  return useContext(OthersContext)
}
