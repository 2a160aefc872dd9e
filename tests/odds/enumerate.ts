/**
 * Computes the odds of small battles by enumerating all dice. Applies the rules of the battle board to each roll, without the probability
 * tables of the app.
 */
import type { Power } from '../../src/games/axis-and-allies/box/powers'
import type { Battle, StageDice } from '../../src/games/axis-and-allies/model/battle'
import { BOX_PROFILES, troopsIn } from '../../src/games/axis-and-allies/box/units'
import type { Question } from '../../src/games/axis-and-allies/odds/odds'
import { awaiting, beginBattle, endOf, fire, lose, nextCycle } from '../../src/games/axis-and-allies/rules/conduct-combat'
import { type Ways } from '../../src/games/axis-and-allies/model/battle'
import { struckBy } from '../../src/games/axis-and-allies/rules/fire'
import { USUAL, usualLosses } from '../../src/games/axis-and-allies/rules/losses'
import { canonical } from '../../src/referee'

const [US, THEM]: readonly [Power, Power] = ['germany', 'uk']

export interface Enumerated {
  readonly win: number
  readonly lose: number
  readonly draw: number
  readonly capture: number
}

/** Yields all results of groups of dice with their probabilities. */
function* falls(groups: readonly (readonly [string, number])[], so: StageDice = {}): Generator<StageDice> {
  const [group, ...rest] = groups
  if (group === undefined) return void (yield so)
  const [name, count] = group
  for (let n = 0; n < 6 ** count; n++) {
    const faces = Array.from({ length: count }, (_, at) => 1 + (Math.floor(n / 6 ** at) % 6))
    yield* falls(rest, { ...so, [name]: faces })
  }
}

const must = <T>(
  answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: { readonly code: string } },
): T => {
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.value
}

/** Returns all battles that can result from one combat cycle, with their probabilities. */
const afterCycle = (start: Battle, options: Ways): ReadonlyMap<string, readonly [Battle, number]> => {
  const done = new Map<string, readonly [Battle, number]>()
  let open = new Map<string, readonly [Battle, number]>([['', [start, 1]]])
  const put = (into: Map<string, readonly [Battle, number]>, battle: Battle, p: number) => {
    const key = canonical({ ...battle, facts: 0 })
    into.set(key, [battle, p + (into.get(key)?.[1] ?? 0)])
  }
  while (open.size > 0) {
    const next = new Map<string, readonly [Battle, number]>()
    for (const [battle, p] of open.values()) {
      const now = awaiting(battle, options)
      if (now.what === 'over' || now.what === 'step7') put(done, battle, p)
      else if (now.what === 'lose') {
        const isOurs = struckBy(now.stage) === 'attack'
        const forces = isOurs ? { [US]: battle.attack } : battle.defend
        put(next, must(lose(battle, usualLosses(forces, now.stage, now.hits, isOurs ? USUAL.attack : USUAL.defend), options)), p)
      } else {
        const groups = Object.entries(now.fire)
        const dice = groups.reduce((sum, [, count]) => sum + count, 0)
        for (const so of falls(groups)) put(next, must(fire(battle, now.stage, { dice: so }, options)).battle, p / 6 ** dice)
      }
    }
    open = next
  }
  return done
}

/** Enumerates a battle to its end. Cycles without a hit are eliminated by dividing the other probabilities by their sum. */
export const enumerated = (question: Question): Enumerated => {
  const {
    place,
    attack,
    defend,
    amphibious = false,
    seaBattle = false,
    bombard = {},
    modifiers = {},
    attackTech = [],
    defendTech = [],
  } = question
  const options: Ways = { profiles: BOX_PROFILES, destroyerBothSides: question.destroyerBothSides ?? true, destroyerBlocks: true }
  const facts = {
    at: 'here',
    place,
    by: US,
    amphibious,
    seaBattle,
    bombard,
    modifiers,
    spaces: {},
    aside: {},
    tech: { attacker: attackTech, defender: { [THEM]: defendTech } },
  }
  const known = new Map<string, Enumerated>()
  const keyOf = ({ attack: a, defend: d }: Battle) => canonical([a, d])
  const fromStep7 = (battle: Battle): Enumerated => {
    const key = keyOf(battle)
    const before = known.get(key)
    if (before !== undefined) return before
    const sum = { win: 0, lose: 0, draw: 0, capture: 0 }
    let stay = 0
    for (const [after, p] of afterCycle({ ...nextCycle(battle, options), cycle: 2 }, options).values()) {
      if (after.outcome === undefined && keyOf(after) === key) stay += p
      else add(sum, resultOf(after), p)
    }
    const found = { win: sum.win / (1 - stay), lose: sum.lose / (1 - stay), draw: sum.draw / (1 - stay), capture: sum.capture / (1 - stay) }
    known.set(key, found)
    return found
  }
  const resultOf = (battle: Battle): Enumerated => {
    const end = battle.outcome === undefined ? undefined : endOf(battle)
    if (end === undefined) return fromStep7(battle)
    const isCapture = end === 'win' && place === 'land' && troopsIn(battle.attack) > 0
    return { win: Number(end === 'win'), lose: Number(end === 'lose'), draw: Number(end === 'draw'), capture: Number(isCapture) }
  }
  const total = { win: 0, lose: 0, draw: 0, capture: 0 }
  for (const [after, p] of afterCycle(beginBattle(facts, attack, { [THEM]: defend }, options), options).values())
    add(total, resultOf(after), p)
  return total
}

const add = (sum: { win: number; lose: number; draw: number; capture: number }, one: Enumerated, p: number): void => {
  for (const what of ['win', 'lose', 'draw', 'capture'] as const) sum[what] += one[what] * p
}
