// `npm run pictures`: takes pictures of all scenes of the gallery in all sizes, themes and languages, as PNG files and an overview page.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { axeFaults, sizeFaults } from '../gallery/faults'
import { LANGUAGES, LOOKS, nameOf } from '../gallery/looks'
import { SCENES, unseen } from '../gallery/scenes'
import { sheetOf } from '../gallery/sheet'
import { SHOWN } from '../gallery/shown'
import type { Look, PictureStage } from '../gallery/playwright'
import { goThrough } from '../gallery/tour'

const { values: wish } = parseArgs({
  options: {
    /** Names of scenes, or prefixes with an asterisk: "map", "card-*"; separated by commas. */
    only: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    /** Text size in percent: 100, 115, 130. */
    text: { type: 'string', default: '100' },
    /** Font size of the device, in percent. */
    'device-text': { type: 'string', default: '100' },
    /** Preferred hand: right, left. */
    hand: { type: 'string', default: 'right' },
    out: { type: 'string' },
    /** Take pictures of the whole content, not only of the screen. */
    whole: { type: 'boolean', default: false },
    /** Report faults of each picture: controls that are too small, cut off or covered, and faults found by axe. */
    faults: { type: 'boolean', default: false },
    /** Take only the pictures of the README and of the manifest, and write them to their files. */
    shown: { type: 'boolean', default: false },
    /** List all scenes and take no pictures. */
    list: { type: 'boolean', default: false },
  },
})
/** Number of workers that take pictures at the same time. */
const HANDS = 2

const { PROJECT_ROOT: root = process.cwd(), CHROME_BIN: executablePath = '', APP_URL: url = '' } = process.env
const asked = (list: readonly string[] | undefined): readonly string[] => list?.flatMap((one) => one.split(',')) ?? []
const fits = (list: readonly string[], name: string): boolean =>
  list.length === 0 || list.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name))

const scenes = SCENES.filter(({ name }) => (wish.shown ? SHOWN.some(({ scene }) => scene === name) : fits(asked(wish.only), name)))
const looks = LOOKS.filter((look) => {
  const { width, height, theme, language } = look
  if (wish.shown) return SHOWN.some((one) => one.look === look)
  return fits(asked(wish.size), `${width}x${height}`) && fits(asked(wish.theme), theme) && fits(asked(wish.language), language)
})
if (wish.list) {
  for (const { name } of scenes) console.log(name)
  process.exit(0)
}
if (scenes.length === 0 || looks.length === 0) {
  console.error(`No scene of this name (see --list), or no such look: ${LOOKS.map(nameOf).join(', ')}.`)
  process.exit(1)
}

const out = wish.out === undefined ? join(root, '.out/pictures') : resolve(process.env.INIT_CWD ?? root, wish.out)
if (wish.out === undefined && wish.only === undefined && !wish.shown) rmSync(out, { recursive: true, force: true })
const began = performance.now()
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-quic'] })
const misses: string[] = []
let taken = 0

/** Takes a picture of the current scene. With `whole`, the screen is made high enough for all content. */
const take = async ({ page, waitUntilStill }: PictureStage, look: Look, name: string): Promise<void> => {
  const { width, height, theme } = look
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  if (wish.whole) {
    const hidden = await page.evaluate(() =>
      Math.max(0, ...[...document.querySelectorAll('.body, dialog[open]')].map((box) => box.scrollHeight - box.clientHeight)),
    )
    if (hidden > 0) await page.setViewportSize({ width, height: Math.min(6000, height + hidden) })
  }
  await waitUntilStill()
  const path = join(out, nameOf(look), `${name}.png`)
  mkdirSync(dirname(path), { recursive: true })
  await page.screenshot({ path, animations: 'disabled' })
  taken++
  const stands = wish.shown ? SHOWN.find(({ scene, look: one }) => scene === name && one === look) : undefined
  for (const file of stands?.files ?? []) copyFileSync(path, join(root, file))
  if (!wish.faults) return
  for (const fault of [...(await sizeFaults(page)), ...(await axeFaults(page))]) misses.push(`${name}, ${nameOf(look)}: ${fault}`)
}

/** Runs one worker: plays its scenes once per language, and takes a picture in each size and theme. */
const work = async (hand: number): Promise<void> => {
  for (const language of LANGUAGES) {
    const all = looks.filter((look) => look.language === language)
    const [look] = all
    if (look === undefined) continue
    await goThrough({
      browser,
      url,
      look: { ...look, preferences: { text: wish.text, hand: wish.hand }, deviceText: Number(wish['device-text']) },
      scenes: scenes.filter((_, at) => at % HANDS === hand),
      see: async ({ name }, stage) => {
        for (const one of all) await take(stage, one, name)
      },
      miss: async ({ name }, why, stage) => {
        misses.push(`${name}, ${language}: ${why}`)
        if (stage !== undefined) await take(stage, look, `${name}-MISSED`).catch(() => undefined)
      },
    })
  }
}
await Promise.all(Array.from({ length: HANDS }, (_, hand) => work(hand)))
await browser.close()
writeFileSync(
  join(out, 'index.html'),
  sheetOf(
    scenes.map(({ name }) => name),
    looks,
  ),
)

if (wish.only === undefined && !wish.shown) for (const position of unseen()) misses.push(`${position}: no scene shows this position`)
for (const miss of misses) console.log(`MISS ${miss}`)
console.log(`${taken} pictures of ${scenes.length} scenes in ${looks.length} looks, ${((performance.now() - began) / 1000).toFixed(1)} s`)
console.log(join(out, 'index.html'))
console.log(`${taken} passed, ${misses.length} failed`)
process.exit(misses.length > 0 ? 1 : 0)
