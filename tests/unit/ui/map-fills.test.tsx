import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFills } from '../../../src/ui/map/fills'

/** Tests that a map marks the question and the page whose space it fills. */

function FillingMap() {
  return <div ref={useFills('question')} data-fills="question" />
}

test.each(['', 'only-shown'])('a map fills the space of its question, also if a linked phone only shows the question: "%s"', (around) => {
  const { container, unmount } = render(
    <div className="screen">
      <div className="body">
        <section className="asked">
          {around === '' ? (
            <FillingMap />
          ) : (
            <div className={around}>
              <FillingMap />
            </div>
          )}
        </section>
      </div>
    </div>,
  )
  const marked = ['.screen', '.body', '.asked'].map((name) => container.querySelector(name))
  expect(marked.map((one) => one?.getAttribute('data-filled'))).toEqual(['question', 'question', 'question'])
  unmount()
  expect(marked.map((one) => one?.getAttribute('data-filled'))).toEqual([null, null, null])
})
