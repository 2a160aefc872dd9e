import { Suspense, useEffect, useState } from 'react'
import { HashRouter, Navigate, Route, Routes } from 'react-router'
import { SessionProvider, useMirrorUnsynced, useOpenGame, useRestored } from '../session'
import { HistoryRecorder } from '../ui/return-to'
import { Start } from '../ui/Start'
import { Toasts } from '../ui/status'
import { LanguageProvider, loadInUse, type Language } from '../ui/words'
import { FaultBoundary } from './Fault'
import { GamePage } from './GamePage'
import { Home } from './Home'
import { NewGamePage } from './NewGamePage'
import { useLost } from './link/lost'
import { usePreferences } from './settings/preferences'
import { session } from './session'
import { UpdateNotice } from './UpdateNotice'
import { lazyPart } from '../ui/lazy-part'

const choose = () => import('./choose/ChooseGame')
const ChooseGame = lazyPart(() => choose().then((page) => page.ChooseGame))
const ChoosePractice = lazyPart(() => choose().then((page) => page.ChoosePractice))
const Settings = lazyPart(() => import('./settings/Settings').then((part) => part.default))
const Restored = lazyPart(() => import('./second-copy/Restored').then((part) => part.default))
const Unsynced = lazyPart(() => import('./second-copy/Unsynced').then((part) => part.default))
const Resume = lazyPart(() => import('./Resume').then((part) => part.default))
const ArchivePage = lazyPart(() => import('./archive/ArchivePage').then((part) => part.default))
const PhonePage = lazyPart(() => import('./phone/PhonePage').then((part) => part.default))
const FairPage = lazyPart(() => import('./fair/FairPage').then((part) => part.default))
const RulesPage = lazyPart(() => import('./RulesPage').then((part) => part.default))
const ShowGame = lazyPart(() => import('./phone-to-phone/ShowGame').then((part) => part.default))
const LinkPage = lazyPart(() => import('./link/LinkPage').then((part) => part.default))
const LinkNotice = lazyPart(() => import('./link/LinkNotice').then((part) => part.default))
const CallNotice = lazyPart(() => import('./session-preferences/CallNotice').then((part) => part.default))
const HelpPage = lazyPart(() => import('./fair/HelpPage').then((part) => part.default))

/**
 * Returns the language in which the app renders. After the user changes the language, the app renders the previous language until the new
 * texts are loaded.
 */
function useLanguageAtHand(): Language {
  const chosen = usePreferences((preferences) => preferences.language)
  const [language, speak] = useState(chosen)
  useEffect(() => {
    let isOver = false
    if (chosen !== language) void loadInUse(chosen).then(() => isOver || speak(chosen))
    return () => {
      isOver = true
    }
  }, [chosen, language])
  return language
}

/** Layout and routes of the app. */
function Shell() {
  const language = useLanguageAtHand()
  const [restored] = useRestored()
  const isMirrorUnsynced = useMirrorUnsynced()
  const isLinkLost = useLost(({ lost }) => lost !== undefined)
  const isGuest = useOpenGame(({ open, link }) => open !== undefined && open.followed && link?.id === open.id)
  return (
    <LanguageProvider value={language}>
      <div className="shell">
        <FaultBoundary>
          {/* The router is outside Suspense, because components inside a suspended boundary do not react to route changes. Transitions are
              off: navigation shows the fallback at once, and the search box stays in sync with the URL. */}
          <HashRouter useTransitions={false}>
            <HistoryRecorder />
            <Suspense fallback={<Start />}>
              <UpdateNotice />
              {restored > 0 && <Restored />}
              {isMirrorUnsynced && <Unsynced />}
              {isLinkLost && <LinkNotice />}
              {isGuest && <CallNotice />}
              <Routes>
                <Route index element={<Home />} />
                <Route path="settings" element={<Settings />} />
                <Route path="resume" element={<Resume />} />
                <Route path="archive" element={<ArchivePage />} />
                <Route path="phone" element={<PhonePage />} />
                <Route path="help" element={<HelpPage />} />
                <Route path="rules/:game/*" element={<RulesPage />} />
                <Route path="fair/:id" element={<FairPage />} />
                <Route path="show/:id" element={<ShowGame />} />
                <Route path="link/:id" element={<LinkPage />} />
                <Route path="new" element={<ChooseGame />} />
                <Route path="practice" element={<ChoosePractice />} />
                <Route path="new/:game/*" element={<NewGamePage />} />
                <Route path="game/:id/*" element={<GamePage />} />
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </Suspense>
          </HashRouter>
          <Toasts />
        </FaultBoundary>
      </div>
    </LanguageProvider>
  )
}

/** Root component of the app. Uses hash routes: the build works in any folder of a static server, and every route opens offline. */
export function App() {
  return (
    <SessionProvider value={session}>
      <Shell />
    </SessionProvider>
  )
}
