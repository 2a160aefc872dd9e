import { useMemo } from 'react'
import type { Moment } from '../../../../referee'
import { happenedIn, uncorrected } from '../../../../table/moments'
import { westeros } from '../../index'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { AnyEvent } from '../../model/events'
import type { Move } from '../../rules/moves'
import type { Battle, State } from '../../model/state'
import { useTable } from '../hook'

/** Reads a battle from the current branch of the history: the position at its decision, and its events. */

type EventOf<E extends AnyEvent['e']> = Extract<AnyEvent, { e: E }>

/** Event of a battle, with the positions before and after it. */
export interface Happened<E extends AnyEvent['e'] = AnyEvent['e']> {
  readonly event: EventOf<E>
  readonly before: State
  readonly after: State
}

/** Battle at the time of its result. Later casualties do not change the total strengths shown for it. */
export interface Decided {
  readonly state: State
  readonly battle: Battle
}

export interface Fought {
  /** Id of the entry that began the battle. Identifies the battle. */
  readonly began: string
  readonly decided: Decided | undefined
  /** Abilities of House cards that were used so far in the battle, in order. */
  readonly texts: readonly Happened<'abilityUsed'>[]
}

const has = ({ entry }: Moment<WesterosVocabulary>, e: AnyEvent['e']): boolean => entry.events.some((event) => event.e === e)

/**
 * Returns the entries of the battle that is open at `head` or ended with `head`, with their states, oldest first. Empty if there is no such
 * battle.
 */
const momentsOf = (head: Moment<WesterosVocabulary>): readonly Moment<WesterosVocabulary>[] => {
  if (head.state.battle === undefined && !has(head, 'battleEnded')) return []
  const moments: Moment<WesterosVocabulary>[] = []
  for (let moment: Moment<WesterosVocabulary> | undefined = head; moment !== undefined; moment = moment.parent) {
    moments.unshift(moment)
    if (has(moment, 'battleBegan')) return moments
  }
  return moments
}

/** Returns the battle that is open at `head` or ended with `head`; undefined if there is no such battle. */
export const foughtAt = (head: Moment<WesterosVocabulary>): Fought | undefined => {
  const last = head.state.battle === undefined ? uncorrected(head) : head
  const moments = momentsOf(last)
  const [first] = moments
  if (first === undefined) return undefined
  let decided: Decided | undefined
  const texts: Happened<'abilityUsed'>[] = []
  for (const { event, before, after } of moments.flatMap((moment) => happenedIn(westeros, moment))) {
    if (event.e === 'battleDecided' && after.battle !== undefined) decided = { state: after, battle: after.battle }
    if (event.e === 'abilityUsed' && before !== undefined) texts.push({ event, before, after })
  }
  return { began: first.entry.id, decided, texts }
}

/** Hook that returns the battle that is open or ended with the newest move; undefined if there is no such battle. */
export const useFought = (): Fought | undefined => {
  const head = useTable((open) => open.ledger.head)
  return useMemo(() => foughtAt(head), [head])
}

/** Returns the open battle after a move; undefined if the move is refused or ends the battle. */
export const battleAfter = (state: State, move: Move): { readonly state: State; readonly battle: Battle } | undefined => {
  const decision = westeros.decide(state, move)
  if (!decision.ok) return undefined
  let after = state
  for (const event of decision.value) {
    // The last ability also decides the battle. Stop before the result, so that only the effect of this move is applied.
    if (event.e === 'battleDecided') break
    after = westeros.evolve(after, event)
  }
  return after.battle === undefined ? undefined : { state: after, battle: after.battle }
}
