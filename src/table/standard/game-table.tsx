import { useMemo } from 'react'
import type { GameRooms, GameTable } from '../game/game-table'
import type { GameLog } from '../log/game-log'
import type { QuestionProps } from '../game/game-questions'
import { changeLine } from '../log/change-line'
import { RuleLink } from '../rules/RuleLink'
import { asksChance, playedMove, type Moment, type Prompt, type Refusal, type Vocabulary } from '../../referee'
import { useTable } from '../hook'
import * as icons from '../icons'
import { StandardBadge, standardBoard } from './board'
import { calledBy } from './called'
import { useStandardGame, useStandardTexts } from './context'
import type { StandardGame, StandardTexts } from './standard-game'
import { StepByStep } from './StepByStep'
import { eventText } from './event-text'
import { lazyPart } from '../../ui/lazy-part'
import { bind, useLanguage, type Language } from '../../ui/words'
import { useStandardWords } from './words'

const BoardCompanion = lazyPart(() => import('./BoardPage').then((page) => page.BoardCompanion))
const BallotView = lazyPart(() => import('../ballot/BallotView').then((view) => view.BallotView))
const LastReveal = lazyPart(() => import('../ballot/LastReveal').then((reveal) => reveal.LastReveal))
const RevealScreen = lazyPart(() => import('../ballot/LastReveal').then((reveal) => reveal.RevealScreen))
const DrawnByApp = lazyPart(() => import('../question/DrawnByApp').then((drawn) => drawn.DrawnByApp))
const DoneSteps = lazyPart(() => import('../now/DoneSteps').then((steps) => steps.DoneSteps))
const RuleBook = lazyPart(() => import('./RuleBook').then((book) => book.StandardRuleBook))
const KeepSecrets = lazyPart(() => import('./KeptSecrets').then((page) => page.KeepSecrets))
const ShowSecret = lazyPart(() => import('./KeptSecrets').then((page) => page.ShowSecret))
const Result = lazyPart(() => import('./Result').then((end) => end.Result))

/** Builds the configuration of the shared screens from the data of a game. @param rooms all screens of the game; the key is the URL path */
export const tableOf = (game: StandardGame, rooms: GameRooms): GameTable => ({
  id: game.identity.id,
  rooms,
  ...('film' in rooms && { hasFilm: true as const }),
  useSpeech: useGameSpeech,
  RoleBadge: StandardBadge,
  isBetweenRounds: (state) => game.facts(state).points !== undefined,
  Companion: game.board?.drawing === undefined && game.board?.Board === undefined ? () => undefined : BoardCompanion,
  ...standardBoard(game),
  RuleBook,
  questions: {
    useSpeech: useQuestionSpeech,
    Question,
    parts: Object.values(game.questions.components ?? {}),
    Rule: ({ question }) => question.rule !== '' && <RuleLink rule={question.rule} />,
    reveal: game.sealed?.reveal ?? '',
    isOverrulable: game.questions.isOverrulable,
  },
  hasSecrets: game.sealed?.hasSecrets ?? (() => hasSealedChoices(game)),
  reveals: {
    isDecided: ({ e }) => game.sealed?.decided.includes(e) === true,
    isTied: () => false,
    RevealOverlay: RevealScreen,
    RevealSummary: () => <LastReveal />,
  },
  now: {
    useSpeech: () => {
      const language = useLanguage()
      return {
        phases: (state) => game.rooms?.steps?.(state, language) ?? [],
        turn: (state) => game.rooms?.turn?.(state, language),
        done: (head) => ({ moments: momentsOf(game, head), steps: [] }),
      }
    },
    isUnderWay: (state) => game.facts(state).points === undefined,
    DoneSteps,
    End: game.rooms?.End ?? Result,
  },
  ...(game.questions.outcomes && { outcomes: game.questions.outcomes }),
  ...(game.log?.restored && { Restored }),
  keepsAnswers: (move: { readonly do: string; readonly changes?: readonly { readonly set: string }[] }) =>
    move.do === 'correct'
      ? move.changes?.every(({ set }) => game.questions.keepsAnswersOver?.includes(set)) === true
      : game.questions.keepsAnswers?.includes(move.do) === true,
  isPassing: ({ entry }) => game.questions.passing?.includes(entry.move.do) === true,
  isAddedBefore: (moment) => game.questions.isAddedBefore?.(moment) === true,
})

/** Returns whether a game has choices that the players seal. */
export const hasSealedChoices = ({ sealed }: StandardGame): boolean => Object.keys(sealed?.choices ?? {}).length > 0

/** Pieces to put back after an undo. Loaded only then. */
const Restored = lazyPart(() => import('./Restored').then((part) => part.Restored))

/** Returns the log entries of the current round, newest first. */
const momentsOf = (game: StandardGame, head: Moment<Vocabulary>): readonly Moment<Vocabulary>[] => {
  const { round } = game.facts(head.state)
  const moments: Moment<Vocabulary>[] = []
  for (let at = head; at.parent !== undefined && game.facts(at.parent.state).round === round; at = at.parent) moments.push(at)
  return moments
}

function useGameSpeech(): ReturnType<GameTable['useSpeech']> {
  const game = useStandardGame()
  const texts = useStandardTexts()
  const { words, say, language } = useStandardWords()
  const { places } = words
  const more = game.rooms?.places?.(language) ?? { places: [] }
  const titleOf = (number: string) => texts.rules[number]?.[0] ?? number
  return {
    where: (state) => game.rooms?.where?.(state, language) ?? { round: say(words.round, { n: game.facts(state).round }), step: texts.name },
    player: (state, role) => game.facts(state).names[role] ?? texts.roles[role] ?? role,
    action: (moment) => {
      const { move, events } = moment.entry
      const action =
        game.log?.action?.(playedMove(move), language, events, moment.parent?.state) ??
        actionOf(move, { ...words.actions, ...texts.actions })
      if (action === undefined) return [events.map((event) => eventText(texts, words, event)).find((text) => text !== '') ?? move.do]
      const role = doerOf(game, moment)
      return role === undefined ? [action] : [action, game.facts(moment.state).names[role] || texts.roles[role] || role]
    },
    corrected: (moment) => (game.log?.changed?.(moment, language) ?? []).map((value) => changeLine(value, (_, now) => now)),
    shown: (revealed, state) =>
      game.sealed?.shown?.(revealed, language, state) ?? (revealed.kind === 'choices' ? words.ballot.revealed : revealed.label),
    rule: (number) => ({ title: titleOf(number), name: `${number} ${titleOf(number)}` }),
    places: [...(game.board?.drawing === undefined ? [] : [{ to: 'board', label: places.board, icon: icons.castellan }]), ...more.places],
    menu: more.menu ?? [],
  }
}

function useQuestionSpeech(): ReturnType<GameTable['questions']['useSpeech']> {
  const game = useStandardGame()
  const { questions, roles, pointName } = useStandardTexts()
  const { words, say, language } = useStandardWords()
  const wrong = useWrong()
  const nameOf = (role: string) => roles[role] ?? role
  // If a public question asks only one role, the title names this role.
  const titleOf = ({ kind, roles: asked, sealed }: Prompt) => {
    const [role, ...others] = asked
    const text = questions[kind] ?? kind
    return role === undefined || others.length > 0 || sealed ? text : say(words.asked, { role: nameOf(role), question: text })
  }
  return {
    question: (question, state) => {
      const asked = game.questions.text?.(question, state, language)
      const bound = (text: string) => bind(language, text)
      if (asked !== undefined) return { title: bound(asked.title), note: bound(asked.note ?? ''), task: bound(asked.title) }
      const { unknown } = question
      const number = unknown === undefined ? '' : (pointName?.(unknown) ?? unknown)
      return { title: titleOf(question), note: number, task: titleOf(question) + (number === '' ? '' : ` (${number})`) }
    },
    wrong: ({ code }) => wrong(code),
    role: nameOf,
  }
}

/**
 * Hook that returns a function. The function explains a refusal code in one sentence, with the text of the game or, by default, a text that
 * all games share.
 */
function useWrong(): (code: string) => string {
  const { refusals } = useStandardTexts()
  const { words } = useStandardWords()
  const all = new Map<string, string>([...Object.entries(words.refusals), ...Object.entries(refusals)])
  return (code) => all.get(code) ?? code
}

/**
 * Hook that returns a function. The function describes a refusal with two texts: what is wrong, and what is allowed instead (the text of
 * the violated rule).
 */
export function useRefusalTexts(): (refusal: Refusal) => { readonly wrong: string; readonly allowed: string } {
  const { rules } = useStandardTexts()
  const { words } = useStandardWords()
  const wrong = useWrong()
  const allowed = new Map<string, string>(Object.entries(words.allowed))
  return ({ code, rule }) => ({ wrong: wrong(code), allowed: rules[rule]?.[1] ?? allowed.get(code) ?? '' })
}

/** Component that shows a question with the component for its kind of prompt. */
function Question({ question }: QuestionProps) {
  const { questions, sealed: ballots } = useStandardGame()
  const { words, language } = useStandardWords()
  const { drawLabel } = useStandardTexts()
  const state = useTable((open) => open.state)
  const isDrawn = useTable(({ game }) => questions.rolled.includes(question.kind) && asksChance(game, state))
  const { kind, sealed, secret, params } = question
  const Own = questions.components?.[kind]
  if (Own !== undefined) return <Own question={question} />
  if (sealed && secret !== undefined) return <KeepSecrets question={question} />
  if (sealed || kind === ballots?.reveal) return <BallotView question={question} />
  if (typeof params.secret === 'string') return <ShowSecret question={question} secret={params.secret} />
  if (isDrawn) return <DrawnByApp question={question} label={questions.drawLabel?.(state, language) ?? drawLabel ?? words.roll} />
  return <StepByStep question={question} />
}

/** Returns the role that made a move. If the game does not determine the role, returns the role that the move names. */
const doerOf = (game: StandardGame, moment: Moment<Vocabulary>): string | undefined => {
  const move = playedMove(moment.entry.move)
  return game.log?.doer?.({ ...moment, entry: { ...moment.entry, move } }) ?? roleIn(move)
}

/** Returns the label of a move. A move that overrules a rule has the label of the move inside. */
const actionOf = (move: Vocabulary['move'], actions: Readonly<Record<string, string>>): string | undefined => actions[playedMove(move).do]

const roleIn = (move: object): string | undefined => {
  if ('role' in move && typeof move.role === 'string') return move.role
  return 'owner' in move && typeof move.owner === 'string' ? move.owner : undefined
}

/** Hook that returns the log configuration of a game with the shared screens. Memoized so that log entries do not render again. */
export function useStandardLog(): GameLog {
  const game = useStandardGame()
  const plain = useStandardTexts()
  const { words, language } = useStandardWords()
  const named = useTable((open) => (game.textsOf === undefined ? undefined : open.state))
  return useMemo(() => {
    const texts = named === undefined ? plain : (game.textsOf?.(named, language) ?? plain)
    return logOf(game, texts, words, language)
  }, [game, plain, named, words, language])
}

/** Returns the display names of the roles; the names of the players, unless a player can have several roles. */
const namesIn = ({ facts }: StandardGame, state: unknown, roles: StandardTexts['roles']): StandardTexts['roles'] => {
  const { names, people } = facts(state)
  if (people !== undefined) return roles
  return calledBy(
    Object.entries(names).map(([role, name = '']) => ({ role, name })),
    roles,
  )
}

/** Functions that describe several adjacent events of one type. The key is the type. */
type Mergers = Readonly<Partial<Record<string, (events: readonly { readonly e: string }[]) => string>>>

const logOf = (game: StandardGame, texts: StandardTexts, words: Parameters<typeof eventText>[1], language: Language): GameLog => ({
  event: (event, before, after, move) => {
    const changed = before === undefined ? undefined : game.log?.changedBy?.(event, before, after, language, move ?? {})
    const named = { ...texts, roles: namesIn(game, after, texts.roles) }
    return [eventText(named, words, event, before), ...(changed === undefined ? [] : [changed])].join(' ')
  },
  merged: (events) => {
    const [first] = events
    const merged: Mergers = { ...texts.merged }
    const merge = first && merged[first.e]
    return merge?.(events)
  },
  weight: ({ e }) =>
    game.log?.headEvents?.includes(e) === true ? 'first' : game.log?.minorEvents?.includes(e) === true ? 'leads on' : 'usual',
  nameOf: () => undefined,
  round: (state) => game.facts(state).round,
  ...(game.log?.roundTitle && { roundTitle: (state: unknown) => game.log?.roundTitle?.(state, language) ?? '' }),
  phase: (state) => game.log?.phase?.(state, language),
  doer: roleIn,
  author: (moment) => doerOf(game, moment),
  badge: (moment) => game.log?.badge?.(moment),
  icon: (move) => game.log?.icon?.(move),
  roles: (state) => game.facts(state).playing,
  concerned: (moment) => {
    const role = doerOf(game, moment)
    return new Set(role === undefined ? [] : [role])
  },
  ...(game.board?.areas && {
    areas: game.board.areas,
    areaNames: (state: unknown) => game.board?.areaNames?.(state, language) ?? texts.areas,
  }),
  step: (moment) => game.log?.step?.(moment, language),
  ...(game.log?.mayFold && { mayFold: game.log.mayFold }),
  summary: (moments, counts) => game.log?.summary?.(moments, counts, language) ?? counts,
  changed: (moment) => game.log?.changed?.(moment, language) ?? [],
  detail: (moment) => game.log?.detail?.(moment),
  rule: (code) => texts.refusals[code] ?? code,
  seats: (state) => seatsIn(game, state),
})

/**
 * Returns the seats with the names of their players. If a player may have several roles, each player is a seat; otherwise, each role is a
 * seat. Roles without a player name are omitted, because the app plays these roles.
 */
export const seatsIn = ({ facts }: StandardGame, state: unknown): readonly { readonly id: string; readonly name: string }[] => {
  const { playing, names, people } = facts(state)
  if (people !== undefined) return people.map(({ seat, name }) => ({ id: seat, name }))
  return playing.flatMap((id) => (names[id] === undefined ? [] : [{ id, name: names[id] }]))
}
