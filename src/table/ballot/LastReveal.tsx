import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Question as Heading } from '../../ui/Screen'
import { WholeScreen } from '../../ui/WholeScreen'
import { Answer, AnswerSlotProvider } from '../Answer'
import { RevealedReceipts } from '../fair/Receipts'
import { useNewestEntry } from '../question/answering'
import type { QuestionProps } from '../question/game-questions'
import { useGameBallots, useOutcome } from './context'
import { takeUp } from './laid-out'
import { useBallotWords } from './words'

/**
 * What has just been turned up, for the middle of the table: over everything, big, and readable from all sides by signs and figures. A
 * tie is decided right there. It lies there until somebody goes on, and is folded away below the next question then.
 */
export function RevealScreen({ question }: QuestionProps) {
  const { words } = useBallotWords()
  const { Tie } = useGameBallots()
  const { id } = useNewestEntry()
  const outcome = useOutcome()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <WholeScreen>
      <main className="laid-out">
        <div className="body">
          <AnswerSlotProvider value={slot}>
            <Tie question={question} />
            {outcome !== undefined && (
              <>
                <Heading>{outcome.title}</Heading>
                {outcome.body}
                <Answer>
                  <Button kind="do" onClick={() => takeUp(id)}>
                    {words.ballot.on}
                  </Button>
                </Answer>
              </>
            )}
            <RevealedReceipts />
          </AnswerSlotProvider>
        </div>
        <div className="answer">
          <div ref={setSlot} className="contents" />
          {outcome === undefined && (
            <Button kind="quiet" onClick={() => takeUp(id)}>
              {words.ballot.backToTable}
            </Button>
          )}
        </div>
      </main>
    </WholeScreen>
  )
}

/** What the newest entry has decided among choices in secret, folded away, so that it pushes nothing below the fold. */
export function LastReveal() {
  const outcome = useOutcome()
  // What lies in its question itself needs no fold; only its receipts are left to be compared.
  if (outcome === undefined) return <RevealedReceipts />
  return (
    <section aria-label={outcome.title}>
      <details className="card last-reveal">
        <summary>
          <h2>{outcome.title}</h2>
        </summary>
        {outcome.body}
        <RevealedReceipts />
      </details>
    </section>
  )
}
