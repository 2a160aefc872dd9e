// Tests the island of a question beside the question on a tablet: its tiles show the kinds of the cards, not only their number.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuestionIsland } from '../../../../src/games/graenaland/table/parts/QuestionIsland'
import { SidePanelProvider } from '../../../../src/table/SidePanel'
import { clanMoments } from '../../../gallery/graenaland'

test('beside a question, the tiles show the kinds of the cards', () => {
  const state = clanMoments({ players: 4, way: 'referee' }, 1).find((moment) =>
    Object.values(moment.state.cards).flat().includes('wood'),
  )?.state
  if (state === undefined) throw new Error('no card of wood')
  const slot = document.body.appendChild(document.createElement('div'))
  render(
    <SidePanelProvider value={{ slot, bring: () => undefined }}>
      <QuestionIsland
        state={state}
        island={state.island}
        label="Island"
        describe={() => ''}
        renderInside={() => undefined}
        renderBeside={() => undefined}
      />
    </SidePanelProvider>,
  )
  expect(screen.getAllByRole('img', { name: 'wood' }).length).toBeGreaterThan(0)
  slot.remove()
})
