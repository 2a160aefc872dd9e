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
    // After the reveal, the phone keeps its name.
    const sealed = holders.filter((one) => one.id === id && one.phone === phone)
    const held = sealed.filter(isHeld)
    const players = [...new Set((held.length > 0 ? held : sealed).map(({ role }) => player(state, role)))]
    return players.length > 0 ? say(words.phones.earlier, { player: list(players) }) : say(words.phones.name, { n: phone })
  }
}

/**
 * Returns a function for the label of the button that links missing phones again; undefined if they are not a single phone, or if the phone
 * is not the earlier phone of a player.
 */
export const useLinkEarlierLabel = (): ((holders: readonly Holder[]) => string | undefined) => {
  const { words, say, list } = useTableWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  return (holders) => {
    const [first] = holders
    if (first === undefined || holders.some(({ phone, roles }) => phone !== first.phone || roles.length > 0)) return undefined
    return say(words.phones.linkEarlier, { player: list([...new Set(holders.map(({ role }) => player(state, role)))]) })
  }
}
