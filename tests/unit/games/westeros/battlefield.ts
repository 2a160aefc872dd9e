// Helpers for tests of battles: set up a board, start an attack, and make the moves of a battle.
import type { Refusal } from '../../../../src/referee'
import type { AreaId, CardId, HouseId, OrderId, Units } from '../../../../src/games/westeros/box/box'
import type { RuleHandler } from '../../../../src/games/westeros/rules/handler'
import type { Transaction } from '../../../../src/games/westeros/transaction/transaction'
import type { Event } from '../../../../src/games/westeros/model/events'
import type { CallSupport } from '../../../../src/games/westeros/rules/support-call'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { NOTHING_WAIVED, type Code, type Waived } from '../../../../src/games/westeros/model/refusals'
import {
  beginBattle,
  callSupport,
  playCards,
  replaceAbility,
  retreat,
  revealCards,
  takeCasualties,
  resolveAbility,
  applyBlade,
} from '../../../../src/games/westeros/rules/battle'
import type { Battle, State } from '../../../../src/games/westeros/model/state'
import { abilityDue, abilityTargets } from '../../../../src/games/westeros/rules/abilities'
import { strength as strengthOf } from '../../../../src/games/westeros/rules/strength'
import { units } from '../../../../src/games/westeros/model/units'
import { board, happened, play, type Given, type Played } from './board'

export interface Assault {
  readonly house: HouseId
  readonly from: AreaId
  readonly area: AreaId
  readonly units: Partial<Units>
  readonly march?: OrderId
}

/** Starts an attack: the attackers have left their area, and the battle has begun. */
export const attack = (given: Given, { house, from, area, units: some, march = 'march-0' }: Assault): Played =>
  play(board({ stage: { at: 'marches' }, ...given }), (transaction) =>
    beginBattle(transaction, { house, from, area, march, attackers: units(some) }),
  )

const chapters = {
  callSupport,
  playCards,
  ability: resolveAbility,
  replaceAbility,
  blade: applyBlade,
  casualties: takeCasualties,
  retreat,
} as const

const answer = (transaction: Transaction, move: Move, waived: Waived): Refusal | undefined => {
  if (move.do === 'reveal') {
    transaction.emit({ e: 'revealed', ballot: move.ballot, opened: move.opened, how: 'hand' })
    return revealCards(transaction, move.opened)
  }
  if (!(move.do in chapters)) throw new TypeError(`no move of a battle: ${move.do}`)
  const chapter = chapters[move.do as keyof typeof chapters] as RuleHandler<Move>
  return chapter(transaction, move, waived)
}

/** Plays more moves. Stops before the first refused move. */
export const after = (played: Played, ...moves: readonly Move[]): Played => {
  let { state } = played
  const events: Event[] = [...played.events]
  for (const move of moves) {
    const next = play(state, (transaction) => answer(transaction, move, NOTHING_WAIVED))
    if (next.refused !== undefined) return { state, events, refused: `${move.do}: ${next.refused}` }
    state = next.state
    events.push(...next.events)
  }
  return { state, events, refused: undefined }
}

/** Returns the refusal code of a move; undefined if it is accepted. */
export const refusalOf = (state: State, move: Move, ...waived: readonly Code[]): string | undefined =>
  play(state, (transaction) => answer(transaction, move, new Set(waived))).refused

/** Returns the result of a move if the players overrule some refusals. */
export const overruled = (state: State, move: Move, ...waived: readonly Code[]): Played =>
  play(state, (transaction) => answer(transaction, move, new Set(waived)))

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

/** Returns the move that reveals both cards by name. */
export const cards = (attacker: CardId, defender: CardId): Move => ({
  do: 'playCards',
  attacker: { card: attacker },
  defender: { card: defender },
})

/** Returns the move that reveals both cards by their numbers: strength, swords, fortifications. */
export const figures = (attacker: readonly [number, number, number], defender: readonly [number, number, number]): Move => {
  const played = ([strength, swords, fortifications]: readonly [number, number, number]) => ({
    told: { strength, swords, fortifications },
  })
  return { do: 'playCards', attacker: played(attacker), defender: played(defender) }
}

export const ability = (card: CardId, how: Omit<Extract<Move, { do: 'ability' }>, 'do' | 'card'> = {}): Move => ({
  do: 'ability',
  card,
  ...how,
})
export const blade = (house: HouseId, use: boolean): Move => ({ do: 'blade', house, use })
export const casualties = (house: HouseId, some: Partial<Units>): Move => ({ do: 'casualties', house, units: units(some) })
export const flee = (house: HouseId, to?: AreaId, lost: Partial<Units> = {}): Move => ({
  do: 'retreat',
  house,
  lost: units(lost),
  ...(to === undefined ? {} : { to }),
})

/** Declines to use the Valyrian Steel Blade, if the app asks. */
export const bladeLeft = (played: Played): Played => {
  const { battle, holders } = played.state
  return battle?.step === 'blade' ? after(played, blade(holders.fiefdoms, false)) : played
}

/** Another March order on the board, so that the round continues after the battle. */
export const later = { 'castle-black': { order: { house: 'stark', order: 'march-0' } } } as const
/** Returns the board with the Valyrian Steel Blade given to a house that never fights in these tests. */
export const base = (given: Given): Given => ({
  tracking: { orders: 'app' },
  tracks: { fiefdoms: ['baratheon', 'tyrell', 'stark', 'greyjoy', 'lannister'] },
  ...given,
  areas: { ...later, ...given.areas },
})
/** Returns an attack on The Reach from Searoad Marches. */
export const onTheReach = (house: Assault['house'], some: Assault['units'], march: Assault['march'] = 'march-0'): Assault => ({
  house,
  from: 'searoad-marches',
  area: 'reach',
  units: some,
  march,
})
/** Returns how each ability ended, e.g. `robb-stark noTarget`. */
export const how = (played: Played): readonly string[] => happened(played, 'abilityUsed').map((event) => `${event.card} ${event.how}`)
/** Returns the current total strengths of attacker and defender. */
export const totals = (played: Played): readonly number[] => {
  const { attacker, defender } = strengthOf(played.state, battleOf(played))
  return [attacker.total, defender.total]
}
export const result = (played: Played) => happened(played, 'battleDecided')[0]?.result
/** Returns the possible targets of the ability that the app asks about. */
export const targets = (played: Played) => {
  const battle = battleOf(played)
  const due = abilityDue(played.state, battle)
  return due === undefined ? [] : abilityTargets(played.state, battle, due)
}
export const areasAimedAt = (played: Played) => new Set(targets(played).map(({ area }) => area))
/** Returns the same state with other settings. */
export const withSettings = (played: Played, settings: Partial<State['settings']>): Played => ({
  ...played,
  state: { ...played.state, settings: { ...played.state.settings, ...settings } },
})
export const firstOf = <E extends Event['e']>(played: Played, kind: E) => happened(played, kind)[0]
