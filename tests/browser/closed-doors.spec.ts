/**
 * Tests the Content-Security-Policy: the page can neither contact other origins nor load anything from them, and the app never violates the
 * policy.
 */
import { appUrl, controlled, holds, open, same } from './kit/browser'
import { test } from './kit/test'

test('closed-doors', async ({ browser, step }) => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'allow' })
  const asked: string[] = []
  const complaints: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))
  })
  const page = await open(context)
  await controlled(page)

  await step('every screen stays within the policy', async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    for (const name of ['Čeština', 'English', 'Dark', 'More', 'Largest', 'Normal']) {
      await page.getByRole('radio', { name, exact: true }).check({ force: true })
    }
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Settings' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    same(complaints, [], 'the list of complaints')
  })

  await step('no request went to another origin', async () => {
    holds(asked.length > 5, 'no request was seen at all')
    same(
      asked.filter((url) => new URL(url).origin !== new URL(appUrl).origin && !url.startsWith('data:')),
      [],
      'the list of foreign requests',
    )
  })

  await step('a request to another origin is stopped', async () => {
    same(
      await page.evaluate(() =>
        fetch('https://example.org/').then(
          () => 'through',
          () => 'stopped',
        ),
      ),
      'stopped',
      'the request',
    )
  })

  await step('markup, script text and foreign scripts have no way in', async () => {
    const results = await page.evaluate(async () => {
      const outcomes: Record<string, string> = {}
      const attempts: Record<string, () => unknown> = {
        markup: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        text: () => Object.assign(document.createElement('script'), { text: '1' }),
        evaluated: () => Reflect.construct(Function, ['return 1']),
        foreign: () => Object.assign(document.createElement('script'), { src: 'https://example.org/x.js' }),
      }
      for (const [way, work] of Object.entries(attempts)) {
        // Starts the request in a task of the page, because the policy does not apply to code that the test itself evaluates.
        outcomes[way] = await new Promise<string>((tell) => {
          setTimeout(() => {
            try {
              work()
              tell('through')
            } catch {
              tell('stopped')
            }
          })
        })
      }
      return outcomes
    })
    same(results, { markup: 'stopped', text: 'stopped', evaluated: 'stopped', foreign: 'stopped' }, 'the outcome')
  })
})
