// Vibration and sounds of events. The caller decides which of them the table wants, and when.

import type { Signal } from './signals'

/** Milliseconds of vibration and rest in turn: short, because a phone on wood is heard. */
const TOUCHES: Readonly<Record<Signal, readonly number[]>> = {
  turn: [18],
  reveal: [25, 50, 25],
  refusal: [45],
  result: [25, 50, 60],
  reminder: [20, 140, 20],
}

/** The channels of a signal. */
export interface Ways {
  readonly touch: boolean
  /** Loudness, 0 … 1; undefined: no sound, and nothing of sound is even loaded. */
  readonly volume: number | undefined
}

/** Whether this device can vibrate (not on Apple's). */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function'

/** Gives a signal, unless the app is out of sight. */
export function give(signal: Signal, { touch, volume }: Ways): void {
  if (document.visibilityState !== 'visible') return
  if (touch && canVibrate()) navigator.vibrate([...TOUCHES[signal]])
  if (volume !== undefined) void import('./sounds').then(({ sound }) => sound(signal, volume))
}

/** To be called from a touch, once: some browsers let a page be heard only after that. */
export const readyToSound = (): void => void import('./sounds').then(({ wake }) => wake())
