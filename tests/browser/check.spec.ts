// Tests the board check on the smallest phone: its appearance, and the number of taps for each correction.
import type { Locator } from '@playwright/test'
import { begin, seat } from './journey/new-game'
import { asked, counted, fromMenu, layDown, press, tapsTaken, waitForText, type Table } from './journey/table'
import { holds, open, phone, same } from './kit/browser'
import { overflows, smallTargets } from './kit/looks'
import { test } from './kit/test'

const houses = { Stark: 'Anna', Greyjoy: 'Jana', Lannister: 'Petr', Baratheon: 'Marek', Tyrell: 'Tom' }

/** Returns a pattern that matches the list row of an area, including its owner and content. */
const row = (area: string) => new RegExp(`^(Stark|Greyjoy|Lannister|Baratheon|Tyrell)? ?${area}`)

/** Returns whether the checkbox of an area is ticked. */
const agrees = (t: Table, area: string): Promise<boolean> =>
  t.page.getByRole('checkbox', { name: `${area}: matches`, exact: true }).isChecked()

const toCheck = async (t: Table): Promise<void> => {
  await fromMenu(t, /^Board check/)
  await asked(t, 'Does the board look like this?')
}

/** Checks that no text is cut, no touch target is too small, and axe finds no fault. */
const looksGood = async (t: Table): Promise<void> => {
  await holds(async () => !(await overflows(t.page)), 'nothing sticks out at the side')
  await same(() => smallTargets(t.page), [], 'what is smaller than a thumb')
}

test('check', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en' })
  const t = layDown(await open(context), 1)
  await seat(t, { houses, preset: 'Referee' })
  await begin(t)

  await step('one area gets another holder in three taps', async () => {
    await toCheck(t)
    await counted('setting an area’s controller', 3, async () => {
      await press(t, row('Karhold'))
      await press(t.page.getByRole('group', { name: 'Whose it is' }), 'Lannister')
      await press(t, 'Save 1 change')
    })
    await same(() => agrees(t, 'Karhold'), true, 'the tick of Karhold')
    await waitForText(t, 'power token of Lannister')
  })

  await step('five areas are one house’s in eight taps', async () => {
    await counted('giving five areas to a house', 8, async () => {
      await press(t, 'Select several')
      for (const area of ['Castle Black', 'The Stony Shore', 'Widow', 'Moat Cailin', 'Flint']) await press(t, row(area))
      await press(t.page.getByRole('group', { name: 'Whose it is' }), 'Stark')
      await press(t, 'Save 5 changes')
    })
    await press(t, 'Select several')
    for (const area of ['Castle Black', 'The Stony Shore', "Widow's Watch", 'Moat Cailin', "Flint's Finger"])
      await same(() => agrees(t, area), true, `the tick of ${area}`)
  })

  await step('a unit is put right in three taps, and ticks stay through a reload', async () => {
    await counted('one unit more', 3, async () => {
      await press(t, row('Winterfell'))
      await press(t.page.getByRole('group', { name: 'Units: Footman' }), 'One more')
      await press(t, 'Save 1 change')
    })
    await same(() => agrees(t, 'Winterfell'), true, 'the tick of Winterfell')
    await t.page.reload()
    await asked(t, 'Does the board look like this?')
    await same(() => agrees(t, 'Winterfell'), true, 'the tick of Winterfell')
    await same(() => agrees(t, 'White Harbor'), false, 'the tick of White Harbor')
  })

  await step('it is fit for thumbs and screen readers, folded, unfolded and by house', async () => {
    await looksGood(t)
    await press(t, row('Winterfell'))
    await press(t.page.getByRole('group', { name: 'Whose it is' }), 'Tyrell')
    await looksGood(t)
    for (const way of ['By house', 'Off the board']) {
      await t.page.getByRole('radio', { name: way }).check()
      await looksGood(t)
    }
    await press(t, /List$/)
    await looksGood(t)
  })

  await step('while the keyboard is up, field and main button share what it leaves', async () => {
    const low = { width: 360, height: 300 }
    await t.page.setViewportSize(low)
    const dialog = t.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('It fell off the table')
    const inSight = async (what: Locator) => {
      // Simulates the keyboard of the phone: the browser scrolls to the focused field.
      await what.evaluate((element) => {
        element.scrollIntoView({ block: 'nearest' })
      })
      const box = await what.boundingBox()
      holds(box !== null && box.y >= 0 && box.y + box.height <= low.height, `${JSON.stringify(box)} is in sight`)
    }
    await inSight(dialog.getByRole('textbox'))
    await inSight(dialog.getByRole('button', { name: 'Save 2 changes' }))
    await press(dialog, 'Save 2 changes')
    await fromMenu(t, /^Players and houses/)
    const [player] = await t.page.getByRole('textbox').all()
    await player?.fill('Žofie '.repeat(10))
    if (player !== undefined) await inSight(player)
    await inSight(t.page.getByRole('button', { name: 'Save 1 change' }))
    await press(t, 'Save 1 change')
    await t.page.setViewportSize(phone)
  })

  for (const line of tapsTaken()) console.log(`       ${line}`)
})
