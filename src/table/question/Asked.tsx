import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Question as Heading } from '../../ui/Screen'
import type { Result } from '../../referee'
import { AnswerPortal } from '../AnswerPortal'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useLow } from '../shell/wide'
import { useNewestEntry, useSend, useSendAll, type AnyMove } from './answering'
import type { QuestionProps } from '../game/game-questions'
import { useQuestionSpeech } from './speech'
import { useAskingWords } from './words'

/** The one filled button of a question. */
export interface Finish<Move extends AnyMove = AnyMove> {
  /** A verb with its object: "Muster 1 footman and finish". */
  readonly label: string
  readonly icon?: string
  /** The move of the answer, or its refusal. */
  readonly answer: Result<Move>
  /** Moves that follow from it and belong to the same answer. */
  readonly following?: readonly AnyMove[]
  /** Plays the moves of the answer, and what the app does right after it; by default the moves alone. */
  readonly play?: ((moves: readonly AnyMove[]) => Promise<unknown>) | undefined
  /** The label of the button while the answer is incomplete. */
  readonly missing?: string | undefined
  /** Nothing has been chosen yet: an empty answer may be legal, but then it is a quiet way with words of its own. */
  readonly isEmpty?: boolean
  /** The words of that quiet way, where the empty answer is legal: "Muster nothing". */
  readonly empty?: string | undefined
  /** The current answer, for a table that plays it all the same. */
  readonly whole?: Move | undefined
}

export interface AskedProps<Move extends AnyMove = AnyMove> extends QuestionProps {
  readonly children?: ReactNode
  readonly finish?: Finish<Move>
  /** Takes the last step back. */
  readonly back?: (() => void) | undefined
  /** Names what is taken back, if it is not just "the last step". */
  readonly backLabel?: string | undefined
  /** A choice that is part of the answer and must not be overlooked: directly above the filled button, outside the part that scrolls. */
  readonly aboveSubmit?: ReactNode
  /** In place of the filled button, where it does not play a move of its own. */
  readonly answer?: ReactNode
  /** Quiet ways below the filled button. */
  readonly more?: ReactNode
  /** Stands in place of the sentence of the question. */
  readonly title?: string
  readonly note?: string
  /** The context of the question, before its sentence and after its choices: the balance of a battle, its cards. */
  readonly above?: ReactNode
  readonly below?: ReactNode
  /** There is something to choose above the answer zone: on a low screen the explanation makes room for it. */
  readonly choosing?: boolean
  /** The question brings a drawing and tiles: its title takes less room. */
  readonly compact?: boolean
}

/** A question with its answer zone: the question above, what there is to choose, and one filled button at the thumb's edge. */
export function Asked<Move extends AnyMove>(props: AskedProps<Move>) {
  const {
    question,
    children,
    finish,
    aboveSubmit,
    back,
    backLabel,
    answer,
    more,
    title,
    note,
    above,
    below,
    choosing = false,
    compact = false,
  } = props
  const { RoleBadge, questions } = useGameTable()
  const speech = useQuestionSpeech()
  const { words } = useAskingWords()
  const state = useTable((open) => open.state)
  // The same words may ask anew: then it is another question, and its heading takes the focus like any other.
  const { id: asked } = useNewestEntry()
  const text = speech.question(question, state)
  const [role] = question.roles.length === 1 ? question.roles : []
  const explains = note ?? text.note
  const choicesFirst = useLow(choosing) && choosing
  const send = useSend()
  const nothing = finish?.isEmpty === true && finish.empty !== undefined && finish.answer.ok ? finish.answer.value : undefined
  const isFollowed = useTable((open) => open.followed)
  const mayAnswer = !isFollowed || question.sealed || question.kind === questions.reveal
  const insists = insisted(finish, back !== undefined, questions.isOverrulable)
  const ways = (
    <>
      {aboveSubmit}
      {finish !== undefined && <FinishButton {...finish} />}
      {answer}
      {(back !== undefined || more !== undefined || nothing !== undefined) && (
        <div className="ways">
          {insists !== undefined && (
            <Button kind="quiet" icon={icons.overrule} onClick={() => void send(insists)}>
              {words.allTheSame}
            </Button>
          )}
          {back !== undefined && (
            <Button kind="quiet" icon={icons.undo} onClick={back}>
              {backLabel ?? words.takeBack}
            </Button>
          )}
          {nothing !== undefined && (
            <Button kind="quiet" onClick={() => void send(nothing)}>
              {finish?.empty}
            </Button>
          )}
          {insists === undefined && more}
        </div>
      )}
    </>
  )
  return (
    <section className="asked" data-stays data-compact={compact || undefined}>
      {above}
      <header className="asking">
        {role !== undefined && <RoleBadge role={role} size={52} />}
        <Heading key={`${asked} ${question.key}`}>{title ?? text.title}</Heading>
      </header>
      {explains !== '' && !choicesFirst && <p className="note explains [font:var(--explains,var(--text-note))]">{explains}</p>}
      {children}
      {explains !== '' && choicesFirst && <p className="note explains [font:var(--explains,var(--text-note))]">{explains}</p>}
      {below}
      <questions.Rule question={question} />
      <AnswerPortal>{mayAnswer ? ways : <p className="note">{words.atTheTable}</p>}</AnswerPortal>
    </section>
  )
}

function FinishButton({ label, icon, answer, following = [], play, missing, isEmpty = false }: Finish) {
  const { wrong } = useQuestionSpeech()
  const state = useTable((open) => open.state)
  const sendAll = useSendAll()
  const send = play ?? sendAll
  const refusal = answer.ok ? undefined : answer.refusal
  const notYet = isEmpty ? missing : refusal && (missing ?? wrong(refusal, state))
  return (
    <Button kind="do" icon={icon} notYet={notYet} onClick={() => answer.ok && void send([answer.value, ...following])}>
      {label}
    </Button>
  )
}

/** The answer that the table may overrule a rule for: somebody has begun it, and only a rule is against it. */
const insisted = (finish: Finish | undefined, begun: boolean, isOverrulable: (code: string) => boolean) => {
  if (finish === undefined || finish.answer.ok || !begun) return undefined
  return isOverrulable(finish.answer.refusal.code) ? finish.whole : undefined
}
