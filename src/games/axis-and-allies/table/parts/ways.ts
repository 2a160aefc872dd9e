import { LIGHT, type Settings } from '../../model/settings'

/** How much the app is told: battles and money, where units stand as well, or only who holds what. */
export const WAYS = ['referee', 'told', 'light'] as const
export type Way = (typeof WAYS)[number]

const ALL = { moneyTold: true, battlesTold: true, raidsTold: true, mobilizingTold: true, landingsTold: true }
/** The settings of each way of playing. */
export const FOLLOWED: Readonly<Record<Way, Partial<Settings>>> = {
  referee: { ...ALL, armiesTold: false },
  told: { ...ALL, armiesTold: true },
  light: LIGHT,
}
export const wayOf = ({ armiesTold, battlesTold }: Settings): Way => (armiesTold ? 'told' : battlesTold ? 'referee' : 'light')
