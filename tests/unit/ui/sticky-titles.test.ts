// Tests titles that stay in sight: they close with the top edge of the scrolling area, so that no row shows above them.
import { expect, test } from 'vitest'
import { filesIn, read } from '../../files'

/** Returns the declarations of the first rule with a selector. */
const ruleOf = (sheet: string, selector: string): string => sheet.split(`${selector} {`)[1]?.split('}')[0] ?? ''

const body = ruleOf(read('src/ui/screen.css'), '\n.body')
const lowBody = ruleOf(read('src/ui/screen-sizes.css'), '\n  .body')

test('a sticky title reaches over the padding of the scrolling area, also on a low screen', () => {
  expect(body).toMatch(/ py-4 /)
  expect(lowBody).toMatch(/ py-3;/)
  const title = ruleOf(read('src/table/question/question.css'), '.asking[data-sticky]')
  for (const name of ['sticky', '-top-4', '-mt-4', 'pt-4', 'short:-top-3', 'short:-mt-3', 'short:pt-3'])
    expect(title.split(/[\s;]/)).toContain(name)
  const log = ruleOf(read('src/table/log/log.css'), '.log h2')
  for (const name of ['-top-4', 'short:-top-3']) expect(log.split(/[\s;]/)).toContain(name)
})

test('no title sticks below the padding, except a picture beside the text', () => {
  const found = filesIn('src')
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...read(path).matchAll(/@apply sticky top-0 z-1[^;]*/g)].map(() => path))
  expect(found).toEqual([])
})
