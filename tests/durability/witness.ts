import { westeros } from '../../src/games/westeros'
import type { WesterosVocabulary } from '../../src/games/westeros/rules/vocabulary'
import { sha256 } from '../../src/session/ledger/digest'
import { canonical, read, type Entry } from '../../src/referee'
import type { Acknowledged, Found } from './harness'

/** Records acknowledged moves and compares them with the stored data after a kill. */
export class Witness {
  moves = 0
  /** Number of acknowledged moves that were lost. */
  lost = 0
  /** Number of times that the browser had deleted its database, so that the games were restored from the second database. */
  restored = 0
  /** Descriptions of faults other than lost moves. */
  readonly faults: string[] = []
  private readonly seen = new Map<string, Acknowledged>()
  private readonly sealed = new Map<string, string>()
  /** Id of the game of the last acknowledged move. */
  game = ''

  /** Records an acknowledged move. */
  hear(acknowledged: Acknowledged): void {
    this.moves += 1
    if (acknowledged.game !== this.game) {
      this.seen.clear()
      // Ballots of another game may have the same ids, so the choices of the previous game are forgotten.
      this.sealed.clear()
    }
    this.game = acknowledged.game
    this.seen.set(`${acknowledged.seq}`, acknowledged)
    if (acknowledged.cast !== undefined) this.sealed.set(`${acknowledged.cast.ballot}/${acknowledged.cast.role}`, acknowledged.cast.choice)
    for (const [role, choice] of Object.entries(acknowledged.opened?.choices ?? {})) {
      const cast = this.sealed.get(`${acknowledged.opened?.ballot ?? ''}/${role}`)
      if (cast !== undefined && cast !== choice) this.faults.push(`${role} sealed ${cast}, but ${choice} was revealed`)
    }
  }

  /** Compares the recorded moves with the stored data after a page was opened again. */
  compare(found: Found | undefined): void {
    if (found === undefined) {
      this.lost += this.seen.size
      this.faults.push(`no game at all is left: ${this.seen.size} moves of ${this.game} are gone`)
      return
    }
    if (found.restored > 0) this.restored += 1
    const { entries, digests, state, ballot, damaged, readable } = found
    if (damaged) this.faults.push('the ledger is damaged')
    const gone = [...this.seen.values()].filter(({ seq, digest }) => digests[seq] !== digest)
    this.lost += gone.length
    if (gone.length > 0) {
      const games = Object.entries(found.games).map(([id, count]) => `${id} with ${count}`)
      const asked = `${this.game} (${found.trouble ?? `${digests.length} entries`})`
      const moves = `from ${gone[0]?.seq} to ${gone.at(-1)?.seq}`
      this.faults.push(`${gone.length} moves, ${moves}, are gone from ${asked}; on disk: ${games.join(', ')}`)
    }
    // If the page began a game after its last acknowledged move, the newest stored game differs from the game of that move.
    const isSame = entries[0]?.id === this.game
    const replay = read(westeros, entries as readonly Entry<WesterosVocabulary>[], sha256)
    if (!replay.ok) this.faults.push(`the ledger does not read: ${replay.damage.why}`)
    else if (sha256(canonical(replay.value.head.state)) !== state) this.faults.push('the state is not that of the replay')
    const newest = this.seen.get(`${entries.length - 1}`)
    if (isSame && newest !== undefined && newest.state !== state) this.faults.push('the state is not what it was before')
    for (const one of this.seen.values())
      if (isSame && one.cast !== undefined && one.cast.ballot === ballot?.id && !ballot.cast.includes(one.cast.role))
        this.faults.push(`the choice of ${one.cast.role} is gone`)
    const casts = entries.filter(({ move }) => move.do === 'cast')
    if (casts.some(({ move }) => 'choice' in move || 'nonce' in move)) this.faults.push('a sealed choice stands in the ledger')
    if (ballot !== undefined && /"opened"|"nonce"|"choice"/.test(readable)) this.faults.push('a sealed choice lies readable on disk')
  }
}
