import './told.css'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Question as Heading } from '../../ui/Screen'
import { WholeScreen } from '../../ui/WholeScreen'
import { useGameSpeech, useGameTable } from '../context'
import { useCorrectPage } from '../correct-page'
import type { OutcomeContent, OutcomeProps } from '../game/game-outcomes'
import { useTable } from '../hook'
import * as icons from '../icons'
import { TableScreen } from '../shell/TableScreen'
import { UnlinkedNotice } from '../shell/UnlinkedNotice'
import { UnlessWatching, WindowNotice } from '../shell/WindowNotice'
import { UndoButton } from '../undo/UndoRedo'
import { useQuestionSpeech } from '../question/speech'
import { ChangeList } from './ChangeList'
import { CorrectedSince } from './CorrectedSince'
import { useDismiss } from './seen'
import { TableGoesOn, useOnlyClosesResult } from './TableGoesOn'
import { useSequentialReveal } from './sequential-reveal'
import { useOutcomeWords } from './words'

export interface OutcomeScreenProps extends OutcomeProps {
  readonly content: OutcomeContent
}

/**
 * Screen that shows the automatic consequences of a move before the next question. The result of a contest fills the screen; a list of
 * pieces is part of the page.
 */
export function OutcomeScreen(props: OutcomeScreenProps) {
  return props.content.winner === undefined ? <Changed {...props} /> : <Result {...props} winner={props.content.winner} />
}

/** List of pieces to move, shown below the cards of the round. */
function Changed({
  moment,
  content: { title, note, instruction, body, drawing, below, changes, onDone, doneLabel, more, isBeginning = false },
}: OutcomeScreenProps) {
  const { words, count } = useOutcomeWords()
  // The header must show the round and step in which the move was made; the same answer may already have led to the next step.
  const at = useGameSpeech().where(((isBeginning ? undefined : moment.parent) ?? moment).state)
  const moves = changes.filter(({ byApp }) => byApp !== true).length
  // On a linked phone, the pieces are moved by the players at the table.
  const isFollowed = useTable((open) => open.followed)
  const toMove = count(isFollowed ? words.moveAtTable : words.move, moves)
  // A result that is shown needs no sentence that nothing is to be done.
  const isShown = Boolean(drawing) || Boolean(below)
  const nothing = isShown ? '' : words.nothing
  const text = [note, (isFollowed ? undefined : instruction) ?? (moves > 0 ? toMove : nothing)].join(' ').trim()
  return (
    <TableScreen
      accompanied
      where={at.round}
      note={at.step}
      about={moment.entry.id}
      answer={<OutcomeActions moment={moment} moves={moves > 0} alone framed more={more} label={doneLabel} {...(onDone && { onDone })} />}
    >
      {body}
      <Heading key={moment.entry.id}>{title ?? words.title}</Heading>
      {text !== '' && <p className="note">{text}</p>}
      <CorrectedSince />
      {drawing}
      <ChangeList changes={changes} />
      {below}
    </TableScreen>
  )
}

/** Duration of the animation that shows the result of a contest, in milliseconds. */
const TAKES = [1500]
/** Without an animation, the buttons are shown at once. */
const NOTHING: readonly number[] = []

/** Result of a contest in the colours of the winner. The first tap skips the animation. */
function Result({
  moment,
  content: { title, isStepwise = false, note, body, changes, onDone, more },
  winner,
}: OutcomeScreenProps & { winner: NonNullable<OutcomeContent['winner']> }) {
  const { words } = useOutcomeWords()
  const { RoleBadge } = useGameTable()
  const { role: nameOf } = useQuestionSpeech()
  const { over } = useSequentialReveal(isStepwise ? TAKES : NOTHING)
  return (
    <WholeScreen label={title ?? words.title}>
      <main className="laid-out told-result" data-turning={over ? undefined : ''}>
        <div className={`told-winner ${winner.colours}`}>
          <p>
            <RoleBadge role={winner.role} size={72} />
            {winner.name ?? nameOf(winner.role)}
          </p>
        </div>
        <div className="body told-body">
          <Heading key={moment.entry.id}>{title ?? words.title}</Heading>
          <p className="note">{note}</p>
          <CorrectedSince />
          <ChangeList changes={changes} heading />
          {body}
        </div>
        <div className="answer">
          {over ? (
            <OutcomeActions moment={moment} moves={changes.length > 0} alone more={more} {...(onDone && { onDone })} />
          ) : (
            <Button>{words.skip}</Button>
          )}
        </div>
      </main>
    </WholeScreen>
  )
}

interface OutcomeActionsProps extends OutcomeProps {
  readonly moves: boolean
  /** Whether the buttons are shown on their own, without a question around them. */
  readonly alone?: boolean
  /** Whether the screen around the buttons shows the notices of the game, so that they are not repeated above the buttons. */
  readonly framed?: boolean
  /** Additional button next to the undo button. */
  readonly more?: ReactNode
  /** Called when the user closes the outcome screen. */
  readonly onDone?: () => void
  /** Label of the primary button, if the primary button also submits a move. By default, a label that all games share. */
  readonly label?: string | undefined
}

/** Component with the buttons below the outcome of a move: continue, undo, and correct the position. */
export function OutcomeActions({ moment, moves, alone = false, framed = false, more, onDone, label }: OutcomeActionsProps) {
  const { words } = useOutcomeWords()
  const correct = useCorrectPage()
  const dismiss = useDismiss()
  // Only the shared phone asks whether all pieces were moved. A linked phone goes on only if a player must choose on it.
  const isFollowed = useTable((open) => open.followed)
  const onlyCloses = useOnlyClosesResult()
  const ownLabel = moves && !isFollowed ? words.done : words.on
  return (
    <div className="told-ways" data-told={alone ? '' : undefined}>
      {!framed && <UnlinkedNotice isBelow />}
      {!framed && <WindowNotice />}
      <TableGoesOn moment={moment} />
      <UnlessWatching>
        <Button
          kind={onlyCloses ? 'alt' : 'do'}
          {...(!onlyCloses && { icon: icons.check })}
          onClick={() => {
            dismiss(moment.entry)
            onDone?.()
          }}
        >
          {onlyCloses ? words.close : (label ?? ownLabel)}
        </Button>
        <div className="ways">
          <UndoButton />
          {correct !== undefined && (
            <Button kind="quiet" icon={icons.adjust} onClick={correct.open}>
              {words.correct}
            </Button>
          )}
          {more}
        </div>
      </UnlessWatching>
    </div>
  )
}
