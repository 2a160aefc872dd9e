import './ui/style.css'
import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { preloadScreens } from './app/preload'
import { watchForInstall } from './app/phone/install'
import { applyPreferences } from './app/settings/preferences'
import { session } from './app/session'
import { watchForUpdates } from './app/update'
import { wakeWithThePage } from './session'
import { dropStrayClicks } from './ui/double-tap'
import { takeRefusedAddresses } from './ui/history-limit'

applyPreferences()
takeRefusedAddresses()
dropStrayClicks()

/** The page shows its static HTML until everything that the first screen needs has loaded. */
const begin = async (root: HTMLElement): Promise<void> => {
  await preloadScreens()
  ;(globalThis as { castellan?: { remember: () => void } }).castellan?.remember()
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  const render = () => createRoot(root).render(app)
  /**
   * Renders synchronously: with time slicing, the first paint would be one or two frames later. Only a first visit, which has to compile
   * all scripts, would block for too long.
   */
  if (navigator.serviceWorker?.controller) flushSync(render)
  else startTransition(render)
}
const root = document.getElementById('root')
const begun = root ? begin(root) : Promise.resolve()

wakeWithThePage(session)
watchForInstall()
void watchForUpdates(begun)
