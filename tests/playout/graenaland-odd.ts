// Moves of *Graenaland* that are usually illegal, many of them similar to an answer to the open question.
import type { State } from '../../src/games/graenaland'
import { CLANS, HEROES, RESOURCES, THINGS, WORKS, type Clan } from '../../src/games/graenaland/box/box'
import { POSITIONS } from '../../src/games/graenaland/box/island'
import { clansOf, placesOf } from '../../src/games/graenaland/model/board'
import { builderIn } from '../../src/games/graenaland/rules/construction'
import type { Random } from '../../src/referee'
import { oneOf } from './random'

const HEX = '0'.repeat(64)
const NONCE = '0'.repeat(32)

/** Returns any JSON, or JSON that is similar to a move. */
export const oddMove = (random: Random, state: State): unknown => {
  const pick = <T>(list: readonly T[]): T => oneOf(random, list) as T
  const coin = (chance = 0.5) => random() < chance
  const clan = (): Clan => (coin(0.95) ? pick(clansOf(state)) : pick(CLANS))
  const at = () => pick(placesOf(state))
  const n = (most: number) => Math.floor(random() * (most + 1))
  const { ballot, round, proposal, secrets } = state
  const split = () => Array.from({ length: n(4) }, () => (coin(0.9) ? clan() : null))
  const cards = () => Object.fromEntries(RESOURCES.map((resource) => [resource, n(2)]))
  const pay = () => ({
    ...(coin(0.8) && { cards: cards() }),
    ...(coin(0.3) && { supplies: [[pick(RESOURCES), pick(RESOURCES)]] }),
    ...(coin(0.4) && { markets: Array.from({ length: 1 + n(1) }, at) }),
  })
  const fee = () => (coin(0.3) ? { fee: { [clan()]: coin() ? 'resource' : 'supply' } } : {})
  const plan = () => ({
    what: pick(THINGS),
    ...(coin(0.95) && { at: at() }),
    ...(coin(0.3) && { relocate: true }),
    ...(coin(0.7) && { pay: pay() }),
    ...fee(),
  })
  const name = ballot?.id ?? `r${round}/orders#0`
  const order = () => ({ ...(coin(0.8) && { hero: pick(HEROES) }), go: pick(POSITIONS) })
  const opened = () =>
    Object.fromEntries(
      (ballot?.roles ?? [clan()]).map((role) => [
        role,
        { choice: coin(0.7) ? order() : [order(), order()], ...(coin(0.3) && { nonce: NONCE }) },
      ]),
    )
  const nobody = ballot?.roles.length ?? 0
  const byHand = () =>
    Object.fromEntries((ballot?.roles ?? []).slice(0, nobody).map((role) => [role, { choice: coin() ? order() : [order(), order()] }]))
  const hidden: readonly (() => unknown)[] = [
    () => ({ do: 'cast', ballot: name, role: clan(), commitment: HEX }),
    () => ({ do: 'cast', ballot: name, role: state.chief, commitment: HEX }),
    () => ({ do: 'castAnew', ballot: name, commitment: HEX }),
    () => ({ do: 'reveal', ballot: name, opened: opened() }),
    () => ({ do: 'reveal', ballot: name, opened: byHand() }),
    () => ({ do: 'reveal', ballot: 'r0/none#0', opened: {} }),
    () => ({ do: 'callOff', ballot: 'x' }),
    () => ({ do: 'reopen', by: clan() }),
    () => ({ do: 'order', by: clan(), ...order() }),
    () => ({ do: 'order', by: state.chief, go: '0' }),
    () => ({ do: 'keepSecret', secret: `card/${clan()}`, owner: clan(), commitment: HEX }),
    () => ({ do: 'showSecret', secret: secrets[0]?.secret ?? 'card/red', shown: { value: 1, nonce: NONCE } }),
    () => ({ do: 'dropSecret', secret: 'card/nobody' }),
  ]
  const asked: readonly (() => unknown)[] = [
    () => ({ do: 'propose', by: clan(), at: at(), split: split() }),
    () => ({ do: 'propose', by: proposal?.by ?? clan(), at: at() }),
    () => ({ do: 'waive', by: clan() }),
    () => ({ do: 'vote', by: clan(), yes: coin() }),
    () => ({ do: 'closeVote' }),
    () => ({ do: 'draw', card: pick([...RESOURCES, 'down', 'match', 'empty']) }),
    () => ({ do: 'drawAll', matches: [at()] }),
    () => ({ do: 'announce', by: coin() ? state.chief : clan(), points: n(20), countsOnSupply: coin() }),
    () => ({ do: pick(['wait', 'ready']), by: clan() }),
    () => ({ do: 'closeAnnounce' }),
    () => ({ do: 'claim', by: coin() ? state.chief : clan(), yes: coin(0.8) }),
    () => ({ do: pick(['done', 'takeSupply', 'drop']), by: coin(0.7) ? (builderIn(state) ?? clan()) : clan() }),
    () => ({ do: 'passShip' }),
    () => ({ do: 'proof', by: clan(), points: n(9) }),
    () => ({ do: 'cardsChosen' }),
    () => ({ do: 'keepOnPaper', by: clan() }),
  ]
  const start: readonly (() => unknown)[] = [
    () => ({ do: 'firstPlayer', by: clan() }),
    () => ({ do: 'place', by: clan(), spots: [at(), at(), at()] }),
    () => ({ do: 'settle', by: clan(), at: at() }),
    () => ({ do: 'anchor', by: clan(), ...(coin(0.7) && { to: at() }) }),
    () => ({ do: 'tell', numbers: { houses: n(40), [`price/church/${pick(RESOURCES)}`]: n(12) } }),
  ]
  const built: readonly (() => unknown)[] = [
    () => ({ do: 'construct', by: coin(0.9) ? (builderIn(state) ?? clan()) : clan(), ...plan() }),
    () => ({ do: 'construct', by: builderIn(state) ?? clan(), ...plan(), pay: {} }),
    () => ({ do: 'joint', by: builderIn(state) ?? clan(), what: pick(WORKS), at: at() }),
    () => ({ do: 'jointBuild', by: builderIn(state) ?? clan(), give: { [clan()]: { cards: cards() } }, pay: pay() }),
    () => ({ do: 'offer', by: builderIn(state) ?? clan(), to: coin() ? state.chief : clan() }),
    () => ({ do: 'offerBuild', ...plan() }),
  ]
  const any: readonly (() => unknown)[] = [
    () => pick<unknown>([null, 7, [], {}, 'x', { do: 'march' }, { do: 'reveal' }, { do: '__proto__' }]),
    () => ({ do: 'overrule', move: { do: 'construct', by: clan(), ...plan() }, waive: ['NOT_ADJACENT', 'UNDERPAID'] }),
    () => ({ do: 'correct', changes: [] }),
    () => ({ do: 'correct', changes: [{ set: 'number', point: 'houses', value: 77 }] }),
    () => ({ do: 'correct', changes: [{ set: 'hero', clan: clan(), hero: 'skald', at: state.heroes[state.chief]?.warrior ?? 'C1' }] }),
    () => ({ do: 'correct', changes: [{ set: 'army', clan: clan(), strength: 1 + n(2) }] }),
  ]
  const group =
    state.stage === 'start' || state.stage === 'firstPlayer'
      ? pick([start, start, asked, any])
      : builderIn(state) !== undefined
        ? pick([built, built, built, asked, any])
        : state.stage === 'orders' || ballot !== undefined
          ? pick([hidden, hidden, asked])
          : pick([asked, asked, hidden, start, any, built])
  return pick(group)()
}
