// Tests the choice of rules for a new game: settings that are not house rules leave the game by the rulebook.
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { saved } from '../../../../src/games/mafia-city/table/house-rules/own-rules'
import { setTextsIn } from '../../../../src/games/mafia-city/table/corrections/words'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'
import { points } from '../../../../src/games/mafia-city/table/house-rules/points'
import { bookFor, FRESH, rulesIn, type Settled } from '../../../../src/games/mafia-city/table/settled'
import { titleOfPoint } from '../../../../src/table/house-rules/standard-points'
import { OwnRulesChoice } from '../../../../src/table/house-rules/OwnRulesChoice'
import { useHouseRulesWords } from '../../../../src/table/house-rules/words'
import { LanguageProvider } from '../../../../src/ui/words'
import { settle } from '../standard-table'

const show = async (chosen: Settled) => {
  await useHouseRulesWords.load('en')
  render(
    <LanguageProvider value="en">
      <MemoryRouter>
        <Suspense>
          <OwnRulesChoice
            saved={saved}
            rules={rulesIn(chosen)}
            book={bookFor(chosen)}
            departures={points.departures}
            namesOf={(rules) =>
              points.differing(rules).map((point) => titleOfPoint(point, setTextsIn('en').rules, textsIn('en').pointName))
            }
            onChoose={() => undefined}
          />
        </Suspense>
      </MemoryRouter>
    </LanguageProvider>,
  )
  await settle()
}
const isBook = () => screen.getByRole<HTMLInputElement>('radio', { name: /^The rulebook/ }).checked

test('the drawn card of a Thief is no house rule', async () => {
  await show({ ...FRESH, switches: { ...FRESH.switches, thiefDrawn: true } })
  expect(isBook()).toBe(true)
  expect(screen.queryByText(/^Adjusted for this game/)).toBeNull()
})

test('a ruling that differs from the rulebook is a house rule', async () => {
  await show({ ...FRESH, rulings: { cellRelease: 'nextRound', dealWithoutToken: true, declineFigures: true } })
  expect(isBook()).toBe(false)
  expect(screen.getByText(/^Adjusted for this game: 1 house rule: /).textContent).toContain(setTextsIn('en').rules.cellRelease)
})
