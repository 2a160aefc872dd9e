// Tests the first minute in the app: the screens for a new user, and the number of taps until returning users see the first question.
import { begin, chooseGame, seat } from './journey/new-game'
import { asked, counted, layDown, press, tapsTaken } from './journey/table'
import { holds, open, phone, same } from './kit/browser'
import { overflows, smallTargets } from './kit/looks'
import { test } from './kit/test'

test('first', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await open(context)
  const t = layDown(page, 1)

  await step('the first screen says what it is, for which game, and what to press, all in sight', async () => {
    const there = [
      page.getByRole('heading', { level: 1, name: 'Your referee at the board-game table', exact: true }),
      page.getByText('Lay the phone beside the board. It asks, counts, keeps bids secret and knows the rules.'),
      page.getByRole('link', { name: 'A Game of Thrones: the Board Game' }),
      page.getByRole('button', { name: 'New game', exact: true }),
      page.getByRole('button', { name: 'Practice round 2 minutes', exact: true }),
    ]
    for (const one of there) {
      const box = await one.boundingBox()
      holds(box !== null && box.y >= 0 && box.y + box.height <= phone.height, `${String(one)} is in sight`)
    }
    // Checks that the picture is really drawn, not only an element of the page.
    await same(
      () => page.locator('img').evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
      true,
      'drawn',
    )
  })

  await step('a game is set up by tapping the signs of the houses', async () => {
    await seat(t, { preset: 'Referee', houses: { Stark: 'Anna', Greyjoy: 'Jana', Lannister: 'Petr', Baratheon: 'Marek', Tyrell: 'Tom' } })
    await begin(t)
    await page.goto(`${new URL(page.url()).origin}/#/`)
  })

  await step('the card of the game asks its question, and names who plays each house', async () => {
    const card = page.getByRole('region', { name: 'Anna, Jana, Petr, Marek, Tom', exact: true })
    const castles = card.getByRole('list', { name: 'Castles and strongholds', exact: true })
    await castles.waitFor()
    for (const name of ['Anna', 'Jana', 'Petr', 'Marek', 'Tom']) await castles.getByText(name, { exact: true }).waitFor()
    await card.getByText('Castles, of 7', { exact: true }).waitFor()
    await same(() => smallTargets(page), [], 'what is smaller than a thumb')
    await same(() => overflows(page), false, 'sticking out')
  })

  await step('last time’s people are at the first question in four taps', async () => {
    await counted('a new game with the people of last time', 4, async () => {
      await chooseGame(t)
      await asked(t, 'Who sits at the table?')
      await press(t, 'The same players as last time')
      await press(t, 'Begin')
      await asked(t, 'Is the board laid out?')
    })
    for (const line of tapsTaken()) console.log(`       ${line}`)
  })
})
