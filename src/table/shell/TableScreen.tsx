import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
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

/** Fetched when it is opened, or before, when the page is idle. */
export const GameMenu = lazyPart(() => import('./GameMenu').then((menu) => menu.GameMenu))

export interface TableScreenProps {
  /** Where the reader is; the round and its step by default. */
  readonly where?: string
  readonly note?: string
  /** Leads back to this place of the game; screens of the bottom bar have none. */
  readonly back?: string
  readonly steps?: ReactNode
  /** When this changes, the screen begins at its top again. */
  readonly about?: string
  readonly answer?: ReactNode
  /** On a wide screen the board or its surroundings are beside it. */
  readonly accompanied?: boolean
  /** On a wide screen its parts are in two columns. */
  readonly wide?: boolean
  /** How wide its lines may be, in px, where that is not the usual width. */
  readonly column?: number | undefined
  /** It has nothing to press. */
  readonly readOnly?: boolean
  readonly children: ReactNode
}

/** The frame of every screen of an open game: round and step above, its places below, and what is not saved in between. */
export function TableScreen({
  where,
  note,
  back,
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
  const [menu, setMenu] = useState(false)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [aside, setAside] = useState<HTMLElement | null>(null)
  // One question may bring its map before the last one takes its own away.
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
      {...(back === undefined ? {} : { onBack: () => void navigate(path(back)) })}
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
