import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { BottomBar } from '../../ui/BottomBar'
import { IconButton } from '../../ui/Button'
import * as icons from '../icons'
import { lazyPart } from '../../ui/lazy-part'
import { Screen } from '../../ui/Screen'
import { AnswerPortalProvider } from '../AnswerPortal'
import { SidePanelProvider } from '../SidePanel'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import { useGamePath } from '../paths'
import { useTableWords } from '../words'
import { SavedNotice } from './SavedNotice'
import { useWide } from './wide'
import { useReturnTo } from '../../ui/return-to'

/** Menu of a game; loaded on demand, or preloaded when the page is idle. */
export const GameMenu = lazyPart(() => import('./GameMenu').then((menu) => menu.GameMenu))

export interface TableScreenProps {
  /** Title of the screen; by default the round and its step. */
  readonly where?: string
  readonly note?: string
  /** URL path of the screen to which the back button leads; omitted on screens that the bottom bar links to. */
  readonly back?: string
  /** Called when the user presses the back button; returns whether the screen may be left now. Default: always. */
  readonly mayLeave?: () => boolean
  readonly steps?: ReactNode
  /** Identifies the content of the screen; if this string changes, the screen scrolls to its top. */
  readonly about?: string
  readonly answer?: ReactNode
  /** Whether the side panel is shown on a wide screen. */
  readonly accompanied?: boolean
  /** Whether two columns are used on a wide screen. */
  readonly wide?: boolean
  /** Maximum width of a column in px, if it differs from the default. */
  readonly column?: number | undefined
  /** Whether the screen has no controls that change the game. */
  readonly readOnly?: boolean
  readonly children: ReactNode
}

/** Frame of every screen of an open game: round and step at the top, the bottom bar, and notices about unsaved moves. */
export function TableScreen({
  where,
  note,
  back,
  mayLeave = () => true,
  steps,
  about,
  answer,
  accompanied = false,
  wide = false,
  column,
  readOnly = false,
  children,
}: TableScreenProps) {
  const { words } = useTableWords()
  const { Companion } = useGameTable()
  const speech = useGameSpeech()
  const state = useTable((open) => open.state)
  const path = useGamePath()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  // A link can name the page to which the back button leads, e.g. the result.
  const { state: from } = useLocation() as { readonly state: unknown }
  const [menu, setMenu] = useState(false)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [aside, setAside] = useState<HTMLElement | null>(null)
  /**
   * Number of questions that show a map in the side panel. A boolean is not enough, because a new question may add its map before the
   * previous question removes its map.
   */
  const [brought, count] = useState(0)
  const besideSlot = useMemo(
    () => ({ slot: aside ?? undefined, bring: (brings: boolean) => count((before) => before + (brings ? 1 : -1)) }),
    [aside],
  )
  const hasCompanion = useWide() && accompanied
  const places = [
    { to: path(), label: words.places.now, icon: icons.now },
    ...speech.places.map((one) => ({ ...one, to: path(one.to) })),
    { to: path('log'), label: words.places.log, icon: icons.history },
  ]
  const now = speech.where(state)
  const place = where ?? now.round
  const beside = note ?? (where === undefined ? now.step : undefined)
  return (
    <Screen
      where={
        <>
          {place}
          {beside !== undefined && <span className="text-ink-3"> · {beside}</span>}
        </>
      }
      {...(back === undefined ? {} : { onBack: () => mayLeave() && returnTo(typeof from === 'string' ? from : path(back)) })}
      actions={
        <>
          <IconButton icon={icons.book} label={words.menu.rooms.rules} onClick={() => void navigate(path('rules'))} />
          <IconButton icon={icons.more} label={words.menu.open} onClick={() => setMenu(true)} />
        </>
      }
      steps={
        <>
          <SavedNotice />
          {steps}
        </>
      }
      {...(about === undefined ? {} : { about })}
      wide={wide}
      column={column}
      readOnly={readOnly}
      beside={
        hasCompanion ? (
          <Suspense>
            <Companion brought={brought > 0} slot={setAside} />
          </Suspense>
        ) : undefined
      }
      answer={
        <>
          <div ref={setSlot} className="contents" />
          {answer}
        </>
      }
      nav={<BottomBar label={words.places.label} places={places} />}
    >
      <AnswerPortalProvider value={slot}>
        <SidePanelProvider value={besideSlot}>{children}</SidePanelProvider>
      </AnswerPortalProvider>
      {menu && (
        <Suspense>
          <GameMenu onClose={() => setMenu(false)} />
        </Suspense>
      )}
    </Screen>
  )
}
