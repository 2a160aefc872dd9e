// Tests the secondary screens of Axis & Allies: the whole practice round, and each screen of the menu during a game.
import { practice } from '../../src/games/axis-and-allies/table/practice'
import coaching from '../../src/table/practice/words/en'
import { looks, scriptOf, setUp } from './journey/axis'
import { follow } from './journey/follow'
import { back, houseRule, practiceEnds, roomsOpen, secondWindow, sessionBreak, tablet, wayChanges, type Rooms } from './journey/rooms'
import {
  asked,
  checkCovered,
  choose,
  counted,
  fewer,
  fromMenu,
  layDown,
  more,
  over,
  press,
  tapsTaken,
  waitForText,
  touch,
} from './journey/table'
import { appUrl, open, phone } from './kit/browser'
import { test } from './kit/test'

test('axis-and-allies-rooms', async ({ browser, step, longStep }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })

  await longStep('the practice round, from its first step to its end', async () => {
    const t = layDown(await open(context, `${appUrl}#/game/practice-axis-and-allies`), 1)
    const { page } = t
    const coach = page.getByRole('region', { name: coaching.title, exact: true })
    const coached = (id: string) => coach.getByText(practice.texts.en.steps[id]?.split(/[“.:]/)[0] ?? id).waitFor()
    const hit = (row: RegExp) => checkCovered(page.getByRole('radio', { name: row }))
    await coached('buy')
    await more(t, 'purchase units: Infantry', 4)
    await waitForText(t, 'Spent 12, left 0.')
    await looks(t)
    await press(t, 'Buy 4 units for 12')
    await coached('announce')
    await checkCovered(page.getByRole('checkbox', { name: /^Caucasus/ }))
    await press(t, 'To combat: 1 battle')
    await coached('armies')
    await looks(t)
    await press(t, 'Open fire')
    await coached('attack')
    await hit(/^3 or less: .*: 1$/)
    await press(t, /^1 hit/)
    await coached('defence')
    await hit(/: 1$/)
    await press(t, /^1 hit/)
    await coached('press')
    await looks(t)
    await press(t, /^Press on/)
    await coached('win')
    await hit(/^3 or less: .*: 1$/)
    await press(t, /^1 hit/)
    await asked(t, /^Soviet Union .*How many hit\?$/)
    await hit(/: 0$/)
    await press(t, /^No hit/)
    await coached('taken')
    await press(t, 'Everything is set')
    await coached('move')
    await press(t, 'All has moved')
    await coached('place')
    await more(t, 'Germany: Infantry', 4)
    await press(t, 'Place 4 units')
    await coached('income')
    await looks(t)
    await press(t, /^Collect 44/)
    await practiceEnds({ t, looks }, coached, practice.texts.en.learnt)
    await page.close()
  })

  const t = layDown(await open(context, `${appUrl}#/new`), 1)
  const { page } = t
  const rooms: Rooms = { t, step, looks }
  const question = 'Petr, Germany: Where will you fight?'

  await step('a game is begun, and a turn is played', async () => {
    await setUp(t, 'Banker and battles')
    const script = scriptOf()
    await follow(t, script, /^Petr, Germany: your turn/)
    await counted('a turn begun', 1, () => press(t, 'Begin and buy'))
    await asked(t, 'Petr, Germany: Which units do you buy?')
    await counted('two units bought', 3, async () => {
      await more(t, 'purchase units: Infantry', 2)
      await press(t, 'Buy 2 units for 6')
    })
    await asked(t, question)
  })

  await step('every room around the table opens, and nothing in it is wrong', async () => {
    await roomsOpen(rooms)
    for (const [place, words] of [
      ['Board', 'Victory cities: Axis 6, Allies 6'],
      ['Powers', /Production 40/],
      ['History', /Soviet Union/],
    ] as const) {
      await page.getByRole('link', { name: place, exact: true }).click()
      await waitForText(t, words)
      await looks(t)
      await back(t)
    }
    await page.getByRole('link', { name: 'Powers', exact: true }).click()
    await page.getByRole('link', { name: /^Germany/ }).click()
    await waitForText(t, '40 at the start')
    await looks(t)
    await back(t)
  })

  await step('the board is corrected, and the check compares what was set', async () => {
    await fromMenu(t, /^Correct the board/)
    await asked(t, 'What is different on the board?')
    await press(t, /^Powers/)
    await over(t).getByText('Germany', { exact: true }).click()
    await over(t).getByRole('group', { name: 'Cash' }).locator('visible=true').getByRole('button', { name: 'One more' }).click()
    await looks(t)
    await press(over(t), 'Done')
    await press(t, 'Save 1 change')
    await asked(t, question)
    await fromMenu(t, /^Board check/)
    await choose(t, 'Off the board')
    await waitForText(t, /35/)
    await looks(t)
    await back(t)
  })

  await houseRule(
    rooms,
    {
      search: 'infantry',
      name: /^Infantry: cost/,
      set: (sheet) => sheet.getByRole('textbox', { name: 'Infantry: cost' }).fill('4'),
      shown: '4',
    },
    question,
  )

  await sessionBreak(rooms, /^Germany: Norway/, question)

  await wayChanges(rooms, { way: /^Holders only/, question: /Germany/, back: 'Banker and battles' }, question)

  await step('a landing asks whether enemy ships are in its zone', async () => {
    await press(t, /^Landing/)
    await touch(page.getByRole('checkbox', { name: 'Karelia SSR ← Sea zone 5' }))
    await touch(page.getByRole('checkbox', { name: 'Enemy ships in 5?' }))
    await waitForText(t, 'Sea zone 5')
    await looks(t)
    await press(t, 'Sea zone 5: take off the list')
    await press(t, 'Karelia SSR ← Sea zone 5: take off the list')
    await press(t, /^Battle/)
  })

  await step('a move to friendly land in the combat move is left for the Move phase, and nothing is noted', async () => {
    await press(t, 'Petr, Germany: may this unit go there?')
    await choose(t, 'Infantry')
    await touch(page.getByRole('button', { name: /^Germany, Germany/ }))
    await touch(page.getByRole('button', { name: /^Eastern Europe, Germany/ }))
    await waitForText(t, /^No\./)
    await looks(t)
    await press(t, 'Leave it for Move')
    await waitForText(t, 'Choose the unit, then tap its way on the board.')
    await press(t, question)
    await asked(t, question)
  })

  await step('the most frequent journeys take few touches', async () => {
    await counted('a battle announced', 2, async () => {
      await touch(page.getByRole('checkbox', { name: /^Karelia/ }))
      await press(t, 'To combat: 1 battle')
    })
    await asked(t, /^Petr, Germany: Which armies fight in Karelia/)
    await fewer(t, 'Soviet Union: Infantry', 2)
    await fewer(t, 'Soviet Union: Fighter')
    await counted('a battle of one cycle, dice typed in', 7, async () => {
      await press(t, 'Open fire')
      await touch(page.getByRole('radio', { name: /: 1$/ }).first())
      await press(t, /^1 hit/)
      // On a slow machine the answered question is still on the screen, and its options have the same names.
      await asked(t, /^Soviet Union .*How many hit\?$/)
      await touch(page.getByRole('radio', { name: /: 0$/ }).first())
      await press(t, /^No hit/)
      await press(t, 'Everything is set')
    })
    await asked(t, /now move what has not fought\.$/)
    for (const line of tapsTaken()) console.log(`       ${line}`)
  })

  await tablet(rooms, 'Powers')

  await secondWindow(rooms, context)
})
