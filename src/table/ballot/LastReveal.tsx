import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button'
import { lazyPart } from '../../ui/lazy-part'
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
import { UnlessWatching, WindowNotice } from '../shell/WindowNotice'
import { OutcomeActions } from '../outcome/OutcomeScreen'
import { RevealInSequence } from '../outcome/RevealInSequence'
import { useSequentialReveal } from '../outcome/sequential-reveal'
import { TableGoesOn } from '../outcome/TableGoesOn'
import { useOutcomeWords } from '../outcome/words'
import { useGameBallots, useOutcome } from './context'
import type { Outcome } from '../game/game-ballots'
import { useNextRound } from './hand-on'
import { useCloseLateChange } from './late-change'
import { useBallotWords } from './words'

/** Notice about a late change. Loaded on demand, because only linked phones show it. */
const LateChange = lazyPart(() => import('./LateChange').then((part) => part.LateChange))
/** Notice about a choice that was made again at the table. Loaded on demand, because only linked phones show it. */
const ReplacedChoice = lazyPart(() => import('../shell/ReplacedChoice').then((part) => part.ReplacedChoice))

/**
 * Full-screen display of the choices revealed last, in large type for players around the table. Players break ties on this screen. The
 * screen stays until a player continues; then a collapsed summary is shown below the next question.
 */
export function RevealScreen({ question }: QuestionProps) {
  const { words } = useBallotWords()
  const { Tie } = useGameBallots()
  const entry = useNewestEntry()
  const dismiss = useDismiss()
  const closeLateChange = useCloseLateChange()
  const outcome = useOutcome()
  const asking = useQuestionSpeech()
  const { state, followed } = useTable((open) => open)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <WholeScreen label={outcome?.title ?? asking.question(question, state).title}>
      <main className="laid-out">
        <div className="body laid-out-body short:gap-2 short:py-2">
          {followed && (
            <Suspense>
              <LateChange />
              <ReplacedChoice />
            </Suspense>
          )}
          <AnswerPortalProvider value={slot}>
            <Tie question={question} />
            {outcome === undefined ? <RevealedReceipts /> : <Decided key={entry.id} outcome={outcome} />}
          </AnswerPortalProvider>
        </div>
        <div className="answer">
          <div ref={setSlot} className="contents" />
          {outcome === undefined && (
            <>
              <UnlinkedNotice isBelow />
              <WindowNotice />
              <UnlessWatching>
                <Button
                  kind="quiet"
                  onClick={() => {
                    dismiss(entry)
                    closeLateChange()
                  }}
                >
                  {followed ? words.ownPhone.close : words.ballot.backToTable}
                </Button>
              </UnlessWatching>
            </>
          )}
        </div>
      </main>
    </WholeScreen>
  )
}

/** Delays in milliseconds: `EACH` before each further card is revealed, `LAST` before the last card. */
const [EACH, LAST] = [600, 900]

/** Reveals the choices of a ballot one after another, the lowest first. Then shows the result of each role. */
function Decided({ outcome: { title, note, ranking, body, changes = [] } }: { outcome: Outcome }) {
  const { words } = useOutcomeWords()
  const { words: ballot } = useBallotWords()
  const head = useTable((open) => open.ledger.head)
  const nextRound = useNextRound()
  const closeLateChange = useCloseLateChange()
  const handOn = () => {
    closeLateChange()
    nextRound()
  }
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
  /**
   * The ranking already shows how to place the markers, so the list of changes comes after the ranking. Without a ranking, the list comes
   * before the amounts of the choices.
   */
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
            <UnlinkedNotice isBelow />
            <TableGoesOn moment={head} />
            <UnlessWatching>
              <Button
                kind="do"
                onClick={() => {
                  dismiss(head.entry)
                  handOn()
                }}
              >
                {ballot.ballot.on}
              </Button>
            </UnlessWatching>
            {showAgain}
          </>
        )}
      </AnswerPortal>
    </>
  )
}

/** Collapsed summary of the result of the last ballot, so that the next question stays visible. */
export function LastReveal() {
  const outcome = useOutcome()
  // If the question itself shows the result of the ballot, show only the receipts, i.e. the check words of the revealed choices.
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
