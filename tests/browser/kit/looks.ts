// Layout and accessibility checks for all pages.
import type { Page } from '@playwright/test'
import { axeFaults } from '../../gallery/faults'

/** Waits until all animations have ended. During an animation, elements may be too small or too pale for the checks. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const soon = new Promise((done) => setTimeout(done, 2000))
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), soon])
  })

/** Lists the faults that axe finds on the page after all animations, as "rule: element". */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await atRest(page)
  return axeFaults(page)
}

/** Lists touch targets that are smaller than 44 × 44 px, as "name: width × height". */
export async function smallTargets(page: Page): Promise<string[]> {
  await atRest(page)
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input, select, textarea, summary, label:has(input)')]
      // For a hidden input, checks the size of its label, because users press the label.
      .filter((element) => element.closest('label') === null || element.matches('label'))
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ element, box }) => `${element.textContent}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  )
}

/** Checks whether the page can be scrolled horizontally. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
