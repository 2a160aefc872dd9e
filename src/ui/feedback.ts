// Vibration and sounds as signals to the players. The caller decides which signals are enabled.

import type { Signal } from './signals'

/**
 * Vibration patterns: alternating vibration and pause, in milliseconds. They are short, because a phone that vibrates on a wooden table
 * is loud.
 */
const TOUCHES: Readonly<Record<Signal, readonly number[]>> = {
  turn: [18],
  reveal: [25, 50, 25],
  refusal: [45],
  result: [25, 50, 60],
  reminder: [20, 140, 20],
}

/** How the app gives signals to the user: by vibration and by sound, each on or off. */
export interface Ways {
  readonly touch: boolean
  /** Volume from 0 to 1. If undefined, no sound is played and the sound code is not loaded. */
  readonly volume: number | undefined
}

/** Returns whether the device supports vibration. Apple devices do not. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function'

/** Gives a signal by vibration and sound, unless the page is hidden. */
export function give(signal: Signal, { touch, volume }: Ways): void {
  if (document.visibilityState !== 'visible') return
  if (touch && canVibrate()) navigator.vibrate([...TOUCHES[signal]])
  if (volume !== undefined) void import('./sounds').then(({ sound }) => sound(signal, volume))
}

/** Enables sound. Call this function once from a touch handler, because some browsers allow audio only after a user gesture. */
export const readyToSound = (): void => void import('./sounds').then(({ wake }) => wake())
