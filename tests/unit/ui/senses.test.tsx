// Tests effects beyond the screen: wake lock, vibration, sounds.
import { act, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { give } from '../../../src/ui/feedback'
import { useWakeLock } from '../../../src/ui/wake-lock'

const settle = () => act(() => new Promise((done) => setTimeout(done, 5)))
const see = (visibilityState: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}
/** Adds a browser feature that is missing in the test environment; removed after the test. */
const lend = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const name of ['wakeLock', 'vibrate', 'audioSession']) Reflect.deleteProperty(navigator, name)
})

describe('the screen stays on', () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  const held = () => locks.filter(({ released }) => !released).length
  beforeEach(() => {
    locks.length = 0
    lend('wakeLock', {
      request: () => {
        const lock = {
          released: false,
          release: () => {
            lock.released = true
            return Promise.resolve()
          },
        }
        locks.push(lock)
        return Promise.resolve(lock)
      },
    })
  })
  function Game({ on }: { on: boolean }) {
    useWakeLock(on)
    return null
  }
  test('while it is wanted, and no longer', async () => {
    const { rerender, unmount } = render(<Game on />)
    await waitFor(() => expect(held()).toBe(1))
    rerender(<Game on={false} />)
    await waitFor(() => expect(held()).toBe(0))
    rerender(<Game on />)
    await waitFor(() => expect(held()).toBe(1))
    unmount()
    await waitFor(() => expect(held()).toBe(0))
  })
  test('again on return, once', async () => {
    render(<Game on />)
    await settle()
    see('hidden')
    for (const lock of locks) lock.released = true
    await settle()
    expect(held()).toBe(0)
    see('visible')
    see('visible')
    await settle()
    expect(held()).toBe(1)
    expect(locks).toHaveLength(2)
  })
  test('not where the reader has gone before the device answered', async () => {
    render(<Game on />).unmount()
    await settle()
    expect(held()).toBe(0)
  })
  test('and nothing breaks where the device refuses, or cannot', async () => {
    const request = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('low battery')))
    lend('wakeLock', { request })
    render(<Game on />)
    await settle()
    see('visible')
    await settle()
    expect(request).toHaveBeenCalledTimes(2)
    Reflect.deleteProperty(navigator, 'wakeLock')
    expect(() => render(<Game on />)).not.toThrow()
  })
})

describe('a signal', () => {
  const vibrate = vi.fn<(pattern: readonly number[]) => boolean>()
  beforeEach(() => {
    vibrate.mockClear()
    lend('vibrate', vibrate)
  })
  test('is felt where that is wanted, and never out of sight', () => {
    give('turn', { touch: false, volume: undefined })
    expect(vibrate).not.toHaveBeenCalled()
    give('turn', { touch: true, volume: undefined })
    expect(vibrate).toHaveBeenCalledOnce()
    see('hidden')
    give('turn', { touch: true, volume: undefined })
    expect(vibrate).toHaveBeenCalledOnce()
  })
  test('is heard at the loudness wanted, made of tones alone, and the loudspeaker rests again', async () => {
    const used: string[] = []
    class Context {
      state = 'suspended'
      currentTime = 0
      destination = {}
      constructor() {
        used.push('made')
      }
      resume() {
        this.state = 'running'
        return Promise.resolve()
      }
      suspend() {
        this.state = 'suspended'
        used.push('rests')
        return Promise.resolve()
      }
    }
    class Tone extends EventTarget {
      connect(next: unknown) {
        return next
      }
      start() {
        used.push('tone')
      }
      stop() {
        queueMicrotask(() => this.dispatchEvent(new Event('ended')))
      }
    }
    class Gain {
      gain = {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: (volume: number) => used.push(`as loud as ${volume}`),
        exponentialRampToValueAtTime: () => undefined,
      }
      connect() {}
    }
    for (const [name, value] of Object.entries({ AudioContext: Context, OscillatorNode: Tone, GainNode: Gain })) vi.stubGlobal(name, value)
    lend('audioSession', { type: 'auto' })
    give('turn', { touch: false, volume: undefined })
    await settle()
    expect(used).toEqual([])
    give('turn', { touch: false, volume: 0.05 })
    give('reveal', { touch: false, volume: 0.05 })
    await expect.poll(() => used.filter((what) => what === 'rests')).toHaveLength(2)
    expect(used.filter((what) => what === 'tone')).toHaveLength(3)
    expect(used.filter((what) => what === 'made')).toHaveLength(1)
    expect(used).toContain('as loud as 0.05')
    // With this audio session type, the app makes no sound if the phone is set to silent.
    expect(Reflect.get(navigator, 'audioSession')).toEqual({ type: 'ambient' })
  })
})
