import { useMemo } from 'react'
import type { Moment } from '../../../../referee'
import { happenedIn, uncorrected } from '../../../../table/moments'
import { westeros } from '../../index'
import type { WesterosVocabulary } from '../../model/vocabulary'
import type { AnyEvent } from '../../model/events'
import type { Move } from '../../model/moves'
import type { Battle, State } from '../../model/state'
import { useTable } from '../hook'

/** Data of a battle from the current branch of the history: the position at its decision, and its events. */

type EventOf<E extends AnyEvent['e']> = Extract<AnyEvent, { e: E }>

/** An event of the battle, with the positions before and after it. */
export interface Happened<E extends AnyEvent['e'] = AnyEvent['e']> {
  readonly event: EventOf<E>
  readonly before: State
  readonly after: State
}

/** The battle at the time of its result. Later casualties do not change these totals. */
export interface Decided {
  readonly state: State
  readonly battle: Battle
}

export interface Fought {
  /** Id of the entry that began the battle. Identifies the battle. */
  readonly began: string
  readonly decided: Decided | undefined
  /** Texts of House cards used so far, in order. */
  readonly texts: readonly Happened<'abilityUsed'>[]
}

const has = ({ entry }: Moment<WesterosVocabulary>, e: AnyEvent['e']): boolean => entry.events.some((event) => event.e === e)

/**
 * Returns the entries, with their states, of the battle that is open at `head` or was ended by it, oldest first; empty if no such battle
 * exists.
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

/** Returns the data of the battle that is open or was ended by the newest move; undefined if no such battle exists. */
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

/** Returns the data of the battle that is open or was ended by the newest move; undefined if no such battle exists. */
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
    // The last step also decides the battle. The result is skipped, so that only the effect of this move is applied.
    if (event.e === 'battleDecided') break
    after = westeros.evolve(after, event)
  }
  return after.battle === undefined ? undefined : { state: after, battle: after.battle }
}
