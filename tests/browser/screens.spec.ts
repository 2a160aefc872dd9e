/**
 * Tests every screen on the smallest phone: axe finds no faults, no text is cut, no touch target is small, nothing overlaps. Each scene is
 * tested in one language and one theme, which alternate from scene to scene. The project `sample` tests one scene of a hundred. SCREENS=all
 * tests every scene in every language and theme. SCREENS=NAME,NAME selects scenes.
 */
import { axeFaults, sizeFaults } from '../gallery/faults'
import { LANGUAGES, THEMES } from '../gallery/looks'
import { SCENES } from '../gallery/scenes'
import { goThrough } from '../gallery/tour'
import { appUrl, phone, same } from './kit/browser'
import { isSample, test } from './kit/test'

/** Names of the selected scenes, "all", or undefined. */
const { SCREENS } = process.env
const wish = SCREENS === 'all' ? undefined : SCREENS?.split(',')
const isWhole = SCREENS !== undefined

test('screens', async ({ browser, step }) => {
  /** Tests every Nth scene: every 100th scene in the project `sample`, otherwise every scene. */
  const share = isSample() ? 100 : 1
  /** Faults that were found. The key is the name of the scene. */
  const found = new Map<string, string[]>()
  /**
   * Chooses one language for each position. A text that is cut in one language is usually cut in the other too. All scenes of a position
   * have the same language, so that the game of the position is imported only once. The theme alternates from scene to scene.
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
          // Checks sizes only in one theme, because themes differ only in colours.
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
