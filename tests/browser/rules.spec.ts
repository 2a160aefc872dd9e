/**
 * Tests the screens with the rules and the possible actions: searching, reading and leaving them. They are opened in a game and from home,
 * also offline.
 */
import { begin, seat } from './journey/new-game'
import { asked, choose, fromMenu, layDown, over, press, reload, type Table } from './journey/table'
import { appUrl, controlled, holds, open, phone, same } from './kit/browser'
import { overflows, smallTargets } from './kit/looks'
import { test } from './kit/test'

const houses = { Stark: 'Anna', Greyjoy: 'Jana', Lannister: 'Petr', Baratheon: 'Marek', Tyrell: 'Tom' }

const looksGood = async (t: Table): Promise<void> => {
  await holds(async () => !(await overflows(t.page)), 'nothing sticks out at the side')
  await same(() => smallTargets(t.page), [], 'what is smaller than a thumb')
}

const search = (t: Table, name = 'Search the rules') => t.page.getByRole('search').getByRole('searchbox', { name })
const count = (t: Table) => t.page.getByRole('main').getByRole('status').first().innerText()

test('rules', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'allow' })
  const t = layDown(await open(context), 1)
  await controlled(t.page)
  await seat(t, { houses, preset: 'Full' })
  await begin(t)

  await step('the contents have every chapter, fit for thumbs and screen readers', async () => {
    await fromMenu(t, /^Rules/)
    await asked(t, 'What would you like to know?')
    await same(() => t.page.getByRole('navigation', { name: 'Contents' }).getByRole('link').count(), 25)
    await looksGood(t)
  })

  await step('while one types, rules are found and counted, and the keyboard leads on', async () => {
    await search(t).pressSequentially('pillag')
    await same(() => count(t), '3 rules found', 'the count')
    await looksGood(t)
    const first = t.page.getByRole('list', { name: 'Rules' }).getByRole('link').first()
    await same(() => first.innerText(), 'R9.6 Pillage')
    await first.focus()
    await t.page.keyboard.press('Enter')
    await asked(t, 'Raids')
    await same(() => t.page.evaluate(() => document.activeElement?.textContent ?? ''), 'R9.6Pillage', 'the focus')
    await looksGood(t)
  })

  await step('the way back leads to what was found, and the address of a rule stands by itself', async () => {
    await t.page.goBack()
    await same(() => count(t), '3 rules found', 'the count')
    await t.page.goForward()
    await asked(t, 'Raids')
    await reload(t)
    await asked(t, 'Raids')
    await t.page.getByRole('link', { name: 'R2.5 Gaining power' }).click()
    await asked(t, 'Power tokens')
  })

  await step('a secret choice opens its rule without being left', async () => {
    await t.page.getByRole('navigation', { name: 'The game' }).getByRole('link', { name: 'Now' }).click()
    await press(t, /^Give the phone to|^Hand/).catch(() => t.page.locator('.answer button.do').click())
    const cover = over(t)
    await cover.getByRole('button', { name: /^Hold/ }).press('Enter')
    await cover.getByRole('button', { name: 'Press once more' }).press('Enter')
    await t.page.getByRole('button', { name: 'P1 Order tokens' }).click()
    const sheet = t.page.getByRole('dialog', { name: 'P1 Order tokens' })
    same(await sheet.getByRole('link').count(), 0, 'ways out of the choice')
    await sheet.getByRole('button', { name: /^R9\.2/ }).click()
    await t.page
      .getByRole('dialog', { name: 'R9.2 What a raid removes' })
      .getByText(/cannot remove March and Defense/)
      .waitFor()
    await press(t.page.getByRole('dialog', { name: 'R9.2 What a raid removes' }), 'Close')
    await looksGood(t)
    await t.page.getByRole('button', { name: /^Cover/ }).click()
    await t.page.getByRole('button', { name: 'Back to the table' }).click()
  })

  await step('who may do what now is one tap away', async () => {
    await t.page.getByRole('link', { name: 'Who may do what now' }).click()
    await asked(t, 'Who may do what now?')
    const list = t.page.getByRole('region', { name: 'The houses, in turn order' })
    await same(() => list.getByRole('heading', { level: 3 }).count(), 5)
    await list.getByText('Required').first().waitFor()
    await looksGood(t)
  })

  await step('beside any game, in Czech, without marks and without a network', async () => {
    await context.setOffline(true)
    await t.page.goto(`${appUrl}#/settings`)
    await choose(t, 'Čeština')
    await t.page
      .getByRole('link', { name: /^Pravidla hry Hra o trůny/ })
      .first()
      .click()
    await asked(t, 'Co potřebuješ vědět?')
    await search(t, 'Hledat v\u00a0pravidlech').fill('zasobovani')
    await t.page
      .getByRole('status')
      .filter({ hasText: /^Nalezen/ })
      .first()
      .waitFor()
    await search(t, 'Hledat v\u00a0pravidlech').fill('Pochody')
    await t.page.getByRole('link', { name: 'R10 Pochody' }).click()
    await asked(t, 'Pochody')
    await looksGood(t)
    await context.setOffline(false)
  })
})
