import { playersOf } from '../../session/players'
import { personKey } from '../../session/spoken-name'

/**
 * Exports a game to the app BG Stats by a deep link that opens BG Stats on this device. Sends nothing over the network, so the export works
 * offline.
 */

/** Board game as published, with its name and id in external databases. */
export interface KnownBox {
  /** Printed name of the board game in English. */
  readonly name: string
  /** Id of the board game at BoardGameGeek. */
  readonly bgg: number
}

export interface Play {
  /** Unique id of the game, so that a repeated export is recognized. */
  readonly id: string
  readonly box: KnownBox
  /** Time of the first entry in milliseconds since 1970. */
  readonly began: number
  /** Playing time without breaks, in minutes. */
  readonly minutes: number
  /** Result of the game as text, for the field for comments in BG Stats. */
  readonly comments: string
  readonly players: readonly PlayPlayer[]
}

export interface PlayPlayer {
  /** Name of the player; undefined if no player controls the role. The name of the role is then exported instead. */
  readonly player: string | undefined
  /** Seat of the player; distinguishes players with the same name. */
  readonly seat?: string | undefined
  readonly role: string
  readonly won: boolean
  /** Rank of the player from 1; undefined if unknown. */
  readonly place: number | undefined
  /** Score of the player in the first victory criterion of the game. */
  readonly score: number | undefined
  /** Whether the role was first in turn order in the first round. */
  readonly first: boolean
}

const two = (n: number): string => `${n}`.padStart(2, '0')

/** Formats a time in the time zone of the device: `2026-11-21 19:04:05`. */
const localTime = (time: number): string => {
  const at = new Date(time)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`
}

/** Beginning of the deep link that opens BG Stats. */
const ADDRESS = 'bgstats://app.bgstatsapp.com/createPlay.html?data='

const better = (pick: (...values: number[]) => number, a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : pick(a, b)

/** Merges all roles of one player; the player has won if any of the roles has won. A role without a player stays separate. */
const byPerson = (players: readonly PlayPlayer[]): readonly PlayPlayer[] => {
  const persons = playersOf(players)
  const people = new Map<string, PlayPlayer>()
  for (const [at, one] of players.entries()) {
    const person = persons[at]
    const key = person === undefined ? `role ${one.role}` : `player ${person.key}`
    const known = people.get(key)
    people.set(
      key,
      known === undefined
        ? { ...one, player: person?.name }
        : {
            player: known.player,
            role: `${known.role}, ${one.role}`,
            won: known.won || one.won,
            place: better(Math.min, known.place, one.place),
            score: better(Math.max, known.score, one.score),
            first: known.first || one.first,
          },
    )
  }
  return [...people.values()]
}

/** Returns the data for BG Stats, which requires `startPlayer` and `winner` for every player. */
const dataOf = ({ id, box, began, minutes, comments, players }: Play) => ({
  sourceName: 'Castellan',
  sourcePlayId: id,
  playDate: localTime(began),
  ...(minutes > 0 && { durationMin: minutes }),
  comments,
  game: { name: box.name, sourceGameId: `${box.bgg}`, bggId: box.bgg, highestWins: true, noPoints: false, cooperative: false },
  players: byPerson(players).map(({ player, role, won, place, score, first }) => ({
    name: player ?? role,
    sourcePlayerId: personKey(player ?? role),
    startPlayer: first,
    winner: won,
    ...(score !== undefined && { score: `${score}` }),
    ...(place !== undefined && { rank: place }),
    role,
  })),
})

/** Returns the deep link that exports a game to BG Stats. */
export const bgStatsLink = (play: Play): string => `${ADDRESS}${encodeURIComponent(JSON.stringify(dataOf(play)))}`
