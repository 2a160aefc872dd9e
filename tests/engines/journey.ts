/**
 * Runs the same short test in every browser engine: a first visit, a new game, two answers. Then the server stops, and the app must still
 * work with all data.
 */
import type { Server } from '../browser/kit/serve'
import { until, type Driver, type Element } from './driver'

/** Script that finds elements by role and reads their names. Finds only visible and enabled elements. */
const finding = `
  const [role, name] = args
  const where = { button: 'button', heading: 'h1, h2', textbox: 'input', link: 'a[href]', status: '[role=status]' }[role]
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).replace(/\\s+/g, ' ').trim()
  const fits = (element) => (typeof name === 'string' ? nameOf(element) === name : new RegExp(name.like).test(nameOf(element)))
  return [...document.querySelectorAll(where)].find((element) => element.checkVisibility() && !element.disabled && fits(element)) ?? null`

type Role = 'button' | 'heading' | 'textbox' | 'link' | 'status'
/** Name of an element: exact text, or a pattern. */
type Name = string | { readonly like: string }

export const find = (driver: Driver, role: Role, name: Name): Promise<Element> =>
  until(`${role} ${typeof name === 'string' ? name : name.like}`, async () => {
    // A page that the browser is leaving may refuse to answer.
    const found = await driver.run(finding, role, name).catch(() => null)
    return found === null ? undefined : (found as Element)
  })

export const press = async (driver: Driver, name: Name) => driver.click(await find(driver, 'button', name))
export const asked = (driver: Driver, question: Name) => find(driver, 'heading', question)

/** Reloads the page with a script, because the reload command of an engine may bypass the service worker. */
async function reload(driver: Driver): Promise<void> {
  await driver.run(`document.documentElement.dataset.old = 'yes'; setTimeout(() => location.reload())`)
  const isNew = `return document.documentElement.dataset.old === undefined`
  await until('the page', async () => ((await driver.run(isNew).catch(() => false)) === true ? true : undefined))
}

/** Optional browser features that the app uses, and their detection. */
const abilities: Readonly<Record<string, string>> = {
  'service worker': `'serviceWorker' in navigator`,
  'one writer at a time (Web Locks)': `'locks' in navigator`,
  'lasting storage (storage.persist)': `typeof navigator.storage?.persist === 'function'`,
  'space left (storage.estimate)': `typeof navigator.storage?.estimate === 'function'`,
  'install button (beforeinstallprompt)': `'onbeforeinstallprompt' in window`,
  'share sheet with files (canShare)': `navigator.canShare?.({ files: [new File([''], 'a.json', { type: 'application/json' })] })`,
  'Trusted Types': `'trustedTypes' in window`,
  'packed texts (CompressionStream)': `'CompressionStream' in window`,
  'full screen': `document.fullscreenEnabled === true`,
}

/** Function that runs one step of the test. */
export type Try = (name: string, work: () => Promise<void>) => Promise<void>

/** Lists the features that this engine does not support. */
export const lacking = async (driver: Driver): Promise<readonly string[]> => {
  const has = (await driver.run(`return [${Object.values(abilities).join(', ')}].map(Boolean)`)) as readonly boolean[]
  return Object.keys(abilities).filter((_, at) => has[at] !== true)
}

/** Begins a game of five players, starting from the home screen. */
export async function beginGame(driver: Driver): Promise<void> {
  await press(driver, 'New game')
  await driver.click(await find(driver, 'link', { like: 'Game of Thrones' }))
  await asked(driver, 'Who sits at the table?')
  for (const [at, name] of ['Anna', 'Bára', 'Cyril', 'Dana', 'Emil'].entries()) {
    await driver.type(await find(driver, 'textbox', `Player ${at + 1}`), name)
  }
  await press(driver, 'Draw the houses')
  await press(driver, 'Next: what to track')
  await press(driver, 'Next: check your copy')
  await press(driver, 'All as printed: begin')
  await asked(driver, 'Is the board laid out?')
}

/** Runs the whole test. The server is stopped in the middle. */
export async function journey(driver: Driver, server: Server, attempt: Try): Promise<void> {
  await attempt('the first visit puts everything on the device', async () => {
    await driver.goTo(`${server.url}#/phone`)
    await asked(driver, 'Does it all work without a network?')
    await find(driver, 'status', { like: '^Ready: (\\d+) of \\1 parts' })
    const isServed = 'return navigator.serviceWorker.controller !== null'
    await until('a worker', async () => ((await driver.run(isServed)) === true ? true : undefined))
  })

  await attempt('a game is begun, and two questions are answered', async () => {
    await driver.goTo(server.url)
    await beginGame(driver)
    await press(driver, 'The board is laid out')
    await asked(driver, 'Place your orders')
    await press(driver, 'Reveal all orders')
    await asked(driver, { like: 'does the Raven change an order' })
  })

  await server.stop()
  await attempt('the server is gone: the same question stands there after loading again', async () => {
    await reload(driver)
    await asked(driver, { like: 'does the Raven change an order' })
  })

  await attempt('play goes on, and can be taken back', async () => {
    await press(driver, 'Leave the orders as they are')
    await asked(driver, 'Which raid comes next?')
    await press(driver, { like: '^Undo' })
    await asked(driver, { like: 'does the Raven change an order' })
  })

  await attempt('home, too, opens without the server, with the game on it', async () => {
    await driver.goTo(server.url)
    await asked(driver, 'Welcome back. The board is as you left it.')
    await press(driver, 'Continue')
    await asked(driver, { like: 'does the Raven change an order' })
  })
}
