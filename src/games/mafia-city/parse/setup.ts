import { fields, keyed, listOf, maybe, reading, text, whole, withDefaults } from '../../../kit/shape'
import { accepted, type Result } from '../../../referee'
import type { Agreed, Setup } from '../model/moves'
import type { Code } from '../model/refusals'
import { DEFAULT_SETTINGS } from '../model/settings'
import type { Player } from '../model/state'
import { colour, label, settings } from '../shapes/pieces'

const player = fields<Player>({ colour, name: text(0, 60) })
/** Parses a set-up from JSON. Omitted settings get their defaults. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Agreed, Code> => {
  const shape = fields<Setup>({
    players: listOf(player, 12),
    start: colour,
    settings: maybe(withDefaults(settings, DEFAULT_SETTINGS)),
    numbers: maybe(keyed(label, whole(0, 99), 100)),
  })
  const read = reading<Setup>(shape, json, 'setup')
  if (!read.ok) return read
  const { players, start, settings: agreed = DEFAULT_SETTINGS, numbers = {} } = read.value
  return accepted({ players, start, settings: { ...DEFAULT_SETTINGS, ...agreed }, numbers })
}
