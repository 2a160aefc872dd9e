import { totalOf } from '../../../src/kit/counts'
import { POWERS, SIDES } from '../../../src/games/axis-and-allies/box/powers'
import { UNITS, countOf, fights, isAir, isTroop, type Units } from '../../../src/games/axis-and-allies/box/units'
import type { Battle } from '../../../src/games/axis-and-allies/model/battle'
import type { Event } from '../../../src/games/axis-and-allies/model/events'
import type { State } from '../../../src/games/axis-and-allies/model/state'
import { struckBy, together } from '../../../src/games/axis-and-allies/rules/fire'
import { capitalLost } from '../../../src/games/axis-and-allies/model/battlefield'
import { citiesOf, cityHolders } from '../../../src/games/axis-and-allies/rules/winning'

/** Invariants between two successive states: I4, I7–I10, I12, I15–I20, I22–I24. */

type Check = (before: State, events: readonly Event[], after: State) => readonly string[]
type Is<E extends Event['e']> = Extract<Event, { readonly e: E }>
const of = <E extends Event['e']>(events: readonly Event[], e: E): readonly Is<E>[] =>
  events.filter((event): event is Is<E> => event.e === e)

/** Returns the numbers of the violated invariants; empty if there are none. */
export const breaches: Check = (before, events, after) => {
  if (events.some(({ e }) => e === 'corrected' || e === 'begun')) return []
  return CHECKS.flatMap((check) => check(before, events, after))
}

const when = (holds: boolean, name: string): readonly string[] => (holds ? [] : [name])

const clock: Check = (before, events, after) => {
  const moved = of(events, 'turnEnded').length > 0
  const next = POWERS[(POWERS.indexOf(before.power) + 1) % POWERS.length]
  const goesOn = moved
    ? after.power === next && after.phase === 0 && after.round === before.round + (next === 'soviet' ? 1 : 0)
    : after.power === before.power && after.round === before.round && after.phase >= before.phase
  return when(goesOn, 'I7')
}

const CASH_COMES: readonly string[] = ['income', 'refund', 'told']
const CASH_GOES: readonly string[] = ['research', 'purchase', 'raid', 'rocket']

const cash: Check = (before, events, after) => {
  const paid = of(events, 'paid').map(({ transfer }) => transfer)
  const known = paid.every(({ why, from, to }) => {
    if (why === 'capital') return from !== undefined && to !== undefined
    return CASH_COMES.includes(why) ? from === undefined : CASH_GOES.includes(why) && to === undefined
  })
  const sum = (state: State) => totalOf(state.cash)
  const moved = paid.reduce((all, { from, to, amount }) => all + (from === undefined ? amount : 0) - (to === undefined ? amount : 0), 0)
  const capitals = paid.filter(({ why }) => why === 'capital').every(({ from = '' }) => after.cash[from] === 0)
  return [...when(known && sum(after) - sum(before) === moved, 'I8'), ...when(capitals, 'I9')]
}

const withoutCapital: Check = (before, events) => {
  const actions = ['purchased', 'mobilized', 'collected', 'rollBegun']
  const isLost = capitalLost(before, before.power)
  const waived = of(events, 'overruled').length > 0
  const does = events.some((event) => actions.includes(event.e) && (event.e !== 'rollBegun' || event.rolling.what === 'research'))
  return when(!isLost || waived || !does, 'I10')
}

const control: Check = (before, events, after) => {
  const handed = new Set(of(events, 'taken').flatMap(({ changes }) => changes.map(({ at }) => at)))
  const changed = Object.keys(after.territories).filter((id) => after.territories[id]?.controller !== before.territories[id]?.controller)
  const complexes = (state: State) => Object.values(state.territories).filter(({ ic }) => ic).length
  const battles = of(events, 'battleOver')
  const byForce = battles.length === 0 || battles[0]?.outcome === 'captured' || handed.size === 0
  return [...when(changed.every((id) => handed.has(id)) && byForce, 'I12'), ...when(complexes(after) >= complexes(before), 'I4')]
}

const bought: Check = (before, events, after) => {
  const [placed, left, buys] = [of(events, 'mobilized'), of(events, 'leftOver'), of(events, 'purchased')]
  const own = (state: State) => totalOf(state.bought[before.power])
  const gone = placed.reduce((all, { from, count }) => all + (from === undefined ? count : 0), 0)
  const back = left.reduce((all, { kept, units }) => all + (kept ? 0 : totalOf(units)), 0)
  const come = buys.reduce((all, { units }) => all + totalOf(units), 0)
  return when(own(after) === own(before) + come - gone - back, 'I15')
}

const isFewer = (left: Units, was: Units): boolean => UNITS.every((unit) => (left[unit] ?? 0) <= (was[unit] ?? 0))
const hitPoints = (battle: Battle, side: 'attack' | 'defend'): number => {
  const armies = side === 'attack' ? [battle.attack] : Object.values(battle.defend)
  return armies.reduce((all, army) => all + countOf(army, fights) + (army.bb ?? 0) - (army.hurt ?? 0), 0)
}

const battle: Check = (before, events, after) => {
  const [was, is] = [before.battle, after.battle ?? of(events, 'battleOver')[0]?.battle]
  if (was === undefined || is === undefined) return []
  const grew = !isFewer(is.attack, was.attack) || !isFewer(together(is.defend), together(was.defend))
  const taken = of(events, 'lossesTaken').flatMap(({ stage, losses }) => {
    const side = struckBy(stage)
    const lost = Object.values(losses).reduce((all, own) => all + totalOf(own), 0)
    const repaired = is.outcome !== undefined
    const exact = repaired || hitPoints(was, side) - hitPoints(is, side) === lost
    const due = was.due[0]
    const units = Object.values(losses).flatMap((own) => Object.keys(own))
    const sparing = units.every((unit) => {
      if (unit === 'aa' || unit === 'ic') return false
      if (stage === 'attackSubs' || stage === 'defendSubs') return unit === 'bb+' || !isAir(unit as never)
      return stage !== 'bombard' || isTroop(unit as never)
    })
    return [...when(due !== undefined && lost <= due.hits && exact, 'I16'), ...when(sparing, 'I18')]
  })
  const fired = of(events, 'fired').flatMap(({ stage }) => {
    const early = was.cycle === 1 && (stage !== 'bombard' || (was.amphibious && !was.seaBattle))
    return when((stage !== 'aa' && stage !== 'bombard') || early, 'I17')
  })
  const left = of(events, 'retreated').length > 0
  const held = !left || is.place === 'sea' || !is.amphibious || countOf(was.attack, isTroop) === 0
  const guns = (['aa', 'ic'] as const).every((unit) => (together(is.defend)[unit] ?? 0) === (together(was.defend)[unit] ?? 0))
  const byHand = of(events, 'brokenOff').length > 0
  return [...when(!grew, 'I16'), ...taken, ...fired, ...when(held, 'I20'), ...when(guns || byHand, 'I18'), ...firing(is)]
}

/** I19: tests that units hit in the opening fire do not fire again. Units that a rule keeps in the battle are an exception. */
const firing = ({ firing: fires, attack, defend, kept, due }: Battle): readonly string[] => {
  if (fires === undefined || due.length > 0) return []
  const most = (units: Units, keeps: Units) => Object.fromEntries(UNITS.map((unit) => [unit, (units[unit] ?? 0) + (keeps[unit] ?? 0)]))
  return when(isFewer(most(attack, kept.attack), most(fires.attack, {})) || Object.keys(defend).length === 0, 'I19')
}

const developments: Check = (before, events, after) => {
  const kept = POWERS.every((power) => before.developments[power].every((one) => after.developments[power].includes(one)))
  const sought = of(events, 'rollBegun').filter(({ rolling }) => rolling.what === 'research').length
  return when(kept && (sought === 0 || (!before.turn.researched && sought === 1)), 'I22')
}

const raids: Check = (before, events) =>
  of(events, 'raided').flatMap(({ at, damage, perBomber }) => {
    const [income, owner] = [before.territories[at]?.income ?? 0, before.territories[at]?.controller ?? '']
    const cap = before.settings.heavyCap === 'bomber' ? income : 2 * income
    const rolling = before.turn.rolling
    const held = before.settings.moneyTold ? (before.cash[owner] ?? 0) : rolling !== undefined && 'cash' in rolling ? rolling.cash : 0
    const sum = perBomber.reduce((all, one) => all + one, 0)
    return when(perBomber.every((one) => one <= cap) && damage === Math.min(sum, held), 'I23')
  })

const winning: Check = (before, events, after) => {
  const [counted] = of(events, 'citiesCounted')
  if (counted === undefined) return when(after.result === before.result || of(events, 'wentOn').length > 0, 'I24')
  const count = citiesOf(cityHolders(after.territories))
  const winners = (['axis', 'allies'] as const).filter((side) => count[side] >= after.settings.needed)
  const right = counted.result === undefined ? winners.length === 0 : winners.includes(counted.result.side)
  return when(
    before.power === 'us' && right && (counted.result?.individual ?? []).every((one) => SIDES[one] === counted.result?.side),
    'I24',
  )
}

/** P1: tests that a unit leaves the board only in a battle, when shot down or without a place to land. Guns may be loaded and unloaded. */
const conservation: Check = (before, events, after) => {
  if (!before.settings.armiesTold || !after.settings.armiesTold) return []
  const gone = Object.keys(before.pieces).filter((id) => after.pieces[id] === undefined)
  const come = Object.keys(after.pieces).filter((id) => before.pieces[id] === undefined)
  const named = new Map(events.flatMap((event) => ('pieces' in event && event.pieces ? Object.entries(event.pieces) : [])))
  const mayLose = events.some(({ e }) => ['battleOver', 'shotOnTheWay', 'raided', 'landed'].includes(e))
  const isGun = (state: State, id: string) => state.pieces[id]?.unit === 'aa'
  const lost = gone.every((id) => named.get(id) === null && (mayLose || isGun(before, id)))
  const won = come.every((id) => named.has(id) && (of(events, 'mobilized').length > 0 || isGun(after, id)))
  return when(lost && won, `P1 gone ${gone.join()} come ${come.join()}`)
}

/** P1: tests that the casualties of a battle are its units and their cargo, and that their number equals the number of hits. */
const survivors: Check = (_before, events, after) =>
  of(events, 'battleOver').flatMap(({ battle: { pieces, attack, defend, submerged, flownHome, retreated, outcome } }) => {
    if (pieces === undefined) return []
    const alive = (ids: readonly string[]) => ids.filter((id) => after.pieces[id] !== undefined).length
    const count = (units: Units) => totalOf({ ...units, hurt: 0, aa: 0, ic: 0 })
    const left =
      outcome === 'retreated' ? Math.max(count(attack), count(retreated?.units ?? {})) : count(attack) + count(retreated?.units ?? {})
    const ours = left + submerged.attack + count(flownHome)
    const theirs = Object.values(defend).reduce((all, army) => all + count(army), 0) + totalOf(submerged.defend)
    return [
      ...when(alive(pieces.attack) === ours, `P1 ${alive(pieces.attack)} attackers for ${ours}`),
      ...when(alive(pieces.defend) === theirs, `P1 ${alive(pieces.defend)} defenders for ${theirs}`),
    ]
  })

/** P8: tests that every gun was set up or bought. A gun may change its place and owner, and is lost only with a ship that sinks. */
const guns: Check = (before, events, after) => {
  const count = ({ territories, pieces }: State) =>
    Object.values(territories).reduce((all, { aa }) => all + aa, 0) + Object.values(pieces).filter(({ unit }) => unit === 'aa').length
  const placed = of(events, 'mobilized').reduce((all, { unit, count: some }) => all + (unit === 'aa' ? some : 0), 0)
  const sunk = Object.keys(before.pieces).filter((id) => before.pieces[id]?.unit === 'aa' && after.pieces[id] === undefined).length
  const isSunk = of(events, 'battleOver').length > 0
  return when(count(after) === count(before) + placed - (isSunk ? sunk : 0), 'P8')
}

/** P6: tests that only land units in a territory take the territory, if units are tracked. */
const taking: Check = (before, events, after) =>
  before.settings.armiesTold && before.settings.battlesTold
    ? of(events, 'taken').flatMap(({ at, by }) => {
        const isThere = Object.values(after.pieces).some((piece) => piece.power === by && isTroop(piece.unit) && piece.at === at)
        const passed = of(events, 'moved').some(({ path }) => path.includes(at))
        return when(isThere || passed, `P6 ${at}`)
      })
    : []

const CHECKS: readonly Check[] = [
  clock,
  cash,
  withoutCapital,
  control,
  bought,
  battle,
  developments,
  raids,
  winning,
  conservation,
  survivors,
  taking,
  guns,
]
