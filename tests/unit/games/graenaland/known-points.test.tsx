// R82, A18: tests that the points of a card on paper that was shown when an announcement failed are known when the card is asked again.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press } from '../standard-table'

const games = Array.from({ length: 4 }, (_, seed) =>
  clanMoments({ players: 4, way: 'light', settings: { vpCards: true, goalsSealed: false, ordersSealed: false } }, seed + 1),
)

test('the points of a card that was shown are chosen when the card is asked again, and can be changed', async () => {
  const found = games.flatMap((game) => {
    const failed = game.find(({ entry }) => entry.events.some(({ e }) => e === 'announcementFailed'))
    const [proved] = failed?.entry.events.flatMap((event) => (event.e === 'proved' ? [event] : [])) ?? []
    const again = game.find(({ state }) => failed !== undefined && state.stage === 'showing' && state.round >= failed.state.round)
    return proved === undefined || again === undefined || typeof proved.card !== 'number' ? [] : [{ game, again, proved }]
  })
  const [first] = found
  const [opening] = first?.game ?? []
  if (first === undefined || opening === undefined) throw new Error('no failed announcement')
  const { game, again, proved } = first
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = game.slice(1, game.indexOf(again) + 1).map(({ entry }) => entry.move)
  const table = await openStandard('graenaland', setup, moves)
  // Answers for the clans that are asked before.
  const order = again.state.players.map(({ clan }) => clan).filter((clan) => again.state.proofs[clan] === undefined)
  for (const by of order.slice(0, order.indexOf(proved.by))) await table.play({ do: 'proof', by, points: 0 })
  const [stepper] = screen.getAllByRole('group', { name: 'What does your victory point card say?' })
  const chosen = () => within(stepper ?? document.body).getByRole('status').textContent
  expect(chosen()).toBe(`${proved.points}`)
  await press('One less')
  expect(chosen()).toBe(`${proved.points - 1}`)
})
