import type { Pick } from '../../../../referee'
import { PRINTED_BOX } from '../../box/printed'
import type { Box, HouseId } from '../../box/box'
import type { BoxChange, Change, Setup } from '../../model/moves'
import { applyChanges } from '../../corrections/changes'
import { westeros } from '../../index'
import { DEFAULT_SETTINGS, PRESETS } from '../../model/settings'
import { drawHouses, HOUSES_BY_PLAYERS } from '../../rules/setup'
import type { Settings, State, Tracking } from '../../model/state'

/** A game that is being set up: what the screens of the new game fill in, until it begins. */
export interface NewGame {
  /** What the table calls it; empty = named by its day. */
  readonly name: string
  /** How many houses play: 3, 4 or 5. */
  readonly number: 3 | 4 | 5
  readonly people: readonly Person[]
  /** Who plays each house: a person's id, or `table`; houses that still have nobody are missing. */
  readonly plays: Readonly<Partial<Record<HouseId, string>>>
  readonly tracking: Tracking
  readonly settings: Settings
  readonly box: Box
  /** The board as it lies: what differs from the start; undefined = begin from the start. */
  readonly changes?: readonly Change[]
}

export interface Person {
  readonly id: string
  /** May be empty: then the person is called by a number. */
  readonly name: string
}

export const BY_TABLE = 'table'

/** Houses that play in a game of so many. */
export const housesFor = (number: 3 | 4 | 5): readonly HouseId[] => HOUSES_BY_PLAYERS[number]

const people = (count: number): readonly Person[] => Array.from({ length: count }, (_, k) => ({ id: `player-${k + 1}`, name: '' }))

export const FRESH: NewGame = {
  name: '',
  number: 5,
  people: people(5),
  plays: {},
  tracking: PRESETS.referee,
  settings: DEFAULT_SETTINGS,
  box: PRINTED_BOX,
}

/** Another number of houses: people come or go at the end, and houses are to be given out anew where they changed. */
export const withNumber = (game: NewGame, number: 3 | 4 | 5): NewGame => {
  const kept = game.people.slice(0, number)
  const fresh = people(5)
    .filter(({ id }) => !kept.some((person) => person.id === id))
    .slice(0, number - kept.length)
  return onlyThere({ ...game, number, people: [...kept, ...fresh] })
}

/** A person leaves; the houses that person had are free again. */
export const withoutPerson = (game: NewGame, id: string): NewGame =>
  onlyThere({ ...game, people: game.people.filter((person) => person.id !== id) })

const onlyThere = (game: NewGame): NewGame => ({
  ...game,
  plays: Object.fromEntries(
    housesFor(game.number).flatMap((house) => {
      const player = game.plays[house]
      return player !== undefined && (player === BY_TABLE || game.people.some(({ id }) => id === player)) ? [[house, player]] : []
    }),
  ),
})

/** The houses given out by lot, as evenly as they go: who has fewer houses than others is a matter of the order at the table. */
export const drawnByLot = (game: NewGame, pick: Pick): NewGame => {
  const houses = housesFor(game.number)
  const drawing = houses.flatMap((_, k) => game.people[k % game.people.length]?.id ?? [])
  return { ...game, plays: drawHouses(pick, drawing, houses) }
}

/** Whether nobody has a house yet: they are drawn, or chosen one by one. */
export const isUntouched = (game: NewGame): boolean => housesFor(game.number).every((house) => game.plays[house] === undefined)

/** Whether every house has somebody, a person or the table. */
export const isGivenOut = (game: NewGame): boolean => housesFor(game.number).every((house) => game.plays[house] !== undefined)

/**
 * What begins the game. Houses of one person share a seat; all that the table runs share another.
 * @param called name of a person who has given none, by number: "Player 2"
 */
export const setupOf = (game: NewGame, called: (n: number) => string): Setup => {
  const taking = game.people.filter(({ id }) => Object.values(game.plays).includes(id))
  const byTable = housesFor(game.number).some((house) => (game.plays[house] ?? BY_TABLE) === BY_TABLE)
  const seatOf = (player: string) => (player === BY_TABLE ? 'seat-table' : player.replace('player', 'seat'))
  return {
    box: game.box,
    houses: Object.fromEntries(housesFor(game.number).map((house) => [house, seatOf(game.plays[house] ?? BY_TABLE)])),
    seats: [...taking.map(({ id }) => ({ id: seatOf(id), player: id })), ...(byTable ? [{ id: seatOf(BY_TABLE) }] : [])],
    players: taking.map(({ id, name }) => ({ id, name: name.trim() || called(game.people.findIndex((person) => person.id === id) + 1) })),
    settings: game.settings,
    tracking: game.tracking,
    ...(game.changes === undefined ? {} : { changes: game.changes }),
  }
}

/** The position that a setup leads to, or undefined where it cannot begin so. */
export const positionOf = (setup: Setup): State | undefined => {
  const opening = westeros.begin(setup)
  const first = opening.ok ? opening.value[0] : undefined
  return first?.e === 'begun' ? first.state : undefined
}

/** The game with a number of the box corrected. */
export const withBox = (game: NewGame, change: BoxChange): NewGame => {
  const state = positionOf(setupOf({ ...FRESH, ...game, plays: {}, changes: [] }, String))
  return state === undefined ? game : { ...game, box: applyChanges(state, [change]).box }
}

/** The game with a house's starting supply corrected. */
export const withSupply = (game: NewGame, house: HouseId, supply: number): NewGame => ({
  ...game,
  box: { ...game.box, houses: { ...game.box.houses, [house]: { ...game.box.houses[house], supply } } },
})

/** The game with another number of power tokens to begin with. */
export const withStartingPower = (game: NewGame, startingPower: number): NewGame => ({ ...game, box: { ...game.box, startingPower } })

/** The game with a setting or a number of the box changed. */
export const withRule = (game: NewGame, change: Change): NewGame => {
  if (change.set === 'setting') return { ...game, settings: { ...game.settings, [change.name]: change.value } }
  return change.set.startsWith('box.') ? withBox(game, change as BoxChange) : game
}

/** The game in which two people have changed places: each has what the other had. */
export const withSwapped = (game: NewGame, a: string, b: string): NewGame => {
  const now = (player: string) => (player === a ? b : player === b ? a : player)
  return { ...game, plays: Object.fromEntries(Object.entries(game.plays).map(([house, player]) => [house, now(player)])) }
}

/** The game with somebody of that name at the table: on the first place without a name, or on one more. */
export const withNamed = (game: NewGame, name: string): NewGame => {
  const free = game.people.find((person) => person.name.trim() === '')
  if (free !== undefined) return { ...game, people: game.people.map((person) => (person === free ? { ...person, name } : person)) }
  if (game.people.length >= game.number) return game
  return withNamed(withNumber(game, game.number), name)
}

/** Every house goes to whoever had the one before it; what the table runs stays with it. */
export const withRotated = (game: NewGame): NewGame => {
  const played = housesFor(game.number).filter((house) => game.plays[house] !== undefined && game.plays[house] !== BY_TABLE)
  const turned = played.map((house, k): readonly [HouseId, string] => [house, game.plays[played.at(k - 1) ?? house] ?? BY_TABLE])
  return { ...game, plays: { ...game.plays, ...Object.fromEntries(turned) } }
}

/** A new game with the people, the houses and the rules of a played one. */
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
  const number = playing.length === 3 ? 3 : playing.length === 4 ? 4 : 5
  return {
    ...FRESH,
    number,
    people: sitting.slice(0, number).map(({ name }, k) => ({ id: `player-${k + 1}`, name })),
    plays: Object.fromEntries(playing.map((house) => [house, playerOf(house)])),
    settings,
    tracking,
    box,
  }
}

/** The game with the strength of a printed neutral force corrected. */
export const withNeutral = (game: NewGame, area: string, neutral: number): NewGame => {
  const printed = game.box.areas[area]
  return printed === undefined ? game : { ...game, box: { ...game.box, areas: { ...game.box.areas, [area]: { ...printed, neutral } } } }
}
