/**
 * Forgeries that the verifier cannot detect by design. A ledger proves that the moves follow the rules. It does not prove who held the
 * phone, the real time, or which legal game was played. docs/fair-play.md contains the same list.
 */
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { commit, commitSeed, drawLabel, entries, openSeed, pickBySeed, type Entry } from '../../src/referee'
import { tiny } from '../fixtures/tiny-game'
import { fresh, goTo, here, must, NONCES, play, reveal, stamp, castBoth, type TinyLedger } from '../fixtures/tiny-table'
import { signedAnew, westerosWritten, type Written } from './ledgers'
import { rewritten } from './rewriting'

/** Ledger, and its forged version that passes the verification. */
interface Passes {
  readonly before: Written
  readonly after: Written
}

const SEED = '5'.repeat(64)

const begun = (seed = SEED) => must(commitSeed(fresh(), sha256(seed), stamp(), sha256))
const finished = (ledger: TinyLedger, seed = SEED) => must(openSeed(play(ledger, { do: 'finish' }), seed, stamp(), sha256))
const writtenAs = (ledger: TinyLedger): Written => ({ game: tiny, all: entries(ledger) })
const large = () => westerosWritten(3, 11)
const signed = (change: (entry: Entry) => Entry): Passes => {
  const before = large()
  return { before, after: { ...before, all: signedAnew(before.all.map(change)) } }
}

const otherNames = (): Passes => {
  const before = large()
  const all = before.all.map((entry) => JSON.parse(JSON.stringify(entry).replaceAll('"Player 1"', '"Somebody else"')) as Entry)
  return { before, after: { ...before, all: rewritten({ ...before, all: signedAnew(all) }).all } }
}

const toldOtherwise = (): Passes => {
  const game = (anna: number) => {
    const asked = play(begun(), { do: 'ask' })
    const ballot = asked.head.state.ballots[0]?.id ?? ''
    return writtenAs(finished(play(asked, { do: 'reveal', ballot, opened: { anna: { choice: anna }, petr: { choice: 1 } } })))
  }
  return { before: game(4), after: game(9) }
}

const sealedForSomebody = (): Passes => {
  const cast = castBoth(play(begun(), { do: 'ask' }), 4, 1)
  const ballot = cast.head.state.ballots[0]?.id ?? ''
  const anew = play(cast, { do: 'castAnew', ballot, commitment: commit(sha256, ballot, 'petr', 0, NONCES.petr) })
  return { before: writtenAs(finished(reveal(cast, 4, 1))), after: writtenAs(finished(reveal(anew, 4, 0))) }
}

const otherGame = (): Passes => {
  const { deck } = fresh().head.state
  const cardBy = (seed: string) => pickBySeed(hmacSha256, seed)(drawLabel('only', deck), deck.unseen)
  const game = (seed: string) => writtenAs(finished(play(begun(seed), { do: 'draw', card: cardBy(seed) }), seed))
  const wanted = deck.unseen.find((card) => card !== cardBy(SEED))
  const seed = Array.from({ length: 1000 }, (_, n) => sha256(`${n}`)).find((one) => cardBy(one) === wanted) ?? SEED
  return { before: game(SEED), after: game(seed) }
}

const earlierEnd = (): Passes => {
  const added = play(begun(), { do: 'add', who: 'anna', points: 1 })
  const first = finished(added)
  const second = '6'.repeat(64)
  const on = must(commitSeed(goTo(first, here(added)), sha256(second), stamp(), sha256))
  return { before: writtenAs(finished(on, second)), after: writtenAs(first) }
}

/** Functions that create the forgeries. The key is the description in docs/fair-play.md. */
export const STILL_CAN: Readonly<Record<string, readonly (() => Passes)[]>> = {
  'Writing other names': [otherNames],
  'naming another seat as author of a move': [() => signed((entry) => ({ ...entry, by: 'seat-2' }))],
  'writing other times in ascending order': [() => signed((entry) => ({ ...entry, time: entry.time + 3_600_000 }))],
  'entering something else than a player said': [toldOtherwise],
  'sealing another choice for a player before the reveal if nobody compares receipts': [sealedForSomebody],
  'replacing the moves after the last noted words by another legal game with a chosen seed': [otherGame, earlierEnd],
}
