// Tests the third payday: the bonus card is named before the players count their money, because it is added afterwards.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard, press, settle } from '../standard-table'
import { capitanSetup, IN_CITIES, TO_RESULT } from './games'

/** Moves up to the third payday, before which Anna has taken the first bonus card. */
const atLastPayday = (kept: (set: string) => boolean = () => true): readonly unknown[] =>
  (TO_RESULT.slice(0, -1) as readonly { readonly do: string; readonly changes?: readonly { readonly set: string }[] }[]).map(
    ({ changes, ...move }) =>
      changes === undefined
        ? move
        : { ...move, changes: [...changes.filter(({ set }) => kept(set)), { set: 'bonus', colour: 'red', florins: 15 }] },
  )

test('the statement of the third payday has a row for the bonus cards', async () => {
  await openStandard('el-capitan', capitanSetup, atLastPayday(), 'payday')
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /^Bonus card, afterwards/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['15', '0', '0'])
})

test('an earlier payday has no row for the bonus cards', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES, 'payday')
  expect(within(await screen.findByRole('table')).queryByRole('row', { name: /^Bonus card/ })).toBeNull()
})

test('a player reports the money without the bonus card, and sees the sum with it', async () => {
  const setup = { ...capitanSetup, settings: { moneyTold: false } }
  await openStandard('el-capitan', setup, [...atLastPayday((set) => set !== 'loans'), { do: 'paid' }])
  fireEvent.change(await screen.findByLabelText('Florins in hand after the payout, without the bonus card'), { target: { value: '80' } })
  await settle()
  expect(screen.getByText('The bonus card of 15 is added afterwards: 80 + 15 = 95.')).toBeTruthy()
  await press('I have 80 florins')
  // Petr has no bonus card.
  expect(await screen.findByLabelText('Florins in hand after the payout')).toBeTruthy()
})
