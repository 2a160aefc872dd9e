import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropStrayClicks } from '../../src/ui/double-tap'

let end: AbortController
beforeEach(() => {
  end = new AbortController()
  dropStrayClicks(end.signal)
})
afterEach(() => {
  end.abort()
  document.body.replaceChildren()
})

/** Puts buttons on the page and gives the clicks that reach each of them. */
const buttons = (...names: readonly string[]) => {
  const reached: string[] = []
  const made = names.map((name) => {
    const button = document.createElement('button')
    button.append(document.createElement('span'))
    button.addEventListener('click', () => reached.push(name))
    document.body.append(button)
    return button
  })
  return { reached, made }
}
const click = (on: Element, detail: number) => on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

test('the second click of a double tap on another control is dropped', () => {
  const { reached, made } = buttons('answer', 'undo')
  click(made[0]!, 1)
  made[0]!.remove()
  click(made[1]!, 2)
  expect(reached).toEqual(['answer'])
  click(made[1]!, 1)
  expect(reached).toEqual(['answer', 'undo'])
})

test('quick taps on one control all count, wherever in it they fall', () => {
  const { reached, made } = buttons('more')
  click(made[0]!, 1)
  click(made[0]!.firstElementChild!, 2)
  click(made[0]!, 3)
  expect(reached).toEqual(['more', 'more', 'more'])
})

test('a label and its box are one control', () => {
  document.body.innerHTML = '<label><span>Walls</span><input type="checkbox"></label>'
  const box = document.querySelector('input')!
  click(document.querySelector('span')!, 1)
  expect(box.checked).toBe(true)
  click(box, 2)
  expect(box.checked).toBe(false)
})
