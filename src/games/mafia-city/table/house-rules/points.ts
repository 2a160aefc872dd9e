import { standardPoints, type StandardPoint, type StandardRules } from '../../../../table/house-rules/standard-points'
import { inHand, inReserve, POINTS, SECRET_DEAL } from '../../box/numbers'
import { DEFAULT_SETTINGS, type Settings } from '../../model/settings'
import type { Group } from '../rooms/words'

/** Lists everything that house rules can change: decisions about unclear rules, how much the app tracks, and numbers such as the target. */

/** Settings and numbers that house rules set. */
export type Rules = StandardRules<Settings>

/** Rule number of each setting, and the group under which the setting is listed. */
const RULINGS: Readonly<Record<keyof Settings, { readonly rule: string; readonly group: Group }>> = {
  level: { rule: 'R5', group: 'length' },
  dealWithoutToken: { rule: 'A4', group: 'control' },
  cellRelease: { rule: 'A2', group: 'prison' },
  declineFigures: { rule: 'A14', group: 'figures' },
  tokensKept: { rule: 'R1', group: 'followed' },
  cardsCounted: { rule: 'R62', group: 'followed' },
  silentWindow: { rule: 'R52', group: 'chance' },
  thiefDrawn: { rule: 'R59', group: 'chance' },
  mapDrawn: { rule: 'R2', group: 'chance' },
}
export type Ruling = keyof Settings
export type Point = StandardPoint<Ruling>

export const points = standardPoints<Settings, Ruling>({
  settings: DEFAULT_SETTINGS,
  rulings: Object.fromEntries(Object.entries(RULINGS).map(([name, { rule }]) => [name, rule])) as Readonly<Record<Ruling, string>>,
  // Secret reactions change the rules of the game, so they count as a house rule.
  variants: (Object.keys(RULINGS) as Ruling[]).filter(
    (name) => name === 'level' || (name !== 'silentWindow' && ['followed', 'chance'].includes(RULINGS[name].group)),
  ),
  numbers: POINTS,
})
/** Returns the changeable rules for a game with a number of players, without the numbers for other numbers of players. */
export const pointsFor = (players: number): typeof points => {
  const own = [inHand(players), inReserve(players), SECRET_DEAL].map(({ id }) => id)
  const isOwn = (id: string) => own.includes(id) || id.startsWith(`target/${players}/`)
  return { ...points, points: points.points.filter((point) => point.about === 'ruling' || isOwn(point.number.id)) }
}

export const BOOK: Rules = points.book

export const groupOf = (point: Point): Group =>
  point.about === 'ruling' ? RULINGS[point.name].group : point.number.id === 'secretDeal' ? 'control' : 'length'
