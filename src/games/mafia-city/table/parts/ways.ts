import type { Settings } from '../../model/settings'

/**
 * Presets that determine how much the app tracks. `referee`: Mafiosi and cards. `cardless`: Mafiosi but not cards. `light`: only points,
 * markers and which players have passed.
 */
export const WAYS = ['referee', 'cardless', 'light'] as const
export type Way = (typeof WAYS)[number]

/** Tracking settings of each preset. */
export const FOLLOWED: Readonly<Record<Way, Pick<Settings, 'tokensKept' | 'cardsCounted'>>> = {
  referee: { tokensKept: true, cardsCounted: true },
  cardless: { tokensKept: true, cardsCounted: false },
  light: { tokensKept: false, cardsCounted: false },
}
export const wayOf = ({ tokensKept, cardsCounted }: Pick<Settings, 'tokensKept' | 'cardsCounted'>): Way =>
  !tokensKept ? 'light' : cardsCounted ? 'referee' : 'cardless'
