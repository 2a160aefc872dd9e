import type { ReactNode } from 'react'
import { Button } from '../../../../ui/Button'
import * as icons from '../icons'
import { Question as Heading } from '../../../../ui/Screen'
import type { Result } from '../../../../referee'
import type { Move } from '../../model/moves'
import type { Question } from '../../model/prompt-kinds'
import { isOverrulable, type Code } from '../../model/refusals'
import { Answer } from '../../../../table/Answer'
import { Shield } from '../Shield'
import { governing } from '../rules/governing'
import { RuleLink } from '../../../../table/rules/RuleLink'
import { useLow } from '../../../../table/shell/wide'
import { useSpeech } from '../speech'
import type { Battle } from '../../model/state'
import { BattleCards, BattleHeader } from './kinds'
import { useGameState, useLastEntry, useSend } from './play'
import { useQuestionWords } from './words'

/** The one filled button of a question. */
export interface Finish {
  /** A verb with its object: "Muster 1 footman and finish". */
  readonly label: string
  readonly icon?: string
  /** What it plays. */
  readonly answer: Result<Move, Code>
  /** What stands on the button while the answer is not whole. */
  readonly missing?: string | undefined
  /** The answer as it stands, for a table that plays it all the same. */
  readonly whole?: Move | undefined
}

export interface AskedProps {
  readonly question: Question
  readonly children?: ReactNode
  readonly finish?: Finish
  /** Takes the last step back. */
  readonly back?: (() => void) | undefined
  /** Names what is taken back, if it is not just "the last step". */
  readonly backLabel?: string | undefined
  /** In place of the filled button, where it does not play a move of its own. */
  readonly answer?: ReactNode
  /** Quiet ways below the filled button. */
  readonly more?: ReactNode
  /** Stands in place of the sentence of the question. */
  readonly title?: string
  readonly note?: string
  /** The battle it is asked in, as it stands or as it would be with the draft: its balance above, its cards below. */
  readonly battle?: Battle | undefined
  /** There is something to choose above the answer zone: on a low screen the balance and the explanation make room for it. */
  readonly choosing?: boolean
}

/** A question with its answer zone: the question above, what there is to choose, and one filled button at the thumb's edge. */
export function Asked({ question, children, finish, back, backLabel, answer, more, title, note, battle, choosing = false }: AskedProps) {
  const { game } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  // The same words may ask anew: then it is another question, and its heading takes the focus like any other.
  const { id: asked } = useLastEntry()
  const text = game.question(question, state)
  const [house] = question.roles.length === 1 ? question.roles : []
  const explains = note ?? text.note
  const choicesFirst = useLow(choosing) && choosing
  const rule = governing(question, state)
  const send = useSend()
  const insists = insisted(finish, back !== undefined)
  return (
    <section className="asked">
      {battle !== undefined && <BattleHeader state={state} battle={battle} choosing={choosing} />}
      <header className="asking">
        {house !== undefined && <Shield house={house} size={52} />}
        <Heading key={`${asked} ${question.key}`}>{title ?? text.title}</Heading>
      </header>
      {explains !== '' && !choicesFirst && <p className="note">{explains}</p>}
      {children}
      {explains !== '' && choicesFirst && <p className="note">{explains}</p>}
      {battle !== undefined && <BattleCards state={state} battle={battle} />}
      {rule !== '' && <RuleLink rule={rule} />}
      <Answer>
        {finish !== undefined && <FinishButton {...finish} />}
        {answer}
        {(back !== undefined || more !== undefined) && (
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
            {insists === undefined && more}
          </div>
        )}
      </Answer>
    </section>
  )
}

function FinishButton({ label, icon, answer, missing }: Finish) {
  const { game } = useSpeech()
  const state = useGameState()
  const send = useSend()
  const notYet = answer.ok ? undefined : (missing ?? game.wrong(answer.refusal, state))
  return (
    <Button kind="do" icon={icon} notYet={notYet} onClick={() => answer.ok && void send(answer.value)}>
      {label}
    </Button>
  )
}

/** What the table may insist on: an answer that somebody has begun and that only a rule is against. */
const insisted = (finish: Finish | undefined, begun: boolean): Move | undefined => {
  if (finish === undefined || finish.answer.ok || !begun) return undefined
  return isOverrulable(finish.answer.refusal.code) ? finish.whole : undefined
}
