// Tests questions about wildling cards of the second edition.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { WildlingCard } from '../../../../../../src/games/westeros/box/box'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import type { Setup } from '../../../../../../src/games/westeros/model/moves'
import { gameOutcomes } from '../../../../../../src/games/westeros/table/outcome/game-outcomes'
import { OutcomeView } from '../../../../../../src/games/westeros/table/outcome/OutcomeView'
import { WildlingCardText } from '../../../../../../src/games/westeros/table/WildlingCardText'
import { loadWords } from '../../../../../../src/games/westeros/words'
import { LanguageProvider } from '../../../../../../src/ui/words'
import { fixChance } from '../../../../../fixtures/chance'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { askOnScreen } from './table'

const { wildling: WILDLING_NAMES } = (await loadWords('en')).second

const setup: Setup = {
  ...secondSetupFor(6, 'referee', () => 0.5),
  tracking: { ...PRESETS.referee, decks: 'table' },
  changes: [
    { set: 'round', round: 2 },
    { set: 'stage', at: 'draw' },
  ],
}

/** Opens a game in which the Night's Watch has won, Stark has bid most, and a wildling card has come up. */
const attacked = async (card: WildlingCard) => {
  const table = await askOnScreen({ setup })
  await table.move({ do: 'ready' })
  await table.move({ do: 'draw', how: 'table', turned: { 1: ['supply'], 2: ['game-of-thrones'], 3: ['wildling-attack'] } })
  for (let { stage } = table.state(); stage.at === 'card'; { stage } = table.state()) await table.move({ do: 'resolve', deck: stage.deck })
  for (const house of table.state().ballot?.roles ?? []) await table.cast(house, house === 'stark' ? 4 : 0)
  await table.reveal()
  await table.move({ do: 'drawWildling', card, how: 'table' })
  return table
}
const buttons = (name: string | RegExp) => screen.queryAllByRole('button', { name })

test('Crow Killers offers once to replace nothing (E6.7)', async () => {
  const table = await attacked('crow-killers')
  expect(table.open().prompts.map(({ kind }) => kind)).toEqual(['replace'])
  expect(buttons('Replace nothing')).toHaveLength(1)
  expect(buttons('Choose the units to replace')).toHaveLength(1)
  const [more] = screen.getAllByRole('button', { name: 'One more' })
  if (more === undefined) throw new Error('nothing to replace')
  await userEvent.click(more)
  expect(buttons('Replace nothing')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Replace 1 unit' }))
  expect(table.open().ledger.last.entry.move).toMatchObject({ do: 'replaceUnits', house: 'stark' })
})

test('the card that the holder of the Raven looks at is shown on a screen of its own, until the next tap (E8.4)', async () => {
  fixChance(7)
  const table = await askOnScreen({ setup: secondSetupFor(6, 'referee', () => 0.5) })
  await table.move({ do: 'ready' })
  await table.move({ do: 'ordersPlaced' })
  await table.move({ do: 'raven', house: 'lannister', use: true, look: true })
  await table.draw()
  const top = table.state().wildlings?.top
  if (top === undefined) throw new Error('no card was seen')
  const card = () => screen.queryByRole('region', { name: WILDLING_NAMES[top] })
  expect(card()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Hand the phone to/ }))
  expect(card()).toBeNull()
  const hold = () => screen.getByRole('button', { name: /: hold to look$/ })
  // A short press does not show the card. By keyboard, two presses replace the long one.
  hold().focus()
  await userEvent.keyboard('{Enter}')
  expect(card()).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(card()).not.toBeNull()
  await userEvent.click(document.body)
  expect(card()).toBeNull()
  // By touch, the card is shown only while the button is held.
  const held = hold()
  fireEvent.pointerDown(held, { button: 0 })
  await waitFor(() => expect(card()).not.toBeNull(), { timeout: 2000 })
  fireEvent.pointerUp(held)
  expect(card()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the table' }))
  expect(screen.queryByRole('button', { name: /: hold to look$/ })).toBeNull()
})

test('a wildling card that a house has to carry out says so, and not that nothing is to be done', async () => {
  const table = await attacked('crow-killers')
  const { head } = table.open().ledger
  table.view.unmount()
  await table.show(<OutcomeView moment={head} />)
  expect(await screen.findByText(/House Stark replaces units\./)).toBeTruthy()
  expect(screen.queryByText(/nothing to do on the board/)).toBeNull()
})

test('a wildling card that comes up is shown with all its parts (E6.6)', async () => {
  const table = await attacked('mammoth-riders')
  const moment = table.open().ledger.head
  expect(gameOutcomes.hasOutcome(moment)).toBe(true)
  table.view.unmount()
  render(
    <LanguageProvider value="en">
      <WildlingCardText state={table.state()} card="mammoth-riders" />
    </LanguageProvider>,
  )
  const card = screen.getByRole('region', { name: 'Mammoth Riders' })
  expect(card.textContent).toContain('Wildlings win, lowest bidder: Destroys 3 units anywhere.')
  expect(card.textContent).toContain('Wildlings win, everybody else: Destroys 2 units anywhere.')
  expect(card.textContent).toContain('highest bidder: May take back one used House card.')
})
