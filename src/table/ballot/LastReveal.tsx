import { useState } from 'react'
import { Button } from '../../ui/Button'
import { movesLittle } from '../../ui/motion'
import { Question as Heading } from '../../ui/Screen'
import { WholeScreen } from '../../ui/WholeScreen'
import { AnswerPortal, AnswerPortalProvider } from '../AnswerPortal'
import { RevealedReceipts } from '../fair/Receipts'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useNewestEntry } from '../question/answering'
import type { QuestionProps } from '../game/game-questions'
import { useQuestionSpeech } from '../question/speech'
import { RoleRanking } from '../question/RoleRanking'
import { ChangeList } from '../outcome/ChangeList'
import { useDismiss } from '../outcome/seen'
import { UnlinkedNotice } from '../shell/UnlinkedNotice'
import { OutcomeActions } from '../outcome/OutcomeScreen'
import { RevealInSequence } from '../outcome/RevealInSequence'
import { useSequentialReveal } from '../outcome/sequential-reveal'
import { useOutcomeWords } from '../outcome/words'
import { useGameBallots, useOutcome } from './context'
import type { Outcome } from '../game/game-ballots'
import { useNextRound } from './hand-on'
import { useBallotWords } from './words'

/**
 * The choices revealed last, for the middle of the table: full screen, big, and readable from all sides by signs and figures. A
 * tie is decided on this screen. It stays open until somebody continues; after that it is folded below the next question.
 */
export function RevealScreen({ question }: QuestionProps) {
  const { words } = useBallotWords()
  const { Tie } = useGameBallots()
  const entry = useNewestEntry()
  const dismiss = useDismiss()
  const outcome = useOutcome()
  const asking = useQuestionSpeech()
  const state = useTable((open) => open.state)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <WholeScreen label={outcome?.title ?? asking.question(question, state).title}>
      <main className="laid-out">
        <div className="body laid-out-body short:gap-2 short:py-2">
          <AnswerPortalProvider value={slot}>
            <Tie question={question} />
            {outcome === undefined ? <RevealedReceipts /> : <Decided key={entry.id} outcome={outcome} />}
          </AnswerPortalProvider>
        </div>
        <div className="answer">
          <div ref={setSlot} className="contents" />
          {outcome === undefined && (
            <Button kind="quiet" onClick={() => dismiss(entry)}>
              {words.ballot.backToTable}
            </Button>
          )}
        </div>
      </main>
    </WholeScreen>
  )
}

/** How long a card that is face down waits for the one before it, and the last one, in milliseconds. */
const [EACH, LAST] = [600, 900]

/** The outcome of choices: they are revealed one after another, the lowest first, and then the result of each role follows. */
function Decided({ outcome: { title, note, ranking, body, changes = [] } }: { outcome: Outcome }) {
  const { words } = useOutcomeWords()
  const { words: ballot } = useBallotWords()
  const head = useTable((open) => open.ledger.head)
  const handOn = useNextRound()
  const dismiss = useDismiss()
  const turnedUp = head.entry.events.some(({ e }) => e === 'revealed')
  const order = turnedUp ? (ranking?.order ?? []) : []
  const { turned, over, again } = useSequentialReveal(order.map((_, at) => (at === order.length - 1 ? LAST : EACH)))
  const showAgain = order.length > 0 && !movesLittle() && (
    <Button kind="quiet" icon={icons.history} onClick={again}>
      {words.again}
    </Button>
  )
  if (!over && ranking !== undefined)
    return (
      <>
        <Heading>{ranking.heading}</Heading>
        <RevealInSequence {...ranking} turned={turned} />
        <AnswerPortal>
          <Button>{words.skip}</Button>
        </AnswerPortal>
      </>
    )
  // A ranking says itself how the markers are to be placed; any other list comes before the amounts.
  const list = <ChangeList changes={changes} heading />
  return (
    <>
      <Heading>{title}</Heading>
      {note !== undefined && <p className="note">{note}</p>}
      {ranking?.ranked !== true && list}
      {ranking !== undefined && <RoleRanking label={title} {...ranking} />}
      {body}
      {ranking?.ranked === true && list}
      <RevealedReceipts />
      <AnswerPortal>
        {changes.length > 0 ? (
          <OutcomeActions moment={head} moves more={showAgain} onDone={handOn} />
        ) : (
          <>
            <UnlinkedNotice />
            <Button
              kind="do"
              onClick={() => {
                dismiss(head.entry)
                handOn()
              }}
            >
              {ballot.ballot.on}
            </Button>
            {showAgain}
          </>
        )}
      </AnswerPortal>
    </>
  )
}

/** The decision of the newest entry on secret choices, folded, so that it pushes nothing below the fold. */
export function LastReveal() {
  const outcome = useOutcome()
  // An outcome inside its own question needs no fold; only its receipts are left to be compared.
  if (outcome === undefined) return <RevealedReceipts />
  const { title, note, ranking, body } = outcome
  return (
    <section aria-label={title}>
      <details className="card last-reveal">
        <summary>
          <h2>{title}</h2>
        </summary>
        {note !== undefined && <p className="note">{note}</p>}
        {ranking !== undefined && <RoleRanking label={title} {...ranking} />}
        {body}
        <RevealedReceipts />
      </details>
    </section>
  )
}
