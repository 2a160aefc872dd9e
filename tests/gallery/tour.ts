import type { Browser } from 'playwright-core'
import type { Scene } from './scenes'
import { openApp, setStage, type App, type Look, type Stage } from './stage'

/** How scenes are gone through one after another. */
export interface Tour {
  readonly browser: Browser
  /** Where the app is served. */
  readonly url: string
  readonly scenes: readonly Scene[]
  /** How the app is opened; whoever looks may change size and theme, not the language. */
  readonly look: Look
  /** Looks at a scene once it is played. */
  readonly see: (scene: Scene, stage: Stage) => Promise<void>
  /** A scene that could not be played or looked at, or a fault on the page; `stage` as far as it got. */
  readonly miss: (scene: Scene, why: string, stage?: Stage) => Promise<void>
}

/** Goes through scenes on one device, as long as they leave it as it was; the others get one of their own. */
export async function goThrough({ browser, url, scenes, look, see, miss }: Tour): Promise<void> {
  let shared: App | undefined
  for (const scene of scenes) {
    const faults: string[] = []
    const hear = ({ message }: Error) => void faults.push(message)
    let app: App | undefined = scene.alone ? undefined : shared
    let stage: Stage | undefined
    try {
      app ??= await openApp(browser, url, look)
      app.page.on('pageerror', hear)
      await app.page.setViewportSize({ width: look.width, height: look.height })
      stage = await setStage(app, scene.position, scene.tells)
      await scene.play?.(stage)
      await stage.settled()
      await see(scene, stage)
    } catch (reason) {
      faults.push(reason instanceof Error ? reason.message : String(reason))
    }
    app?.page.off('pageerror', hear)
    if (faults.length > 0) await miss(scene, faults.join('; '), stage)
    const isFit = !scene.alone && faults.length === 0
    if (!isFit) await app?.close()
    if (!scene.alone) shared = isFit ? app : undefined
  }
  await shared?.close()
}
