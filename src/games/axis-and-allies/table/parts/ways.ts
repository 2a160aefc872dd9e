import { LIGHT, type Settings } from '../../model/settings'

/** Presets for how much the app tracks: cash and production; battles too; units too; or only control of territories. */
export const WAYS = ['banker', 'referee', 'told', 'light'] as const
export type Way = (typeof WAYS)[number]

const ALL = { moneyTold: true, battlesTold: true, raidsTold: true, mobilizingTold: true, landingsTold: true }
/** Settings of each preset. */
export const FOLLOWED: Readonly<Record<Way, Partial<Settings>>> = {
  banker: { ...ALL, battlesTold: false, landingsTold: false, armiesTold: false },
  referee: { ...ALL, armiesTold: false },
  told: { ...ALL, armiesTold: true },
  light: LIGHT,
}
export const wayOf = ({ armiesTold, battlesTold, moneyTold }: Settings): Way =>
  armiesTold ? 'told' : battlesTold ? 'referee' : moneyTold ? 'banker' : 'light'
