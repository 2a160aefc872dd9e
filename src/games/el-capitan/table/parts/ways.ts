import type { Settings } from '../../model/settings'

/** Presets for how much the app tracks: everything, everything except money, or paydays only. */
export const WAYS = ['referee', 'moneyless', 'light'] as const
export type Way = (typeof WAYS)[number]

/** Settings of each preset. */
export const FOLLOWED: Readonly<Record<Way, Pick<Settings, 'turnsTold' | 'moneyTold'>>> = {
  referee: { turnsTold: true, moneyTold: true },
  moneyless: { turnsTold: true, moneyTold: false },
  light: { turnsTold: false, moneyTold: false },
}

export const wayOf = ({ turnsTold, moneyTold }: Pick<Settings, 'turnsTold' | 'moneyTold'>): Way =>
  !turnsTold ? 'light' : moneyTold ? 'referee' : 'moneyless'
