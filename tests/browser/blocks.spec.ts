// Tests the components of the user interface in a real browser: focus, Esc, long presses, sizes and contrast.
import type { Page } from '@playwright/test'
import { blocksUrl, holds, open, phone, same } from './kit/browser'
import { accessibilityFaults, overflows, smallTargets } from './kit/looks'
import { test } from './kit/test'

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'))

test('blocks', async ({ browser, step }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const contrast of ['no-preference', 'more'] as const) {
      const context = await browser.newContext({ viewport: phone, colorScheme, contrast, reducedMotion: 'reduce' })
      for (const path of contrast === 'more' ? [''] : ['', '#/sealed', '#/cover', '#/rows']) {
        await step(`blocks/${path} are accessible, ${colorScheme}, contrast ${contrast}`, async () => {
          const page = await open(context, blocksUrl + path)
          await same(() => accessibilityFaults(page), [], 'the list of faults')
          await same(() => smallTargets(page), [], 'the list of small targets')
          await same(() => overflows(page), false, 'sticking out')
          await page.close()
        })
      }
      await step(`an open dialog is accessible, ${colorScheme}, contrast ${contrast}`, async () => {
        const page = await open(context, blocksUrl)
        await page.getByRole('button', { name: 'Hand the phone to Anna' }).click()
        await same(() => accessibilityFaults(page), [], 'the list of faults')
        await page.close()
      })
      await context.close()
    }
  }

  const context = await browser.newContext({ viewport: phone })
  const page = await open(context, blocksUrl)
  const opener = page.getByRole('button', { name: 'Hand the phone to Anna' })
  const dialog = page.getByRole('dialog', { name: 'Three footmen would be one too many.' })
  const exits: readonly (readonly [how: string, leave: () => Promise<void>])[] = [
    ['by Esc', () => page.keyboard.press('Escape')],
    ['by its close button', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['by a press beside it', () => page.mouse.click(phone.width / 2, 20)],
    ['by an answer', () => dialog.getByRole('button', { name: 'Choose again' }).click()],
  ]
  for (const [how, leave] of exits) {
    await step(`a dialog is left ${how}, and the focus returns`, async () => {
      await opener.focus()
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await holds(() => dialog.evaluate((box) => box.contains(document.activeElement)), 'the focus is not in the dialog')
      await leave()
      await dialog.waitFor({ state: 'detached' })
      await same(() => focused(page), 'Hand the phone to Anna', 'the focus')
    })
  }
  await step('what is behind a dialog cannot be reached', async () => {
    await opener.click()
    for (let i = 0; i < 8; i += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement?.closest('.screen main > :not(dialog), .top, .nav, .answer') !== null,
      )
      const inDialog = await dialog.evaluate((box) => box.contains(document.activeElement))
      holds(inDialog || !outside, `Tab ${i + 1} leads out`)
    }
    await page.keyboard.press('Escape')
  })
  await step('one that has to be answered stays, and is answered by holding', async () => {
    await page.getByRole('button', { name: 'Must be answered' }).click()
    const must = page.getByRole('dialog', { name: 'Five bids were shown.' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(phone.width / 2, 20)
    const agree = must.getByRole('button', { name: 'The whole table agrees' })
    await agree.click({ delay: 600 })
    await same(() => must.isVisible(), true, 'the dialog')
    await agree.click({ delay: 2100 })
    await must.waitFor({ state: 'detached' })
  })
  await step('a cover opens by holding, by touch too, and by the keyboard with two presses', async () => {
    const touch = await browser.newContext({ viewport: phone, hasTouch: true })
    const cover = await open(touch, `${blocksUrl}#/cover`)
    const hold = cover.getByRole('button', { name: 'Hold to open' })
    await hold.tap()
    await hold.tap()
    await same(() => hold.isVisible(), true, 'the cover after two taps')
    await hold.click({ delay: 700 })
    await cover.getByRole('heading', { name: 'How much do you bid?' }).waitFor()
    await cover.getByRole('button', { name: 'Seal and cover' }).click()
    await cover.keyboard.press('Tab')
    await cover.keyboard.press('Enter')
    await cover.getByRole('button', { name: 'Press once more' }).waitFor()
    await cover.keyboard.press('Space')
    await cover.getByRole('heading', { name: 'How much do you bid?' }).waitFor()
    await touch.close()
  })
  await step('a sealed screen looks the same for 0 and for 8', async () => {
    await page.goto(`${blocksUrl}#/sealed`)
    const keys = page.getByRole('group', { name: 'Amounts' })
    const look = async (amount: string) => {
      await keys.getByRole('button', { name: amount, exact: true }).click()
      await page.getByRole('heading', { level: 1 }).click()
      await page.mouse.move(0, 0)
      // Compares the computed style and position of every button. A comparison of screenshots would fail because of rounding.
      return keys.evaluate((group) =>
        [...group.querySelectorAll('*')].map((key) => {
          const style = getComputedStyle(key)
          return [JSON.stringify(key.getBoundingClientRect()), ...[...style].map((name) => style.getPropertyValue(name))].join()
        }),
      )
    }
    const zero = await look('0')
    holds(zero.length === 21 && zero.every((key) => key.length > 1000), 'there are not 21 keys to look at')
    await same(() => look('8'), zero, 'the look for 8')
  })
  await step('the smallest phone shows the question, all keys and the answer at once', async () => {
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: '20' }),
      page.getByRole('button', { name: 'Seal and cover' }),
    ]) {
      const box = await part.boundingBox()
      holds(box !== null && box.y >= 0 && box.y + box.height <= phone.height, `something is out of sight: ${JSON.stringify(box)}`)
    }
  })
  await context.close()
})
