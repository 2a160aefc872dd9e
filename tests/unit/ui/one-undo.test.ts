// Tests the answer area: while an answer has steps to take back, the undo of the move before it is hidden.
import { expect, test } from 'vitest'
import { read } from '../../files'

test('the rule that hides the undo follows the rule for buttons with an icon, which has the same specificity', () => {
  const sheet = read('src/ui/screen.css')
  const [icon, hidden] = ['.answer .quiet:has(> .icon) {', '.answer:has([data-steps-back]) .undo {'].map((rule) => sheet.indexOf(rule))
  expect(icon).toBeGreaterThan(0)
  expect(hidden).toBeGreaterThan(icon ?? 0)
})
