import '../shell/styles'
import '../forms.css'
import '../board/areas.css'
import '../now/styles'
import type { ReactNode } from 'react'
import { isObject } from '../../session/environment/local-storage'
import { newsOfPeople, peopleOf, rememberedIn, usePeople } from '../../session/people'
import type { Language } from '../../ui/words'
import { GameBallotsProvider } from '../ballot/context'
import { pass } from '../ballot/passing'
import { GameTableProvider } from '../context'
import { MomentPage } from '../history/MomentPage'
import * as icons from '../icons'
import { GameLogProvider } from '../log/context'
import { LogPage } from '../log/LogPage'
import { NewGamePages } from '../new-game/NewGamePages'
import { NowPage } from '../now/NowPage'
import { RefusalSheet } from '../refusal/RefusalSheet'
import { RuleLink } from '../rules/RuleLink'
import RulesBook from '../rules/RulesBook'
import RulesPage from '../rules/RulesPage'
import { TableRoutes } from '../shell/TableRoutes'
import { ballotsOf } from './ballots'
import { BoardNow, BoardPage, PlainBadge } from './board'
import { PlainGameProvider, usePlainGame, usePlainTexts } from './context'
import { seatsIn, tableOf, usePlainLog, useRefusalTexts } from './game-table'
import { KeptPage } from './KeptSecrets'
import { newGameOf } from './new-game'
import type { PlainGame } from './plain-game'
import { usePlainWords } from './words'

/** The rules can be read, and the board looked at, at any time. */
const SCREENS = {
  '': NowPage,
  board: BoardPage,
  kept: KeptPage,
  log: LogPage,
  'moment/:seq': () => <MomentPage Board={BoardNow} BoardMap={BoardNow} />,
  rules: RulesPage,
  'rules/:rule': RulesPage,
}

const NEXT: readonly (() => Promise<unknown>)[] = []

/** A window that only looks on has nobody's phone in hand. */
const putDown = () => pass(undefined)

/** Everything that a game on plain screens brings to the app. It goes into the list of screens as it is. */
export const plainScreens = (game: PlainGame) => {
  const table = tableOf(game)
  const ballots = ballotsOf(game)
  const useNewGame = newGameOf(game)
  const screens = { ...SCREENS, ...game.own?.screens }
  const Around = ({ children }: { children: ReactNode }) => (
    <PlainGameProvider value={game}>
      <GameTableProvider value={table}>{children}</GameTableProvider>
    </PlainGameProvider>
  )
  const Begin = () => <NewGamePages {...useNewGame()} />
  const Played = () => (
    <GameLogProvider value={usePlainLog()}>
      <GameBallotsProvider value={ballots}>
        <TableRoutes table={table} screens={screens} RefusalSheet={Refused} next={NEXT} onLookOn={putDown} />
      </GameBallotsProvider>
    </GameLogProvider>
  )
  const within = (Inside: () => ReactNode) => () => (
    <Around>
      <Inside />
    </Around>
  )
  return {
    Table: within(Played),
    ahead: (language: Language) => usePlainWords.load(language),
    NewGame: within(Begin),
    Rules: within(() => <RulesBook />),
    Summary: ({ open }: { readonly open: { readonly state: unknown } }) => (
      <Around>
        <Summary state={open.state} />
      </Around>
    ),
    telling: Object.fromEntries(game.decided.map((e) => [e, 'reveal' as const])),
    Archive: ({ children }: { readonly children: (archived: Archived) => ReactNode }) => (
      <Around>
        <Archive>{children}</Archive>
      </Around>
    ),
    along: () => Promise.resolve({ given: () => peopleOf(usePeople.getState(), game.id), news: newsFor(game.id) }),
    seats: () => Promise.resolve({ seatsOf: (state: unknown) => seatsIn(game, state) }),
  }
}

/** Looks at the people that came along from another device; undefined: nobody is new. */
const newsFor = (id: string) => (found: unknown) => newsOfPeople(id, rememberedIn(isObject(found) ? found : undefined))

/** Why not: in the words of the game, with the rule that says so. */
function Refused() {
  const text = useRefusalTexts()
  return (
    <RefusalSheet
      text={text}
      rule={({ rule }) => rule}
      RuleLink={RuleLink}
      alternatives={() => []}
      alternative={() => ({ icon: icons.undo, title: '' })}
    />
  )
}

/** How an open game stands, for the list of games. */
function Summary({ state }: { readonly state: unknown }) {
  const { facts } = usePlainGame()
  const { words, say } = usePlainWords()
  const { round, playing } = facts(state)
  return (
    <>
      <p className="type-row">{say(words.round, { n: round })}</p>
      <p className="flex gap-2">
        {playing.map((role) => (
          <PlainBadge key={role} role={role} alone />
        ))}
      </p>
    </>
  )
}

interface Archived {
  readonly roleWord: string
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  readonly mark: (role: string, size: number) => ReactNode
  readonly figures: readonly { readonly id: string; readonly name: string }[]
  readonly how: (how: string) => string
}

function Archive({ children }: { readonly children: (archived: Archived) => ReactNode }) {
  const { roles } = usePlainGame()
  const { roles: names } = usePlainTexts()
  const { words } = usePlainWords()
  return children({
    roleWord: words.over.role,
    roles: roles.map((id) => ({ id, name: names[id] ?? id })),
    mark: (role, size) => <PlainBadge role={role} size={size} />,
    figures: [{ id: 'points', name: words.over.points }],
    how: () => words.over.how,
  })
}
