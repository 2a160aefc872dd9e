// Controls Chromium through the same interface as the other browser engines, for tests with two engines.
import { chromium as playwright, type ElementHandle } from '@playwright/test'
import type { Driver, Element, Engine } from './driver'

const start = async (binary: string): Promise<Driver> => {
  const browser = await playwright.launch({ executablePath: binary, args: ['--disable-gpu'] })
  const page = await (await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })).newPage()
  /** Elements that the driver returned to the test. The index is the id of the element. */
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

/** Returns the Chromium at the path in CHROME_BIN. */
export const chromium = (): Engine => {
  const binary = process.env['CHROME_BIN'] ?? ''
  return binary === '' ? { missing: 'no Chromium was found' } : { start: () => start(binary) }
}
