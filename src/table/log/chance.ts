import { isSeedMove, isShake, type Moment, type Vocabulary } from '../../referee'
import type { LogWords } from './words'
import type { GameLog } from './game-log'

/**
 * Log texts about random seeds: which players contributed random numbers to a seed, which of these numbers were revealed, and whether the
 * phone alone drew a seed.
 */

/** Returns whether the log shows an entry about a random seed. Seeds at the beginning and at the end of a game are not shown. */
export const tellsChance = ({ entry: { move, seq } }: Moment<Vocabulary>): boolean =>
  isSeedMove(move) && move.do !== 'openSeed' && (move.do !== 'commitSeed' || seq > 1)

/**
 * Returns the text of an entry about a random seed; undefined for other entries.
 * @param draws what the app draws in the game; undefined if it draws nothing
 */
export const chanceLine = (
  { entry, state }: Moment<Vocabulary>,
  { words, say, list }: LogWords,
  seats: GameLog['seats'],
  draws: 'cards' | 'dice' | undefined,
): string | undefined => {
  const { move, by } = entry
  if (!isSeedMove(move)) return undefined
  const text = words.chance
  const nameOf = (seat: string) => seats(state).find(({ id }) => id === seat)?.name ?? seat
  switch (move.do) {
    case 'giveChance':
      return say(text.gave, { name: nameOf(move.seat) })
    case 'openChance': {
      const given = move.given.map(({ seat, given: word }) =>
        isShake(word) ? say(text.shaken, { name: nameOf(seat) }) : say(text.given, { name: nameOf(seat), word }),
      )
      return say(given.length === 1 ? text.alone : text.opened, { given: list(given) })
    }
    case 'callOffChance':
      return text.calledOff
    case 'commitSeed':
      if (move.takenOver) {
        const who = by === 'table' ? text.takenOver : say(text.takenOverBy, { name: nameOf(by) })
        return draws === undefined ? who : `${who} ${text.drawnThere[draws]}`
      }
      if (by !== 'table') return say(text.word, { name: nameOf(by) })
      return draws === undefined ? text.copied : text.drawnHere[draws]
    case 'openSeed':
      return undefined
  }
}
