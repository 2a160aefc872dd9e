// Tests the drawing of a high stack in a hexagon: Mafiosi above the lowest one are folded into one row.
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stack } from '../../../../src/games/mafia-city/table/parts/Stack'

const rowsOf = (folded: number) => {
  const { container } = render(<Stack stack={['green', 'red', 'blue', 'red', 'blue', 'red', 'blue', 'red']} folded={folded} />)
  return [...(container.querySelector('.stack')?.children ?? [])].map((row) => row.textContent || row.className.replace(/^mafioso /, ''))
}

test('the lowest Mafioso of a high stack stays visible below the folded ones', () => {
  const rows = rowsOf(3)
  expect(rows).toHaveLength(6)
  expect(rows[0]).toContain('green')
  expect(rows[1]).toBe('+3')
})
