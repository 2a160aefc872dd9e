// Creates many forgeries and collects the results of the verifier.
import { sha256 } from '../../src/session/ledger/digest'
import { verifyFile } from '../../src/session/verification'
import type { Verdict } from '../../src/referee'
import { writeFile } from '../../src/storage/file'
import { PRESET_KINDS } from '../playout/campaign'
import { seeded } from '../playout/random'
import { STILL_CAN } from './by-design'
import { forge, FORGERIES, type Forgery } from './forging'
import { tinyWritten, westerosWritten, type Written } from './ledgers'
import { couldBeWritten } from './rewriting'

/** Returns the result of the verifier for a ledger in a file with a correct file digest. */
const verdictOn = async ({ game, all }: Written): Promise<Verdict> => {
  const offered = { id: game.id, name: { en: '', cs: '' }, load: () => Promise.resolve(game) }
  const text = writeFile({ game: game.id, name: 'Friday', exported: 1_800_000_000_000, entries: all }, sha256)
  const answer = await verifyFile({ catalogue: [offered] }, text)
  return answer.ok ? answer.value.verdict : 'wrong'
}

/** Number of forgeries of one game before the next game is used. */
const OF_ONE_GAME = 20
/** One of this number of forged games is the tiny game, which is short and contains every kind of entry. */
const TINY_EVERY = 5
const PLAYERS = [3, 4, 5]
/** Maximum number of attempts at a forgery in one game. Then another game is used. */
const TRIES = 20

export interface ForgeReport {
  /** Number of each result of the verifier, for each kind of forgery. */
  readonly byKind: ReadonlyMap<Forgery, Readonly<Record<Verdict, number>>>
  /** Number of attempts that resulted in a game that the app could have written. These are not forgeries, so they were repeated. */
  readonly legal: number
  /** Descriptions of errors: a forgery that passes the verification, or an unchanged game that does not pass. */
  readonly faults: string[]
}

const gameAt = (n: number, seed: number): Written =>
  n % TINY_EVERY === TINY_EVERY - 1
    ? tinyWritten()
    : westerosWritten(PLAYERS[n % PLAYERS.length] ?? 3, seed * 10_007 + n, PRESET_KINDS[n % PRESET_KINDS.length])

export const forgeMany = async (forgeries: number, seed: number): Promise<ForgeReport> => {
  const random = seeded(seed)
  const byKind = new Map<Forgery, Record<Verdict, number>>()
  const faults: string[] = []
  let [legal, games, left] = [0, 0, 0]
  let written = gameAt(games, seed)
  const nextGame = async () => {
    written = gameAt(games++, seed)
    left = OF_ONE_GAME
    const verdict = await verdictOn(written)
    if (verdict !== 'right') faults.push(`game ${games}, untouched, is ${verdict}`)
  }
  /** Returns a forgery that the app could not have written. */
  const forgedAs = async (what: Forgery): Promise<Written> => {
    for (let tries = 1; ; tries++) {
      if (left === 0 || tries % TRIES === 0) await nextGame()
      const forged = forge(what, written, random)
      if (forged === undefined) continue
      if (JSON.stringify(forged.all) === JSON.stringify(written.all)) continue
      if (!couldBeWritten(forged)) return forged
      legal++
      const verdict = await verdictOn(forged)
      if (verdict !== 'right') faults.push(`${what}: a game that the app could have written is ${verdict}`)
    }
  }
  for (let n = 0; n < forgeries; n++) {
    const what = FORGERIES[n % FORGERIES.length] ?? 'a result changed'
    const verdict = await verdictOn(await forgedAs(what))
    left--
    const counts = byKind.get(what) ?? { right: 0, unchecked: 0, wrong: 0 }
    counts[verdict]++
    byKind.set(what, counts)
    if (verdict === 'right') faults.push(`forgery ${n}: ${what}, passes as right`)
  }
  return { byKind, legal, faults }
}

/**
 * Tries each forgery that docs/fair-play.md lists as possible. Reports an error if the forged game does not pass the verification, or if
 * nothing was changed.
 */
export const byDesign = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, readonly string[]>()
  for (const [what, attempts] of Object.entries(STILL_CAN)) {
    const faults: string[] = []
    for (const { before, after } of attempts.map((way) => way())) {
      if (JSON.stringify(before.all) === JSON.stringify(after.all)) faults.push('nothing was changed')
      if (!couldBeWritten(after)) faults.push('the app could not have written it')
      for (const one of [before, after]) {
        const verdict = await verdictOn(one)
        if (verdict !== 'right') faults.push(`is ${verdict}`)
      }
    }
    found.set(what, faults)
  }
  return found
}
