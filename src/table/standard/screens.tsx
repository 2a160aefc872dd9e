import '../shell/styles'
import '../forms.css'
import '../board/areas.css'
import '../now/styles'
import type { ReactNode } from 'react'
import { isObject } from '../../session/environment/local-storage'
import { importPeople, peopleOf, rememberedIn, usePeople } from '../../session/people'
import { lazyPart, type LazyPart } from '../../ui/lazy-part'
import type { Language } from '../../ui/words'
import { useBallotWords } from '../ballot/words'
import { GameBallotsProvider } from '../ballot/context'
import { pass } from '../ballot/passing'
import { GameTableProvider } from '../context'
import type { ArchivedGame, OnTable } from '../game/game-screens'
import type { GameRooms } from '../game/game-table'
import { GameLogProvider } from '../log/context'
import { NowPage } from '../now/NowPage'
import { useAskingWords } from '../question/words'
import { TableRoutes } from '../shell/TableRoutes'
import { useTableWords } from '../words'
import { ballotsOf } from './ballots'
import { StandardBadge } from './board'
import { StandardGameProvider, useStandardGame, useStandardTexts } from './context'
import { hasSealedChoices, seatsIn, tableOf, useStandardLog } from './game-table'
import type { StandardGame } from './standard-game'
import { useStandardWords } from './words'

/** Page of the board, loaded on demand. This module itself contains only the screen of the open question. */
const BoardPage = lazyPart(() => import('./BoardPage').then((page) => page.BoardPage))
const KeptPage = lazyPart(() => import('./KeptSecrets').then((page) => page.KeptPage))
const LogPage = lazyPart(() => import('../log/LogPage').then((page) => page.LogPage))
const MomentPage = lazyPart(() => import('./MomentNow').then((page) => page.MomentNow))
const RulesPage = lazyPart(() => import('../rules/RulesPage').then((page) => page.default))
const WhoPage = lazyPart(() => import('./WaitingForPage').then((page) => page.default))
const Refused = lazyPart(() => import('./Refused').then((sheet) => sheet.Refused))

/** Returns the screens of a game. The key is the URL path. Screens that the game provides replace the screens built from data. */
const roomsOf = ({ board, sealed, rooms }: StandardGame): GameRooms => ({
  '': NowPage,
  ...(board?.drawing !== undefined && { board: BoardPage }),
  // A choice of which only the outcome is shown is not kept after its reveal.
  ...(Object.values(sealed?.choices ?? {}).some(({ isOutcomeOnly }) => isOutcomeOnly !== true) && { kept: KeptPage }),
  log: LogPage,
  'moment/:seq': MomentPage,
  rules: RulesPage,
  'rules/:rule': RulesPage,
  who: WhoPage,
  ...rooms?.screens,
})

/** Preloads a lazily loaded component; does nothing for other components. */
const fetchOf = (component: object | undefined): Promise<unknown> | undefined =>
  component !== undefined && 'fetch' in component ? (component as LazyPart<never>).fetch() : undefined

/** Ends the hand-over of the phone. Called in browser windows that only display the game. */
const putDown = () => pass(undefined)

/** Builds all screens that a game with the shared screens adds to the app. */
export const standardScreens = (game: StandardGame) => {
  const table = tableOf(game, roomsOf(game))
  const ballots = ballotsOf(game)
  const Around = ({ children }: { children: ReactNode }) => (
    <StandardGameProvider value={game}>
      <GameTableProvider value={table}>{children}</GameTableProvider>
    </StandardGameProvider>
  )
  const Played = () => (
    <GameLogProvider value={useStandardLog()}>
      <GameBallotsProvider value={ballots}>
        <TableRoutes table={table} RefusalSheet={game.questions.Refused ?? Refused} onLookOn={putDown} />
      </GameBallotsProvider>
    </GameLogProvider>
  )
  const within = (Inside: () => ReactNode) => () => (
    <Around>
      <Inside />
    </Around>
  )
  const Table = within(Played)
  const { practice } = game.setup
  const { backupExtras = () => Promise.resolve(extrasOf(game.identity.id)) } = game.rooms ?? {}
  return {
    Table,
    hasSecrets: hasSealedChoices(game),
    /** Preloads the texts of the game screen and the components of the open questions. */
    preload: (language: Language, open?: OnTable) =>
      Promise.all([
        ...[useStandardWords, useTableWords, useAskingWords, useBallotWords].map((words) => words.load(language)),
        ...(game.questions.first ?? []).map((fetch) => fetch()),
        ...(open?.prompts ?? []).map(({ kind }) => fetchOf(game.questions.components?.[kind])),
      ]),
    NewGame: lazyPart(async () => within((await import('./new-game')).newGamePage(game))),
    Rules: lazyPart(async () => {
      const { default: Book } = await import('../rules/RulesBook')
      return within(() => <Book />)
    }),
    ...(practice && {
      Practice: lazyPart(async () => {
        const [{ practicePage }, round] = await Promise.all([import('./practice'), practice()])
        return within(practicePage(round, Table))
      }),
    }),
    Summary: ({ open }: { readonly open: OnTable }) => (
      <Around>
        <Summary state={open.state} />
      </Around>
    ),
    feedbackEvents: Object.fromEntries((game.sealed?.decided ?? []).map((e) => [e, 'reveal' as const])),
    Archive: ({ children }: { readonly children: (game: ArchivedGame) => ReactNode }) => (
      <Around>
        <Archive>{children}</Archive>
      </Around>
    ),
    backupExtras,
    seats: () => Promise.resolve({ seatsOf: (state: unknown) => seatsIn(game, state), roundTitle: game.log?.roundTitle }),
  }
}

/** Screens of a game, built from its data. */
export type StandardScreens = ReturnType<typeof standardScreens>

/** Exports the names of players to a backup, and imports them. An import keeps the names that are already stored on the device. */
const extrasOf = (id: string) => ({
  export: () => {
    const people = peopleOf(usePeople.getState(), id)
    return people.names.length === 0 && people.last === undefined ? undefined : people
  },
  import: (found: unknown) => importPeople(id, rememberedIn(isObject(found) ? found : undefined)),
})

/** Component that summarizes an open game in the list of games. */
function Summary({ state }: { readonly state: unknown }) {
  const { facts, rooms } = useStandardGame()
  const { words, say, language } = useStandardWords()
  const { round, playing } = facts(state)
  const where = rooms?.where?.(state, language)
  if (rooms?.Summary !== undefined) return <rooms.Summary state={state} />
  return (
    <>
      <p className="type-row">{where === undefined ? say(words.round, { n: round }) : `${where.round} · ${where.step}`}</p>
      <p className="flex gap-2">
        {playing.map((role) => (
          <StandardBadge key={role} role={role} alone />
        ))}
      </p>
    </>
  )
}

function Archive({ children }: { readonly children: (game: ArchivedGame) => ReactNode }) {
  const { identity, rooms } = useStandardGame()
  const { roles: names, seating } = useStandardTexts()
  const { words, language } = useStandardWords()
  return children({
    roleWord: seating?.roleWord ?? words.over.role,
    roles: identity.roles.map((id) => ({ id, name: names[id] ?? id })),
    mark: (role, size) => <StandardBadge role={role} size={size} />,
    colours: (role) => identity.colours?.(role) ?? role,
    figures: [{ id: 'points', name: words.over.points }],
    how: () => words.over.how,
    ...rooms?.archive?.(language),
  })
}
