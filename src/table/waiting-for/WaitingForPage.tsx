import './waiting-for.css'
import { Suspense } from 'react'
import type { Prompt } from '../../referee'
import { lazyPart } from '../../ui/lazy-part'
import { List, Row } from '../../ui/List'
import { sentence } from '../../ui/grammar/numbers'
import { Question } from '../../ui/Screen'
import { Tag } from '../../ui/Tag'
import { Icon } from '../../ui/Icon'
import { useGameSpeech } from '../context'
import * as icons from '../icons'
import { useTable } from '../hook'
import { useGamePath } from '../paths'
import { TableScreen } from '../shell/TableScreen'
import type { Duty, GameWaitingFor } from './game-waiting-for'
import { useWaitingForWords } from './words'

const RuleWords = lazyPart(() => import('../rules/RuleWords').then((part) => part.default))

/** Page that lists for each role what it must do, may do or waits for, and what is currently forbidden. */
export function WaitingForPage(game: GameWaitingFor) {
  const { words } = useWaitingForWords()
  const { title, duties, forbidden, nothingForbidden, RuleLink } = game
  // Rules that cannot be changed, except rules that the page already lists among what is forbidden now.
  const never = game.never.filter((number) => forbidden.every(({ rule }) => rule !== number))
  const prompts = useTable((open) => open.prompts)
  const together = prompts.filter(({ roles }) => roles.length === 0)
  return (
    <TableScreen where={words.title} back="">
      <Question>{words.question}</Question>
      {together.length > 0 && (
        <section aria-label={words.table}>
          <h2 className="label mb-2 px-1">{words.table}</h2>
          {isJoint(prompts) && <p className="note mb-2 px-1">{words.togetherNote}</p>}
          <ul className="card list">
            {together.map((question) => (
              <li key={question.key} className="duty flex flex-col items-start gap-2 px-3.5 py-3">
                <QuestionRow question={question} game={game} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={title}>
        <h2 className="label mb-2 px-1">{title}</h2>
        <ul className="card list">
          {inOrder(duties, prompts).map((duty) => (
            <DutyRow key={duty.role} duty={duty} game={game} />
          ))}
        </ul>
      </section>
      <section aria-label={words.forbidden}>
        <h2 className="label mb-2 px-1">{words.forbidden}</h2>
        {forbidden.length === 0 ? (
          <p className="note px-1">{nothingForbidden}</p>
        ) : (
          <ul className="card list">
            {forbidden.map(({ text, rule }) => (
              <li key={text} className="duty flex flex-col items-start gap-2 px-3.5 py-3">
                <p>{text}</p>
                <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Anybody game={game} />
      {never.length > 0 && (
        <section aria-label={words.never}>
          <h2 className="label mb-2 px-1">{words.never}</h2>
          <ul className="card list">
            {never.map((rule) => (
              <li key={rule} className="duty flex flex-col items-start gap-2 px-3.5 py-3">
                <Suspense fallback={<p className="min-h-6" aria-busy="true" />}>
                  <RuleWords rule={rule} />
                </Suspense>
                <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </TableScreen>
  )
}

/** Returns the roles that the game waits for; if no answer is required, the roles that may answer. */
const awaitedOf = (prompts: readonly Prompt[]): readonly string[] => {
  const required = prompts.filter(({ must }) => must)
  return [...new Set((required.length === 0 ? prompts : required).flatMap(({ roles }) => roles))]
}

/** Returns whether all players answer the open questions together, so that the game waits for no single role. */
const isJoint = (prompts: readonly Prompt[]): boolean => prompts.length > 0 && awaitedOf(prompts).length === 0

/** Puts the roles that the game waits for first. The order is otherwise unchanged. */
const inOrder = (duties: readonly Duty[], prompts: readonly Prompt[]): readonly Duty[] => {
  const awaited = awaitedOf(prompts)
  return duties.toSorted((a, b) => Number(awaited.includes(b.role)) - Number(awaited.includes(a.role)))
}

interface QuestionRowProps {
  readonly question: Prompt
  readonly game: GameWaitingFor
  /** Names of the player in the heading above the row. The row does not repeat them. */
  readonly names?: readonly string[]
}

/** Removes the name of the player at the start of a text: "Anna: take a card" becomes "Take a card". */
const withoutName = (text: string, names: readonly string[]): string => {
  const name = names.find((one) => one !== '' && text.startsWith(`${one}: `))
  return name === undefined ? text : sentence(text.slice(name.length + 2))
}

/**
 * List row of one open question: whether an answer is required, the action to be done, and its rule. An action written as a question (such
 * as "announce victory?") may be answered with no, so it is marked as a question to answer and not as a required action.
 */
function QuestionRow({ question, names = [], game: { task, rule, RuleLink } }: QuestionRowProps) {
  const { words } = useWaitingForWords()
  const number = rule(question)
  const action = withoutName(task(question), names)
  const duty = action.endsWith('?') ? words.answer : words.must
  return (
    <>
      <p>
        <Tag kind={question.must ? 'choice' : 'plain'}>{question.must ? duty : words.may}</Tag> {action}
      </p>
      {number !== '' && <RuleLink rule={number} />}
    </>
  )
}

function DutyRow({ duty, game }: { readonly duty: Duty; readonly game: GameWaitingFor }) {
  const { words } = useWaitingForWords()
  const prompts = useTable((open) => open.prompts)
  const { role, badge, name, progress, does, always, left, holds, mayAct = false } = duty
  const questions = prompts.filter(({ roles }) => roles.includes(role))
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const names = [player(state, role), ...name.split(' · ')]
  const { RuleLink } = game
  const isIdle = questions.length === 0 && does === undefined
  const status = mayAct ? 'may' : prompts.length === 0 ? 'over' : isJoint(prompts) ? 'together' : (progress ?? 'waits')
  const waits = useWaitingText(role, progress === 'sealed')
  const waiting = isIdle && !mayAct && progress !== 'here' ? waits : undefined
  const isFolded = isIdle && (waiting !== undefined || always !== undefined || left !== undefined || holds.length > 0)
  const title = (
    <h3>
      {badge}
      <span className="words min-w-32 wrap-anywhere">{name}</span>
      {isIdle && <Tag>{words[status]}</Tag>}
      {isFolded && <Icon of={icons.down} size="xs" />}
    </h3>
  )
  const rest = (
    <>
      {always !== undefined && <p className="note">{always}</p>}
      {waiting !== undefined && <p className="note">{waiting}</p>}
      {left !== undefined && <p className="note">{left}</p>}
      {holds.map(({ text, rule }) => (
        <div key={text} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <p className="note">{text}</p>
          <RuleLink rule={rule} />
        </div>
      ))}
    </>
  )
  // A role that answers no question takes one line. Its rights and their rules are in the collapsed part.
  if (isFolded)
    return (
      <li className="duty px-3.5 py-2">
        <details>
          <summary>{title}</summary>
          <div className="flex flex-col items-start gap-2 pt-2 pb-1">{rest}</div>
        </details>
      </li>
    )
  return (
    <li className="duty flex flex-col items-start gap-2 px-3.5 py-3">
      {title}
      {questions.map((question) => (
        <QuestionRow key={question.key} question={question} names={names} game={game} />
      ))}
      {does !== undefined && questions.length === 0 && (
        <p>
          <Tag kind="choice">{words.must}</Tag> {does}
        </p>
      )}
      {rest}
    </li>
  )
}

/**
 * Hook that returns a text that says whom a role waits for, or that the role has already sealed its choice. Undefined while all players
 * answer together. A player with several roles does not wait for herself.
 */
function useWaitingText(role: string, hasSealed: boolean): string | undefined {
  const { words, say, list } = useWaitingForWords()
  const { player } = useGameSpeech()
  const { state, prompts } = useTable((open) => open)
  if (hasSealed) return words.hasSealed
  if (prompts.length === 0) return undefined
  const own = player(state, role)
  const awaited = [...new Set(awaitedOf(prompts).map((other) => player(state, other)))].filter((name) => name !== own)
  return awaited.length === 0 ? undefined : say(words.waitsFor, { who: list(awaited) })
}

/** Links to actions that any player may start. If an action is blocked, the rule that blocks it is shown. */
function Anybody({ game: { offer, RuleLink } }: { readonly game: GameWaitingFor }) {
  const { words } = useWaitingForWords()
  const { state, game, followed } = useTable((open) => open)
  const path = useGamePath()
  const offers = game.offers(state).flatMap(({ kind, refusal }) => {
    const row = offer(kind)
    return row === undefined ? [] : [{ kind, refusal, ...row }]
  })
  const waiting = offers.filter(({ refusal, hiddenWhileWaiting }) => refusal !== undefined && hiddenWhileWaiting !== true)
  const [because] = waiting.flatMap(({ refusal }) => refusal?.rule ?? [])
  return (
    <section aria-label={words.always}>
      <h2 className="label mb-2 px-1">{words.always}</h2>
      <List>
        <Row title={words.rules} to={path('rules')} />
        {!followed && <Row title={words.check} to={path('check')} />}
        {offers.map(
          ({ kind, refusal, title, to }) =>
            refusal === undefined && (
              <Row
                key={kind}
                title={title}
                {...(followed ? { trail: <Tag>{words.onTable}</Tag> } : to === undefined ? {} : { to: path(to) })}
              />
            ),
        )}
        {waiting.map(({ kind, title }) => (
          <Row key={kind} title={title} trail={<Tag kind="warn">{words.notNow}</Tag>} />
        ))}
      </List>
      {because !== undefined && (
        <p className="mt-2">
          <RuleLink rule={because} />
        </p>
      )}
    </section>
  )
}
