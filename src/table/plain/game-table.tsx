import { useMemo } from 'react'
import type { GameTable } from '../game/game-table'
import { BallotView } from '../ballot/BallotView'
import { LastReveal, RevealScreen } from '../ballot/LastReveal'
import type { GameLog } from '../log/game-log'
import { DoneSteps } from '../now/DoneSteps'
import { DrawnByApp } from '../question/DrawnByApp'
import type { QuestionProps } from '../game/game-questions'
import { ruleOf } from '../rules/reference'
import { RuleLink } from '../rules/RuleLink'
import type { Moment, Prompt, Refusal, Vocabulary } from '../../referee'
import { useTable } from '../hook'
import * as icons from '../icons'
import { BoardCompanion, PlainBadge, plainBoard } from './board'
import { usePlainGame, usePlainTexts } from './context'
import { KeepSecrets, ShowSecret } from './KeptSecrets'
import type { PlainGame, PlainTexts } from './plain-game'
import { Result } from './Result'
import { StepByStep } from './StepByStep'
import { tell } from './tell'
import { usePlainWords } from './words'

/** What a plain game hands to the table of every game. */
export const tableOf = (game: PlainGame): GameTable => ({
  id: game.id,
  useSpeech: useGameSpeech,
  RoleBadge: PlainBadge,
  isBetweenRounds: (state) => game.facts(state).points !== undefined,
  Companion: game.board === undefined && game.own?.Board === undefined ? () => undefined : BoardCompanion,
  ...plainBoard(game),
  RuleBook: function RuleBook({ children }) {
    const { rules } = usePlainTexts()
    const { words } = usePlainWords()
    const all = Object.entries(rules).map(([number, [title, text]]) => ruleOf(number, number, title, text))
    return children({ chapters: all, rules: all, hint: words.rulesHint, facts: () => [], isSetting: () => false })
  },
  questions: {
    useSpeech: useQuestionSpeech,
    Question,
    Rule: ({ question }) => question.rule !== '' && <RuleLink rule={question.rule} />,
    reveal: game.reveal ?? '',
    isOverrulable: game.isOverrulable,
  },
  reveals: {
    isDecided: ({ e }) => game.decided.includes(e),
    isTied: () => false,
    Laid: RevealScreen,
    Folded: () => <LastReveal />,
  },
  now: {
    useSpeech: () => ({ phases: () => [], turn: () => undefined, done: (head) => ({ moments: momentsOf(game, head), steps: [] }) }),
    isUnderWay: (state) => game.facts(state).points === undefined,
    DoneSteps,
    End: game.own?.End ?? Result,
  },
})

/** The moments of the present round, the newest first. */
const momentsOf = (game: PlainGame, head: Moment<Vocabulary>): readonly Moment<Vocabulary>[] => {
  const { round } = game.facts(head.state)
  const moments: Moment<Vocabulary>[] = []
  for (let at = head; at.parent !== undefined && game.facts(at.parent.state).round === round; at = at.parent) moments.push(at)
  return moments
}

function useGameSpeech(): ReturnType<GameTable['useSpeech']> {
  const game = usePlainGame()
  const texts = usePlainTexts()
  const { words, say, language } = usePlainWords()
  const { places } = words
  const more = game.own?.places?.(language) ?? { places: [], menu: [] }
  const titleOf = (number: string) => texts.rules[number]?.[0] ?? number
  return {
    where: (state) => game.own?.where?.(state, language) ?? { round: say(words.round, { n: game.facts(state).round }), step: texts.name },
    player: (state, role) => game.facts(state).names[role] ?? texts.roles[role] ?? role,
    deed: ({ entry }) => [entry.events.map((event) => tell(texts, words, event)).find((text) => text !== '') ?? entry.move.do],
    shown: ({ label }) => label,
    rule: (number) => ({ title: titleOf(number), name: `${number} ${titleOf(number)}` }),
    places: [...(game.board === undefined ? [] : [{ to: 'board', label: places.board, icon: icons.castellan }]), ...more.places],
    menu: [
      ...more.menu,
      ...(Object.keys(game.sealed).length === 0 ? [] : [{ group: 'table', to: 'kept', icon: icons.hidden, title: places.kept } as const]),
      { group: 'lookUp', to: 'rules', icon: icons.book, title: places.rules },
    ],
  }
}

function useQuestionSpeech(): ReturnType<GameTable['questions']['useSpeech']> {
  const { questions, roles, pointName } = usePlainTexts()
  const { words, say } = usePlainWords()
  const wrong = useWrong()
  const nameOf = (role: string) => roles[role] ?? role
  // Whoever is asked alone, in front of all, is named.
  const titleOf = ({ kind, roles: asked, sealed }: Prompt) => {
    const [role, ...others] = asked
    const text = questions[kind] ?? kind
    return role === undefined || others.length > 0 || sealed ? text : say(words.asked, { role: nameOf(role), question: text })
  }
  return {
    question: (question) => {
      const { unknown } = question
      const number = unknown === undefined ? '' : (pointName?.(unknown) ?? unknown)
      return { title: titleOf(question), note: number, task: titleOf(question) + (number === '' ? '' : ` (${number})`) }
    },
    wrong: ({ code }) => wrong(code),
    role: nameOf,
  }
}

/** Why not, in a sentence: what the game says, or what holds in every game. */
function useWrong(): (code: string) => string {
  const { refusals } = usePlainTexts()
  const { words } = usePlainWords()
  const all = new Map<string, string>([...Object.entries(words.refusals), ...Object.entries(refusals)])
  return (code) => all.get(code) ?? code
}

/** A refusal of any game: what is wrong, and what would be allowed, which is what its rule says. */
export function useRefusalTexts(): (refusal: Refusal) => { readonly wrong: string; readonly allowed: string } {
  const { rules } = usePlainTexts()
  const { words } = usePlainWords()
  const wrong = useWrong()
  const allowed = new Map<string, string>(Object.entries(words.allowed))
  return ({ code, rule }) => ({ wrong: wrong(code), allowed: rules[rule]?.[1] ?? allowed.get(code) ?? '' })
}

/** The way in which a question is answered follows from what the rules say of it. */
function Question({ question }: QuestionProps) {
  const { reveal, rolled, facts, own } = usePlainGame()
  const { words } = usePlainWords()
  const state = useTable((open) => open.state)
  const { kind, sealed, secret, params } = question
  const Own = own?.questions?.[kind]
  if (Own !== undefined) return <Own question={question} />
  if (sealed && secret !== undefined) return <KeepSecrets question={question} />
  if (sealed || kind === reveal) return <BallotView question={question} />
  if (typeof params.secret === 'string') return <ShowSecret question={question} secret={params.secret} />
  if (rolled.includes(kind) && facts(state).dice === 'app') return <DrawnByApp question={question} label={words.roll} />
  return <StepByStep question={question} />
}

const roleIn = (move: object): string | undefined => {
  if ('role' in move && typeof move.role === 'string') return move.role
  return 'owner' in move && typeof move.owner === 'string' ? move.owner : undefined
}

/** What the log of a plain game tells: the same log each time, so that rows are not made anew. */
export function usePlainLog(): GameLog {
  const game = usePlainGame()
  const texts = usePlainTexts()
  const { words } = usePlainWords()
  return useMemo(() => logOf(game, texts, words), [game, texts, words])
}

const logOf = (game: PlainGame, texts: PlainTexts, words: Parameters<typeof tell>[1]): GameLog => ({
  event: (event) => tell(texts, words, event),
  weight: () => 'usual',
  nameOf: () => undefined,
  round: (state) => game.facts(state).round,
  phase: () => undefined,
  doer: roleIn,
  icon: () => undefined,
  roles: (state) => game.facts(state).playing,
  concerned: ({ entry }) => {
    const role = roleIn(entry.move)
    return new Set(role === undefined ? [] : [role])
  },
  before: () => [],
  rule: (code) => texts.refusals[code] ?? code,
  seats: (state) => seatsIn(game, state),
})

/** Who sits where, by name; a role that has no name is run by the table. */
export const seatsIn = ({ facts }: PlainGame, state: unknown): readonly { readonly id: string; readonly name: string }[] => {
  const { playing, names } = facts(state)
  return playing.flatMap((id) => (names[id] === undefined ? [] : [{ id, name: names[id] }]))
}
