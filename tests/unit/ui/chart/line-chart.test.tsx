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

test('a series without values has no label at the end of a line', () => {
  const columns = [0, 1].map((at) => ({ at, mark: `${at}` }))
  const series = [
    { id: 'a', className: '', values: [undefined, undefined], mark: <title>Anna</title> },
    { id: 'b', className: '', values: [undefined, 2], mark: <title>Bob</title> },
  ]
  const { container } = render(<LineChart columns={columns} series={series} />)
  expect([...container.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual(['Bob'])
})

test('the labels of the axis have space for their digits on the left', () => {
  const columns = [0, 1].map((at) => ({ at, mark: '' }))
  for (const highest of [8, 60, 303]) {
    const series = [{ id: 'a', className: '', values: [0, highest], mark: undefined }]
    const { container, unmount } = render(<LineChart columns={columns} series={series} />)
    const labels = [...container.querySelectorAll('text[text-anchor="end"]')]
    // A digit of the label font is at most 9 px wide.
    for (const label of labels) expect(Number(label.getAttribute('x'))).toBeGreaterThanOrEqual(9 * (label.textContent?.length ?? 0))
    unmount()
  }
})

test('the last value of each line stands beside its label, also if labels are moved apart', () => {
  const columns = [0, 1].map((at) => ({ at, mark: '' }))
  const series = ['Anna', 'Bob'].map((id) => ({ id, className: '', values: [0, 3], mark: <title>{id}</title> }))
  const { container } = render(<LineChart columns={columns} series={series} />)
  const labels = [...container.querySelectorAll('title')].map((title) => title.parentElement)
  expect(labels.map((label) => label?.querySelector('text')?.textContent)).toEqual(['3', '3'])
})
