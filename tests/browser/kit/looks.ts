// Checks that apply to every page.
import type { Page } from '@playwright/test'
import { axeFaults } from '../../gallery/faults'

/** Waits until nothing moves or fades any more: what is half there is neither small nor pale for good. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const soon = new Promise((done) => setTimeout(done, 2000))
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), soon])
  })

/** Lists what axe finds wrong on the page once it is at rest, as "rule: where". */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await atRest(page)
  return axeFaults(page)
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
