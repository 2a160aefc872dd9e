import { createHash, createHmac } from 'node:crypto'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import type { Hash, Hmac } from '../../src/referee'
import { ordersOfFive, placesOfTen, wintersOfSix, type Uniformity } from '../fairness/chance'
import { FAR, grind, type Grinding } from '../fairness/grinding'

/**
 * `npm run chance [-- --shuffles 1000000] [--grind 10000]`: shuffles decks of Westeros with fixed seeds, draws the cards with the code of
 * the app, and compares the distribution of positions, orders and Winter cards with a fair one. With `--grind`, plays this number of games
 * in which a dishonest host searches for a contribution to the seed that gives a wanted card: an honest seat contributes too, no other seat
 * contributes, or the host can read the contribution of the other seat. With `--grind` alone, no decks are shuffled. Exit code 1 if the
 * result is not fair. Node computes the digests, because its function is much faster than that of the app. The tool first checks that both
 * give the same digests.
 */
const numberAfter = (name: string, least: number): number | undefined => {
  const at = process.argv.indexOf(name)
  if (at < 0) return undefined
  const number = Number(process.argv[at + 1])
  if (Number.isInteger(number) && number >= least) return number
  console.error(`${name} takes a whole number, ${least} at least`)
  process.exit(2)
}
const games = numberAfter('--grind', 100)
const shuffles = numberAfter('--shuffles', 1200) ?? (games === undefined ? 1_000_000 : undefined)
const hmac: Hmac = (key, text) => createHmac('sha256', key).update(text).digest('hex')
const hash: Hash = (text) => createHash('sha256').update(text).digest('hex')
for (let n = 0; n < 1000; n++)
  if (hmac(`seed ${n}`, `draw ${n}`) !== hmacSha256(`seed ${n}`, `draw ${n}`) || hash(`seed ${n}`) !== sha256(`seed ${n}`))
    throw new Error('Node and the app work out other digests')
const outcomes: boolean[] = []
const tell = (fair: boolean, what: string, figures: string) => {
  outcomes.push(fair)
  console.log(`${fair ? 'ok  ' : 'MISS'} ${what}: ${figures}`)
}
const tellUniform = (what: string, { chi, degrees, threshold }: Uniformity) =>
  tell(chi < threshold, what, `chi-square ${chi.toFixed(1)} with ${degrees} degrees of freedom, below ${threshold.toFixed(1)} is fair`)
const tellGrinding = (fair: boolean, what: string, { wins, games: all, luck, sigmas }: Grinding) => {
  const share = `the wanted card came in ${wins} of ${all} games (${((100 * wins) / all).toFixed(2)} %)`
  tell(fair, what, `${share}, by luck in ${(100 * luck).toFixed(2)} %: ${sigmas.toFixed(2)} sigma`)
}
const began = performance.now()
if (shuffles !== undefined) {
  tellUniform(`${shuffles} shuffles of ten cards, place by place`, placesOfTen(shuffles, hmac))
  tellUniform(`${shuffles} shuffles of five cards, order by order`, ordersOfFive(shuffles, hmac))
  tellUniform(`${shuffles} shuffles of five cards and Winter, which is replaced, draw by draw`, wintersOfSix(shuffles, hmac))
}
if (games !== undefined) {
  const shared = await grind(games, 'sealed', { hash, hmac })
  tellGrinding(Math.abs(shared.sigmas) < FAR, 'an owner who searches, with one honest seat in the round', shared)
  const others = {
    alone: 'the same search with nobody else in the round',
    unsealed: 'the same where the owner can unseal the other addition',
  } as const
  for (const table of ['alone', 'unsealed'] as const) {
    const found = await grind(games, table, { hash, hmac })
    tellGrinding(found.wins > games * 0.95, `${others[table]} (it has to succeed)`, found)
  }
}
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`)
const failed = outcomes.filter((fair) => !fair).length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
