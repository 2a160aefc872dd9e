import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { question as english } from '../../../../../../src/games/westeros/words/en/questions'
import { question as czech } from '../../../../../../src/games/westeros/words/cs/questions'
import { openTable, press, settle } from '../fixture'

test('raids without a target are removed in one step, and one undo takes back the whole step', async () => {
  const table = await openTable('', { orders: 'app' })
  await act(async () => {
    await table.play().play({ do: 'ready' })
    await table.play().play({
      do: 'correct',
      changes: [
        { set: 'stage', at: 'raids' },
        { set: 'order', area: 'winterfell', house: 'stark', order: 'raid' },
        { set: 'order', area: 'lannisport', house: 'lannister', order: 'raid' },
      ],
    })
  })
  await settle()
  expect(table.play().open?.prompts.map(({ kind }) => kind)).toEqual(['raid'])
  const ordersLeft = () => Object.values(table.state().areas).filter(({ order }) => order !== undefined).length
  expect(ordersLeft()).toBe(2)
  // A linked phone, which shows only the text of the question, names it as the table does.
  const [asked] = table.play().open?.prompts ?? []
  if (asked === undefined) throw new Error('no question')
  const titles = [english, czech].map((question) => question(asked as never, table.state()).title)
  expect(titles).toEqual(['Raids without effect', 'Nájezdy bez účinku'])
  expect(screen.getByRole('heading', { level: 1, name: 'Raids without effect' })).toBeTruthy()
  await press('Take 2 orders off')
  expect(ordersLeft()).toBe(0)
  await act(async () => void (await table.play().undo()))
  expect(ordersLeft()).toBe(2)
  expect(screen.getByRole('button', { name: 'Take 2 orders off' })).toBeTruthy()
})
