import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Keypad } from '../../../../src/table/question/Keypad'
import { useAskingWords } from '../../../../src/table/question/words'

await useAskingWords.load('en')

/** Renders a keypad for the numbers 10 to 40, and a button next to it that clears the number. */
function NumberQuestion() {
  const [value, setValue] = useState<number | undefined>()
  const numbers = Array.from({ length: 31 }, (_, at) => at + 10)
  return (
    <>
      <Keypad label="Which number?" numbers={numbers} value={value} onChange={setValue} />
      <p data-testid="value">{`${value}`}</p>
      <button type="button" onClick={() => setValue(undefined)}>
        Take back
      </button>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const entered = () => [screen.getByRole('status', { name: 'Which number?' }).textContent, screen.getByTestId('value').textContent]

test('a number counts while its digits are on the screen, and no longer', async () => {
  render(<NumberQuestion />)
  expect(entered()).toEqual(['–', 'undefined'])
  await press('2')
  expect(entered()).toEqual(['2', 'undefined'])
  expect(screen.getByRole('alert').textContent).toBe('From 10 to 40')
  await press('5')
  expect(entered()).toEqual(['25', '25'])
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Erase the last digit')
  expect(entered()).toEqual(['2', 'undefined'])
  await press('0')
  expect(entered()).toEqual(['20', '20'])
  await press('Take back')
  expect(entered()).toEqual(['–', 'undefined'])
})
