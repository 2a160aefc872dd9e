import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { DigitKeys, useNumberEntry } from '../../../../src/games/el-capitan/table/parts/number-cells'
import { useAskingWords } from '../../../../src/table/question/words'

const CELLS = [
  { id: 'first', most: 99, likely: undefined },
  { id: 'second', most: 99, likely: 30 },
  { id: 'third', most: 9, likely: undefined },
]

function Form({ usual }: { readonly usual?: number }) {
  const [values, setValues] = useState<Readonly<Record<string, number | undefined>>>({})
  const entry = useNumberEntry(
    CELLS.map((cell) => ({ ...cell, value: values[cell.id], ...(usual !== undefined && { usual }) })),
    (id, value) => setValues((before) => ({ ...before, [id]: value })),
  )
  return (
    <>
      <p aria-label="values">{CELLS.map(({ id }) => values[id] ?? '?').join(' ')}</p>
      <p aria-label="current">{entry.current}</p>
      {['first', 'third'].map((id) => (
        <button key={id} type="button" onClick={() => entry.choose(id)}>
          {id}
        </button>
      ))}
      <DigitKeys label="Digits" entry={entry} />
    </>
  )
}

const show = async (usual?: number) => {
  await useAskingWords.load('en')
  render(<Form {...(usual !== undefined && { usual })} />)
  await screen.findByRole('group', { name: 'Digits' })
}
const press = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }))
}
const values = () => screen.getByLabelText('values').textContent
const current = () => screen.getByLabelText('current').textContent

describe('a form of numbers', () => {
  test('two digits move on, and so does the next key after one', async () => {
    await show()
    expect(current()).toBe('first')
    await press('1', '2')
    expect([values(), current()]).toEqual(['12 ? ?', 'second'])
    await press('7', 'Next')
    expect([values(), current()]).toEqual(['12 7 ?', 'third'])
  })
  test('a digit that no usual number begins with moves on by itself, except in a tapped cell', async () => {
    await show(30)
    await press('8', '1', '2', '5')
    expect([values(), current()]).toEqual(['8 12 5', 'third'])
    await press('first', '4', '5')
    expect(values()).toBe('45 12 5')
  })
  test('a digit after 0 goes into the next cell, because no printed number begins with 0', async () => {
    await show()
    await press('0', '2', '4')
    expect([values(), current()]).toEqual(['0 24 ?', 'third'])
  })
  test('a digit after 0 that no usual number begins with is a whole number, too', async () => {
    await show(30)
    await press('0', '4', '8')
    expect([values(), current()]).toEqual(['0 4 8', 'third'])
  })
  test('the next key takes what is probably printed, and leaves other cells open', async () => {
    await show()
    await press('Next')
    expect([values(), current()]).toEqual(['? ? ?', 'second'])
    await press('Next')
    expect([values(), current()]).toEqual(['? 30 ?', 'third'])
  })
  test('the next key after a full number does not skip the cell that the number has moved on to', async () => {
    await show()
    await press('Next', '3', '0')
    expect(current()).toBe('third')
    await press('Next')
    expect(current()).toBe('third')
    await press('Next')
    expect(current()).toBe('first')
  })
  test('the next key after a full number does not accept the probable number of the cell that the number has moved on to', async () => {
    await show()
    await press('1', '2', 'Next')
    expect([values(), current()]).toEqual(['12 ? ?', 'second'])
    await press('Next')
    expect([values(), current()]).toEqual(['12 30 ?', 'third'])
  })
  test('once every cell is filled, the last one stays selected: a digit replaces its number, and a key erases it', async () => {
    await show()
    await press('1', '2', '3', '0', '9')
    expect([values(), current()]).toEqual(['12 30 9', 'third'])
    await press('5')
    expect([values(), current()]).toEqual(['12 30 5', 'third'])
    await press('Erase the last digit')
    expect([values(), current()]).toEqual(['12 30 ?', 'third'])
    await press('first', '5')
    expect([values(), current()]).toEqual(['5 30 ?', 'first'])
  })
  test('the next key after the last number does not lead back to a filled cell', async () => {
    await show()
    await press('4', 'Next', '5', 'Next', '8')
    expect([values(), current()]).toEqual(['4 5 8', 'third'])
    await press('third', '6', 'Next', 'Next')
    expect([values(), current()]).toEqual(['4 5 6', 'third'])
  })
  test('a number too large for its cell is not taken', async () => {
    await show()
    await press('Next', 'Next', '9')
    expect(values()).toBe('? 30 9')
    expect(current()).toBe('first')
  })
  test('a chosen cell is typed anew, and erased digit by digit', async () => {
    await show()
    await press('4', '5', 'first', '6')
    expect([values(), current()]).toEqual(['6 ? ?', 'first'])
    await press('Erase the last digit')
    expect([values(), current()]).toEqual(['? ? ?', 'first'])
  })
})
