// Tests the cover that hands the phone over: a bright clan has a darker cover in the dark theme, with a readable name.
import { expect, test } from 'vitest'
import { read } from '../../../files'

const sheet = read('src/games/graenaland/table/parts/colours.css')

/** Returns the relative luminance of a colour (WCAG). */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns a colour of a clan in the dark theme. */
const dark = (rule: string, name: string): string | undefined =>
  new RegExp(`--${name}: (?:light-dark\\(#\\w{6}, )?(#\\w{6})`).exec(rule)?.[1]

test('no cover fills a dark screen with a bright colour, and every name on it is readable', () => {
  const rules = [...sheet.matchAll(/\.graenaland-(\w+) \{([^}]*)\}/g)].filter(([, clan]) => clan !== 'banner')
  expect(rules).toHaveLength(5)
  for (const [, clan, rule = ''] of rules) {
    const fill = luminance(dark(rule, 'cover') ?? dark(rule, 'house') ?? '')
    const text = luminance(dark(rule, 'on-cover') ?? dark(rule, 'on-house') ?? '')
    expect(fill, clan).toBeLessThan(0.6)
    expect((Math.max(fill, text) + 0.05) / (Math.min(fill, text) + 0.05), clan).toBeGreaterThan(4.5)
  }
})

test('the shared cover uses the colours of a cover before those of the role', () => {
  const cover = read('src/ui/cover.css')
  expect(cover).toContain('var(--cover, var(--house')
  expect(cover).toContain('--plate: var(--cover)')
  expect(read('src/ui/dialog.css')).toContain('var(--plate, var(--house')
  expect(cover).toContain('var(--on-cover, var(--on-house')
})
