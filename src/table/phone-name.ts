import { isInBallot } from '../referee'
import type { Holder } from '../session'
import { useGameSpeech } from './context'
import { useTable } from './hook'
import { useTableWords } from './words'

/**
 * Returns a function that names a linked phone as the list of phones does: by its player, by the players whose choices it holds without
 * being their phone any more, or by its number.
 */
export const usePhoneName = (): ((phone: Holder) => string) => {
  const { words, say, list } = useTableWords()
  const { player } = useGameSpeech()
  const { id, state, ballots } = useTable((open) => open)
  const holders = useTable((_, play) => play.holders)
  const isHeld = (one: Holder) => ballots.some((ballot) => ballot.id === one.ballot && isInBallot(ballot, one.role, one.commitment))
  return ({ roles: [first], phone }) => {
    if (first !== undefined) return say(words.phones.of, { player: player(state, first) })
    const held = holders.filter((one) => one.id === id && one.phone === phone && isHeld(one))
    const players = [...new Set(held.map(({ role }) => player(state, role)))]
    return players.length > 0 ? say(words.phones.earlier, { player: list(players) }) : say(words.phones.name, { n: phone })
  }
}
