// Tests four phones that are paired with the shared phone one after the other. The players then make two auctions in a Clash of Kings.
import type { Page } from '@playwright/test'
import { FIRST_EDITION_HOUSES } from '../../src/games/westeros/box/box'
import { dismiss } from './journey/ballots'
import { prepared } from './journey/prepared'
import { agree, counted, holdOpen, layDown, over, press, uncounted, type Table } from './journey/table'
import { same } from './kit/browser'
import { digestsOn } from './kit/entries'
import { takeInGame } from './kit/files'
import { test } from './kit/test'
import { button, PAIRED, twoPhones } from './kit/two-phones'

/** Players who bid. The fifth house has no power tokens, so its player does not bid. */
const BIDDERS = ['Anna', 'Bara', 'Cyril', 'Dana'] as const

test('four-phones', async ({ launch, step }) => {
  const { table, other, wrong, openPhone, scan, answerOn, sitDown } = await twoPhones(launch)
  const power = FIRST_EDITION_HOUSES.map((house) => ({ set: 'power' as const, house, available: house === 'tyrell' ? 0 : 12 }))
  await takeInGame(table, { name: 'bids.json', mimeType: 'application/json', buffer: Buffer.from(prepared('bid', { changes: power })) })
  await table.waitForURL(/#\/game\//)
  const at = table.url()
  const t = layDown(table, 1)
  const pages: Page[] = [other]
  for (const _ of BIDDERS.slice(1)) pages.push(await openPhone())
  const phones: readonly Table[] = pages.map((page) => layDown(page, 1))

  const isLinked = (player: string) => table.getByRole('combobox', { name: `Who plays on ${player}’s phone?` })
  /** Checks that every phone has the same game entries as the shared phone. */
  const allAlike = async () => {
    const there = await digestsOn(table)
    for (const page of pages) await same(() => digestsOn(page), there, 'the entries')
  }
  /** Plays an auction. Each player needs one touch, and the shared phone needs two. */
  const auction = async (tokens: readonly number[]) => {
    for (const [number, own] of phones.entries()) {
      const key = over(own).getByRole('button', { name: `${tokens[number]}`, exact: true })
      await holdOpen(key, own.page.getByText(/^(?:Waiting for .+|Everybody has chosen)\./))
    }
    await press(t, 'Reveal the bids')
    await over(t).waitFor()
  }
  /** Checks that every phone shows the result of the auction. */
  const shown = async () => {
    for (const own of phones) await over(own).getByRole('heading', { level: 1, name: /./ }).waitFor()
  }

  await step('four phones are paired one after the other, and each says whose it is', async () => {
    await button(table, 'More').click()
    await button(table, 'Own phones').click()
    // Checks that the shared phone shows a code for the next phone after each pairing.
    for (const [number, page] of pages.entries()) {
      await answerOn(page)
      await scan()
      await sitDown(BIDDERS[number], page)
      await isLinked(BIDDERS[number] ?? '').waitFor({ timeout: PAIRED })
    }
    await table.getByText('4 linked phones').waitFor()
    await button(table, 'Back').click()
    await table.waitForURL(at)
    await allAlike()
  })

  await step('an auction: one touch on each phone and two at the table; the result is on each phone until the table goes on', async () => {
    await counted('an auction on four own phones', 6, async () => {
      await auction([4, 3, 2, 1])
      await uncounted(shown)
      await dismiss(t)
    })
    for (const own of phones)
      await over(own)
        .getByText(/only you should see this/)
        .waitFor()
    await allAlike()
  })

  await step('a phone that is loaded again says that its link is lost, is scanned again and bids in the next auction', async () => {
    const [page = other, own = t] = [pages[1], phones[1]]
    await page.reload()
    // Closes the result, which is shown again on top of the screen.
    await dismiss(own)
    // Links the phone again: the notice on the shared phone opens the code, and the notice on the player's phone opens the camera.
    await button(table, 'Link the phone again').click()
    await answerOn(page, 'Scan the code of the table')
    await scan()
    await page.waitForURL(/#\/game\//, { timeout: PAIRED })
    // After the last lost phone is linked again, the table shows the game.
    await table.waitForURL(/#\/game\//, { timeout: PAIRED })
    // Uncovers the secret choice, which is covered after a reload.
    await agree(over(own), 'Hold to open')
    await auction([1, 2, 3, 4])
    await shown()
    await allAlike()
  })

  await step('one of them takes the table over: the old table and all other phones say so and only watch', async () => {
    const [own = t, ...rest] = phones
    await dismiss(own)
    await press(over(own), 'Cover without choosing')
    await press(over(own), 'Back to the game')
    const followed = own.page.url()
    await button(own.page, 'More').click()
    await button(own.page, 'Own phones').click()
    await agree(own.page.getByRole('main'), 'Take over the table')
    await own.page.waitForURL(({ href }) => href.includes('#/game/') && href !== followed)
    await own.page.getByRole('button', { name: /^Hand the phone to/ }).waitFor()
    await button(own.page, 'Link the other phones').waitFor()
    for (const page of [table, ...rest.map((one) => one.page)])
      await page
        .getByText('Anna’s phone is the table now. Scan its code to be in the game again; until then this phone only watches.')
        .first()
        .waitFor()
    await own.page.getByRole('link', { name: 'History', exact: true }).click()
    await own.page.getByText(/^Table taken over by Anna’s phone\./).waitFor()
  })

  await step('nothing went wrong meanwhile, and nobody else was asked', async () => same(wrong, [], 'what went wrong'))
})
