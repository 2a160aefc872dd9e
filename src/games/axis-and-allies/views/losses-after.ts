import { UNITS } from '../box/units'
import type { Losses, LossesByPower } from '../model/battle'
import type { PlainMove } from '../model/moves'
import type { State } from '../model/state'
import { losing } from '../rules/battles'
import { decideOwn } from '../rules/decide'
import { mayStrike } from '../rules/fire'
import { USUAL, usualLosses } from '../rules/losses'
import { evolve } from '../transaction/evolve'

/** Kinds that are given up first whatever the order: nobody is asked about them. */
const CHEAP: readonly string[] = ['bb+', 'inf', 'art']

const isCheap = (losses: LossesByPower): boolean =>
  Object.values(losses).every((own: Losses) => Object.entries(own).every(([kind, n]) => n === 0 || CHEAP.includes(kind)))

/**
 * The losses that follow from a roll in the usual order (R107), where there is nothing to choose: every unit that may be hit falls, only
 * one owner has one kind, or one owner loses only infantry, artillery and the first hit of battleships.
 * @returns undefined where nothing is lost, or the losses are a choice
 */
export const lossesAfter = (state: State, fire: PlainMove): LossesByPower | undefined => {
  const decided = decideOwn(state, fire)
  if (!decided.ok) return undefined
  const after = decided.value.reduce<State>(evolve, state)
  const due = losing(after)
  if (due === undefined || after.battle?.proposals !== undefined) return undefined
  const losses = usualLosses(due.forces, due.stage, due.hits, due.isOurs ? USUAL.attack : USUAL.defend)
  const may = mayStrike(due.stage)
  const struck = Object.values(due.forces).flatMap((army) =>
    UNITS.flatMap((unit) => ((army[unit] ?? 0) > 0 && may(unit) ? [[unit, army[unit] ?? 0] as const] : [])),
  )
  const hits = struck.reduce((all, [unit, n]) => all + n * (unit === 'bb' ? 2 : 1), 0)
  const isForced = hits <= due.hits || (struck.length === 1 && struck[0]?.[0] !== 'bb')
  return isForced || (due.owners.length === 1 && isCheap(losses)) ? losses : undefined
}
