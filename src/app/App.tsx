import { lazy, Suspense, useEffect, useState } from 'react'
import { useBroughtBack } from '../play'
import { AddressProvider, Redirect, Route, Routes } from '../ui/route'
import { Start } from '../ui/Start'
import { Toasts } from '../ui/status'
import { LanguageProvider, loadInUse, type Language } from '../ui/words'
import { FaultBoundary } from './Fault'
import { GamePage } from './GamePage'
import { Home } from './Home'
import { ChooseGame, NewGamePage } from './NewGamePage'
import { usePreferences } from './preferences'
import { UpdateNotice } from './UpdateNotice'

const Settings = lazy(() => import('./settings/Settings'))
const BroughtBack = lazy(() => import('./brought-back/BroughtBack'))
const Resume = lazy(() => import('./Resume'))
const ArchivePage = lazy(() => import('./archive/ArchivePage'))
const PhonePage = lazy(() => import('./phone/PhonePage'))
const FairPage = lazy(() => import('./fair/FairPage'))
const RulesPage = lazy(() => import('./RulesPage'))
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

/**
 * The whole app. Its routes stand behind the `#`, so the built folder needs no rules of its own on a server, works in any folder of one,
 * and every address opens without a network.
 */
export function App() {
  const language = useLanguageAtHand()
  const [broughtBack] = useBroughtBack()
  return (
    <LanguageProvider value={language}>
      <div className="shell">
        <FaultBoundary>
          <Suspense fallback={<Start />}>
            <UpdateNotice />
            {broughtBack > 0 && <BroughtBack />}
            <AddressProvider>
              <Routes>
                <Route path="/">
                  <Home />
                </Route>
                <Route path="/settings">
                  <Settings />
                </Route>
                <Route path="/resume">
                  <Resume />
                </Route>
                <Route path="/archive">
                  <ArchivePage />
                </Route>
                <Route path="/phone">
                  <PhonePage />
                </Route>
                <Route path="/help">
                  <HelpPage />
                </Route>
                <Route path="/rules/:game" nest>
                  <RulesPage />
                </Route>
                <Route path="/fair/:id">
                  <FairPage />
                </Route>
                <Route path="/new">
                  <ChooseGame />
                </Route>
                <Route path="/new/:game" nest>
                  <NewGamePage />
                </Route>
                <Route path="/game/:id" nest>
                  <GamePage />
                </Route>
                <Route path="*">
                  <Redirect to="/" />
                </Route>
              </Routes>
            </AddressProvider>
          </Suspense>
          <Toasts />
        </FaultBoundary>
      </div>
    </LanguageProvider>
  )
}
