// Every screen of the app on the smallest phone, in both themes: no fault that axe knows, nothing cut, too small, or over something else.
import { axeFaults, sizeFaults } from '../gallery/faults'
import { LANGUAGES } from '../gallery/looks'
import { SCENES } from '../gallery/scenes'
import { goThrough } from '../gallery/tour'
import { appUrl, launch, phone, run, same } from './kit/browser'

await run(async (attempt) => {
  const browser = await launch()
  /** What was found, by scene. */
  const found = new Map<string, string[]>()
  /**
   * Each scene in one language: what is cut in one of them mostly is in the other. Scenes of one position share it, since a tour imports
   * the game of a position once.
   */
  const positions = [...new Set(SCENES.map(({ position }) => position))]
  const languageOf = ({ position }: (typeof SCENES)[number], index: number) =>
    (position === undefined ? index : positions.indexOf(position)) % LANGUAGES.length
  const tour = (language: (typeof LANGUAGES)[number], at: number) =>
    goThrough({
      browser,
      url: appUrl,
      look: { ...phone, theme: 'dark', language },
      scenes: SCENES.filter((scene, index) => languageOf(scene, index) === at),
      see: async ({ name }, { page, settled }) => {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        const faults = [...(await sizeFaults(page)), ...(await axeFaults(page))]
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await settled()
        for (const fault of await axeFaults(page, true)) faults.push(`in the light theme, ${fault}`)
        found.set(`${name}, ${language}`, faults)
      },
      miss: async ({ name }, why) => {
        found.set(`${name}, ${language}`, [why])
      },
    })
  await Promise.all(LANGUAGES.map(tour))
  for (const [scene, faults] of found) await attempt(scene, async () => same(faults, [], 'the list of faults'))
})
