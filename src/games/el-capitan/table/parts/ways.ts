import type { Settings } from '../../model/settings'

/** How a table plays: everything is followed, everything but money, or paydays alone. */
export const WAYS = ['referee', 'moneyless', 'light'] as const
export type Way = (typeof WAYS)[number]

/** The settings of each way of playing. */
export const FOLLOWED: Readonly<Record<Way, Pick<Settings, 'turnsTold' | 'moneyTold'>>> = {
  referee: { turnsTold: true, moneyTold: true },
  moneyless: { turnsTold: true, moneyTold: false },
  light: { turnsTold: false, moneyTold: false },
}

export const wayOf = ({ turnsTold, moneyTold }: Pick<Settings, 'turnsTold' | 'moneyTold'>): Way =>
  !turnsTold ? 'light' : moneyTold ? 'referee' : 'moneyless'
