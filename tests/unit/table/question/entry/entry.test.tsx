// Tests the inputs for dice, payments, shares and lists, which questions of any game can use.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState, type ReactNode } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Payment } from '../../../../../src/kit/payment'
import { DiceFaces } from '../../../../../src/table/question/entry/DiceFaces'
import { FactList } from '../../../../../src/table/question/entry/FactList'
import { Pay, wayOf } from '../../../../../src/table/question/entry/Pay'
import { Several } from '../../../../../src/table/question/entry/Several'
import { useEntryWords } from '../../../../../src/table/question/entry/words'
import { LanguageProvider, type Language } from '../../../../../src/ui/words'

beforeAll(() => Promise.all([useEntryWords.load('en'), useEntryWords.load('cs')]))

/** Renders an input and returns a list of all values that the user chose. */
const shown = <T,>(first: T, part: (value: T, change: (value: T) => void) => ReactNode, language: Language = 'en'): T[] => {
  const changes: T[] = []
  function Held() {
    const [value, setValue] = useState(first)
    return part(value, (next) => {
      changes.push(next)
      setValue(next)
    })
  }
  render(
    <LanguageProvider value={language}>
      <Suspense>
        <Held />
      </Suspense>
    </LanguageProvider>,
  )
  return changes
}

const step = (group: string, name: 'One more' | 'One less') =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }))
const valueOf = (group: string) => screen.getByRole('group', { name: group }).querySelector('output')?.textContent

describe('dice', () => {
  test('one die is one row of faces', async () => {
    const changes = shown<readonly number[]>([], (faces, change) => (
      <DiceFaces label="What fell?" roll={{ count: 1, sides: 6 }} faces={faces} onChange={change} />
    ))
    const row = within(screen.getByRole('group', { name: 'What fell?' }))
    expect(row.getAllByRole('radio')).toHaveLength(6)
    await userEvent.click(row.getByRole('radio', { name: '4' }))
    expect(changes).toEqual([[4]])
    expect(row.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true)
  })

  test('of several dice each has its row, and what is not told yet is 0', async () => {
    const changes = shown<readonly number[]>([], (faces, change) => (
      <DiceFaces label="What fell?" roll={{ count: 2, sides: 8 }} faces={faces} onChange={change} />
    ))
    await userEvent.click(within(screen.getByRole('group', { name: 'Die 2' })).getByRole('radio', { name: '8' }))
    await userEvent.click(within(screen.getByRole('group', { name: 'Die 1' })).getByRole('radio', { name: '1' }))
    expect(changes).toEqual([
      [0, 8],
      [1, 8],
    ])
  })

  test('Czech counts them as Czech does', () => {
    shown<readonly number[]>(
      [],
      (faces, change) => <DiceFaces label="Hod" roll={{ count: 2, sides: 6 }} faces={faces} onChange={change} />,
      'cs',
    )
    expect(screen.getByRole('group', { name: /^2\.\s+kostka$/u })).toBeTruthy()
  })
})

describe('paying', () => {
  const WAYS: readonly Payment[] = [{ wood: 1, stone: 1 }, { wood: 1, coins: 1 }, { coins: 2 }]
  const pay = () =>
    shown<Payment>({ wood: 1, stone: 1 }, (payment, change) => (
      <Pay label="A house" payments={WAYS} nameOf={(tender) => tender} payment={payment} onChange={change} />
    ))

  test('goes only as far as some whole payment does, and says when it is whole', async () => {
    const changes = pay()
    expect(screen.getByText('That pays it.')).toBeTruthy()
    await step('coins', 'One more')
    expect(changes).toEqual([])
    await step('stone', 'One less')
    expect(screen.getByText('Not paid in full yet.')).toBeTruthy()
    await step('coins', 'One more')
    expect(screen.getByText('That pays it.')).toBeTruthy()
    await step('coins', 'One more')
    expect(valueOf('coins')).toBe('1')
    await step('wood', 'One less')
    await step('coins', 'One more')
    expect(valueOf('coins')).toBe('2')
    expect(screen.getByText('That pays it.')).toBeTruthy()
  })

  test('a payment is known with or without tenders that are not used', () => {
    expect(wayOf(WAYS, { wood: 1, stone: 0, coins: 1 })).toBe(WAYS[1])
    expect(wayOf(WAYS, { wood: 1 })).toBeUndefined()
  })
})

test('several of a list are chosen in its order', async () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, title: value.toUpperCase() }))
  const changes = shown<readonly string[]>([], (chosen, change) => (
    <Several label="Ships" options={options} chosen={chosen} onChange={change} />
  ))
  for (const name of ['C', 'A', 'C']) await userEvent.click(screen.getByRole('checkbox', { name }))
  expect(changes).toEqual([['c'], ['a', 'c'], ['a']])
})

test('facts are a list under one name', () => {
  shown(0, () => <FactList label="Points" facts={[{ key: 'red', title: 'Red', note: 'houses: 2', figure: 2 }]} />)
  const list = within(screen.getByRole('list', { name: 'Points' }))
  expect(list.getByText('houses: 2')).toBeTruthy()
  expect(list.getByText('2')).toBeTruthy()
})
