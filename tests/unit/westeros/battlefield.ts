// Battles for the tests: a board, an attack, and the moves of a battle one after another.
import type { Refusal } from '../../../src/referee'
import type { AreaId, CardId, HouseId, OrderId, Units } from '../../../src/games/westeros/box/box'
import type { Course } from '../../../src/games/westeros/course'
import type { Event } from '../../../src/games/westeros/events'
import type { CallSupport, Move } from '../../../src/games/westeros/moves'
import { NOTHING_WAIVED, type Code, type Waived } from '../../../src/games/westeros/refusals'
import { beginBattle, callSupport, playCards, replaceAbility, retreat, revealCards, takeCasualties, useAbility, useBlade } from '../../../src/games/westeros/rules/battle'
import type { Battle, State } from '../../../src/games/westeros/state'
import { units } from '../../../src/games/westeros/units'
import { board, play, type Given, type Played } from './board'

export interface Assault {
  readonly house: HouseId
  readonly from: AreaId
  readonly area: AreaId
  readonly units: Partial<Units>
  readonly march?: OrderId
}

/** An attack on a board: the attackers have left their area, the battle has begun. */
export const attack = (given: Given, { house, from, area, units: some, march = 'march-0' }: Assault): Played =>
  play(board({ stage: { at: 'marches' }, ...given }), (course) => beginBattle(course, { house, from, area, march, attackers: units(some) }))

const answer = (course: Course, move: Move, waived: Waived): Refusal | undefined => {
  switch (move.do) {
    case 'callSupport':
      return callSupport(course, move, waived)
    case 'playCards':
      return playCards(course, move, waived)
    case 'ability':
      return useAbility(course, move, waived)
    case 'replaceAbility':
      return replaceAbility(course, move, waived)
    case 'blade':
      return useBlade(course, move, waived)
    case 'casualties':
      return takeCasualties(course, move, waived)
    case 'retreat':
      return retreat(course, move, waived)
    case 'reveal':
      course.happen({ e: 'revealed', ballot: move.ballot, opened: move.opened, how: 'hand' })
      return revealCards(course, move.opened)
    default:
      throw new TypeError(`no move of a battle: ${move.do}`)
  }
}

/** Moves after what was played; stops at the first refusal, before it. */
export const after = (played: Played, ...moves: readonly Move[]): Played => {
  let { state } = played
  const events: Event[] = [...played.events]
  for (const move of moves) {
    const next = play(state, (course) => answer(course, move, NOTHING_WAIVED))
    if (next.refused !== undefined) return { state, events, refused: `${move.do}: ${next.refused}` }
    state = next.state
    events.push(...next.events)
  }
  return { state, events, refused: undefined }
}

/** Code of the refusal of one move; undefined if it is accepted. */
export const refusalOf = (state: State, move: Move, ...waived: readonly Code[]): string | undefined =>
  play(state, (course) => answer(course, move, new Set(waived))).refused

/** The same position with the table overruling some refusals. */
export const overruled = (state: State, move: Move, ...waived: readonly Code[]): Played => play(state, (course) => answer(course, move, new Set(waived)))

export const battleOf = ({ state }: Played): Battle => {
  if (state.battle === undefined) throw new TypeError('the battle is over')
  return state.battle
}

export const step = ({ state }: Played): string => state.battle?.step ?? 'over'

export const call = (supports: CallSupport['supports'] = [], defense?: OrderId): Move => ({
  do: 'callSupport',
  supports,
  ...(defense === undefined ? {} : { defense }),
})

/** Both cards by name. */
export const cards = (attacker: CardId, defender: CardId): Move => ({ do: 'playCards', attacker: { card: attacker }, defender: { card: defender } })

/** Both cards by figures: strength, swords, fortifications. */
export const figures = (attacker: readonly [number, number, number], defender: readonly [number, number, number]): Move => {
  const told = ([strength, swords, fortifications]: readonly [number, number, number]) => ({ told: { strength, swords, fortifications } })
  return { do: 'playCards', attacker: told(attacker), defender: told(defender) }
}

export const ability = (card: CardId, how: Omit<Extract<Move, { do: 'ability' }>, 'do' | 'card'> = {}): Move => ({ do: 'ability', card, ...how })
export const blade = (house: HouseId, use: boolean): Move => ({ do: 'blade', house, use })
export const casualties = (house: HouseId, some: Partial<Units>): Move => ({ do: 'casualties', house, units: units(some) })
export const flee = (house: HouseId, to?: AreaId, lost: Partial<Units> = {}): Move => ({
  do: 'retreat',
  house,
  lost: units(lost),
  ...(to === undefined ? {} : { to }),
})
