// Tests URLs of the app in a browser: typed, bookmarked, opened in another window, and left with the Back button.
import { appUrl, open, phone, same } from './kit/browser'
import { test } from './kit/test'

test('addresses', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await open(context)
  const place = () => page.evaluate(() => location.hash)
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
  const behind = () => page.evaluate(() => history.length)

  await step('a typed address is shown, with and without its first stroke, and the way back leads from it', async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Čeština' }).waitFor()
    await page.evaluate(() => (location.hash = '#rules/westeros?q=siege'))
    await page.getByRole('searchbox', { name: 'Search the rules' }).waitFor()
    await same(() => page.getByRole('searchbox').inputValue(), 'siege', 'what is looked for')
    await page.goBack()
    await page.getByRole('radio', { name: 'Čeština' }).waitFor()
    await same(() => place(), '#/settings', 'the address')
  })

  await step('what is looked for stands in the address as it was typed, and adds nothing to the history', async () => {
    await page
      .getByRole('link', { name: /^Rules.*Thrones/ })
      .first()
      .click()
    const box = page.getByRole('searchbox', { name: 'Search the rules' })
    await box.waitFor()
    const before = await behind()
    await box.fill('50 % & "+%41"')
    await same(() => place(), '#/rules/westeros?q=50+%25+%26+%22%2B%2541%22', 'the address')
    await page.reload()
    await same(() => box.inputValue(), '50 % & "+%41"', 'what is looked for')
    await same(() => behind(), before, 'the number of addresses')
    await box.fill('')
    await same(() => place(), '#/rules/westeros', 'the address')
  })

  await step('a link is opened in a window of its own, and this one stays', async () => {
    const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    const other = await opened
    const to = await link.getAttribute('href')
    await same(() => Promise.resolve(other.url()), `${appUrl}${to}`, 'the address of the other window')
    await same(() => place(), '#/rules/westeros', 'the address of this one')
    await other.close()
  })

  await step('an address that is none leads home, and the way back does not lead there again', async () => {
    const before = await behind()
    await page.evaluate(() => (location.hash = '#/no/such/place'))
    await page.getByRole('button', { name: 'Settings' }).waitFor()
    await same(() => place(), '#/', 'the address')
    await same(() => behind(), before + 1, 'the number of addresses')
    await page.goBack()
    await page.getByRole('searchbox', { name: 'Search the rules' }).waitFor()
  })

  await step('the shortcuts of the home screen lead where they say, in the place of their own address', async () => {
    const shortcut = await open(context, `${appUrl}#/new`)
    await same(() => shortcut.evaluate(() => location.hash), '#/new', 'the address')
    await shortcut.goto(`${appUrl}?again#/resume`)
    await same(() => shortcut.evaluate(() => location.hash), '#/', 'the address')
    await shortcut.close()
  })

  await step('settings lead back to where one came from', async () => {
    await page.goto(`${appUrl}?again#/`)
    await page.getByRole('button', { name: /^Practice round/ }).click()
    await page.getByRole('link', { name: 'A Game of Thrones: the Board Game' }).first().click()
    await page.waitForFunction(() => location.hash.startsWith('#/game/practice-'))
    const game = await place()
    await page.getByRole('button', { name: 'More' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Language, look, sounds/ })
      .click()
    await same(() => place(), '#/settings', 'the address')
    await page.reload()
    await page.getByRole('button', { name: 'Back' }).click()
    await same(() => place(), game, 'the address')
    await heading(/./)
  })
})
