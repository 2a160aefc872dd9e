import './trusted'
import './ui/style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { watchForInstall } from './app/install'
import { showPreferences } from './app/preferences'
import { watchForUpdates } from './app/update'
import { wakeWithThePage } from './play'

showPreferences()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

wakeWithThePage()
watchForInstall()
void watchForUpdates()
