import { BY_TABLE, nobodyYet, seatsOf, type Seating } from '../../../../table/new-game/seating'
import { PRINTED_BOX } from '../../box/printed'
import { FIRST_EDITION_HOUSES, type Box, type HouseId } from '../../box/box'
import { isPlayers, laidOutFor } from '../../box/second/laid-out'
import { HOUSES_BY_PLAYERS as SECOND_HOUSES, secondEditionFor } from '../../box/second/printed'
import type { BoxChange, Change, Setup } from '../../model/moves'
import { fields } from '../../fields'
import { westeros } from '../../index'
import { DEFAULT_SETTINGS, PRESETS, SECOND_DEFAULT_SETTINGS } from '../../model/settings'
import { HOUSES_BY_PLAYERS } from '../../rules/setup'
import type { Settings, State, Tracking } from '../../model/state'

/** Draft of a new game, as entered on the new game screens. */
export interface NewGame extends Seating {
  readonly tracking: Tracking
  readonly settings: Settings
  readonly box: Box
  /** Differences between the start position and the current board; undefined if the game begins from the start. */
  readonly changes?: readonly Change[]
}

const BY_NUMBER: Readonly<Record<number, readonly HouseId[]>> = HOUSES_BY_PLAYERS

type Edition = Pick<Box, 'edition'>

/** Returns the houses that take part in a game with this number of houses. @param box box of the edition */
export const housesFor = (number: number, { edition }: Edition = PRINTED_BOX): readonly HouseId[] =>
  edition === 2 ? SECOND_HOUSES[isPlayers(number) ? number : 6] : (BY_NUMBER[number] ?? FIRST_EDITION_HOUSES)

/** Functions that assign players to the houses of the first and of the second edition. */
export const houseSeats = seatsOf<NewGame>((number) => housesFor(number))
export const secondHouseSeats = seatsOf<NewGame>((number) => housesFor(number, { edition: 2 }))

export const FRESH: NewGame = {
  name: '',
  number: 5,
  people: nobodyYet(5),
  plays: {},
  tracking: PRESETS.referee,
  settings: DEFAULT_SETTINGS,
  box: PRINTED_BOX,
}

/** Draft of a new game of the second edition, before any change. */
export const SECOND_FRESH: NewGame = {
  ...FRESH,
  number: 6,
  people: nobodyYet(6),
  settings: SECOND_DEFAULT_SETTINGS,
  box: secondEditionFor(6),
}

/**
 * Returns the draft with the box laid out for its number of players and its settings. In the first edition, the box does not depend on
 * them.
 */
export const laidOut = (game: NewGame): NewGame =>
  game.box.edition === 2 && isPlayers(game.number)
    ? { ...game, box: laidOutFor(game.box, game.number, game.settings.lannisterPortShip ?? true) }
    : game

/**
 * Returns the setup of the game. Houses of one player share a seat. Houses without a player share another seat.
 * @param called returns a label for a player without a name, from the player's number: "Player 2"
 */
export const setupOf = (game: NewGame, called: (n: number) => string): Setup => {
  const { box } = laidOut(game)
  const houses = housesFor(game.number, box)
  const taking = game.people.filter(({ id }) => Object.values(game.plays).includes(id))
  const byTable = houses.some((house) => (game.plays[house] ?? BY_TABLE) === BY_TABLE)
  const seatOf = (player: string) => (player === BY_TABLE ? 'seat-table' : player.replace('player', 'seat'))
  return {
    box,
    houses: Object.fromEntries(houses.map((house) => [house, seatOf(game.plays[house] ?? BY_TABLE)])),
    seats: [...taking.map(({ id }) => ({ id: seatOf(id), player: id })), ...(byTable ? [{ id: seatOf(BY_TABLE) }] : [])],
    players: taking.map(({ id, name }) => ({ id, name: name.trim() || called(game.people.findIndex((person) => person.id === id) + 1) })),
    settings: game.settings,
    tracking: game.tracking,
    ...(game.changes === undefined ? {} : { changes: game.changes }),
  }
}

/** Returns the first position of a setup, or undefined if the rules refuse the setup. */
export const positionOf = (setup: Setup): State | undefined => {
  const opening = westeros.begin(setup)
  const first = opening.ok ? opening.value[0] : undefined
  return first?.e === 'begun' ? first.state : undefined
}

/** Returns the draft of a new game with a changed printed number. */
export const withBox = (game: NewGame, change: BoxChange): NewGame => {
  const state = positionOf(setupOf({ ...game, plays: {}, changes: [] }, String))
  return state === undefined ? game : { ...game, box: fields.apply(state, [change]).box }
}

/** Returns the draft of a new game with a changed starting supply of a house. */
export const withSupply = (draft: NewGame, house: HouseId, supply: number): NewGame => {
  const game = laidOut(draft)
  return { ...game, box: { ...game.box, houses: { ...game.box.houses, [house]: { ...game.box.houses[house], supply } } } }
}

/** Returns the draft of a new game with a changed number of starting power tokens. */
export const withStartingPower = (game: NewGame, startingPower: number): NewGame => ({ ...game, box: { ...game.box, startingPower } })

/** Returns the draft of a new game with a changed setting or printed number. A change of anything else leaves the draft as it is. */
export const withRule = (game: NewGame, change: Change): NewGame => {
  if (change.set === 'setting') return { ...game, settings: { ...game.settings, [change.name]: change.value } }
  return change.set.startsWith('box.') ? withBox(game, change as BoxChange) : game
}

/** Returns the draft of a new game with the players, houses and rules of a played game. */
export const draftOf = (state: State): NewGame => {
  const { playing, houses, seats, players, settings, tracking, box } = state
  const sitting = players.filter(({ id }) =>
    seats.some((seat) => seat.player === id && playing.some((house) => houses[house]?.seat === seat.id)),
  )
  const playerOf = (house: HouseId): string => {
    const seat = seats.find(({ id }) => id === houses[house]?.seat)
    const at = sitting.findIndex(({ id }) => id === seat?.player)
    return at < 0 ? BY_TABLE : `player-${at + 1}`
  }
  const number = playing.length
  return {
    ...(box.edition === 2 ? SECOND_FRESH : FRESH),
    number,
    people: sitting.slice(0, number).map(({ name }, k) => ({ id: `player-${k + 1}`, name })),
    plays: Object.fromEntries(playing.map((house) => [house, playerOf(house)])),
    settings,
    tracking,
    box,
  }
}

/** Returns the draft of a new game with a changed strength of a printed neutral force. */
export const withNeutral = (draft: NewGame, area: string, neutral: number): NewGame => {
  const game = laidOut(draft)
  const printed = game.box.areas[area]
  return printed === undefined ? game : { ...game, box: { ...game.box, areas: { ...game.box.areas, [area]: { ...printed, neutral } } } }
}
