// Tests the secondary screens of Mafia City: the whole practice round, and each screen of the menu during a game.
import { pass } from '../../src/games/mafia-city/table/parts/icons'
import { practice } from '../../src/games/mafia-city/table/practice'
import coaching from '../../src/table/practice/words/en'
import { hexagon, looks, setUp } from './journey/mafia'
import { asked as askedByKeyboard, tabTo } from './journey/keyboard'
import { back, houseRule, practiceEnds, roomsOpen, secondWindow, sessionBreak, tablet, wayChanges, type Rooms } from './journey/rooms'
import { asked, counted, fromMenu, layDown, more, over, press, tapsTaken, waitForText, touch } from './journey/table'
import { appUrl, open, phone, same } from './kit/browser'
import { test } from './kit/test'

test('mafia-city-rooms', async ({ browser, step, longStep }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  await longStep('the practice round, from its first step to its end', async () => {
    const t = layDown(await open(context, `${appUrl}#/game/practice-mafia-city`), 1)
    const { page } = t
    const coach = page.getByRole('region', { name: coaching.title, exact: true })
    const coached = (id: string) => coach.getByText(practice.texts.en.steps[id]?.split(/[“.]/)[0] ?? id).waitFor()
    const key = (name: RegExp) => page.getByRole('button', { name }).click()
    await coached('place')
    await asked(t, 'Anna: what do you do?')
    await looks(t)
    await hexagon(t, 2).click()
    await coached('refused')
    await asked(t, 'Peter: what do you do?')
    await key(/^Card/)
    await key(/^Police Raid/)
    // Taps a location that cannot be chosen, and checks that the app shows the reason.
    await hexagon(t, 1).click({ force: true })
    await over(t).getByText('A Police Raid needs two of your own').waitFor()
    await looks(t)
    await press(over(t), 'Choose again')
    await over(t).waitFor({ state: 'hidden' })
    await coached('card')
    await press(t, 'Take back')
    await key(/^Snitch/)
    await hexagon(t, 1).click()
    await key(/^Anna, /)
    await coached('veto')
    await press(t, 'Anna: Police Chief')
    await coached('fists')
    await press(t, 'Tom: two Fists')
    await coached('stands')
    await looks(t)
    await asked(t, /play Complicity/)
    await press(t, 'No Complicity')
    await coached('pass')
    for (const name of ['Tom', 'Anna', 'Peter']) {
      await asked(t, `${name}: what do you do?`)
      await key(/^Pass/)
    }
    await coached('tie')
    await press(t, 'Evaluate 2 Harbour')
    await press(t, 'Anna plays none: who else?')
    await key(/^Peter/)
    await coached('deal')
    await looks(t)
    await press(t, 'Nobody: the deal counts')
    await press(t, 'No more deals: 1 point for Peter')
    await coached('takeBack')
    await key(/^1, the upper/)
    await coached('draw')
    await press(t, 'All leave theirs here and at all other locations')
    await press(t, 'Tap again to end the phase')
    await press(t, 'All cards are drawn')
    await practiceEnds({ t, looks }, coached, practice.texts.en.learnt, 'Everybody agrees: hold for two seconds')
    await page.close()
  })

  const page = await open(context, `${appUrl}#/new`)
  const t = layDown(page, 1)
  // `longStep` skips this step in the project `sample`, because Axis & Allies tests the shared screens there.
  const rooms: Rooms = { t, step: longStep, looks }

  await step('a game is begun, and two Mafiosi are placed', async () => {
    await setUp(t)
    await asked(t, 'Anna: what do you do?')
    await hexagon(t, 1).click()
    await asked(t, 'Petr: what do you do?')
    await hexagon(t, 1).click()
    await asked(t, 'Tom: what do you do?')
  })

  await step('the buttons below the city are in sight on phones of different sizes', async () => {
    const passes = page.getByRole('button', { name: /^Pass/ })
    for (const [width, height] of [
      [360, 740],
      [390, 740],
      [412, 780],
    ] as const) {
      await page.setViewportSize({ width, height })
      const isInSight = () =>
        passes.evaluate((one) => one.getBoundingClientRect().bottom <= (one.closest('.body')?.getBoundingClientRect().bottom ?? 0))
      await same(isInSight, true, `Pass at ${width}x${height}`)
    }
    await page.setViewportSize(phone)
  })

  await step('every room around the table opens, and nothing in it is wrong', async () => {
    await roomsOpen(rooms)
    for (const [place, words] of [
      ['Families', 'Mafiosi in hand'],
      ['History', /Prison/],
    ] as const) {
      await page.getByRole('link', { name: place, exact: true }).click()
      await waitForText(t, words)
      await looks(t)
      await back(t)
    }
    await page.getByRole('link', { name: 'City', exact: true }).click()
    await hexagon(t, 1).click()
    await page.getByRole('heading', { name: '1 Prison' }).waitFor()
    await waitForText(t, /^1 : 1/)
    await looks(t)
    await back(t)
  })

  await step('the board is corrected, and the check compares what was set', async () => {
    await fromMenu(t, /^Correct the board/)
    await asked(t, 'What is different on the board?')
    await page.getByRole('button', { name: /^Families/ }).click()
    await over(t).getByText(/^Anna/).click()
    await more(over(t), 'Mafiosi in hand')
    await over(t).getByText('13 of 12').waitFor()
    await looks(t)
    await press(over(t), 'Done')
    await waitForText(t, 'Anna: 13 of 12 Mafiosi, 1 too many.')
    await looks(t)
    await page.getByRole('button', { name: /^City and figures/ }).click()
    await over(t)
      .getByText(/^1 Prison\d$/)
      .click()
    await press(over(t), 'Anna, 1 from the bottom')
    await press(over(t), 'Take away Anna, 1 from the bottom')
    await looks(t)
    await press(over(t), 'Done')
    await waitForText(t, 'Piece count OK')
    await press(t, 'Save 2 changes')
    await asked(t, 'Tom: what do you do?')
    await page.getByRole('button', { name: /^1 Prison, from the bottom Petr; Petr leads/ }).waitFor()
  })

  await step('the check compares location by location, and what differs is set', async () => {
    await fromMenu(t, /^Board check/)
    await page.getByRole('button', { name: /^1 Prison/ }).click()
    await press(t, 'Petr, 1 from the bottom')
    await press(t, 'Take away Petr, 1 from the bottom')
    await waitForText(t, 'Petr: 11 of 12 Mafiosi, 1 too few.')
    await looks(t)
    await press(t, 'Petr on top')
    await press(t, 'Anna on top')
    await waitForText(t, 'Anna: 13 of 12 Mafiosi, 1 too many.')
    await press(t, 'Anna, 2 from the bottom')
    await press(t, 'Take away Anna, 2 from the bottom')
    await looks(t)
    await back(t)
    await asked(t, 'Tom: what do you do?')
  })

  await houseRule(
    rooms,
    { search: 'deal', name: /^[Ww]hat one Secret Deal adds/, set: (sheet) => press(sheet, 'One more'), shown: '2' },
    'Tom: what do you do?',
  )

  await sessionBreak(rooms, /^In the middle: Fight Club/, 'Tom: what do you do?')

  await wayChanges(rooms, { way: /^Light/, question: /Tom/ }, 'Tom: what do you do?')

  await step('the most frequent journeys take few touches', async () => {
    await counted('a Mafioso placed', 1, () => touch(hexagon(t, 3)))
    await asked(t, 'Anna: what do you do?')
    await counted('a pass', 1, () => touch(page.getByRole('button', { name: /^Pass/ })))
    await asked(t, 'Petr: what do you do?')
    for (const line of tapsTaken()) console.log(`       ${line}`)
  })

  await tablet(rooms, 'Families')

  await step('somebody who has passed carries the hand in the table view, not the tick of a turn that is done', async () => {
    await fromMenu(t, /^Table view/)
    const passed = page.getByRole('article', { name: 'Anna', exact: true }).locator('.progress')
    await passed.getByText('passed').waitFor()
    await same(() => passed.locator('path').first().getAttribute('d'), pass, 'the mark')
    await page.getByRole('button', { name: 'Close' }).click()
  })

  await secondWindow(rooms, context)

  await longStep('two turns are played by the keyboard alone', async () => {
    await askedByKeyboard(page, 'Petr: what do you do?')
    await tabTo(page, hexagon(t, 4))
    await page.keyboard.press('Enter')
    await askedByKeyboard(page, 'Tom: what do you do?')
    await tabTo(page, page.getByRole('button', { name: /^Pass/ }))
    await page.keyboard.press('Enter')
    await askedByKeyboard(page, 'Petr: what do you do?')
  })
})
