// Finds layout and accessibility faults of a screen. The checks run as code in the page.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Lists faults that axe finds, as "rule: element". The script runs although the Content-Security-Policy of the page forbids it. @param
 * colours if true, checks only rules about colours, which differ between themes
 */
export async function axeFaults(page: Page, colours = false): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => {
      const { axe: loaded } = globalThis as unknown as { axe: { run(on: Document, options: RunOptions): Promise<AxeResults> } }
      return loaded.run(document, options)
    },
    {
      resultTypes: ['violations'],
      runOnly: colours ? ['color-contrast'] : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/**
 * Lists layout faults: a page wider than the screen, a dialog that extends beyond the screen, touch targets below 44 × 44 px, cut text, and
 * overlapping targets, and a stretched button below a question. Excludes everything behind an open dialog.
 */
export const sizeFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const least = 44
    /** Tolerance in px. Smaller differences are invisible. */
    const slack = 1
    /**
     * Text with a small line height extends beyond its box, but only with empty space. This is the maximum number of px, which increases
     * with the font size.
     */
    const leading = 4 * Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
    const top = [...document.querySelectorAll('dialog[open]')].at(-1)
    const root = top ?? document.body
    const name = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 50)
      return `${element.tagName.toLowerCase()}${element.classList.length > 0 ? `.${[...element.classList].join('.')}` : ''} “${words}”`
    }
    const all = [...root.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const styles = new Map(all.map((element) => [element, getComputedStyle(element)]))
    const cuts = ({ overflowX, overflowY }: CSSStyleDeclaration) => overflowX !== 'visible' || overflowY !== 'visible'
    /** Returns whether a text is for screen readers only and has a size of one pixel. */
    const isUnseen = (element: Element) => element.closest('.sr-only') !== null || element.clientWidth <= 1

    const screen = document.documentElement
    if (screen.scrollWidth > screen.clientWidth) {
      const widest = all.filter((element) => element.getBoundingClientRect().right > screen.clientWidth + slack).at(-1)
      found.push(`the page is ${screen.scrollWidth} wide, the screen ${screen.clientWidth}: ${name(widest ?? screen)}`)
    }

    // Measures a dialog separately, because a dialog that extends beyond the screen does not make the page wider.
    const over = top?.getBoundingClientRect()
    if (over !== undefined && (over.left < -slack || over.right > screen.clientWidth + slack))
      found.push(`out of the screen: ${name(root)}`)

    const movable = '[tabindex="0"][aria-label]'
    for (const [element, style] of styles) {
      // Ignores maps, because a map is larger than its visible part and can be moved.
      if (isUnseen(element) || element.closest('svg') !== null || element.matches('.map-window')) continue
      const isWide = element.scrollWidth > element.clientWidth + slack
      const isHigh = element.scrollHeight > element.clientHeight + leading
      const hides = (value: string) => value === 'hidden' || value === 'clip'
      if (isWide && hides(style.overflowX) && element.textContent !== '') found.push(`cut at the side: ${name(element)}`)
      else if (isHigh && hides(style.overflowY) && element.textContent !== '') found.push(`cut below: ${name(element)}`)
      // Allows wide tables that have a name and can be focused with the keyboard, because users can scroll them.
      else if (isWide && style.overflowX === 'auto' && style.overflowY === 'auto' && !element.matches(movable))
        found.push(`scrolls sideways: ${name(element)}`)
      if (element instanceof HTMLSelectElement) {
        const drawing = document.createElement('canvas').getContext('2d')
        const words = element.selectedOptions[0]?.textContent ?? ''
        if (drawing === null) continue
        drawing.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
        if (drawing.measureText(words).width > room + slack) found.push(`cut in its list: ${name(element)}, “${words}”`)
      }
    }

    // A button below a question has the height of its label. If it fills a third of the screen, it takes the space of the question.
    const highest = Math.max(180, globalThis.innerHeight / 3)
    for (const element of styles.keys())
      if (element.matches('.answer button') && element.getBoundingClientRect().height > highest) found.push(`stretched: ${name(element)}`)

    // Finds words that are broken into two lines without a hyphen.
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const around = text.parentElement
      if (around === null || !styles.has(around) || isUnseen(around) || around.closest('svg, select, .sr-only') !== null) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const [first, ...others] = [...range.getClientRects()]
        if (others.some(({ top: below }) => first !== undefined && below >= first.bottom - slack))
          found.push(`broken within a word: ${name(around)}, “${word}”`)
      }
    }

    /** Returns the visible part of an element. Parts that a scrolling or clipping ancestor cuts off are excluded. */
    const seen = (element: Element) => {
      const { left, top: above, right, bottom } = element.getBoundingClientRect()
      const box = { left, above, right, bottom }
      for (let around = element.parentElement; around !== null && around !== root; around = around.parentElement) {
        const style = styles.get(around)
        if (style === undefined || !cuts(style)) continue
        const edge = around.getBoundingClientRect()
        box.left = Math.max(box.left, edge.left)
        box.right = Math.min(box.right, edge.right)
        box.above = Math.max(box.above, edge.top)
        box.bottom = Math.min(box.bottom, edge.bottom)
      }
      return box
    }
    const targets = all
      .filter((element) => element.matches('button, a[href], input, select, textarea, summary, label:has(input), [role=button]'))
      // Ignores inputs inside a label, because users press the label. Ignores areas of a map, because their size depends on the drawing.
      .filter((element) => (element.closest('label') === null || element.matches('label')) && element.closest('svg') === null)
      // Ignores links in a sentence, because they have the height of the text line.
      .filter((element) => !(element.matches('a') && element.closest('p') !== null))
      .filter((element) => !isUnseen(element))
    for (const element of targets) {
      const { width, height } = element.getBoundingClientRect()
      if (width < least - slack / 2 || height < least - slack / 2)
        found.push(`small, ${Math.round(width)} × ${Math.round(height)}: ${name(element)}`)
    }
    /** Returns the fixed ancestor of an element. A fixed element may cover scrolled content. */
    const layer = (element: Element): Element | undefined => {
      for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement)
        if (['sticky', 'fixed'].includes(styles.get(at)?.position ?? '')) return at
      return undefined
    }
    const boxes = targets.map((element) => ({ element, layer: layer(element), ...seen(element) }))
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) continue
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.above, other.above)
        // Ignores overlaps of clipped shapes, e.g. hexagons: their boxes overlap although the shapes do not.
        if ([one, other].every(({ element }) => styles.get(element)?.clipPath !== 'none')) continue
        if (wide > slack && high > slack) found.push(`over each other: ${name(one.element)} and ${name(other.element)}`)
      }
    return [...new Set(found)]
  })
