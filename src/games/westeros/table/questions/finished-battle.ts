import { useMemo } from 'react'
import type { Moment } from '../../../../referee'
import { happenedIn, uncorrected } from '../../../../table/moments'
import { westeros } from '../../index'
import type { WesterosVocabulary } from '../../model/vocabulary'
import type { AnyEvent } from '../../model/events'
import type { Move } from '../../model/moves'
import type { Battle, State } from '../../model/state'
import { useTable } from '../hook'

/** The facts of a battle from the line of play: its count at the decision, and its events. */

type Told<E extends AnyEvent['e']> = Extract<AnyEvent, { e: E }>

/** An event of the battle between the positions before and after it. */
export interface Happened<E extends AnyEvent['e'] = AnyEvent['e']> {
  readonly event: Told<E>
  readonly before: State
  readonly after: State
}

/** The battle as it stood at the moment of its result: later losses change no sum. */
export interface Decided {
  readonly state: State
  readonly battle: Battle
}

export interface Fought {
  /** The entry that began it: its name while it lasts. */
  readonly began: string
  readonly decided: Decided | undefined
  /** Texts of House cards so far, in their order. */
  readonly texts: readonly Happened<'abilityUsed'>[]
}

const has = ({ entry }: Moment<WesterosVocabulary>, e: AnyEvent['e']): boolean => entry.events.some((event) => event.e === e)

/** The moments of the battle that is open at `head` or was ended just there, the oldest first; none if there is no such battle. */
const momentsOf = (head: Moment<WesterosVocabulary>): readonly Moment<WesterosVocabulary>[] => {
  if (head.state.battle === undefined && !has(head, 'battleEnded')) return []
  const moments: Moment<WesterosVocabulary>[] = []
  for (let moment: Moment<WesterosVocabulary> | undefined = head; moment !== undefined; moment = moment.parent) {
    moments.unshift(moment)
    if (has(moment, 'battleBegan')) return moments
  }
  return moments
}

/** Reads the battle that is open, or that the newest move ended; undefined if there is none. */
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

/** The battle that is open, or that the newest move ended; undefined if there is none. */
export const useFought = (): Fought | undefined => {
  const head = useTable((open) => open.ledger.head)
  return useMemo(() => foughtAt(head), [head])
}

/** The open battle as it would be after a move; undefined if the move is refused or ends it. */
export const battleAfter = (state: State, move: Move): { readonly state: State; readonly battle: Battle } | undefined => {
  const decision = westeros.decide(state, move)
  if (!decision.ok) return undefined
  let after = state
  for (const event of decision.value) {
    // The result comes of itself with the last step: what is asked is only what this move changes.
    if (event.e === 'battleDecided') break
    after = westeros.evolve(after, event)
  }
  return after.battle === undefined ? undefined : { state: after, battle: after.battle }
}
