import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../../src/app/App'
import { FaultBoundary } from '../../../src/app/Fault'
import { setPreferences, applyPreferences, usePreferences } from '../../../src/app/settings/preferences'
import { session } from '../../../src/app/session'
import { useSettingsWords } from '../../../src/app/settings/words'
import { useUpdate } from '../../../src/app/update'
import { useWords } from '../../../src/app/words'
import type { OpenGame } from '../../../src/session'

beforeEach(async () => {
  await Promise.all([useWords, useSettingsWords].flatMap((words) => [words.load('en'), words.load('cs')]))
  location.hash = ''
  setPreferences({ language: 'en', theme: 'device', contrast: 'device', text: '100' })
  useUpdate.setState({ news: 'none' })
})

/** Renders the app inside `act`. React requires this for screens that are loaded on demand. */
const show = () =>
  act(async () => {
    render(<App />)
  })

describe('the shell', () => {
  test('opens at home', async () => {
    await show()
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  })
  test('leads home from an address that is none', async () => {
    location.hash = '#/no/such/place'
    await show()
    expect(await screen.findByRole('button', { name: 'Settings' })).toBeTruthy()
    expect(location.hash).toBe('#/')
  })
  test('changes its language and the page says which it is', async () => {
    location.hash = '#/settings'
    await show()
    await userEvent.click(await screen.findByRole('radio', { name: 'Čeština' }))
    expect(await screen.findByRole('group', { name: 'Jazyk' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('cs')
  })
  test('offers a new version and takes it only when asked', async () => {
    await show()
    await screen.findByRole('heading', { level: 1 })
    const take = vi.fn<() => void>()
    useUpdate.setState({ news: 'waiting', take })
    const now = await screen.findByRole('button', { name: 'Use it now' })
    expect(take).not.toHaveBeenCalled()
    await userEvent.click(now)
    expect(take).toHaveBeenCalledOnce()
  })
  test('says only on the home screen that the app is ready for offline use', async () => {
    location.hash = '#/settings'
    await show()
    await screen.findByRole('radio', { name: 'Čeština' })
    act(() => useUpdate.setState({ news: 'offline' }))
    expect(screen.queryByText(/^Ready for offline use/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect((await screen.findAllByText(/^Ready for offline use/)).length).toBeGreaterThan(0)
  })
  test('offers no new version while a secret choice is open', async () => {
    await show()
    await screen.findByRole('heading', { level: 1 })
    const open = (...ballots: readonly object[]) => act(() => session.play.setState({ open: { ballots } as OpenGame }))
    open({ id: 'bid 0', cast: {} })
    act(() => useUpdate.setState({ news: 'waiting' }))
    expect(screen.queryByRole('button', { name: 'Use it now' })).toBeNull()
    open()
    expect(await screen.findByRole('button', { name: 'Use it now' })).toBeTruthy()
    act(() => session.play.setState({ open: undefined }))
  })
})

describe('preferences', () => {
  test('are kept and shown by the page', () => {
    setPreferences({ theme: 'light', contrast: 'more', text: '130' })
    const shown = () => Object.fromEntries(Object.entries(document.documentElement.dataset))
    expect(shown()).toEqual({ theme: 'light', contrast: 'more', text: '130' })
    expect(JSON.parse(localStorage.getItem('castellan.preferences') ?? '')).toMatchObject({ theme: 'light', text: '130' })
    setPreferences({ theme: 'device', contrast: 'device' })
    expect(shown()).toEqual({ text: '130' })
  })
  test.each(['', '{', 'null', '[]', '"dark"', '{"theme":"__proto__","language":7,"text":130}'])('survive %s in the store', (kept) => {
    localStorage.setItem('castellan.preferences', kept)
    usePreferences.setState(usePreferences.getInitialState())
    applyPreferences()
    expect(usePreferences.getState()).toMatchObject({ theme: 'device', contrast: 'device', text: '100' })
  })
})

test('a fault is never shown raw, and leads home', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const Page = () => {
    if (broken) throw new Error('cannot read properties of undefined')
    return 'home again'
  }
  render(
    <FaultBoundary>
      <Page />
    </FaultBoundary>,
  )
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Something went wrong on this page.')
  expect(document.body.textContent).not.toMatch(/undefined|Error/)
  broken = false
  await userEvent.click(await screen.findByRole('button', { name: 'Go home' }))
  expect(await screen.findByText('home again')).toBeTruthy()
  quiet.mockRestore()
})

test('a fault of one address is over at the next', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Page = () => {
    if (location.hash === '#/broken') throw new Error('broken')
    return 'the game'
  }
  location.hash = '#/broken'
  render(
    <FaultBoundary>
      <Page />
    </FaultBoundary>,
  )
  await screen.findByRole('button', { name: 'Go home' })
  location.hash = '#/game'
  expect(await screen.findByText('the game')).toBeTruthy()
  quiet.mockRestore()
})
