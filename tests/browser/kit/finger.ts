// Simulates a finger with touch events: touch, hold, and lift at the same point, even if the screen has changed.
import type { CDPSession, Locator, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()
const sessionOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page)
  if (known !== undefined) return known
  const fresh = page.context().newCDPSession(page)
  sessions.set(page, fresh)
  return fresh
}

export interface Finger {
  /** Returns the name of the button, link or field under the finger. Returns an empty string if no such element is there. */
  readonly rests: () => Promise<string>
  readonly lift: () => Promise<void>
}

/**
 * Touches an element. The context of the page must have touch enabled.
 * @param share horizontal position in the element, from 0 (left) to 1 (right)
 */
export async function fingerOn(what: Locator, share = 0.5): Promise<Finger> {
  const page = what.page()
  const box = await what.boundingBox()
  if (box === null) throw new Error('there is nothing to touch')
  const [x, y] = [box.x + share * box.width, box.y + box.height / 2]
  const session = await sessionOf(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  return {
    rests: () =>
      page.evaluate(
        ([left, top]) => {
          const there = document.elementFromPoint(left, top)?.closest('button, a, input, select, summary, label')
          return there === null || there === undefined ? '' : (there.getAttribute('aria-label') ?? there.textContent ?? there.tagName)
        },
        [x, y] as const,
      ),
    lift: async () => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
  }
}
