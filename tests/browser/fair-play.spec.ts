/** Tests every secret choice with page crashes and user errors. No choice may be lost or shown. sealed.spec.ts checks the stored data. */
import { writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { BallotKind } from '../../src/games/westeros/model/state'
import { amount, confirm, houseCard, lookAgain, nextSeat, orders, seal, uncover } from './journey/ballots'
import { prepared, preparedDraw } from './journey/prepared'
import { agree, asked, fromMenu, goTo, layDown, over, press, waitForText, type Table } from './journey/table'
import { holds, open, phone, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { onDevice } from './kit/device'
import { accessibilityFaults, overflows, smallTargets } from './kit/looks'
import { sampled, test } from './kit/test'

type Choosing = (t: Table) => Promise<void>

interface Secret {
  /**
   * Enters the first choice of the first seat. The next two fields enter the second choice of this seat, and the choices of all other
   * seats.
   */
  readonly first: Choosing
  readonly anew: Choosing
  readonly rest: Choosing
  readonly reveal: string
  /** Text on the screen after the reveal; depends on the second choice of the first seat. */
  readonly shows: RegExp
  /** Text that must not appear before the reveal: the choice of the first seat. */
  readonly secret: RegExp
}

const secrets: Readonly<Record<BallotKind, Secret>> = {
  bid: {
    first: (t) => amount(t, 3),
    anew: (t) => amount(t, 4),
    rest: (t) => amount(t, 0),
    reveal: 'Reveal the bids',
    shows: /Baratheon\s*4\b/,
    secret: /\b[34]\s*tokens|bids [34]/,
  },
  contribution: {
    first: (t) => amount(t, 3),
    anew: (t) => amount(t, 4),
    rest: (t) => amount(t, 0),
    reveal: 'Reveal what was given',
    shows: /^4$/m,
    secret: /\b[34]\s*tokens|gives [34]/,
  },
  orders: {
    first: (t) => orders(t, { Dragonstone: 'Raid (star)' }),
    anew: (t) => orders(t, { Dragonstone: 'Defense +2 (star)' }),
    rest: () => Promise.resolve(),
    reveal: 'Reveal the orders',
    shows: /Dragonstone: Defense \+2 \(star\)/,
    secret: /Raid \(star\)|Defense \+2/,
  },
  card: {
    first: (t) => houseCard(t, 'Tywin Lannister'),
    anew: (t) => houseCard(t, 'Kevan Lannister'),
    rest: (t) => houseCard(t, 'Theon Greyjoy'),
    reveal: 'Reveal both cards',
    shows: /Kevan Lannister/,
    secret: /Tywin|Kevan/,
  },
}

const STANDS = 'Your choice is as you sealed it first'
const REPLACED = 'Your choice was replaced after you had sealed it'

/** Opens a device without stored data and imports a game that is at this secret choice. */
const phoneWith = async (browser: Browser, kind: BallotKind | 'draw', faults: string[]): Promise<Table> => {
  const file = test.info().outputPath(`${kind}.json`)
  writeFileSync(file, kind === 'draw' ? preparedDraw() : prepared(kind))
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce', acceptDownloads: true })
  const page = await open(context)
  page.on('pageerror', (error) => faults.push(error.message))
  await takeInGame(page, file)
  await page.getByRole('button', { name: kind === 'draw' ? 'Draw the cards' : /^Hand the phone to/ }).waitFor()
  return layDown(page, 1)
}

/** Seals a word that a player contributes to a random draw. */
const addChance = async (t: Table, player: string, word: string): Promise<void> => {
  await uncover(t, player)
  await waitForText(over(t), 'only you should see this')
  await over(t).getByRole('textbox', { name: 'Any word' }).fill(word)
  await press(over(t), 'Seal and cover')
}

/** Returns the content of a page as text and as the accessibility tree. */
const shown = async ({ page }: Table): Promise<string> =>
  `${await page.locator('body').innerText()}\n${await page.locator('body').ariaSnapshot()}`

/** Returns the number of rows of a table in the stored data. Ignores the second database, because it is updated later. */
const rowsIn = (device: string, table: string): number => {
  const [tables] = JSON.parse(device) as readonly [Readonly<Record<string, readonly [keys: unknown, rows: readonly unknown[]]>>]
  return tables[`castellan/${table}`]?.[1].length ?? 0
}

test('fair-play', async ({ browser, step, longStep }) => {
  const faults: string[] = []
  const table = (kind: BallotKind | 'draw' = 'bid') => phoneWith(browser, kind, faults)

  /** Closes the page without warning and opens another page at the same URL. Checks that no secret choice is visible. */
  const die = async (t: Table): Promise<Table> => {
    const address = t.page.url()
    const context = t.page.context()
    await t.page.close({ runBeforeUnload: false })
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    return layDown(page, 1)
  }

  for (const [kind, secret] of sampled(Object.entries(secrets) as [BallotKind, Secret][])) {
    await step(
      `${kind}: a page that dies between two seats, before the reveal or while choosing anew loses and shows nothing`,
      async () => {
        let t = await table(kind)
        const hidden = async (at: string) => holds(!secret.secret.test(await shown(t)), `a choice stands on the screen ${at}`)
        const first = (await nextSeat(t)) ?? ''
        await seal(t, first, secret.first, undefined)
        // Simulates a crash while the phone is covered and hides the second player's unfinished choice.
        const second = (await nextSeat(t)) ?? ''
        await uncover(t, second)
        await secret.rest(t)
        t = await die(t)
        await hidden('between two seats')
        for (let player = await nextSeat(t); player !== undefined; player = await nextSeat(t)) {
          holds(player !== first, 'the first seat is asked again')
          await seal(t, player, secret.rest, undefined)
        }
        await asked(t, 'Everybody has chosen')
        t = await die(t)
        await asked(t, 'Everybody has chosen')
        await hidden('before the reveal')
        await press(t, 'Change a sealed choice')
        await over(t).getByRole('group', { name: 'Whose choice changes?' }).getByRole('button').first().click()
        await agree(over(t), 'Hold to open')
        await secret.anew(t)
        t = await die(t)
        await asked(t, 'Everybody has chosen')
        await hidden('while choosing anew')
        // Simulates a crash while the new choice is being sealed. Afterwards, exactly one choice must be stored: the old or the new choice.
        await press(t, 'Change a sealed choice')
        await over(t).getByRole('group', { name: 'Whose choice changes?' }).getByRole('button').first().click()
        await agree(over(t), 'Hold to open')
        await secret.anew(t)
        await confirm(t)
        await asked(t, 'Everybody has chosen')
        await over(t).first().waitFor({ state: 'detached' })
        t = await die(t)
        await asked(t, 'Everybody has chosen')
        await hidden('after choosing anew')
        const left = await onDevice(t.page)
        same(rowsIn(left, 'envelopes'), kind === 'card' ? 2 : 5, 'envelopes')
        /**
         * The app tells the first seat that its choice was replaced. If the page crashes while the phone is passed round, passing starts
         * again.
         */
        same(await t.page.getByRole('button', { name: secret.reveal }).count(), 0, 'ways to turn up what nobody has looked at')
        await press(t, /: look at your sealed choice$/)
        await uncover(t, first)
        await asked(t, REPLACED)
        await press(over(t), 'That is right')
        await over(t).getByRole('button', { name: 'Hold to open' }).waitFor()
        await hidden('on the last way round')
        t = await die(t)
        await asked(t, 'Everybody has chosen')
        const met = await lookAgain(t, (at) => hidden(`on cover ${at} of the last way round`))
        same(met.length, kind === 'card' ? 2 : 5, 'seats that have looked')
        same(met.map(([, text]) => text).join(), [REPLACED, ...met.slice(1).map(() => STANDS)].join(), 'what the seats are told')
        await press(t, secret.reveal)
        await t.page.getByRole('heading', { level: 1, name: 'Everybody has chosen' }).waitFor({ state: 'detached' })
        await t.page.locator('details.receipts').first().waitFor()
        const seen = kind === 'card' ? await shown(t) : await over(t).innerText()
        holds(secret.shows.test(seen), `what was chosen anew is not shown: ${seen.slice(0, 600)}`)
        await t.page.locator('details.receipts > summary').first().click()
        await t.page.locator('.receipts .fingerprint').first().waitFor()
        await same(() => t.page.locator('.receipts .fingerprint').count(), kind === 'card' ? 2 : 5, 'receipts at the reveal')
        await same(() => accessibilityFaults(t.page), [], 'the list of faults')
        await same(() => overflows(t.page), false, 'sticking out')
        // Checks that the reveal is shown again after a crash, if the players have not closed it.
        if (kind !== 'card') {
          t = await die(t)
          await over(t).getByRole('heading', { level: 1 }).waitFor()
        }
        await t.page.context().close()
      },
    )

    await longStep(`${kind}: called off while the page dies, all of it is off or nothing is`, async () => {
      let t = await table(kind)
      const first = (await nextSeat(t)) ?? ''
      await seal(t, first, secret.first, undefined)
      await nextSeat(t)
      await press(over(t), 'Back to the table')
      // Button of a seat. Its label contains the name, the status, and the available resources.
      const seat = (how: string) => t.page.getByRole('button', { name: new RegExp(`^${first}:? ${how}`) })
      await seat('sealed').waitFor()
      await press(t, 'Cancel for everybody')
      await agree(over(t), 'Cancel it: hold for two seconds')
      t = await die(t)
      await t.page.getByRole('button', { name: /^Hand the phone to/ }).waitFor()
      // Waits until the seats are visible, because they appear shortly after the button.
      await seat('waits').or(seat('sealed')).waitFor()
      const isOff = await seat('waits').isVisible()
      /**
       * Checks the stored data. If the ballot was cancelled, neither an envelope nor a key is stored. Otherwise both are stored, and the
       * seat counts as sealed.
       */
      const left = async (rows: string) => rowsIn(await onDevice(t.page), rows)
      await same(() => left('envelopes'), isOff ? 0 : 1, `envelopes when it is ${isOff ? '' : 'not '}off`)
      await same(() => left('keys'), isOff ? 0 : 1, 'keys that are left')
      holds(!secret.secret.test(await shown(t)), 'a choice stands on the screen')
      // Continues the game with the next seat, whether the ballot was cancelled or not.
      await seal(t, (await nextSeat(t)) ?? '', isOff ? secret.first : secret.rest, undefined)
      await t.page.context().close()
    })
  }

  await longStep('double taps, two fingers and a turned phone lose and show nothing', async () => {
    const t = await table()
    const { page } = t
    const first = (await nextSeat(t)) ?? ''
    // Checks that a short touch does not uncover the choice, and a touch that slides off the button does not either.
    const holdButton = over(t).getByRole('button', { name: 'Hold to open' })
    await holdButton.click({ delay: 150 })
    same(await over(t).getByText('only you should see this').count(), 0, 'opened by a short touch')
    await uncover(t, first)
    const pad = over(t).getByRole('group', { name: 'How much do you bid?' })
    // Touches with two fingers at once. The later touch counts, and the app must seal exactly the displayed number.
    await page.evaluate(() => {
      const keys = [...document.querySelectorAll<HTMLButtonElement>('.keys > button')]
      keys[2]?.click()
      keys[5]?.click()
    })
    await over(t).getByRole('status').filter({ hasText: '5' }).waitFor()
    // Rotates the phone and back. The choice must be unchanged, and all buttons must be reachable.
    await page.setViewportSize({ width: 640, height: 360 })
    await same(() => overflows(page), false, 'sticking out when turned')
    await pad.getByRole('button', { name: '0', exact: true }).scrollIntoViewIfNeeded()
    await pad.getByRole('button', { name: '3', exact: true }).click()
    await over(t).getByRole('button', { name: 'Seal and cover' }).scrollIntoViewIfNeeded()
    await page.setViewportSize(phone)
    await over(t).getByRole('status').filter({ hasText: '3' }).waitFor()
    // Hides the page. The app must cover the choice at once and keep the choice unchanged.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await over(t).getByRole('button', { name: 'Hold to open' }).waitFor()
    await uncover(t, first)
    await over(t).getByRole('status').filter({ hasText: '3' }).waitFor()
    // Checks that a double tap seals only once: it opens nothing and does not pass the phone on.
    await over(t).getByRole('button', { name: 'Seal and cover' }).dblclick({ delay: 120 })
    await over(t).getByRole('button', { name: 'Hold to open' }).waitFor()
    await page.waitForTimeout(700)
    same(await over(t).getByText('only you should see this').count(), 0, 'opened by a double tap')
    await same(
      () =>
        over(t)
          .getByRole('button', { name: /: sealed, hold to change$/ })
          .count(),
      1,
      'seats that have sealed',
    )
    /**
     * Checks that Back and Forward lead to the covered screen or to the shared screen, never to a choice. The app changes the history while
     * it restores the covered screen, so the next history entry may be missing.
     */
    await page.goBack()
    await page.evaluate(() => history.forward())
    await page.waitForTimeout(300)
    same(await page.getByText('only you should see this').count(), 0, 'opened by going back and forward')
    await page.context().close()
  })

  await longStep('a PIN stands between the cover and the choice, and outside the export', async () => {
    const t = await table()
    const first = (await nextSeat(t)) ?? ''
    const type = async (digits: string) => {
      for (const digit of digits) await press(over(t), digit)
    }
    await uncover(t, first)
    await press(over(t), 'PIN')
    await type('4711')
    await asked(t, 'The same PIN once more')
    await type('4711')
    await waitForText(over(t), 'only you should see this')
    await press(over(t), 'Cover without choosing')
    await uncover(t, first)
    await asked(t, /^PIN of/)
    await same(async () => [...(await accessibilityFaults(t.page)), ...(await smallTargets(t.page))], [], 'the list of faults')
    await type('4712')
    await waitForText(over(t), 'That is not the PIN.')
    const again = await die(t)
    await uncover(again, (await nextSeat(again)) ?? '')
    await asked(again, /^PIN of/)
    holds(!(await onDevice(again.page)).includes('4711'), 'the digits lie on the device')
    await again.page.context().close()
  })

  await longStep('a round of chance: a page that dies loses and shows nothing, and no seed lies readable on the device', async () => {
    let t = await table('draw')
    const hidden = async (at: string) => {
      const everything = `${await shown(t)}\n${await onDevice(t.page)}`
      holds(!/quetzal|unguessable/.test(everything), `an addition stands on the screen or on the device ${at}`)
      holds(!/"seed":"/.test(everything), `a seed lies readable on the device ${at}`)
    }
    // Uses a new page. Otherwise an overlay of the old page would go back in the history and also leave the new screen.
    const toGame = async () => {
      t = await die(t)
      await t.page.goto(t.page.url().replace(/#\/fair\/([^?]+).*/, '#/game/$1'))
    }
    const without = async (players: readonly string[]) => {
      for (const name of players) await t.page.getByRole('checkbox', { name }).uncheck()
    }
    await fromMenu(t, /^Fair play/)
    await t.page.getByRole('link', { name: /^Your own chance/ }).click()
    await asked(t, 'Your own chance')
    await without(['Anna', 'Bara', 'Cyril'])
    await press(t, 'Hand the phone to Dana')
    await addChance(t, 'Dana', 'quetzal')
    await uncover(t, 'Emil')
    await over(t).getByRole('textbox', { name: 'Any word' }).fill('unguessable')
    t = await die(t)
    await asked(t, 'Who has added?')
    await hidden('between two seats')
    await press(t, 'Hand the phone to Emil')
    await addChance(t, 'Emil', 'unguessable')
    await asked(t, 'Everybody has added')
    t = await die(t)
    await asked(t, 'Everybody has added')
    await hidden('before it is opened')
    same(rowsIn(await onDevice(t.page), 'envelopes'), 2, 'envelopes')
    await press(t, 'Open all')
    await asked(t, 'Everything is open')
    await waitForText(t, '“unguessable”')
    same(rowsIn(await onDevice(t.page), 'envelopes'), 0, 'envelopes that are left')
    holds(!/"seed":"/.test(await onDevice(t.page)), 'the new seed lies readable on the device')
    // Checks that the contributions are still stored after a restart. Then the players cancel the draw.
    await t.page.getByRole('button', { name: 'Back', exact: true }).click()
    await asked(t, 'Your own chance')
    await same(() => t.page.getByText('has added before, so takes part').count(), 2, 'seats that cannot be left out')
    await without(['Anna', 'Bara', 'Cyril'])
    await press(t, 'Hand the phone to Dana')
    await addChance(t, 'Dana', 'quetzal')
    await press(over(t), 'Back to the table')
    await toGame()
    await t.page.getByRole('button', { name: 'Chance is being added' }).waitFor()
    await t.page.getByRole('link', { name: /^Add your own randomness/ }).click()
    await press(t, 'Call the round off')
    await agree(over(t), 'Throw it away')
    await asked(t, 'Your own chance')
    await toGame()
    await press(t, 'Draw the cards')
    await t.page.getByRole('button', { name: 'Draw the cards' }).waitFor({ state: 'detached' })
    await goTo(t, 'History')
    await waitForText(t, 'The round of chance is called off. Nothing of it was opened.')
    await waitForText(t, /follow from all of it: Dana: “quetzal” and Emil: “unguessable”\./)
    await fromMenu(t, /^Fair play/)
    await press(t, 'Verify this game')
    await waitForText(t, 'The game goes on; the rest is checked at its end.')
    await t.page.context().close()
  })

  await step('the game is verified in the app', async () => {
    const t = await table()
    await fromMenu(t, /^Fair play/)
    await press(t, 'Verify this game')
    await waitForText(t, 'The game goes on; the rest is checked at its end.')
    await t.page.getByRole('button', { name: /^What could be cheated/ }).click()
    await asked(t, 'What could a dishonest owner of this phone do?')
    await same(() => accessibilityFaults(t.page), [], 'the list of faults')
  })

  await step('nothing went wrong on the way', async () => same(faults, [], 'the list of faults'))
})
