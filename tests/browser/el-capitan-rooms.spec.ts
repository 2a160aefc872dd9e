/**
 * Tests the secondary screens of El Capitan during a game: each screen opens, and the players can change what the app tracks and change it
 * back.
 */
import { chooseAction, looks, setUp, turn } from './journey/capitan'
import { asked as askedByKeyboard, choose as chooseByKeyboard, press as pressByKeyboard, tabTo } from './journey/keyboard'
import { back, houseRule, roomsOpen, secondWindow, sessionBreak, tablet, wayChanges, type Rooms } from './journey/rooms'
import { answer, asked, choose, counted, fromMenu, layDown, press, tapsTaken, waitForText, touch } from './journey/table'
import { appUrl, open, phone } from './kit/browser'
import { test } from './kit/test'

test('el-capitan-rooms', async ({ browser, step, longStep }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await open(context, `${appUrl}#/new`)
  const t = layDown(page, 1)
  /** Builds a warehouse with the keyboard. Enters unknown numbers one by one, without the form for the whole city. */
  const buildByKeyboard = async () => {
    const later = page.getByRole('button', { name: 'Only what is needed now' })
    if ((await later.count()) > 0) await pressByKeyboard(page, 'Only what is needed now')
    await pressByKeyboard(page, /^Warehouse/)
    for (const name of [/, main$/, 'Site 1']) if ((await page.getByRole('radio', { name }).count()) > 0) await chooseByKeyboard(page, name)
    const price = page.getByRole('group', { name: /^Price of/ })
    if ((await price.count()) > 0) {
      await tabTo(page, price.getByRole('button', { name: '1', exact: true }))
      await page.keyboard.press('Enter')
    }
    const plain = page.getByRole('radio', { name: 'plain' })
    if ((await plain.count()) > 0) await chooseByKeyboard(page, 'plain')
    await tabTo(page, page.getByRole('button', { name: /^Build on/ }))
    await page.keyboard.press('Enter')
  }
  // `longStep` skips this step in the project `sample`, because Axis & Allies tests the shared screens there.
  const rooms: Rooms = { t, step: longStep, looks }

  await step('a game is begun, and two turns are played', async () => {
    await setUp(t, 'Referee')
    await turn(t, 'Anna', 'Marseille', 'neutral')
    await turn(t, 'Petr', 'Napoli', 'neutral')
  })

  await step('every room around the table opens, and nothing in it is wrong', async () => {
    await roomsOpen(rooms, [[/^If payday were now/, 'This only looks: it changes nothing.']])
  })

  await houseRule(
    rooms,
    { search: 'extended loan', name: /^What an extended loan of 10 costs/, set: (sheet) => choose(sheet, '16'), shown: '16' },
    /^Anna: /,
  )

  await sessionBreak(rooms, /^The board, the bank/, /^Anna: /)

  await wayChanges(rooms, { way: /^Paydays only/, question: 'Who placed the last piece?' }, /^Anna: /)

  await step('the most frequent journeys take few touches', async () => {
    await t.page.getByRole('heading', { name: /^Anna: one action/ }).waitFor()
    await counted('a warehouse where the ship lies', 3, async () => {
      await chooseAction(t, 'main')
      const plain = page.getByRole('radio', { name: 'plain' })
      if ((await plain.count()) > 0) await touch(plain.first())
      await press(t, /^Build on/)
      await asked(t, /^Anna: is your turn over/)
    })
    await counted('a card bought after the action', 3, async () => {
      await press(t, 'Buy a card first')
      await choose(t, '3')
      await press(t, 'Buy a card for 3 florins')
    })
    await counted('the end of a turn', 1, () => answer(t, 'Done: Petr’s turn'))
    await counted('a look at the next payday', 2, () => fromMenu(t, /^If payday were now/), { besides: () => -1 })
    await waitForText(t, 'This only looks: it changes nothing.')
    await counted('an outlook and back', 1, () => back(t))
    for (const line of tapsTaken()) console.log(`       ${line}`)
  })

  await tablet(rooms, 'Merchants')

  await secondWindow(rooms, context)

  await longStep('a round is played by the keyboard alone', async () => {
    await askedByKeyboard(page, /^Petr: one action|off the board$/)
    await buildByKeyboard()
    await askedByKeyboard(page, /^Petr: is your turn over/)
    await pressByKeyboard(page, /^Done: /)
    await askedByKeyboard(page, /^Anna: one action/)
    await pressByKeyboard(page, /^Sail/)
    await askedByKeyboard(page, 'Anna: where does your ship sail?')
    await pressByKeyboard(page, /^Alexandria/, page.getByRole('group', { name: 'Cities' }))
    await pressByKeyboard(page, /^Sail to/)
    await askedByKeyboard(page, /^Read Alexandria off the board/)
    await buildByKeyboard()
    await askedByKeyboard(page, /^Anna: is your turn over/)
    await pressByKeyboard(page, /^Done: /)
    await askedByKeyboard(page, /^Petr: /)
  })
})
