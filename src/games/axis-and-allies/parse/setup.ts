import { fields, keyed, listOf, maybe, only, reading, text, whole, withDefaults } from '../../../kit/shape'
import { accepted, type Result } from '../../../referee'
import { POWERS, START } from '../box/powers'
import type { Agreed, Setup } from '../model/moves'
import type { Code } from '../model/refusals'
import { DEFAULT_SETTINGS } from '../model/settings'
import type { Player } from '../model/state'
import { byPower, ipc, label, power, space } from '../shapes/pieces'
import { settings } from '../shapes/settings'

/** Maximum number of changed rule numbers in a set-up. The limit is greater than the count of numbers in the game. */
const MOST_NUMBERS = 199

const player = fields<Player>({ name: text(0, 60), powers: listOf(power, POWERS.length, 1) })
/** Parses a setup from JSON; missing settings get their defaults. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Agreed, Code> => {
  const shape = fields<Setup>({
    players: listOf(player, 5, 1),
    dice: maybe(only('app', 'table')),
    settings: maybe(withDefaults(settings, DEFAULT_SETTINGS)),
    numbers: maybe(keyed(label, whole(0, 99), MOST_NUMBERS)),
    cash: maybe(byPower(ipc)),
    incomes: maybe(keyed(space, whole(0, 99), 100)),
  })
  const read = reading<Setup>(shape, json, 'setup')
  if (!read.ok) return read
  const { players, dice = 'table', settings: agreed = {}, numbers = {}, cash = START, incomes = {} } = read.value
  return accepted({ players, dice, settings: { ...DEFAULT_SETTINGS, ...agreed }, numbers, cash, incomes })
}
