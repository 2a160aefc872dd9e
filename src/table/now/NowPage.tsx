import { Suspense, useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ballotOf } from '../../referee'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { idle } from '../../ui/idle'
import { usePassing } from '../ballot/passing'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useGamePath } from '../paths'
import { useHasDraft } from '../question/answering'
import { TableScreen } from '../shell/TableScreen'
import { useHeldReveal, useIsDismissed, useRevealedOpenly, useUnseenOutcome } from '../outcome/seen'
import { RestoreButton, UndoButton } from '../undo/UndoRedo'
import { useTableWords } from '../words'
import { useChosen } from './chosen'
import { AlsoOpen, OtherQuestionsProvider, type Claimed } from './OtherQuestions'
import { DoneLine } from './DoneLine'
import { QuestionView, questionsToShow } from './QuestionView'
import { StepBar, TurnOrder } from './RoundParts'
import { useNowSpeech } from './speech'
import { undoneIn } from './undone'
import { lazyPart } from '../../ui/lazy-part'

/** Button to link phones. Loaded on demand, because only the first question of a game shows the button. */
const OwnPhonesButton = lazyPart(() => import('../ballot/OwnPhonesButton').then((part) => part.OwnPhonesButton))

/** Screen with an earlier reveal. Loaded on demand, because only linked phones show this screen. */
const HeldReveal = lazyPart(() => import('./HeldReveal').then((part) => part.HeldReveal))

/** Notices that are rarely needed. Loaded after the question is shown. */
const Notices = lazyPart(() =>
  idle()
    .then(() => import('../session-break/Notices'))
    .then((part) => part.default),
)

/** Pieces to put back after an undo. Loaded on demand, because only the screen after an undo shows them. */
const UndoneNotice = lazyPart(() => import('./UndoneNotice').then((part) => part.UndoneNotice))

/** Main screen: the cards of the round, the open question, and the progress of the roles. */
export function NowPage() {
  const { words } = useTableWords()
  const { now, questions, outcomes } = useGameTable()
  const speech = useNowSpeech()
  const { state, prompts, ledger, ballots } = useTable((open) => open)
  const chosen = useChosen()
  const [claimed, setClaimed] = useState<Claimed | undefined>()
  const claim = useCallback((what: Claimed) => {
    setClaimed(what)
    return () => setClaimed(undefined)
  }, [])
  const path = useGamePath()
  const passed = usePassing(({ passing }) => passing?.ballot)
  // If several ballots are open, the screen shows the ballot for which the phone is being handed over.
  const ofPhone = prompts.find(({ ballot }) => ballot !== undefined && ballot === passed)
  const question = prompts.find(({ key }) => key === chosen.key) ?? ofPhone ?? prompts[0]
  const untold = useUnseenOutcome()
  const laidOut = useRevealedOpenly()
  const held = useHeldReveal()
  const begun = useHasDraft(question)
  const undone = undoneIn(ledger, useIsDismissed(), outcomes)
  if (held !== undefined)
    return (
      <Suspense fallback={<main className="screen" aria-busy="true" />}>
        <HeldReveal moment={held} />
      </Suspense>
    )
  if (untold !== undefined && !laidOut && outcomes !== undefined)
    return (
      <Suspense fallback={<main className="screen" aria-busy="true" />}>
        <outcomes.OutcomeView moment={untold} />
      </Suspense>
    )
  if (question === undefined) return <OverPage />
  /**
   * Open questions to list below the question on the screen. Excludes the other roles of a ballot, because the question of the ballot
   * already shows them.
   */
  const others = questionsToShow(prompts, questions.reveal).filter((other) => other !== question)
  const turn = speech.turn(state, prompts)
  const round = now.Round !== undefined && <now.Round />
  const isQuestionFirst = now.isQuestionFirst?.(state) ?? false
  // The seats of a ballot already show which roles have chosen, so the turn order is hidden.
  const ballot = ballotOf(ballots, question)
  const isInBallot = ballot !== undefined && turn?.every(({ role }) => ballot.roles.includes(role)) === true
  const areInSight = turn?.some(({ figure, note }) => figure !== undefined || note !== undefined) ?? false
  return (
    <OtherQuestionsProvider value={{ questions: others, choose: chosen.choose, claim }}>
      <TableScreen
        accompanied
        steps={
          <>
            <Suspense>
              <Notices underWay={now.isUnderWay(state)} />
            </Suspense>
            <StepBar />
          </>
        }
        about={`${ledger.last.entry.id} ${question.key}`}
        answer={
          <div className="ways">
            {!begun && <RestoreButton />}
            <UndoButton />
            {/* The list of the set-up is long, so the button is in the foot, which is always in sight. */}
            {ledger.head.parent === undefined && (
              <Suspense>
                <OwnPhonesButton label="link" />
              </Suspense>
            )}
          </div>
        }
      >
        {undone !== undefined && (
          <Suspense>
            <UndoneNotice undone={undone} isAnswering={begun} />
          </Suspense>
        )}
        {!isQuestionFirst && round}
        {turn !== undefined && areInSight && <TurnOrder seats={turn} />}
        <QuestionView question={question} />
        {isQuestionFirst && round}
        {turn !== undefined && (
          <div className="flex flex-col gap-1">
            {!areInSight && !isInBallot && <TurnOrder seats={turn} />}
            <Link className="quiet" to={path('who')}>
              <Icon of={icons.users} size="s" />
              {words.now.who}
            </Link>
          </div>
        )}
        <AlsoOpen claimed={claimed} />
        <DoneLine />
      </TableScreen>
    </OtherQuestionsProvider>
  )
}

/**
 * Screen of a finished game: shows how the game ended, and offers further actions. All other screens stay accessible, and the last
 * move can be undone.
 */
function OverPage() {
  const { words } = useTableWords()
  const { End } = useGameTable().now
  const { id, game, followed: isFollowed } = useTable((open) => open)
  const navigate = useNavigate()
  return (
    <TableScreen
      accompanied
      answer={
        <>
          {/* A linked phone answers nothing: the next game begins at the table. */}
          {!isFollowed && (
            <Button kind="do" onClick={() => void navigate(`/new/${game.id}/again/${id}`)}>
              {words.now.again}
            </Button>
          )}
          <RestoreButton />
          <UndoButton />
        </>
      }
    >
      <Suspense fallback={<p className="min-h-28" aria-busy="true" />}>
        <End />
      </Suspense>
    </TableScreen>
  )
}
