// Tests the answer area: secondary actions come and go above the main button, and only one of them undoes at a time.
import { expect, test } from 'vitest'
import { read } from '../../files'

const sheet = read('src/ui/screen.css')

test('the rule that hides the undo follows the rule for buttons with an icon, which has the same specificity', () => {
  const [icon, hidden] = ['.answer .quiet:has(> .icon) {', '.answer:has([data-steps-back]) .undo {'].map((rule) => sheet.indexOf(rule))
  expect(icon).toBeGreaterThan(0)
  expect(hidden).toBeGreaterThan(icon ?? 0)
})

test('the main button is the lowest one of the answer area, so that it does not move when a secondary action appears', () => {
  expect(sheet).toMatch(/\.answer :is\(\.ways, \.ways > \*\) \{\s+order: -1;/)
})
