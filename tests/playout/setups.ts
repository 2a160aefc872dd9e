import type { Random } from '../../src/referee'
import { FIRST_EDITION_HOUSES, type HouseId } from '../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../src/games/westeros/box/printed'
import type { Change, Setup } from '../../src/games/westeros/model/moves'
import { DEFAULT_SETTINGS, PRESETS, SETTING_NAMES } from '../../src/games/westeros/model/settings'
import type { Preset, Settings, Tracking } from '../../src/games/westeros/model/state'

/** Returns the houses for a number of players (rules document, section 3). */
export const housesFor = (players: number): readonly HouseId[] => {
  const absent: readonly HouseId[] =
    players === 5 ? [] : players === 4 ? ['greyjoy'] : ['greyjoy', 'tyrell', ...(players < 3 ? (['baratheon'] as const) : [])]
  return FIRST_EDITION_HOUSES.filter((house) => !absent.includes(house))
}

export interface Kind {
  readonly players: number
  readonly preset: Preset | 'mixed'
}

/** Returns the set-up of a random game, with random settings. With the preset `mixed`, the tracking is random too. */
export const setupFor = ({ players, preset }: Kind, random: Random, changes: readonly Change[] = []): Setup => {
  const houses = housesFor(players)
  const settings = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, random() < 0.7 ? DEFAULT_SETTINGS[name] : !DEFAULT_SETTINGS[name]]),
  ) as unknown as Settings
  const toss = <T>(a: T, b: T): T => (random() < 0.5 ? a : b)
  const mixed: Tracking = {
    units: random() < 0.6,
    power: random() < 0.6,
    orders: toss('app', 'table'),
    cards: random() < 0.3 ? 'none' : toss('app', 'table'),
    decks: toss('app', 'table'),
    bids: toss('app', 'table'),
  }
  return {
    box: PRINTED_BOX,
    houses: Object.fromEntries(houses.map((house, index) => [house, `seat-${index + 1}`])),
    seats: houses.map((_, index) =>
      random() < 0.04 ? { id: `seat-${index + 1}` } : { id: `seat-${index + 1}`, player: `player-${index + 1}` },
    ),
    players: houses.map((_, index) => ({ id: `player-${index + 1}`, name: `Player ${index + 1}` })),
    settings,
    tracking: preset === 'mixed' ? mixed : PRESETS[preset],
    ...(changes.length === 0 ? {} : { changes }),
  }
}
