import { lazy, Suspense, useEffect, useState } from 'react'
import { HashRouter, Navigate, Route, Routes } from 'react-router'
import { SessionProvider, useRestored, useMirrorUnsynced } from '../session'
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

const choose = () => import('./choose/ChooseGame')
const ChooseGame = lazy(() => choose().then((page) => ({ default: page.ChooseGame })))
const ChoosePractice = lazy(() => choose().then((page) => ({ default: page.ChoosePractice })))
const Settings = lazy(() => import('./settings/Settings'))
const Restored = lazy(() => import('./second-copy/Restored'))
const Unsynced = lazy(() => import('./second-copy/Unsynced'))
const Resume = lazy(() => import('./Resume'))
const ArchivePage = lazy(() => import('./archive/ArchivePage'))
const PhonePage = lazy(() => import('./phone/PhonePage'))
const FairPage = lazy(() => import('./fair/FairPage'))
const RulesPage = lazy(() => import('./RulesPage'))
const ShowGame = lazy(() => import('./phone-to-phone/ShowGame'))
const LinkPage = lazy(() => import('./link/LinkPage'))
const LinkNotice = lazy(() => import('./link/LinkNotice'))
const HelpPage = lazy(() => import('./fair/HelpPage'))

/** The chosen language, as soon as its words are there: until then the screen stays as it is. */
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

/** The frame of every screen, and the routes. */
function Shell() {
  const language = useLanguageAtHand()
  const [restored] = useRestored()
  const isMirrorUnsynced = useMirrorUnsynced()
  const isLinkLost = useLost(({ lost }) => lost !== undefined)
  return (
    <LanguageProvider value={language}>
      <div className="shell">
        <FaultBoundary>
          {/* Around Suspense, since nothing inside it hears of an address while its fallback stands. A new address is shown at once, not
              in a transition: the tap is answered by the start of the screen, and a search box holds what its address says. */}
          <HashRouter useTransitions={false}>
            <Suspense fallback={<Start />}>
              <UpdateNotice />
              {restored > 0 && <Restored />}
              {isMirrorUnsynced && <Unsynced />}
              {isLinkLost && <LinkNotice />}
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

/**
 * The whole app. Its routes are behind the `#`, so the built folder needs no rules of its own on a server, works in any folder of one,
 * and every address opens without a network.
 */
export function App() {
  return (
    <SessionProvider value={session}>
      <Shell />
    </SessionProvider>
  )
}
