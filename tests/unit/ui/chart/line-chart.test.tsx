// Tests the height of a chart with large numbers: the axis must be visible on a small screen.
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LineChart } from '../../../../src/ui/chart/LineChart'

const heightUpTo = (highest: number): number => {
  const columns = [0, 1].map((at) => ({ at, mark: `${at}` }))
  const { container } = render(<LineChart columns={columns} series={[{ id: 'a', className: '', values: [0, highest], mark: undefined }]} />)
  return Number(container.querySelector('svg')?.getAttribute('height'))
}

test('hundreds take no more height than a dozen', () => {
  expect(heightUpTo(303)).toBeLessThan(300)
  expect(heightUpTo(12)).toBeGreaterThanOrEqual(heightUpTo(4))
})
