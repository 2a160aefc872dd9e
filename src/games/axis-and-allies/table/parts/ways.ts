import { LIGHT, type Settings } from '../../model/settings'

/** How much the app keeps: cash and production; every battle as well; every unit as well; or only who holds what. */
export const WAYS = ['banker', 'referee', 'told', 'light'] as const
export type Way = (typeof WAYS)[number]

const ALL = { moneyTold: true, battlesTold: true, raidsTold: true, mobilizingTold: true, landingsTold: true }
/** The settings of each way of playing. */
export const FOLLOWED: Readonly<Record<Way, Partial<Settings>>> = {
  banker: { ...ALL, battlesTold: false, landingsTold: false, armiesTold: false },
  referee: { ...ALL, armiesTold: false },
  told: { ...ALL, armiesTold: true },
  light: LIGHT,
}
export const wayOf = ({ armiesTold, battlesTold, moneyTold }: Settings): Way =>
  armiesTold ? 'told' : battlesTold ? 'referee' : moneyTold ? 'banker' : 'light'
