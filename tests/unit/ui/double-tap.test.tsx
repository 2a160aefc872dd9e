import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropStrayClicks } from '../../../src/ui/double-tap'

let end: AbortController
beforeEach(() => {
  end = new AbortController()
  dropStrayClicks(end.signal)
})
afterEach(() => {
  end.abort()
  document.body.replaceChildren()
})

/** Adds a button to the page and records its name for each click that reaches it. */
const button = (name: string, reached: string[]): HTMLButtonElement => {
  const made = document.createElement('button')
  made.append(document.createElement('span'))
  made.addEventListener('click', () => reached.push(name))
  document.body.append(made)
  return made
}
const click = (on: Element | null, detail: number, clientX = 0) =>
  on?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX }))

test('the second click of a double tap on another control is dropped', () => {
  const reached: string[] = []
  const answer = button('answer', reached)
  const undo = button('undo', reached)
  click(answer, 1)
  answer.remove()
  click(undo, 2)
  expect(reached).toEqual(['answer'])
  click(undo, 1)
  expect(reached).toEqual(['answer', 'undo'])
})

test('quick taps on one control all count, wherever in it they fall', () => {
  const reached: string[] = []
  const more = button('more', reached)
  click(more, 1)
  click(more.firstElementChild, 2)
  click(more, 3)
  expect(reached).toEqual(['more', 'more', 'more'])
})

test('a quick tap on another control at another place counts', () => {
  const reached: string[] = []
  const [six, seven] = [button('six', reached), button('seven', reached)]
  click(six, 1, 100)
  click(seven, 2, 186)
  expect(reached).toEqual(['six', 'seven'])
  // A third tap at the place of the second one is a double tap again.
  const undo = button('undo', reached)
  click(undo, 3, 190)
  expect(reached).toEqual(['six', 'seven'])
})

test('a label and its box are one control', () => {
  document.body.innerHTML = '<label><span>Walls</span><input type="checkbox"></label>'
  const box = document.querySelector('input')
  click(document.querySelector('span'), 1)
  expect(box?.checked).toBe(true)
  click(box, 2)
  expect(box?.checked).toBe(false)
})
