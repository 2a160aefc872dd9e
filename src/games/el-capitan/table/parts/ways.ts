import type { Settings } from '../../model/settings'

/**
 * Presets that determine how much the app tracks. `referee`: everything. `moneyless`: everything except money. `light`: only the paydays.
 */
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
