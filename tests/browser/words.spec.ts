// Counts the visible words on the screens of a round, on a current phone.
import { LANGUAGES } from '../gallery/looks'
import { SCENES } from '../gallery/scenes'
import { goThrough } from '../gallery/tour'
import { appUrl, holds } from './kit/browser'
import { test } from './kit/test'

/** Maximum number of words that may be visible on one screen. */
const MOST = 70

const WHERE = ['raid', 'raid-told', 'march', 'march-told', 'muster', 'support', 'support-told', 'retreat', 'losses']

/** Returns all visible words. Excludes text for screen readers only, text that is scrolled out of view, and text on the map. */
const wordsInView = (): readonly string[] => {
  const isSeen = (element: Element, box: DOMRect): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('svg, .sr-only') !== null)
      return false
    let { top, bottom, left, right } = box
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const around = at.getBoundingClientRect()
      if (position === 'absolute' && around.width <= 1) return false
      if (overflowX === 'visible' && overflowY === 'visible') continue
      top = Math.max(top, around.top)
      bottom = Math.min(bottom, around.bottom)
      left = Math.max(left, around.left)
      right = Math.min(right, around.right)
    }
    // Counts a line as visible if half of its height is visible, because half a line is readable.
    return bottom - top >= box.height / 2 && right - left > 1 && bottom > 0 && top < innerHeight
  }
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element } = node
    if (element === null) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\d][^\s]*/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (isSeen(element, range.getBoundingClientRect())) found.push(word)
    }
  }
  return found
}

test('words', async ({ browser, step }) => {
  const found = new Map<string, readonly string[]>()
  await Promise.all(
    LANGUAGES.map((language) =>
      goThrough({
        browser,
        url: appUrl,
        look: { width: 390, height: 844, theme: 'dark', language },
        scenes: SCENES.filter(({ name }) => WHERE.includes(name)),
        see: async ({ name }, { page, waitUntilStill }) => {
          // Closes a result that fills the screen and hides the question.
          const result = page.getByRole('button', { name: /^(?:Done on the board|Na stole hotovo)$/ })
          if ((await result.count()) > 0) {
            await result.click()
            await waitUntilStill()
          }
          found.set(`${name}, ${language}`, await page.evaluate(wordsInView))
        },
        miss: async ({ name }, why) => {
          found.set(`${name}, ${language}: ${why}`, [])
        },
      }),
    ),
  )
  for (const [scene, words] of found)
    await step(`${scene}: ${words.length} words`, async () => {
      holds(words.length > 10, 'nothing is read')
      holds(words.length <= MOST, words.join(' '))
    })
  await step('every screen was looked at', async () => holds(found.size === WHERE.length * LANGUAGES.length, `${found.size} were`))
})
