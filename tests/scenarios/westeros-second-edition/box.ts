import { HOUSES, type Box, type HouseId, type WildlingCard } from '../../../src/games/westeros/box/box'
import { secondEditionFor } from '../../../src/games/westeros/box/second/printed'
import * as littleBox from '../westeros/little-box'
import type { Position } from '../westeros/little-box'
import { houseOf } from '../westeros/notation'
import type { Play } from '../westeros/play'
import type { Resumable } from '../../../src/games/westeros'

/** Little boxes of the second edition. */

/** Components of the second edition without neutral forces of absent houses. */
export const BASE: Box = secondEditionFor(6)

export const playing = (houses: readonly string[], avoid: readonly (string | null | undefined)[] = []): readonly HouseId[] =>
  littleBox.playing(houses.filter(isHouse), avoid, BASE)
export const begin = (at: Resumable, position: Position): Play => littleBox.begin(at, { base: BASE, ...position })
export const phase = (card: string, position: Position): Play => littleBox.phase(card, { base: BASE, ...position })

export const isHouse = (name: string | null | undefined): name is string => !!name && HOUSES.includes(houseOf(name))

/** Returns another playing house than these. */
export const otherThan = (play: { readonly playing: readonly HouseId[] }, houses: readonly string[]): HouseId =>
  play.playing.find((house) => !houses.includes(house)) ?? 'stark'

/**
 * Returns the House cards of a box. A card that is not there belongs to a house that does not play, so that the game still knows its name.
 * @param names houses that play
 */
export const cardsWhere = (isThere: (id: string, house: HouseId) => boolean, names: readonly string[]): Box['cards'] => {
  const absent = HOUSES.find((house) => !names.some((name) => houseOf(name) === house))
  const cards = Object.entries(BASE.cards).flatMap(([id, card]) => {
    if (isThere(id, card.house)) return [[id, card] as const]
    return absent === undefined ? [] : [[id, { ...card, house: absent }] as const]
  })
  return Object.fromEntries(cards)
}

/** Replaces the deck of wildling cards. The first card is on top, all cards are known to the app. */
export const stackWildlings = (play: Play, deck: readonly WildlingCard[]): void => {
  play.state = { ...play.state, wildlings: { unseen: [], under: deck, drawn: 0 } }
}

/** Removes houses that were only added to fill a seat: they are not part of the scenario and must not act. */
export const onlyWith = (play: Play, houses: readonly HouseId[]): void => {
  const { state } = play
  const keep = (list: readonly HouseId[]) => list.filter((house) => houses.includes(house))
  const { ironThrone, fiefdoms, kingsCourt } = state.tracks
  const tracks = { ironThrone: keep(ironThrone), fiefdoms: keep(fiefdoms), kingsCourt: keep(kingsCourt) }
  const stays = (house: HouseId | undefined) => house === undefined || houses.includes(house)
  const areas = Object.entries(state.areas).filter(([, { garrison, token }]) => stays(garrison?.house) && stays(token))
  const held = (track: keyof typeof tracks) => tracks[track][0] ?? state.holders[track]
  play.state = {
    ...state,
    playing: keep(state.playing),
    houses: Object.fromEntries(Object.entries(state.houses).filter(([house]) => houses.includes(house as HouseId))),
    areas: Object.fromEntries(areas),
    tracks,
    holders: { ironThrone: held('ironThrone'), fiefdoms: held('fiefdoms'), kingsCourt: held('kingsCourt') },
  }
}
