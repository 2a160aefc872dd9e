/**
 * Tests screens of different sizes: a narrow phone, a phone in landscape, the largest text size of the app, and a browser font size of 200
 * %. Nothing may overlap, be cut, or scroll horizontally, and the answer must not cover the selected elements. Tests one scene of ten; the
 * project `sample` tests one of 360. SIZES=all tests all scenes, SIZES=NAME,NAME selects scenes.
 */
import { hiddenByAnswer, overlaps } from '../gallery/boxes'
import { sizeFaults } from '../gallery/faults'
import { LANGUAGES } from '../gallery/looks'
import { SCENES } from '../gallery/scenes'
import type { Look, PictureStage } from '../gallery/playwright'
import { goThrough } from '../gallery/tour'
import { appUrl, phone, same } from './kit/browser'
import { isSample, test } from './kit/test'

/** Names of the selected scenes. If undefined, the test takes a share of all scenes. */
const wish = process.env.SIZES === undefined || process.env.SIZES === 'all' ? undefined : process.env.SIZES.split(',')
interface Kind {
  readonly name: string
  readonly look: Omit<Look, 'theme' | 'language' | 'width' | 'height'>
  /** Pairs of width and height in px. */
  readonly sizes: readonly (readonly [width: number, height: number])[]
  readonly faults: (stage: PictureStage) => Promise<readonly string[]>
}

/** Ignores cut texts in native lists. The device shows the whole text when the user opens the list. */
const isOfDevice = (fault: string) => fault.startsWith('cut in its list')

const isStretched = (fault: string) => fault.startsWith('stretched')

/** Returns the layout faults of a page, except small touch targets, which another test checks. */
const laidOut = async ({ page }: PictureStage) => [
  ...(await sizeFaults(page)).filter((fault) => !fault.startsWith('small, ') && !isOfDevice(fault)),
  ...(await overlaps(page)),
]

const KINDS: readonly Kind[] = [
  {
    name: 'question, figures and a whole choice in view',
    look: {},
    sizes: [
      [phone.width, phone.height],
      [390, 844],
    ],
    faults: async ({ page }) => [...(await hiddenByAnswer(page)), ...(await sizeFaults(page)).filter(isStretched)],
  },
  {
    name: 'ordinary letters',
    look: {},
    sizes: [
      [320, 640],
      [844, 390],
    ],
    faults: laidOut,
  },
  {
    name: 'letters twice as large',
    look: { deviceText: 200 },
    sizes: [[390, 844]],
    faults: laidOut,
  },
  {
    name: 'the largest words',
    look: { preferences: { text: '130' } },
    sizes: [[phone.width, phone.height]],
    faults: async ({ page }) => [...(await sizeFaults(page)), ...(await hiddenByAnswer(page))],
  },
]

test('sizes', async ({ browser, step }) => {
  /** Share of the scenes to test: one scene of this number. */
  const share = process.env.SIZES === undefined ? (isSample() ? 360 : 10) : 1
  const found = new Map<string, readonly string[]>()
  const chosen = SCENES.filter(({ name, alone }) => wish?.includes(name) ?? (share === 1 || !alone))
  for (const [kind, { name: letters, look, sizes, faults }] of KINDS.entries())
    await Promise.all(
      LANGUAGES.flatMap((language, tongue) => {
        if (isSample() && tongue !== kind % LANGUAGES.length) return []
        const [[width, height] = [phone.width, phone.height]] = sizes
        return goThrough({
          browser,
          url: appUrl,
          look: { ...look, width, height, theme: 'dark', language },
          // Selects other scenes for each kind of size and each language.
          scenes: chosen.filter((_, at) => at % share === (kind * LANGUAGES.length + tongue) % share),
          see: async ({ name }, stage) => {
            for (const [wide, high] of sizes) {
              await stage.page.setViewportSize({ width: wide, height: high })
              await stage.waitUntilStill()
              found.set(`${name}, ${language}, ${wide} × ${high}, ${letters}`, await faults(stage))
            }
          },
          miss: async ({ name }, why) => {
            found.set(`${name}, ${language}, ${letters}`, [why])
          },
        })
      }),
    )
  for (const [scene, faults] of found) await step(scene, async () => same(faults, [], 'the list of faults'))
})
