import type { Settings } from '../../model/settings'

/** Presets for what the app tracks: everything, everything except money, or only the paydays. */
export const WAYS = ['referee', 'moneyless', 'light'] as const
export type Way = (typeof WAYS)[number]

/** Tracking settings of each preset. */
export const FOLLOWED: Readonly<Record<Way, Pick<Settings, 'turnsTold' | 'moneyTold'>>> = {
  referee: { turnsTold: true, moneyTold: true },
  moneyless: { turnsTold: true, moneyTold: false },
  light: { turnsTold: false, moneyTold: false },
}

export const wayOf = ({ turnsTold, moneyTold }: Pick<Settings, 'turnsTold' | 'moneyTold'>): Way =>
  !turnsTold ? 'light' : moneyTold ? 'referee' : 'moneyless'
