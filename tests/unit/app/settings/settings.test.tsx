// Tests the settings: each is stored and takes effect at once. If a device does not support a setting, the screen says so.
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../../../src/app/App'
import {
  setSessionPreferences,
  readSessionPreferences,
  useSessionPreferences,
} from '../../../../src/app/session-preferences/session-preferences'
import { setPreferences } from '../../../../src/app/settings/preferences'
import { useSettingsWords } from '../../../../src/app/settings/words'
import { useWords } from '../../../../src/app/words'

const lend = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
const vibrate = vi.fn<() => boolean>()

beforeEach(async () => {
  await Promise.all([import('../../../../src/app/settings/Settings'), useWords.load('en'), useSettingsWords.load('en')])
  vibrate.mockClear()
  lend('wakeLock', {})
  lend('vibrate', vibrate)
  location.hash = '#/settings'
  setPreferences({ language: 'en', theme: 'device', contrast: 'device', text: '100', motion: 'device', hand: 'right' })
  setSessionPreferences(useSessionPreferences.getInitialState())
})
afterEach(() => {
  for (const name of ['wakeLock', 'vibrate']) Reflect.deleteProperty(navigator, name)
  setPreferences({ motion: 'device', hand: 'right' })
})
const show = async () => {
  await act(async () => {
    render(<App />)
  })
  await screen.findByRole('heading', { level: 1, name: 'How should it look and speak?' })
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name }))
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked')
const kept = () => JSON.parse(localStorage.getItem('castellan.comforts') ?? '{}') as Record<string, unknown>

describe('on the first day', () => {
  test('the screen stays on and the phone vibrates; sounds and clock wait to be asked for', async () => {
    await show()
    expect(['Keep the screen on', 'Vibration', 'Sounds', 'Clock'].map(isOn)).toEqual(['true', 'true', 'false', 'false'])
    expect(screen.queryByRole('group', { name: 'Volume' })).toBeNull()
    expect(screen.queryByRole('group', { name: /^Remind us of a question/ })).toBeNull()
  })
  test.each(['', 'null', '[]', '{"clock":"yes","limit":"9","volume":3}'])('also where %s was kept', (found) => {
    localStorage.setItem('castellan.comforts', found)
    expect(readSessionPreferences()).toEqual(useSessionPreferences.getInitialState())
  })
})

describe('a change', () => {
  test('is kept, and brings what belongs to it', async () => {
    await show()
    await turn('Clock')
    await userEvent.click(
      await within(await screen.findByRole('group', { name: /^Remind us of a question/ })).findByRole('radio', { name: '3 min' }),
    )
    await turn('Keep the screen on')
    expect(kept()).toMatchObject({ clock: true, limit: '3', awake: false })
  })
  test('of the vibration is felt at once, and none is felt when it is turned off', async () => {
    await show()
    await turn('Vibration')
    expect(vibrate).not.toHaveBeenCalled()
    await turn('Vibration')
    expect(vibrate).toHaveBeenCalledOnce()
  })
  test('of hand and movement marks the page, and back to the usual takes the mark away', async () => {
    await show()
    const { dataset } = document.documentElement
    await choose('The left hand')
    await choose('None')
    expect(dataset).toMatchObject({ hand: 'left', motion: 'less' })
    await choose('The right hand')
    expect(dataset.hand).toBeUndefined()
  })
})

test('what the device cannot do has no switch, and says so', async () => {
  for (const name of ['wakeLock', 'vibrate']) Reflect.deleteProperty(navigator, name)
  await show()
  expect(screen.queryByRole('switch', { name: 'Keep the screen on' })).toBeNull()
  expect(screen.queryByRole('switch', { name: 'Vibration' })).toBeNull()
  expect(await screen.findByText(/^This browser cannot do it/)).toBeTruthy()
  expect(await screen.findByText(/^This device does not let an app vibrate/)).toBeTruthy()
})
