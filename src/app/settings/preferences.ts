// Display preferences of this device: language, theme, contrast, text size. The preferences contain no game data.
import { create } from 'zustand'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'
import { languages, type Language } from '../../ui/words'

export const themes = ['device', 'dark', 'light'] as const
export const contrasts = ['device', 'more'] as const
/** Text sizes that the user can select, in percent of the default size. */
export const texts = ['100', '115', '130'] as const
export const motions = ['device', 'less'] as const
/** Hands with which the user can hold the phone; controls are placed on the side of this hand. */
export const hands = ['right', 'left'] as const

export interface Preferences {
  readonly language: Language
  readonly theme: (typeof themes)[number]
  readonly contrast: (typeof contrasts)[number]
  readonly text: (typeof texts)[number]
  readonly motion: (typeof motions)[number]
  readonly hand: (typeof hands)[number]
}

const storedUnder = 'castellan.preferences'

const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined => allowed.find((one) => one === value)

const deviceLanguage = (): Language => (/^(cs|sk)\b/i.test(navigator.language) ? 'cs' : 'en')

/** Returns the stored display preferences; missing or invalid values are replaced by the defaults of the device. */
const preferencesIn = (kept: unknown): Preferences => {
  const found = isObject(kept) ? kept : {}
  return {
    language: oneOf(languages, found.language) ?? deviceLanguage(),
    theme: oneOf(themes, found.theme) ?? 'device',
    contrast: oneOf(contrasts, found.contrast) ?? 'device',
    text: oneOf(texts, found.text) ?? '100',
    motion: oneOf(motions, found.motion) ?? 'device',
    hand: oneOf(hands, found.hand) ?? 'right',
  }
}

export const usePreferences = create<Preferences>(() => readStored(storedUnder, preferencesIn))

/** Changes some display preferences, stores them on this device and applies them to the page. */
export function setPreferences(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  saveStored(storedUnder, usePreferences.getState())
  applyPreferences()
}

/** Applies the display preferences to the page, as attributes of the root element. */
export function applyPreferences(): void {
  const { language, text, ...marks } = usePreferences.getState()
  const { documentElement: page } = document
  page.lang = language
  page.dataset.text = text
  // Preferences with their default value have no attribute on the root element.
  for (const [name, value] of Object.entries(marks)) {
    if (value === 'device' || value === 'right') page.removeAttribute(`data-${name}`)
    else page.setAttribute(`data-${name}`, value)
  }
  const ground = getComputedStyle(page).getPropertyValue('--ground').trim()
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
}
