import { either, fields, keyed, listOf, maybe, reading, text, whole, withDefaults } from '../../../kit/shape'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import { CLANS } from '../box/box'
import { usualIsland } from '../box/island'
import type { Agreed, Setup } from '../model/moves'
import type { Code } from '../model/refusals'
import { DEFAULT_SETTINGS } from '../model/settings'
import type { GoalCard, Order, Player } from '../model/state'
import { clan, goalCard, island, label, order, settings, spots } from '../shapes/pieces'

/** Parses set-ups and sealed choices from JSON. */

/** Parses a secret order from JSON. Accepts a list of orders, so that the rules can refuse more than one order. Refusal: MALFORMED. */
export const parseOrder = (json: unknown): Result<Order | readonly Order[], Code> =>
  reading<Order | readonly Order[]>(either<Order | readonly Order[]>(order, listOf(order, 3)), json, 'order')
/** Parses a victory point card from any JSON. Refusal: MALFORMED. */
export const parseCard = (json: unknown): Result<GoalCard, Code> => reading<GoalCard>(goalCard, json, 'card')

const player = fields<Player>({ clan, name: text(0, 60) })
/** Parses a set-up from any JSON; omitted settings default to the rulebook. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Agreed, Code> => {
  const shape = fields<Setup>({
    players: listOf(player, CLANS.length, 1),
    settings: maybe(withDefaults(settings, DEFAULT_SETTINGS)),
    numbers: maybe(keyed(label, whole(0, 99), 400)),
    island: maybe(island),
    spots: maybe(listOf(spots, CLANS.length)),
  })
  const read = reading<Setup>(shape, json, 'setup')
  if (!read.ok) return read
  const { players, settings: agreed, numbers = {}, island: lying = usualIsland(players.length), spots: printed = [] } = read.value
  const leads = Object.values(lying).flatMap(({ ways: neighbours }) => Object.values(neighbours))
  const named = [...leads, ...printed.flat()]
  if (!named.every((at) => Object.hasOwn(lying, at))) return refusedByReferee('MALFORMED', { at: 'setup.island' })
  return accepted({ players, settings: { ...DEFAULT_SETTINGS, ...agreed }, numbers, island: lying, spots: printed })
}
