// Every screen of the app on the smallest phone: no fault that axe knows, nothing cut, too small, or over something else. Each scene in one
// language and one theme, and over all scenes both of each; in a sample one scene of a hundred. With SCREENS=all every scene in every
// language and theme, with SCREENS=NAME,NAME those named.
import { axeFaults, sizeFaults } from '../gallery/faults'
import { LANGUAGES, THEMES } from '../gallery/looks'
import { SCENES } from '../gallery/scenes'
import { goThrough } from '../gallery/tour'
import { appUrl, phone, same } from './kit/browser'
import { isSample, test } from './kit/test'

/** Scenes of one's own choice; undefined: all. */
const { SCREENS } = process.env
const wish = SCREENS === 'all' ? undefined : SCREENS?.split(',')
const isWhole = SCREENS !== undefined

test('screens', async ({ browser, step }) => {
  /** One scene of so many is looked at. */
  const share = isSample() ? 100 : 1
  /** The faults, by scene. */
  const found = new Map<string, string[]>()
  /**
   * A text that is cut in one language mostly is in the other. Scenes of one position share it, since a tour imports the game of a
   * position once; the theme alternates from scene to scene.
   */
  const positions = [...new Set(SCENES.map(({ position }) => position))]
  const languageOf = ({ position }: (typeof SCENES)[number], index: number) =>
    (position === undefined ? index : positions.indexOf(position)) % LANGUAGES.length
  const themesOf = new Map(SCENES.map((scene, index) => [scene, isWhole ? THEMES : [THEMES[(index >> 1) % THEMES.length] ?? 'dark']]))
  const tour = (language: (typeof LANGUAGES)[number], at: number) =>
    goThrough({
      browser,
      url: appUrl,
      look: { ...phone, theme: 'dark', language },
      scenes: SCENES.filter(
        (scene, index) => wish?.includes(scene.name) ?? (isWhole || (index % share === 0 && languageOf(scene, index) === at)),
      ),
      see: async (scene, { page, waitUntilStill }) => {
        for (const [nth, theme] of (themesOf.get(scene) ?? THEMES).entries()) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          await waitUntilStill()
          // A theme changes colours and nothing else.
          const faults = nth === 0 ? [...(await sizeFaults(page)), ...(await axeFaults(page))] : await axeFaults(page, true)
          found.set(`${scene.name}, ${language}, ${theme}`, [...faults])
        }
      },
      miss: async ({ name }, why) => {
        found.set(`${name}, ${language}`, [why])
      },
    })
  await Promise.all(LANGUAGES.map(tour))
  for (const [scene, faults] of found) await step(scene, async () => same(faults, [], 'the list of faults'))
})
