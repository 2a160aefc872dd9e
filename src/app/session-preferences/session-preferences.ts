/**
 * Preferences for playing a game, stored on this device. This module is loaded with the game screen, so that the first screen stays small.
 */
import { create } from 'zustand'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'
import type { Ways } from '../../ui/feedback'

export const volumes = ['quiet', 'middle', 'loud'] as const
/** Time limits, in minutes, after which the players are reminded of an open question; `none`: no reminder. */
export const limits = ['none', '2', '3', '5'] as const

export interface SessionPreferences {
  /** Whether the screen stays on while a game is open. */
  readonly awake: boolean
  /**
   * Whether the phone vibrates shortly on events. On by default: vibration confirms a tap, and only the player who
   * holds the phone notices it.
   */
  readonly touch: boolean
  /** Whether the app plays sounds. Off by default, because all people nearby hear sounds. */
  readonly sounds: boolean
  readonly volume: (typeof volumes)[number]
  /**
   * Whether the app shows the time of the open question and the total play time. Off by default, because most groups do
   * not want to be timed.
   */
  readonly clock: boolean
  readonly limit: (typeof limits)[number]
}

const storedUnder = 'castellan.comforts'
const FIRST_DAY: SessionPreferences = { awake: true, touch: true, sounds: false, volume: 'quiet', clock: false, limit: 'none' }
const LOUDNESS: Readonly<Record<SessionPreferences['volume'], number>> = { quiet: 0.05, middle: 0.14, loud: 0.4 }

/** Returns the stored preferences; missing or invalid values are replaced by the defaults. */
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

/** Changes some preferences for playing a game and stores them on this device. */
export function setSessionPreferences(change: Partial<SessionPreferences>): void {
  useSessionPreferences.setState(change)
  saveStored(storedUnder, useSessionPreferences.getState())
}

/** Returns how the app gives signals to the players: by vibration, by sound, or by both. */
export const waysOf = ({ touch, sounds, volume }: SessionPreferences): Ways => ({ touch, volume: sounds ? LOUDNESS[volume] : undefined })
