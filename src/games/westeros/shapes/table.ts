import { fields, maybe, only, text, boolean, type Shape } from '../../../kit/shape'
import { SECOND_SETTING_NAMES, SETTING_NAMES } from '../model/settings'
import type { Player, Seat, Settings, Tracking } from '../model/state'
import { id } from './box'

/** Schemas of seats, players, settings and tracking. */

const where = only('app', 'table')

/** Schemas of the tracking options, one for each part of the game that the app can track. */
export const TRACKING_PARTS: { readonly [K in keyof Tracking]: Shape<Tracking[K]> } = {
  units: boolean,
  power: boolean,
  orders: where,
  cards: only('app', 'table', 'none'),
  decks: where,
  bids: where,
}
export const tracking: Shape<Tracking> = fields<Tracking>(TRACKING_PARTS)

/** Settings that games of the first edition do not have. */
const SECOND_ONLY = SECOND_SETTING_NAMES.filter((name) => !SETTING_NAMES.some((other) => other === name))

export const settings: Shape<Settings> = fields<Settings>({
  ...Object.fromEntries(SETTING_NAMES.map((name) => [name, boolean])),
  ...Object.fromEntries(SECOND_ONLY.map((name) => [name, maybe(boolean)])),
} as unknown as { readonly [K in keyof Required<Settings>]: Shape<boolean> })

export const seat: Shape<Seat> = fields<Seat>({ id, player: maybe(id) })
export const player: Shape<Player> = fields<Player>({ id, name: text(0, 80) })
