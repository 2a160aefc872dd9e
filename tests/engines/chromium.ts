// Chromium with the interface of the other engines, for tests with two engines.
import { chromium as playwright, type ElementHandle } from '@playwright/test'
import type { Driver, Element, Engine } from './driver'

const start = async (binary: string): Promise<Driver> => {
  const browser = await playwright.launch({ executablePath: binary, args: ['--disable-gpu'] })
  const page = await (await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })).newPage()
  /** Elements passed to the test, by their number. */
  const elements: ElementHandle[] = []
  const handleOf = ({ number = '' }: Element): ElementHandle => {
    const handle = elements[Number(number)]
    if (handle === undefined) throw new Error('no such element')
    return handle
  }
  return {
    name: `chromium ${browser.version()}`,
    goTo: async (url) => void (await page.goto(url)),
    run: async (body, ...args) => {
      const result = await page.evaluateHandle(`(async (...args) => { ${body} })(...${JSON.stringify(args)})`)
      const element = result.asElement()
      return element === null ? result.jsonValue() : { number: `${elements.push(element) - 1}` }
    },
    click: (element) => handleOf(element).click(),
    type: (element, text) => handleOf(element).type(text),
    quit: () => browser.close(),
  }
}

/** The Chromium at CHROME_BIN. */
export const chromium = (): Engine => {
  const binary = process.env['CHROME_BIN'] ?? ''
  return binary === '' ? { missing: 'no Chromium was found' } : { start: () => start(binary) }
}
