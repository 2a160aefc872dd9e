import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** Tests public/rescue.js, which shows a plain page if the app does not start. */

const script = readFileSync('public/rescue.js', 'utf8')
/** Time in ms, longer than the app may take to show its first screen. */
const LONG = 45_000

const rescue = () => document.getElementById('rescue')
/** Runs the script on a page and advances the fake time. */
const load = async (page: string, later = () => {}) => {
  document.body.innerHTML = page
  // This script is part of the page and is not imported by a module.
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  new Function(script)()
  await vi.advanceTimersByTimeAsync(100)
  later()
  await vi.advanceTimersByTimeAsync(LONG)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
  localStorage.clear()
})

describe('the page for an app that does not start', () => {
  test('comes up if nothing is there, in the language of the app', async () => {
    localStorage.setItem('castellan.preferences', JSON.stringify({ language: 'cs' }))
    await load('<div id="root"></div>')
    expect(rescue()?.querySelector('h1')?.textContent).toBe('Castellan se nespustil.')
  })

  test('does not come up over an app whose first screen is a dialog', async () => {
    const open = () => document.querySelector('dialog')?.setAttribute('open', '')
    await load('<div id="root"></div><dialog><h1>The battle</h1></dialog>', open)
    expect(rescue()).toBeNull()
  })

  test('nor over one that has drawn its first screen', async () => {
    await load('<div id="root"></div>', () => document.getElementById('root')?.append('Castellan'))
    expect(rescue()).toBeNull()
  })
})
