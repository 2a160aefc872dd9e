import { playersOf } from '../../session/players'
import { personKey } from '../../session/spoken-name'

/**
 * A play as the app BG Stats takes it over: by a link that this device opens in that app. Nothing is sent by this one, and it works without
 * a network.
 */

/** A box as it is known beyond this app. */
export interface KnownBox {
  /** Its name in print, in English. */
  readonly name: string
  /** Its number at BoardGameGeek. */
  readonly bgg: number
}

export interface Play {
  /** Tells this game from all others: handed over twice it is still one. */
  readonly id: string
  readonly box: KnownBox
  /** Its first entry: milliseconds since 1970. */
  readonly began: number
  /** Time at the table without breaks. */
  readonly minutes: number
  /** How it ended, in words. */
  readonly comments: string
  readonly players: readonly PlayPlayer[]
}

export interface PlayPlayer {
  /** The player; undefined: nobody, or the table, and the role takes the place. */
  readonly player: string | undefined
  /** Seat of the player: two seats of one name are two players. */
  readonly seat?: string | undefined
  readonly role: string
  readonly won: boolean
  /** 1 = first; undefined: nobody knows. */
  readonly place: number | undefined
  /** The value of the first criterion of victory. */
  readonly score: number | undefined
  /** Began the first round. */
  readonly first: boolean
}

const two = (n: number): string => `${n}`.padStart(2, '0')

/** In the time zone of the device: `2026-11-21 19:04:05`. */
const localTime = (time: number): string => {
  const at = new Date(time)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`
}

/** Where the app listens. */
const ADDRESS = 'bgstats://app.bgstatsapp.com/createPlay.html?data='

const better = (pick: (...values: number[]) => number, a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : pick(a, b)

/** A person with several roles is one player, who won if one of them did; a role without a player is one of its own. */
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

/** The data for the app; it requires `startPlayer` and `winner` of every player. */
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

/** The link that hands a play over. */
export const bgStatsLink = (play: Play): string => `${ADDRESS}${encodeURIComponent(JSON.stringify(dataOf(play)))}`
