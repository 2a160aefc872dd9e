import { totalOf } from '../../../kit/counts'
import type { Power } from '../box/powers'
import { countOf, isAir, troopsIn, UNITS } from '../box/units'
import type { Losses, LossesByPower } from '../model/battle'
import type { OwnMove } from '../rules/moves'
import type { State } from '../model/state'
import { waysOf } from '../model/battlefield'
import { losing } from '../rules/battles'
import { awaiting } from '../rules/conduct-combat'
import { decideOwn } from '../rules/decide'
import { mayStrike } from '../rules/fire'
import { USUAL, usualLosses, without } from '../rules/losses'
import { evolve } from '../transaction/evolve'

/** Types of units that players usually lose first. If only these types are lost, the app does not ask for the losses. */
const CHEAP: readonly string[] = ['bb+', 'inf', 'art']

const isCheap = (losses: LossesByPower): boolean =>
  Object.values(losses).every((own: Losses) => Object.entries(own).every(([kind, n]) => n === 0 || CHEAP.includes(kind)))

/**
 * Returns the losses of a roll in the usual order (R107) if the owner has no real choice. This is so if every possible target is lost, if
 * one owner has only one type of unit, or if one owner loses only infantry, artillery and first hits of battleships.
 * @returns undefined if nothing is lost, or if the owner has a choice
 */
export const lossesAfter = (state: State, fire: OwnMove): LossesByPower | undefined => {
  const decided = decideOwn(state, fire)
  if (!decided.ok) return undefined
  const after = decided.value.reduce<State>(evolve, state)
  const due = losing(after)
  if (due === undefined || after.battle?.proposals !== undefined) return undefined
  const losses = usualOf(due)
  return isForced(due) || (due.owners.length === 1 && isCheap(losses) && !losesGround(due, after, losses)) ? losses : undefined
}

/** Returns the losses after a roll of the app if the owner has no choice, so that no screen asks for them. */
export const forcedLosses = (before: State, after: State): LossesByPower | undefined => {
  const due = losing(after)
  if (before.dice.source !== 'app' || losing(before) !== undefined || after.battle?.proposals !== undefined) return undefined
  return due !== undefined && isForced(due) ? usualOf(due) : undefined
}

/**
 * Returns the next step after a roll and its losses: the powers that roll next, or whether players choose losses or only remove the lost
 * units.
 * @returns undefined if a move is illegal, or if nothing was lost and no power rolls
 */
export const nextAfter = (before: State, moves: readonly OwnMove[]): readonly Power[] | 'chooseLosses' | 'takeOff' | undefined => {
  let state = before
  for (const move of moves) {
    const decided = decideOwn(state, move)
    if (!decided.ok) return undefined
    state = decided.value.reduce<State>(evolve, state)
  }
  const { battle } = state
  const now = battle && awaiting(battle, waysOf(state))
  if (battle === undefined || now === undefined) return undefined
  if (now.what === 'lose') return 'chooseLosses'
  if (now.what !== 'roll') return moves.some((move) => move.do === 'lose') ? 'takeOff' : undefined
  const isDefence = now.stage === 'aa' || now.stage === 'defend' || now.stage === 'defendSubs'
  return isDefence ? (Object.keys(battle.defend) as Power[]) : [battle.by]
}

/**
 * Returns whether the owner has no choice of losses: every possible target is lost, or only one owner with only one type of unit is hit.
 */
const isForced = (due: Due): boolean => {
  const may = mayStrike(due.stage)
  const struck = Object.values(due.forces).flatMap((army) =>
    UNITS.flatMap((unit) => ((army[unit] ?? 0) > 0 && may(unit) ? [[unit, army[unit] ?? 0] as const] : [])),
  )
  const hits = struck.reduce((all, [unit, n]) => all + n * (unit === 'bb' ? 2 : 1), 0)
  // A single battleship has no choice either: the first hit turns it on its side, and the second one sinks it.
  const [only, ...others] = struck
  return hits <= due.hits || (only !== undefined && others.length === 0 && (only[0] !== 'bb' || only[1] === 1))
}

/** Returns whether the owner of the hit units could choose other losses after a roll. */
export const isChoice = (state: State, fire: OwnMove): boolean => {
  const decided = decideOwn(state, fire)
  const due = decided.ok ? losing(decided.value.reduce<State>(evolve, state)) : undefined
  return due !== undefined && !isForced(due)
}

/**
 * Returns whether the losses would leave an attack on land with aircraft but without a land unit. Only a land unit can capture the
 * territory (R50).
 */
const losesGround = ({ isOurs }: Due, { battle }: State, losses: LossesByPower): boolean => {
  if (!isOurs || battle?.place !== 'land' || countOf(battle.attack, isAir) === 0) return false
  const left = without(battle.attack, losses[battle.by] ?? {})
  return troopsIn(battle.attack) > 0 && troopsIn(left) === 0
}

type Due = NonNullable<ReturnType<typeof losing>>

/** Returns the losses in the usual order of the side that is hit (R107). */
const usualOf = ({ forces, stage, hits, isOurs }: Due): LossesByPower =>
  usualLosses(forces, stage, hits, isOurs ? USUAL.attack : USUAL.defend)

/** Returns the losses that the app suggests: units in the default order. An attack on land keeps a land unit if possible (R50). */
export const presetLosses = (due: Due, state: State): LossesByPower => {
  const usual = usualOf(due)
  const { battle } = state
  if (battle === undefined || !losesGround(due, state, usual)) return usual
  const kept = (['arm', 'art', 'inf'] as const).find((unit) => (battle.attack[unit] ?? 0) > 0)
  if (kept === undefined) return usual
  const spared = { [battle.by]: without(battle.attack, { [kept]: 1 }) }
  const other = usualOf({ ...due, forces: spared })
  const count = (losses: LossesByPower) => Object.values(losses).reduce((all, own) => all + totalOf(own), 0)
  return count(other) === count(usual) ? other : usual
}
