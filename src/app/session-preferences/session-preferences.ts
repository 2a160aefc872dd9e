// The preferences of a session, as this device keeps them. Loaded with the table of a game, so that the first screen stays light.
import { create } from 'zustand'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'
import type { Ways } from '../../ui/feedback'

export const volumes = ['quiet', 'middle', 'loud'] as const
/** Minutes after which a question is called to mind; `none`: never. */
export const limits = ['none', '2', '3', '5'] as const

export interface SessionPreferences {
  /** The screen stays on while a game is open. */
  readonly awake: boolean
  /**
   * A short vibration when something has happened. On at first: only the hand that holds the phone feels it, and it says that the tap
   * was taken.
   */
  readonly touch: boolean
  /** Sounds. Off at first: everybody in the room hears them, and nobody has asked for them. */
  readonly sounds: boolean
  readonly volume: (typeof volumes)[number]
  /** Shows how long a question has been open, and how long has been played. Off at first: most tables do not want to be timed. */
  readonly clock: boolean
  readonly limit: (typeof limits)[number]
}

const storedUnder = 'castellan.comforts'
const FIRST_DAY: SessionPreferences = { awake: true, touch: true, sounds: false, volume: 'quiet', clock: false, limit: 'none' }
const LOUDNESS: Readonly<Record<SessionPreferences['volume'], number>> = { quiet: 0.05, middle: 0.14, loud: 0.4 }

/** Missing or invalid values become the default. */
const parseSessionPreferences = (kept: unknown): SessionPreferences => {
  const found = isObject(kept) ? kept : {}
  const flag = (name: 'awake' | 'touch' | 'sounds' | 'clock') => {
    const value = found[name]
    return typeof value === 'boolean' ? value : FIRST_DAY[name]
  }
  return {
    awake: flag('awake'),
    touch: flag('touch'),
    sounds: flag('sounds'),
    volume: volumes.find((one) => one === found.volume) ?? FIRST_DAY.volume,
    clock: flag('clock'),
    limit: limits.find((one) => one === found.limit) ?? FIRST_DAY.limit,
  }
}

export const readSessionPreferences = (): SessionPreferences => readStored(storedUnder, parseSessionPreferences)

export const useSessionPreferences = create<SessionPreferences>(readSessionPreferences)

/** Changes some of them and keeps them on this device. */
export function setSessionPreferences(change: Partial<SessionPreferences>): void {
  useSessionPreferences.setState(change)
  saveStored(storedUnder, useSessionPreferences.getState())
}

/** The channels of a signal on this device. */
export const waysOf = ({ touch, sounds, volume }: SessionPreferences): Ways => ({ touch, volume: sounds ? LOUDNESS[volume] : undefined })
