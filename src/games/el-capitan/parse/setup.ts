import { boolean, fields, keyed, listOf, maybe, reading, text, whole, withDefaults } from '../../../kit/shape'
import { accepted, type Result } from '../../../referee'
import { COLOURS } from '../box/board'
import type { Agreed, Setup } from '../model/moves'
import type { Code } from '../model/refusals'
import { DEFAULT_SETTINGS } from '../model/settings'
import type { Player } from '../model/state'
import { cityNames, colour, label } from '../shapes/pieces'
import { settings } from '../shapes/settings'

const player = fields<Player>({ colour, name: text(0, 60), neutral: maybe(colour) })
/** Parses a set-up from JSON. Omitted settings get their rulebook defaults. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Agreed, Code> => {
  const shape = fields<Setup>({
    players: listOf(player, COLOURS.length, 1),
    settings: maybe(withDefaults(settings, DEFAULT_SETTINGS)),
    numbers: maybe(keyed(label, whole(0, 99), 400)),
    cityNames: maybe(cityNames),
    cardsCounted: maybe(boolean),
  })
  const read = reading<Setup>(shape, json, 'setup')
  if (!read.ok) return read
  const { players, settings: agreed = DEFAULT_SETTINGS, numbers = {}, cityNames: named = {}, cardsCounted = false } = read.value
  return accepted({ players, settings: { ...DEFAULT_SETTINGS, ...agreed }, numbers, cityNames: named, cardsCounted })
}
