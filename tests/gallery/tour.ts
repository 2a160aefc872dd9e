import type { Browser } from '@playwright/test'
import type { Scene } from './scenes'
import { openApp, setStage, type App, type Look, type PictureStage } from './playwright'

/** Options for running several scenes one after another on one page. */
export interface Tour {
  readonly browser: Browser
  /** URL of the app. */
  readonly url: string
  readonly scenes: readonly Scene[]
  /** Size, theme and language at the start. `see` may change the size and the theme, but not the language. */
  readonly look: Look
  /** Called after each scene has been played. */
  readonly see: (scene: Scene, stage: PictureStage) => Promise<void>
  /**
   * Called if a scene or `see` fails, or if the page reports an error. `stage` is undefined if the device of the scene could not be
   * prepared.
   */
  readonly miss: (scene: Scene, why: string, stage?: PictureStage) => Promise<void>
}

/**
 * Maximum number of games on the device. When the number is reached, the device is emptied, because the home screen lists all games between
 * two scenes.
 */
const MOST_GAMES = 12

/**
 * Sorts the scenes. Scenes with the same position follow each other, so that the game of the position is imported only once. Scenes that
 * need a device without stored data are last.
 */
const inTurn = (scenes: readonly Scene[]): readonly Scene[] => {
  const positions = [...new Set(scenes.map(({ position }) => position))]
  const rank = ({ alone, position }: Scene) => (alone ? positions.length : positions.indexOf(position))
  return scenes.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Runs scenes on one page. Before and after a scene that needs a device without stored data, all data are deleted. Deleting is faster than
 * opening a new device, because the browser keeps the app's scripts. A page with an error is not used again.
 */
export async function goThrough({ browser, url, scenes, look, see, miss }: Tour): Promise<void> {
  let app: App | undefined
  let isUsed = false
  for (const scene of inTurn(scenes)) {
    const { position, alone, tells, play } = scene
    const faults: string[] = []
    const hear = ({ message }: Error) => void faults.push(message)
    let stage: PictureStage | undefined
    try {
      const isFull = app !== undefined && app.games.size >= MOST_GAMES && position !== undefined && !app.games.has(position)
      if (app !== undefined && ((alone && isUsed) || isFull)) await app.empty()
      app ??= await openApp(browser, url, look)
      isUsed = true
      app.page.on('pageerror', hear)
      await app.page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
      await app.page.setViewportSize({ width: look.width, height: look.height })
      stage = await setStage(app, position, tells)
      await play?.(stage)
      await stage.waitUntilStill()
      await see(scene, stage)
    } catch (reason) {
      faults.push(reason instanceof Error ? reason.message : String(reason))
    }
    app?.page.off('pageerror', hear)
    if (faults.length === 0) continue
    await miss(scene, faults.join('; '), stage)
    await app?.close()
    app = undefined
    isUsed = false
  }
  await app?.close()
}
