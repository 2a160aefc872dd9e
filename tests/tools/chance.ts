import { createHmac } from 'node:crypto'
import { hmacSha256 } from '../../src/play/digest'
import type { Hmac } from '../../src/referee'
import { ordersOfFive, placesOfTen, type Uniformity } from '../fairness/chance'

/**
 * `npm run chance [-- --shuffles 1000000]`: shuffles ten cards and five cards by fixed seeds through the same code as the app and
 * compares how often each card comes to each place, and each order comes, with what is fair. Exit status 1 if it is not.
 * The digests are worked out by Node, many times faster than by the app's own function; that both give the same is looked at first.
 */
const at = process.argv.indexOf('--shuffles')
const shuffles = at < 0 ? 1_000_000 : Number(process.argv[at + 1])
if (!Number.isInteger(shuffles) || shuffles < 1200) {
  console.error('--shuffles takes a whole number, 1200 at least')
  process.exit(2)
}
const fast: Hmac = (key, text) => createHmac('sha256', key).update(text).digest('hex')
for (let n = 0; n < 1000; n++)
  if (fast(`seed ${n}`, `draw ${n}`) !== hmacSha256(`seed ${n}`, `draw ${n}`)) throw new Error('Node and the app work out other digests')
let failed = 0
const tell = (what: string, { chi, degrees, threshold }: Uniformity) => {
  const fair = chi < threshold
  if (!fair) failed += 1
  const figures = `chi-square ${chi.toFixed(1)} with ${degrees} degrees of freedom, below ${threshold.toFixed(1)} is fair`
  console.log(`${fair ? 'ok  ' : 'MISS'} ${what}: ${figures}`)
}
const began = performance.now()
tell(`${shuffles} shuffles of ten cards, place by place`, placesOfTen(shuffles, fast))
tell(`${shuffles} shuffles of five cards, order by order`, ordersOfFive(shuffles, fast))
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`)
console.log(`${2 - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
