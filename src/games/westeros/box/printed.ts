import { ADJACENCY, BRIDGES, DISPUTED, RIVERS } from './adjacency'
import { AREAS } from './areas'
import type { Box } from './box'
import { WESTEROS_DECKS } from './decks'
import { HOUSE_CARDS } from './house-cards'
import { HOUSE_STARTS } from './houses'
import { ORDER_TOKENS } from './orders'
import {
  LIMITS,
  MUSTER_VALUE,
  ROUNDS,
  STARS,
  STARTING_POWER,
  STARTING_TRACKS,
  SUPPLY_TABLE,
  THREAT,
  UNIT_STRENGTH,
  VICTORY,
} from './tracks'

const byId = <Id extends string, T extends { readonly id: Id }>(list: readonly T[]): Readonly<Record<Id, T>> =>
  Object.fromEntries(list.map((item) => [item.id, item])) as Record<Id, T>

/** Components as printed in 2003. The file `certainty.ts` states which of the printed numbers are uncertain. */
export const PRINTED_BOX: Box = {
  areas: byId(AREAS),
  adjacency: ADJACENCY,
  rivers: RIVERS,
  bridges: BRIDGES,
  disputed: DISPUTED,
  houses: byId(HOUSE_STARTS),
  cards: HOUSE_CARDS,
  decks: WESTEROS_DECKS,
  orders: byId(ORDER_TOKENS),
  tracks: STARTING_TRACKS,
  supplyTable: SUPPLY_TABLE,
  stars: STARS,
  threat: THREAT,
  victory: VICTORY,
  rounds: ROUNDS,
  limits: LIMITS,
  startingPower: STARTING_POWER,
  unitStrength: UNIT_STRENGTH,
  musterValue: MUSTER_VALUE,
}
