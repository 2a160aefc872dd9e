import type { Browser } from '@playwright/test'
import type { Scene } from './scenes'
import { openApp, setStage, type App, type Look, type PictureStage } from './playwright'

/** How scenes are gone through one after another. */
export interface Tour {
  readonly browser: Browser
  /** Where the app is served. */
  readonly url: string
  readonly scenes: readonly Scene[]
  /** How the app is opened; whoever looks may change size and theme, not the language. */
  readonly look: Look
  /** Looks at a scene once it is played. */
  readonly see: (scene: Scene, stage: PictureStage) => Promise<void>
  /** A scene that could not be played or looked at, or a fault on the page; `stage` as far as it got. */
  readonly miss: (scene: Scene, why: string, stage?: PictureStage) => Promise<void>
}

/** The list of games is on the page between two scenes: when it has grown so long, the device is emptied. */
const MOST_GAMES = 12

/** Scenes of one position one after another, since its game is taken in once, and then those that want an empty device. */
const inTurn = (scenes: readonly Scene[]): readonly Scene[] => {
  const positions = [...new Set(scenes.map(({ position }) => position))]
  const rank = ({ alone, position }: Scene) => (alone ? positions.length : positions.indexOf(position))
  return scenes.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Goes through scenes on one page. The device is emptied before and after a scene that wants it so, which is much quicker than a fresh
 * one: the browser keeps the app's scripts. A page with a fault is not used again.
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
