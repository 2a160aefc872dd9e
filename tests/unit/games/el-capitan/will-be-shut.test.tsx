// Tests the label for the warehouses that a build will shut down. It differs from the label for warehouses already on the city picture.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('what a build will shut down is told apart from what is on the picture already', async () => {
  const build = { do: 'build' }
  const end = { do: 'endTurn' }
  await openStandard('el-capitan', capitanSetup, [...IN_CITIES, build, end, { do: 'sail', to: 'venezia' }, build, end, build, end])
  await press(/^Warehouse/)
  const shut = await screen.findByText('Will be shut')
  expect(within(shut.parentElement ?? shut).getByRole('img', { name: 'Red' })).toBeTruthy()
  expect(screen.queryByText('On the picture')).toBeNull()
})
