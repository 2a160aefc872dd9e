import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../../../src/games/westeros'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import { units } from '../../../../../../src/games/westeros/model/units'
import { askOnScreen, sealedBids } from './table'

const position: readonly Change[] = [
  { set: 'units', area: 'winterfell', house: 'stark', standing: units({ footman: 2 }) },
  { set: 'units', area: 'moat-cailin', house: 'stark', standing: units({ footman: 1 }) },
  { set: 'units', area: 'karhold', house: 'stark', standing: units({ footman: 1 }) },
  { set: 'supply', house: 'stark', level: 0 },
  { set: 'round', round: 2 },
  { set: 'stage', at: 'marches' },
]

const tooMany: Move = {
  do: 'march',
  house: 'stark',
  from: 'winterfell',
  moves: [{ to: 'moat-cailin', units: units({ footman: 2 }) }],
  leaveToken: false,
  order: 'march-0',
}

const refused = async (move: Move, language: 'en' | 'cs' = 'en') => {
  const table = await askOnScreen({ changes: position, language })
  await table.move({ do: 'ready' })
  await act(() => table.play().play(move))
  return { table, sheet: await screen.findByRole('dialog') }
}

describe('a refusal', () => {
  test('shows what is wrong, its picture and its rule, and what would be legal', async () => {
    const { sheet } = await refused(tooMany)
    expect((await within(sheet).findByRole('region', { name: 'Armies and supply' })).querySelectorAll('[data-slot=over]')).toHaveLength(1)
    await userEvent.click(await within(sheet).findByRole('button', { name: /^R3.3 / }))
    const rule = await within(sheet).findByRole('dialog', { name: /^R3.3 / })
    expect(await within(rule).findByText(/at most as many units as its flag shows/)).toBeTruthy()
  })
  test('is settled by one of the legal ways', async () => {
    const { table, sheet } = await refused(tooMany)
    const legalMoves = within(await within(sheet).findByRole('list', { name: 'What works' })).getAllByRole('button')
    expect(legalMoves.map(({ textContent }) => textContent)).toEqual(['1 footman to Moat Cailin'])
    await userEvent.click(legalMoves[0] as HTMLElement)
    await act(async () => {})
    expect(table.state().areas['moat-cailin']?.garrison?.standing.footman).toBe(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  test('is played all the same, and the log says so', async () => {
    const { table, sheet } = await refused(tooMany)
    await userEvent.click(await within(sheet).findByRole('button', { name: 'We allow it' }))
    await waitFor(() => expect(table.state().areas['moat-cailin']?.garrison?.standing.footman).toBe(3))
    expect(table.open().ledger.last.entry.events).toContainEqual(expect.objectContaining({ e: 'overruled' }))
  })
  test('speaks Czech', async () => {
    const { sheet } = await refused(tooMany, 'cs')
    const legalMoves = await within(sheet).findByRole('list', { name: 'Co jde' })
    expect(
      within(legalMoves)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['1\u00a0pěšák: Moat Cailin'])
  })
})

describe('a reveal for which the choice of an own phone is missing', () => {
  const missing = async () => {
    const { table, roles } = await sealedBids(true)
    await table.reveal()
    return { table, roles, sheet: await screen.findByRole('dialog', { name: /^The sealed choice has not arrived: / }) }
  }

  test('accuses nobody, and names the seat and the three ways on', async () => {
    const { sheet } = await missing()
    expect(await within(sheet).findByText(/did not answer. Nothing is lost/)).toBeTruthy()
    expect(sheet.textContent).not.toMatch(/not what/)
    const names = within(sheet)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(
      expect.arrayContaining([
        'Link the phone again',
        expect.stringMatching(/: choose again on this phone$/),
        'Cancel for everybody (hold)',
      ]),
    )
  })

  test('names the earlier phone of a player that has to be linked again', async () => {
    const { table, sheet, roles } = await missing()
    const ballot = table.play().open?.ballots[0]?.id ?? ''
    const lost = { id: table.play().open?.id ?? '', ballot, role: roles[0] ?? '', commitment: '', phone: 1, roles: [], isLinked: false }
    await act(async () => table.play().noteLinks({ holders: [lost] }))
    expect(await within(sheet).findByRole('button', { name: /^Link .+’s earlier phone again$/ })).toBeTruthy()
  })

  test('goes on at the table: the seat chooses there behind its cover', async () => {
    const { table, sheet } = await missing()
    await userEvent.click(within(sheet).getByRole('button', { name: /: choose again on this phone$/ }))
    expect(await screen.findByRole('button', { name: 'Hold to open' })).toBeTruthy()
    expect(table.play().refused).toBeUndefined()
  })
})
