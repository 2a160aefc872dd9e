import { LIGHT, type Settings } from '../../model/settings'

/**
 * Presets that determine how much the app tracks. `light`: only the control of territories. `banker`: cash and production. `referee`: also
 * battles. `told`: also units.
 */
export const WAYS = ['banker', 'referee', 'told', 'light'] as const
export type Way = (typeof WAYS)[number]

const ALL = { moneyTold: true, battlesTold: true, raidsTold: true, mobilizingTold: true, landingsTold: true }
/** Tracking settings of each preset. */
export const FOLLOWED: Readonly<Record<Way, Partial<Settings>>> = {
  banker: { ...ALL, battlesTold: false, landingsTold: false, armiesTold: false },
  referee: { ...ALL, armiesTold: false },
  told: { ...ALL, armiesTold: true },
  light: LIGHT,
}
export const wayOf = ({ armiesTold, battlesTold, moneyTold }: Settings): Way =>
  armiesTold ? 'told' : battlesTold ? 'referee' : moneyTold ? 'banker' : 'light'
