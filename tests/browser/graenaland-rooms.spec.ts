/**
 * Tests the secondary screens of Graenaland: the whole practice game, and each screen during a production. Changes made on a screen must
 * take effect.
 */
import { practice } from '../../src/games/graenaland/table/practice'
import coaching from '../../src/table/practice/words/en'
import { looks, sealOrders, setUp } from './journey/clans'
import { back, houseRule, practiceEnds, roomsOpen, secondWindow, sessionBreak, tablet, wayChanges, type Rooms } from './journey/rooms'
import { agree, asked, choose, counted, fromMenu, layDown, over, press, tapsTaken, waitForText } from './journey/table'
import { appUrl, open, phone, same } from './kit/browser'
import { test } from './kit/test'

const DRAWN = 'Coast 1: what does the card show?'

test('graenaland-rooms', async ({ browser, step, longStep }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  await longStep('the practice round, from its first step to its end', async () => {
    const t = layDown(await open(context, `${appUrl}#/game/practice-graenaland`), 1)
    const { page } = t
    const coach = page.getByRole('region', { name: coaching.title, exact: true })
    const coached = (id: string) => coach.getByText(practice.texts.en.steps[id]?.split(/[“.]/)[0] ?? id).waitFor()
    const say = (name: string, voice: 'Yes' | 'No') => choose(page.getByRole('group', { name, exact: true }), voice)
    /** Makes the proposal that Anna gets wood and Tom gets grain. */
    const propose = async () => {
      await press(t, /^Coast.1:/)
      await choose(page.getByRole('group', { name: '1. wood', exact: true }), 'Anna')
      await choose(page.getByRole('group', { name: '2. grain', exact: true }), 'Tom')
      await looks(t)
      await press(t, 'Put it to the vote')
    }
    await coached('draw')
    await asked(t, 'Coast 2: what does the card show?')
    await looks(t)
    await press(t, 'cattle')
    await coached('order')
    await asked(t, /^Hero orders: all but /)
    await sealOrders(t, { Anna: ['warrior', 'west'] })
    await coached('propose')
    await asked(t, 'Anna, who gets what?')
    await propose()
    await coached('half')
    for (const name of ['Peter', 'Tom']) await say(name, 'No')
    await asked(t, 'Coast 1, rejected: 3 of 6 is exactly half')
    await looks(t)
    await press(t, 'Close: the cards stay')
    await coached('adopted')
    await asked(t, 'Tom, who gets what?')
    await counted('a proposal on two cards, card by card', 4, propose)
    await say('Anna', 'Yes')
    await asked(t, 'Coast 1, adopted: 4 of 6 votes')
    await press(t, 'Close and hand out 2 cards')
    await coached('refused')
    await asked(t, 'Anna, what do you build?')
    await looks(t)
    // Taps the fort, which cannot be built, and checks that the app shows the reason.
    await press(t, /^Fort/)
    await looks(t)
    await press(over(t), 'Choose again')
    await over(t).waitFor({ state: 'hidden' })
    await coached('build')
    await press(t, /^Village/)
    await press(t, /^Coast.2:/)
    const keys = page.getByRole('group', { name: /^Lay down|^Supply card/ })
    await press(keys, /^grain/)
    await press(keys, /^wood/)
    await press(t, /^Supply card/)
    await press(keys, /^grain/)
    await press(keys, /^ore/)
    await looks(t)
    await press(t, 'Build it: all cards are paid')
    await practiceEnds({ t, looks }, coached, practice.texts.en.learnt)
    await page.close()
  })

  const t = layDown(await open(context, `${appUrl}#/new`), 1)
  const { page } = t
  // `longStep` skips this step in the project `sample`, because Axis & Allies tests the shared screens there.
  const rooms: Rooms = { t, step: longStep, looks }

  await step('a game is begun', async () => {
    await setUp(t, /^Referee/)
    await asked(t, DRAWN)
  })

  await step('every room around the table opens, and nothing in it is wrong', async () => {
    await roomsOpen(rooms)
    for (const place of ['Island', 'Clans', 'History']) {
      await page.getByRole('link', { name: place, exact: true }).click()
      await waitForText(t, /Anna|Coast/)
      await looks(t)
      await back(t)
    }
  })

  await step('votes are counted for what might stand in a territory, and nothing changes', async () => {
    const votes = (of: string) => page.getByRole('list', { name: 'Votes' }).getByRole('listitem').filter({ hasText: of }).waitFor()
    await page.getByRole('link', { name: 'Island', exact: true }).click()
    await press(t, /^Coast.1:/)
    await votes('Anna: 3')
    await press(t, 'What if')
    await page.locator('summary').filter({ hasText: 'Anna' }).click()
    await press(page.getByRole('group', { name: 'Settlements', exact: true }), 'One more')
    await votes('Anna: 4')
    await looks(t)
    await page.getByRole('combobox', { name: 'Hero here' }).selectOption('priest')
    await votes('Anna: 3')
    await votes('Tom: 2')
    await press(t, 'Back to the board')
    await votes('Anna: 3')
    await votes('Tom: 3')
    await back(t)
  })

  await houseRule(
    rooms,
    { search: 'houses of', name: /^[Hh]ouses of a clan/, set: (sheet) => press(sheet, 'One more'), shown: '15' },
    DRAWN,
  )
  await sessionBreak(rooms, /^Coast.1: plains/, DRAWN)
  await wayChanges(rooms, { way: /^Light/, question: 'Lay out 2 cards' }, DRAWN)

  await step('the most frequent journeys take few touches', async () => {
    await counted('a card of the production', 1, () => press(t, 'grain'))
    await asked(t, 'Coast 2: what does the card show?')
    await counted('a look at who may do what', 2, () => fromMenu(t, /^Who may do what now/), { besides: () => -1 })
    await counted('the way back from it', 1, () => back(t))
    await press(t, 'wood')
    await asked(t, /^Hero orders: all but /)
    const order = async (...keys: readonly string[]) => {
      await agree(over(t), 'Hold to open')
      for (const key of [...keys, 'Seal and cover']) await press(over(t), key)
    }
    await press(t, /^Hand the phone to/)
    // Sends the hero in three touches: the only hero on the map is chosen in advance.
    await counted('a hero sent', 3, () => order('east'))
    await counted('an order to stay', 3, () => order('stay'))
    await counted('all orders turned up', 1, () => press(t, 'Turn everything up'))
    await asked(t, 'Petr, who gets what?')
    await same(() => page.getByRole('button', { name: /^Undo.*moves of the heroes/i }).count(), 1, 'the way back to the covers')
    await counted('a proposal on one card', 3, async () => {
      await press(t, /^Coast.1:/)
      await choose(page.getByRole('group', { name: '1. grain', exact: true }), 'Petr')
      await press(t, 'Put it to the vote')
    })
    await counted('a vote that two decide', 3, async () => {
      for (const name of ['Anna', 'Tom']) await choose(page.getByRole('group', { name, exact: true }), 'Yes')
      await press(t, 'Close and hand out 1 card')
    })
    await asked(t, 'Tom, who gets what?')
    await counted('no proposal', 1, () => press(t, 'Tom proposes nothing'))
    await asked(t, 'Anna, what do you build?')
    // Returns whether "Finish building" is the main button. This is so only after the player has built something.
    const isFilled = () => page.getByRole('button', { name: 'Finish building' }).evaluate((button) => button.classList.contains('do'))
    await same(isFilled, false, 'the end of building is filled')
    await counted('a village whose payment is not typed in', 3, async () => {
      await press(t, /^Village/)
      await press(t, /^Coast.3:/)
      await press(t, 'Paid, not typed in')
    })
    await same(isFilled, true, 'the end of building is filled')
    await counted('a supply card', 1, () => press(t, 'Supply card: Take one'))
    await counted('the end of building', 1, () => press(t, 'Finish building'))
    for (const line of tapsTaken()) console.log(`       ${line}`)
  })

  await longStep('a card is kept for the evening, its owner alone sees what is reached, and nobody announces in one touch', async () => {
    const own = layDown(await open(context, `${appUrl}#/new`), 1)
    await setUp(own, /^Referee/, 'Victory point cards')
    await asked(own, 'Which card does each player keep?')
    await press(own, 'Hand the phone to Anna')
    await agree(over(own), 'Hold to open')
    await asked(own, 'Anna, which card do you keep?')
    for (const key of [2, 3, 4, 1, 2, 3, 2, 3, 4, 1, 2, 3, 2, 3, 4]) await press(over(own), `${key}`)
    await looks(own)
    await press(over(own), 'Seal for the evening')
    await press(over(own), 'Back to the table')
    await press(own, 'Who keeps the card on paper?')
    await press(own, 'Cards not sealed stay on paper')
    await asked(own, DRAWN)
    await fromMenu(own, /^What you keep/)
    await press(own, 'Anna')
    await agree(over(own), 'Hold to open')
    await over(own).getByText('1 of 6 points now').waitFor()
    await looks(own)
    await press(over(own), 'Back to the table')
    await back(own)
    await press(own, 'grain')
    // Waits for the next question. On a slow machine, the test could otherwise press a button of the current question.
    await asked(own, 'Coast 2: what does the card show?')
    await press(own, 'wood')
    await asked(own, /^Hero orders: all but /)
    await sealOrders(own, {})
    for (const name of ['Petr', 'Tom']) await press(own, `${name} proposes nothing`)
    await asked(own, 'Who announces victory?')
    await looks(own)
    await press(own, 'Anna: Announce')
    await own.page.getByText(/not the supply card still to be taken/).waitFor()
    await looks(own)
    await press(own, 'Anna: Announce')
    await press(own, 'Tom: Ask the chief to wait')
    await press(own, 'Tom: Checked')
    await counted('nobody announces', 1, () => press(own, 'Nobody: Anna builds'))
    await asked(own, 'Anna, what do you build?')
    await own.page.close()
  })

  await tablet(rooms, 'Clans')
  await secondWindow(rooms, context)
})
