// Tests that the result of a game lists the house rules that differ from the rulebook.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

/** Plays a game to its result with this reading of R24 and with shorter goals, and opens the result. */
const finished = (palisadeAll: boolean) => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'light', settings: { ordersSealed: false, palisadeAll } }, 1)
  if (opening === undefined) throw new Error('an empty ledger')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  return openStandard(
    'graenaland',
    setup,
    moments.map(({ entry }) => entry.move),
  )
}

test.each([true, false])('the result lists the house rules that differ from the rulebook (palisade: %s)', async (palisadeAll) => {
  await finished(palisadeAll)
  const rules = within(await screen.findByRole('region', { name: 'House rules' }))
  expect(rules.getByText('Victory points needed').nextElementSibling?.textContent).toBe('3')
  expect(rules.queryAllByText(/palisade/)).toHaveLength(palisadeAll ? 1 : 0)
})
