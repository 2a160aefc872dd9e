// Checks the layout of a screen: overlapping text and controls, and content of a question that is hidden behind its buttons.
import type { Page } from '@playwright/test'

/**
 * Lists visible text that overlaps other text or a control that it does not belong to. Excludes content that scrolls below a fixed part,
 * maps, and everything behind an open dialog.
 */
export const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly element: Element
      readonly layer: Element | undefined
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const styleOf = (element: Element) => getComputedStyle(element)
    /** Returns the nearest ancestor that does not scroll with the page or lies above the page. */
    const layer = (element: Element): Element | undefined => {
      for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement)
        if (['sticky', 'fixed', 'absolute'].includes(styleOf(at).position)) return at
      return undefined
    }
    /** Returns the visible part of a rectangle; undefined if no part is visible. */
    const seen = (element: Element, { left, right, top, bottom }: Omit<Box, 'element' | 'layer'>): Box | undefined => {
      const box = { left, right, top, bottom }
      for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
        const { overflowX, overflowY } = styleOf(at)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const edge = at.getBoundingClientRect()
        box.left = Math.max(box.left, edge.left)
        box.right = Math.min(box.right, edge.right)
        box.top = Math.max(box.top, edge.top)
        box.bottom = Math.min(box.bottom, edge.bottom)
      }
      return box.right - box.left > 1 && box.bottom - box.top > 1 ? { element, layer: layer(element), ...box } : undefined
    }
    const isLookedAt = (element: Element) =>
      element.closest('svg, select, .sr-only, [aria-hidden=true].toasts') === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.clientWidth !== 1
    const words: Box[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement
      if (element === null || (text.textContent ?? '').trim() === '' || !isLookedAt(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Shrinks the box of a line to its middle, because letters fill only the middle of a line.
        const high = bottom - top
        const box = seen(element, { left, right, top: top + high * 0.3, bottom: bottom - high * 0.3 })
        if (box !== undefined) words.push(box)
      }
    }
    const controls = [...root.querySelectorAll('button, a[href], input, select, textarea, summary, label:has(input)')]
      .filter((element) => isLookedAt(element) || (element.matches('select') && element.checkVisibility({ visibilityProperty: true })))
      .filter((element) => element.closest('svg') === null && !(element.matches('input') && element.closest('label') !== null))
      .flatMap((element) => seen(element, element.getBoundingClientRect()) ?? [])
    const name = ({ element }: Box) => `“${(element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)}”`
    const slack = 2
    const lies = (one: Box, other: Box) =>
      one.layer === other.layer &&
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack
    const found = new Set<string>()
    for (const [at, one] of words.entries()) {
      for (const other of words.slice(at + 1))
        if (one.element !== other.element && lies(one, other)) found.add(`${name(one)} over ${name(other)}`)
      for (const control of controls)
        if (!control.element.contains(one.element) && !one.element.contains(control.element) && lies(one, control))
          found.add(`${name(one)} over the control ${name(control)}`)
    }
    return [...found]
  })

/**
 * Lists the parts of the open question that its buttons hide. The question, the numbers that decide it, and at least one whole choice must
 * be visible. Returns an empty list if no question is open.
 */
export const hiddenByAnswer = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open]') !== null) return []
    const body = document.querySelector('.body')
    const asked = body?.querySelector('.asked')
    if (body === null || asked === null || asked === undefined) return []
    // Checks nothing if the user has expanded a section above the question, because the user can collapse the section again.
    if (body.querySelector('details[open]') !== null) return []
    const { top, bottom } = body.getBoundingClientRect()
    const inSight = (element: Element) => {
      const box = element.getBoundingClientRect()
      return box.height > 0 && box.top >= top - 1 && box.bottom <= Math.min(bottom, innerHeight) + 1
    }
    const visible = (selector: string) =>
      [...asked.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const figures = visible('.total')
    // Selectors for all kinds of choices: lists, amounts, maps.
    const rows = '.row:is(button, a, label), .row:has(button), .segments > label'
    const buttons = '.keys > button, .voyage-row, .zone-key, .action-tile, .buys button, .places button, .seats button:not([aria-disabled])'
    const choices = visible(`${rows}, ${buttons}, select, .map`).filter((element) => element.closest('.balance') === null)
    return [
      ...(visible('h1').every(inSight) ? [] : ['the question']),
      ...(figures.every(inSight) ? [] : ['the figures that decide it']),
      ...(choices.length === 0 || choices.some(inSight) ? [] : ['a whole choice']),
    ]
  })
