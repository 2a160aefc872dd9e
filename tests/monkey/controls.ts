// Finds the controls of the top screen or dialog, and operates one of them like a user.
import type { Page } from '@playwright/test'

export type Kind = 'button' | 'hold' | 'choice' | 'text' | 'select'

/** Enabled control of a page. */
export interface Control {
  readonly id: string
  readonly kind: Kind
  readonly name: string
  /** True for the main button of the screen, which has a filled background. */
  readonly filled: boolean
  /** True for a secondary button next to the answer, and for buttons that undo, overrule or correct. */
  readonly quiet: boolean
}

export interface Look {
  readonly heading: string
  /** True if `words` is the text of an open dialog. */
  readonly overlay: boolean
  /** True if the screen shows the result of the game. */
  readonly over: boolean
  readonly busy: boolean
  readonly words: string
  readonly sideways: number
  readonly controls: readonly Control[]
  /** Address after the `#`. */
  readonly place: string
}

/** Reads the controls and the text of the last open dialog or, if no dialog is open, of the screen. */
export const look = (page: Page): Promise<Look> =>
  page.evaluate((): Look => {
    const dialogs = [...document.querySelectorAll('dialog[open]')]
    const overlay = dialogs.at(-1)
    const top = overlay ?? document.querySelector('main') ?? document.body
    for (const marked of document.querySelectorAll('[data-monkey]')) marked.removeAttribute('data-monkey')
    const controls: Control[] = []
    for (const element of top.querySelectorAll<HTMLElement>('button, input, select')) {
      if (element.closest(':not(dialog *):is(header:not(.asking)), nav, details:not([open]), .undo, .rule, .turn-order') !== null) continue
      if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]') !== null) continue
      const shown = element.matches('.sr-only') ? (element.closest('label') ?? element) : element
      const { width, height } = shown.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      const type = element.getAttribute('type') ?? ''
      const isInput = element instanceof HTMLInputElement
      if (isInput && element.checked && type === 'radio') continue
      const id = `${controls.length}`
      shown.dataset['monkey'] = id
      const kind =
        element instanceof HTMLSelectElement
          ? 'select'
          : isInput
            ? ['radio', 'checkbox', 'range'].includes(type)
              ? 'choice'
              : 'text'
            : element.matches('.hold')
              ? 'hold'
              : 'button'
      const name = (element.getAttribute('aria-label') ?? (element.textContent || shown.textContent) ?? '').trim()
      controls.push({ id, kind, name, filled: element.matches('.do'), quiet: element.matches('.quiet, .tap, summary, [data-undoes]') })
    }
    const root = document.documentElement
    return {
      heading: top.querySelector('h1, h2')?.textContent ?? '',
      overlay: overlay !== undefined,
      over: overlay === undefined && top.querySelector('[data-banner]') !== null,
      busy: top.matches('[aria-busy="true"]') || top.querySelector('[aria-busy="true"]') !== null,
      words: top instanceof HTMLElement ? top.innerText : '',
      sideways: root.scrollWidth - root.clientWidth,
      controls,
      place: location.hash,
    }
  })

/** Operates a control. `random` determines what is entered in a text field or chosen in a list. */
export const operate = async (page: Page, control: Control, random: () => number): Promise<void> => {
  const end = Date.now() + PATIENCE
  for (;;) {
    try {
      return await touch(page, control, random)
    } catch (error) {
      const isHere = (await page.locator(`[data-monkey="${control.id}"]`).count()) === 1
      if (!isHere || isCovered(error) || Date.now() > end) throw error
    }
  }
}

/** Maximum time in ms for operating a control that stays on the screen. On a busy machine, several attempts may be necessary. */
const PATIENCE = 60_000
const COVERED = 'something else is over it'
const isCovered = (error: unknown): boolean => error instanceof Error && error.message === COVERED

/** Tries once to operate a control, with the default timeout of the page. */
const touch = async (page: Page, { id, kind }: Control, random: () => number): Promise<void> => {
  const control = page.locator(`[data-monkey="${id}"]`)
  if (kind === 'hold') {
    // With a keyboard, two presses replace holding a button.
    await control.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  } else if (kind === 'text') await control.fill(`${Math.floor(random() * 12)}`)
  else if (kind === 'select') {
    const values = await control.locator('option:not(:disabled)').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    const value = values[Math.floor(random() * values.length)]
    if (value !== undefined) await control.selectOption(value)
  } else {
    const point = await control.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : undefined
    })
    if (point === undefined) throw new Error(COVERED)
    await page.mouse.click(point.x, point.y)
  }
}
