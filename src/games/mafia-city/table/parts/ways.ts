import type { Settings } from '../../model/settings'

/** Every Mafioso and every card; every Mafioso; points, markers and passes. */
export const WAYS = ['referee', 'cardless', 'light'] as const
export type Way = (typeof WAYS)[number]

/** The settings of each way of playing. */
export const FOLLOWED: Readonly<Record<Way, Pick<Settings, 'tokensKept' | 'cardsCounted'>>> = {
  referee: { tokensKept: true, cardsCounted: true },
  cardless: { tokensKept: true, cardsCounted: false },
  light: { tokensKept: false, cardsCounted: false },
}
export const wayOf = ({ tokensKept, cardsCounted }: Pick<Settings, 'tokensKept' | 'cardsCounted'>): Way =>
  !tokensKept ? 'light' : cardsCounted ? 'referee' : 'cardless'
