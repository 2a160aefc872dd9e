// The browser's own offer to put the app on the home screen comes once, early, and is kept until somebody wants it.
import { create } from 'zustand'

/** An event of some browsers; not in the standard's own types. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

interface Install {
  /** Asks the browser to install; undefined: it has not offered to. */
  readonly install: (() => void) | undefined
}

export const useInstall = create<Install>(() => ({ install: undefined }))

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && typeof event.prompt === 'function'

export const watchForInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    // The browser's own bar would come over a question; the app offers it in its settings.
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
