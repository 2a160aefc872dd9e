// What is looked at on every page, whatever it shows.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until nothing moves or fades any more: what is half there is neither small nor pale for good. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const soon = new Promise((done) => setTimeout(done, 2000))
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), soon])
  })

/** Lists what axe finds wrong on the page, as "rule: where". It goes in past the page's own policy. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await atRest(page)
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(() => {
    const { axe: loaded } = globalThis as unknown as { axe: { run(on: Document, options: RunOptions): Promise<AxeResults> } }
    return loaded.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Lists what can be touched and is smaller than 44 × 44, as "name: width × height". */
export async function smallTargets(page: Page): Promise<string[]> {
  await atRest(page)
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input, select, textarea, summary, label:has(input)')]
      // An input that only a screen reader meets is touched by its label.
      .filter((element) => element.closest('label') === null || element.matches('label'))
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ element, box }) => `${element.textContent}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  )
}

/** Whether something sticks out at the side. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
