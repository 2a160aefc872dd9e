import type { Settings } from '../../model/settings'

/**
 * Presets for what the app tracks: Mafiosi and cards (`referee`), only Mafiosi (`cardless`), or only points, markers and passes (`light`).
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
