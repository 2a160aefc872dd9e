/**
 * Tests a game in two windows on one phone. One window writes; the other window follows and can take over. Both windows must never write at
 * the same time.
 */
import type { Page } from '@playwright/test'
import { seat } from './journey/new-game'
import { asked, layDown, press } from './journey/table'
import { open, phone, same } from './kit/browser'
import { test } from './kit/test'

const looksOn = 'This game is being played in another window. Here you can only watch. To link phones, use the other window.'

/** Returns the number of stored entries of the only game. */
const entriesOnDisk = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell, fail) => {
        const opening = indexedDB.open('castellan')
        opening.addEventListener('error', () => fail(new Error('the database does not open')))
        opening.addEventListener('success', () => {
          const db = opening.result
          const counting = db.transaction('entries').objectStore('entries').count()
          counting.addEventListener('success', () => {
            db.close()
            tell(counting.result)
          })
        })
      }),
  )

test('two-windows', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })
  const first = layDown(await open(context), 1)
  await seat(first, {
    preset: 'Referee',
    houses: { Stark: 'Anna', Greyjoy: 'Bara', Lannister: 'Cyril', Baratheon: 'Dana', Tyrell: 'Emil' },
  })
  await press(first, /^(Begin|All as printed: begin)$/)
  await asked(first, 'Is the board laid out?')
  const second = layDown(await open(context, first.page.url()), 2)
  const notice = (page: Page) => page.getByText(looksOn)

  await step('the second window says that it only looks on, the first does not', async () => {
    await notice(second.page).waitFor()
    same(await notice(first.page).count(), 0, 'the notice in the first window')
  })

  await step('the second window shows the question without its button, and says where it is answered', async () => {
    const before = await entriesOnDisk(second.page)
    await second.page.getByText('Answered in the other window.').first().waitFor()
    same(await second.page.getByRole('button', { name: 'The board is laid out', exact: true }).count(), 0, 'buttons that answer')
    await asked(second, 'Is the board laid out?')
    same(await entriesOnDisk(second.page), before, 'the entries on disk')
  })

  await step('the second window follows the first', async () => {
    await press(first, 'The board is laid out')
    await first.page.getByRole('heading', { level: 1, name: 'Is the board laid out?' }).waitFor({ state: 'detached' })
    const question = await first.page.getByRole('heading', { level: 1 }).innerText()
    await second.page.getByRole('heading', { level: 1, name: question }).waitFor()
  })

  await step('it takes over, and the first window looks on', async () => {
    await press(second, 'Play on here')
    await notice(first.page).waitFor()
    await notice(second.page).waitFor({ state: 'detached' })
    await press(second, /^Undo/)
    await asked(second, 'Is the board laid out?')
    await asked(first, 'Is the board laid out?')
  })

  await step('when the window that writes crashes, the other writes by itself', async () => {
    const session = await context.newCDPSession(second.page)
    // Ignores the missing answer of the page, which has crashed.
    void session.send('Page.crash').catch(() => undefined)
    await notice(first.page).waitFor({ state: 'detached' })
    await press(first, 'The board is laid out')
    await first.page.getByRole('heading', { level: 1, name: 'Is the board laid out?' }).waitFor({ state: 'detached' })
  })

  await step('a window that is loaded again writes as before', async () => {
    await first.page.reload()
    await first.page.getByRole('heading', { level: 1 }).waitFor()
    await first.page.waitForTimeout(600)
    same(await notice(first.page).count(), 0, 'the notice')
  })
})
