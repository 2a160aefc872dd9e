import { useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Question as Heading } from '../../ui/Screen'
import { scrollToStart } from '../../ui/scroll-to-start'
import { showToast } from '../../ui/status'
import { useWayBack } from '../../ui/way-back'
import type { Result } from '../../referee'
import { AnswerPortal } from '../AnswerPortal'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { useIsCutOff, useLooksOn } from '../own-phone'
import * as icons from '../icons'
import { useLow } from '../shell/wide'
import { useAnsweredAt } from './answered-at'
import { useNewestEntry, useSend, useSendAll, type AnyMove } from './answering'
import type { QuestionProps } from '../game/game-questions'
import { useQuestionSpeech } from './speech'
import { useAskingWords } from './words'

/** Primary button of a question, which submits the answer. */
export interface Finish<Move extends AnyMove = AnyMove> {
  /** Label of the button: a verb with its object, e.g. "Muster 1 footman and finish". */
  readonly label: string
  readonly icon?: string
  /** Move that the answer consists of, or the refusal of the answer. */
  readonly answer: Result<Move>
  /** Moves that the app makes after `answer`, as part of the same answer. */
  readonly following?: readonly AnyMove[]
  /** Submits the moves of the answer. By default, submits only the given moves, without automatic moves after them. */
  readonly play?: ((moves: readonly AnyMove[]) => Promise<unknown>) | undefined
  /** Label of the button while the answer is incomplete, which says what is missing. */
  readonly missing?: string | undefined
  /**
   * Whether the player has not chosen anything yet. If the rules allow an empty answer, the frame then offers it as a secondary action with
   * the label `empty`.
   */
  readonly isEmpty?: boolean
  /** Label of the secondary action that submits a legal empty answer: "Muster nothing". */
  readonly empty?: string | undefined
  /** Complete move of the current answer. The app submits this move if the players overrule the rule that refuses it. */
  readonly whole?: Move | undefined
}

export interface QuestionFrameProps<Move extends AnyMove = AnyMove> extends QuestionProps {
  readonly children?: ReactNode
  readonly finish?: Finish<Move>
  /** Undoes the last step of the unfinished answer. */
  readonly back?: (() => void) | undefined
  /** Label of the undo button, if it undoes something other than the last step. */
  readonly backLabel?: string | undefined
  /** Required choice that users easily overlook. Shown directly above the primary button, so that it does not scroll with the page. */
  readonly aboveSubmit?: ReactNode
  /** Content that replaces the primary button, for questions in which the button would submit no move. */
  readonly answer?: ReactNode
  /** Buttons for secondary actions, which the screen shows above the primary button. */
  readonly more?: ReactNode
  /** Text that replaces the title of the question. */
  readonly title?: string
  /** Identifies the step of the answer, if several steps have the same title. When the step changes, the page scrolls to its start. */
  readonly step?: string
  readonly note?: string
  /** Rule shown instead of the rule of the question, once the player has chosen a card or a piece with a rule of its own. */
  readonly rule?: string | undefined
  /** Content shown above the question, such as the strength of both sides in a battle; `below` is shown below the question. */
  readonly above?: ReactNode
  readonly below?: ReactNode
  /** Whether the question has choices above the answer buttons. On a low screen the explanation is then hidden to make room. */
  readonly choosing?: boolean
  /** Whether the title is addressed to all players although one role answers first. The frame then shows no badge. */
  readonly isForAll?: boolean
  /** Whether the title stays at the top of the screen while the page scrolls, because the title shows the result of the choices. */
  readonly titleStays?: boolean
  /** Whether the title is smaller, because the question contains a drawing and tiles. */
  readonly compact?: boolean
}

/** Layout of a question: title, choices, and the answer buttons with one primary button at the bottom of the screen. */
export function QuestionFrame<Move extends AnyMove>(props: QuestionFrameProps<Move>) {
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
    step = '',
    note,
    rule,
    above,
    below,
    choosing = false,
    isForAll = false,
    titleStays = false,
    compact = false,
  } = props
  const { RoleBadge, questions } = useGameTable()
  const speech = useQuestionSpeech()
  const { words } = useAskingWords()
  const state = useTable((open) => open.state)
  // The newest entry identifies the question. If a question with the same text follows, the heading receives the focus again.
  const { id: asked } = useNewestEntry()
  const text = speech.question(question, state)
  const [role] = question.roles.length === 1 && !isForAll ? question.roles : []
  const explains = note ?? text.note
  const frame = useRef<HTMLElement>(null)
  // A title that stays in sight changes with each choice, so it does not begin a step.
  const stepId = `${step} ${titleStays ? '' : (title ?? text.title)}`
  useLayoutEffect(() => {
    const body = frame.current?.closest('.body')
    if (body) scrollToStart(body)
  }, [asked, question.key, stepId])
  const choicesFirst = useLow(choosing) && choosing
  const send = useSend()
  const nothing = finish?.isEmpty === true && finish.empty !== undefined && finish.answer.ok ? finish.answer.value : undefined
  const isFollowed = useTable((open) => open.followed)
  // Another window of this device answers the questions.
  const isElsewhere = useLooksOn()
  const mayAnswer = !isElsewhere && (!isFollowed || question.sealed || question.kind === questions.reveal)
  const where = useAnsweredAt()
  // The browser's back button takes back one step of the answer, and leaves the game only if nothing is chosen.
  useWayBack(back, back !== undefined && mayAnswer)
  const insists = insisted(finish, back !== undefined, questions.isOverrulable)
  const answerControls = (
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
            <Button kind="quiet" icon={icons.undo} onClick={back} data-steps-back="">
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
  // Inert content receives no taps: a tap on it reaches the section behind it.
  const sayWhere = (event: PointerEvent) => event.target === event.currentTarget && showToast(where)
  return (
    <section ref={frame} className="asked" data-stays data-compact={compact || undefined} {...(mayAnswer ? {} : { onPointerUp: sayWhere })}>
      {above}
      <header className="asking" data-sticky={titleStays || undefined}>
        {role !== undefined && <RoleBadge role={role} size={52} />}
        <Heading key={`${asked} ${question.key}`}>{title ?? text.title}</Heading>
      </header>
      {explains !== '' && !choicesFirst && <p className="note explains [font:var(--explains,var(--text-note))]">{explains}</p>}
      {/* On a linked phone or in a second window, the question is shown only: a choice made there would not be sent. */}
      {mayAnswer ? children : <OnlyShown>{children}</OnlyShown>}
      {explains !== '' && choicesFirst && <p className="note explains [font:var(--explains,var(--text-note))]">{explains}</p>}
      {below}
      <questions.Rule question={rule === undefined ? question : { ...question, rule }} />
      <AnswerPortal>{mayAnswer ? answerControls : <p className="note">{where}</p>}</AnswerPortal>
    </section>
  )
}

/** Shows a question without letting the user answer. Without a link, the question may be over, so its buttons are dimmed. */
function OnlyShown({ children }: { readonly children: ReactNode }) {
  const isCutOff = useIsCutOff()
  return (
    <div className="only-shown" data-unlinked={isCutOff || undefined} inert>
      {children}
    </div>
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

/**
 * Returns the answer that the players can submit by overruling a rule. Undefined if the player has not begun an answer, or if the answer is
 * refused for another reason.
 */
const insisted = (finish: Finish | undefined, begun: boolean, isOverrulable: (code: string) => boolean) => {
  if (finish === undefined || finish.answer.ok || !begun) return undefined
  return isOverrulable(finish.answer.refusal.code) ? finish.whole : undefined
}
