import type { TurnSeat } from '../../../../table/game/game-now'
import type { WithRule } from '../../../../table/waiting-for/game-waiting-for'
import type { Language } from '../../../../ui/words'
import { CANALS, type Canal } from '../../box/board'
import { POWERS, SIDES, type Power } from '../../box/powers'
import type { Battle } from '../../model/battle'
import { capitalLost, waysOf } from '../../model/battlefield'
import type { State } from '../../model/state'
import { prompts } from '../../prompts'
import { losing } from '../../rules/battles'
import { awaiting } from '../../rules/conduct-combat'
import { isIncomeNext } from '../asking/phases'
import { zoneWordsIn } from '../parts/words/zones'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'
import { turnTextsIn } from './words/turn'

/** Determines the current power and step, the players who decide now, and restrictions of this turn. */

/**
 * Returns the powers in turn order, with the powers that have to answer; undefined once a side has won. In a battle, the defenders may have
 * to answer.
 */
export const turnOf = (state: State): readonly TurnSeat<Power>[] | undefined => {
  const { power, result } = state
  if (result !== undefined) return undefined
  const now = POWERS.indexOf(power)
  const asked = prompts(state).flatMap(({ must, roles }) => (must ? roles : []))
  const acting = asked.length === 0 || asked.includes(power) ? [power] : asked
  return POWERS.map((role, at) => ({ role, progress: acting.includes(role) ? 'here' : at < now ? 'done' : 'waits' }))
}

/** Phases of the six steps of a turn. Before the turn begins, the first step is current. */
const STEPS: readonly (readonly number[])[] = [[0, 1, 2], [3], [4], [5], [6], [7]]

/** Steps of a combat cycle: opening fire if there is any, fire of both sides, and the decision whether to continue the battle. */
const stepsInBattle = (
  state: State,
  battle: Battle,
  language: Language,
): readonly { readonly name: string; readonly isHere: boolean }[] => {
  const { aa, subs, attack, defence, press } = turnTextsIn(language).battleSteps
  const now = awaiting(battle, waysOf(state))
  const stage = now.what === 'roll' || now.what === 'lose' ? now.stage : undefined
  const opening = battle.place === 'sea' ? [subs] : battle.cycle === 1 ? [aa] : []
  const here = stage === undefined ? press : stage === 'attack' ? attack : stage === 'defend' ? defence : opening[0]
  return [...opening, attack, defence, press].map((name) => ({ name, isHere: name === here }))
}

/**
 * Returns the six steps of a turn for the progress bar. A power that has lost its capital has only combat move, combat and noncombat move.
 */
export const stepsOf = (state: State, language: Language): readonly { readonly name: string; readonly isHere: boolean }[] => {
  const { phase, result, battle } = state
  if (battle !== undefined && battle.outcome === undefined) return stepsInBattle(state, battle, language)
  if (result !== undefined) return []
  const { stepNames } = turnTextsIn(language)
  const isLost = capitalLost(state, state.power)
  const steps = STEPS.flatMap((phases, at) => (isLost && (at === 0 || at > 3) ? [] : [{ name: stepNames[at] ?? '', phases }]))
  const now = isIncomeNext(state) ? 7 : phase
  const here = steps.find(({ phases }) => phases.includes(now)) ?? (phase < 3 ? steps[0] : steps.at(-1))
  return steps.map((step) => ({ name: step.name, isHere: step === here }))
}

/** Returns the players who have to decide, roll dice or choose losses now. */
const deciding = (state: State, language: Language): readonly WithRule[] => {
  const words = turnTextsIn(language)
  const { powers } = textsIn(language)
  const called = (power: Power) => nameOf(state, power) || powers[power]
  const every = (roles: readonly Power[]) => [...new Set(roles.map(called))].join(words.and)
  const question = prompts(state).find(({ must }) => must)
  const roles = question?.roles ?? []
  const titles = roles.map((power) => powers[power]).join(words.and)
  switch (question?.kind) {
    case undefined:
    case 'victory':
    case 'proposal':
    case 'reveal':
      return []
    case 'fire':
    case 'dice':
      return [{ text: words.rolls(every(roles), titles), rule: question.kind === 'fire' ? 'R29' : question.rule }]
    case 'lose': {
      const owners = losing(state)?.owners ?? []
      const isOpen = owners.length > 1 && state.battle?.proposals === undefined
      return isOpen
        ? [{ text: words.agree(owners.map(called).join(words.and), called(state.power)), rule: 'R61' }]
        : [{ text: words.chooses(every(roles)), rule: 'R107' }]
    }
    case 'step7':
      return [{ text: words.speaks(called(state.power)), rule: 'R105' }]
    default:
      return [{ text: words.decides(called(state.power), powers[state.power]), rule: 'R6' }]
  }
}

/**
 * Returns notes about restrictions of this turn, shown next to the rules: who decides now, a lost capital, captured territories, closed
 * canals.
 */
export const forbiddenIn = (state: State, language: Language): readonly WithRule[] => {
  const words = turnTextsIn(language)
  const { powers, spaceName } = textsIn(language)
  const { canals } = zoneWordsIn(language)
  const { turn, power, phase, result } = state
  if (result !== undefined) return []
  const closed = (Object.keys(CANALS) as Canal[]).filter((canal) => phase > 0 && turn.canals[canal] !== SIDES[power])
  return [
    ...deciding(state, language),
    ...(capitalLost(state, power) ? [{ text: words.lost(powers[power]), rule: 'R7' }] : []),
    ...(turn.taken.length > 0 && phase > 0 && phase < 7 ? [{ text: words.taken(turn.taken.map(spaceName).join(', ')), rule: 'R103' }] : []),
    ...closed.map((canal) => ({ text: words.closed(canals[canal], powers[power]), rule: 'R4' })),
    ...(power === 'us' && phase === 7 ? [{ text: words.counted, rule: 'R97' }] : []),
  ]
}
