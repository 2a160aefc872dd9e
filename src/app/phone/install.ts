/**
 * The browser's install prompt. The browser fires the prompt once at the start; the app stores it until the user wants to install the app.
 */
import { create } from 'zustand'

/** Type of the `beforeinstallprompt` event, which is not in TypeScript's DOM types. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

interface Install {
  /** Opens the browser's install prompt; undefined if the browser has not offered to install the app. */
  readonly install: (() => void) | undefined
}

export const useInstall = create<Install>(() => ({ install: undefined }))

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && typeof event.prompt === 'function'

export const watchForInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    // Suppress the browser's own install banner, which could cover a question. The app has its own install button.
    event.preventDefault()
    useInstall.setState({
      install: () => {
        useInstall.setState({ install: undefined })
        void event.prompt()
      },
    })
  })
  addEventListener('appinstalled', () => useInstall.setState({ install: undefined }))
}
