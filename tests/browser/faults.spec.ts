/**
 * Tests a disk that fails during a game. The app shows the error and "not saved", the game continues, and all moves are saved after the
 * disk works again.
 */
import { seat, seatThem } from './journey/new-game'
import { asked, layDown, press } from './journey/table'
import { appUrl, holds, open, phone, same } from './kit/browser'
import { test } from './kit/test'

const houses = { Stark: 'Anna', Greyjoy: 'Bara', Lannister: 'Cyril', Baratheon: 'Dana', Tyrell: 'Emil' }
const notSaved = 'Not saved: the last move is not on this phone.'
const behind = 'Not saved: the newest moves are only in this window.'

test('faults', async ({ browser, step, longStep }) => {
  const device = { viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' } as const
  const context = await browser.newContext(device)
  await context.addInitScript(() => {
    // Simulates a full disk: every write fails with `QuotaExceededError`.
    const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add')?.value as object
    const full = new Proxy(add as (...given: unknown[]) => unknown, {
      apply: (work, store, given) => {
        if (document.documentElement.dataset.full === 'yes') throw new DOMException('no space left', 'QuotaExceededError')
        return Reflect.apply(work, store, given)
      },
    })
    Object.defineProperty(IDBObjectStore.prototype, 'add', { value: full })
  })
  const t = layDown(await open(context), 1)
  await seat(t, { preset: 'Referee', houses })
  await press(t, /^(Begin|All as printed: begin)$/)
  await asked(t, 'Is the board laid out?')

  const setFull = (full: boolean) =>
    t.page.evaluate((yes) => {
      document.documentElement.dataset.full = yes ? 'yes' : 'no'
    }, full)
  const here = (text: string) => t.page.getByText(text).count()

  await step('a full phone: the move has not happened, and is told as that', async () => {
    await setFull(true)
    await press(t, 'The board is laid out')
    await t.page.getByText(notSaved).waitFor()
    await asked(t, 'Is the board laid out?')
  })

  await step('play goes on unsaved, with a notice on every screen and a copy to keep', async () => {
    await press(t, 'Play on unsaved')
    await t.page.getByText(behind).waitFor()
    await t.page.getByRole('heading', { level: 1, name: 'Is the board laid out?' }).waitFor({ state: 'detached' })
    for (const place of ['Map', 'Houses', 'History', 'Now'] as const) {
      await t.page.getByRole('navigation', { name: 'The game' }).getByRole('link', { name: place, exact: true }).click()
      await holds(async () => (await here(behind)) > 0, `the notice stands on ${place}`)
    }
    const [going] = await Promise.all([t.page.waitForEvent('download'), press(t, 'Keep a copy')])
    holds(/castellan-.*\.json/.test(going.suggestedFilename()), 'the copy is a file')
  })

  await step('as soon as there is space everything is saved, and still there after loading again', async () => {
    await setFull(false)
    await press(t, 'Try again')
    await same(() => here(behind), 0, 'the notice')
    const question = await t.page.getByRole('heading', { level: 1 }).innerText()
    await t.page.reload()
    await asked(t, question)
  })

  await step('a database closed under the page is opened again without a word', async () => {
    await t.page.evaluate(async () => {
      // Simulates that the operating system closes the database connection of a page in the background. The data remain stored.
      const databases = await indexedDB.databases()
      const opening = indexedDB.open(databases[0]?.name ?? '')
      await new Promise((done) => opening.addEventListener('success', done))
      opening.result.close()
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await press(t, /^Undo/)
    await asked(t, 'Is the board laid out?')
    holds((await here(notSaved)) === 0, 'nothing had to be said')
  })

  await step('a browser that keeps nothing: a game can be begun and played, and every screen says that it is not saved', async () => {
    const closed = await browser.newContext(device)
    await closed.addInitScript(() => {
      Object.defineProperty(IDBFactory.prototype, 'open', {
        value() {
          throw new DOMException('not here', 'SecurityError')
        },
      })
    })
    const there = layDown(await open(closed), 3)
    await seat(there, { preset: 'Referee', houses })
    await press(there, /^(Begin|All as printed: begin)$/)
    await press(there, 'Play on unsaved')
    await asked(there, 'Is the board laid out?')
    await there.page.getByText(behind).waitFor()
    await press(there, 'The board is laid out')
    await there.page.getByRole('heading', { level: 1, name: 'Is the board laid out?' }).waitFor({ state: 'detached' })
    await there.page.getByText(behind).waitFor()
  })

  await longStep('a browser whose storage never answers: home says so, and a game can be begun and played unsaved', async () => {
    const hanging = await browser.newContext(device)
    await hanging.addInitScript(() => {
      Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() })
    })
    const there = layDown(await open(hanging), 6)
    await there.page.getByText('This browser keeps nothing here').waitFor()
    await seat(there, { preset: 'Referee', houses })
    await press(there, /^(Begin|All as printed: begin)$/)
    await press(there, 'Play on unsaved')
    await asked(there, 'Is the board laid out?')
    await there.page.getByText(behind).waitFor()
  })

  await step('a browser that has thrown its database away: the game comes back from the second one, and that is said', async () => {
    const losing = await browser.newContext(device)
    const there = layDown(await open(losing), 5)
    await seat(there, { preset: 'Referee', houses })
    await press(there, /^(Begin|All as printed: begin)$/)
    await press(there, 'The board is laid out')
    await there.page.getByRole('heading', { level: 1, name: 'Is the board laid out?' }).waitFor({ state: 'detached' })
    const question = await there.page.getByRole('heading', { level: 1 }).innerText()
    const address = there.page.url()
    const lose = async () => {
      // Opens a page of the same origin that is not part of the app, so that no page keeps the database open.
      await there.page.goto(new URL('licences/index.txt', appUrl).href)
      await there.page.evaluate(() => {
        const lost = indexedDB.deleteDatabase('castellan')
        return new Promise((done) => lost.addEventListener('success', done))
      })
    }
    await lose()
    await there.page.goto(address)
    await asked(there, question)
    const notice = there.page.getByText('The browser had lost its storage.')
    await notice.waitFor()
    await press(there, 'All right')
    await notice.waitFor({ state: 'detached' })
    await lose()
    await there.page.goto(appUrl)
    await notice.waitFor()
    await press(there, 'Continue')
    await asked(there, question)
    // Starts a new game with the shortcut on the device's home screen, although the old game has not been opened yet.
    await lose()
    await there.page.goto(`${appUrl}#/new/westeros`)
    await seatThem(there, { preset: 'Referee', houses })
    await press(there, /^(Begin|All as printed: begin)$/)
    await asked(there, 'Is the board laid out?')
    await notice.waitFor()
    await there.page.goto(appUrl)
    await same(async () => (await there.page.locator('a[href*="#/game/"]').count()) > 0, true, 'the old game is back')
  })

  await longStep('a clock that jumps back leaves the game as it was', async () => {
    const jumping = await browser.newContext(device)
    await jumping.clock.install({ time: new Date('2031-01-01T20:00:00Z') })
    const there = layDown(await open(jumping), 4)
    await seat(there, { preset: 'Referee', houses })
    await press(there, /^(Begin|All as printed: begin)$/)
    await asked(there, 'Is the board laid out?')
    await jumping.clock.setSystemTime(new Date('2001-01-01T00:00:00Z'))
    await press(there, 'The board is laid out')
    await there.page.getByRole('heading', { level: 1, name: 'Is the board laid out?' }).waitFor({ state: 'detached' })
    const question = await there.page.getByRole('heading', { level: 1 }).innerText()
    await there.page.reload()
    await asked(there, question)
  })
})
