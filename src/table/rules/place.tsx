import { createContext, useContext } from 'react'
import { useGameTable } from '../context'
import type { RuleBook } from '../game/rule-book'
import type { ReactNode } from 'react'

/** Context in which the rules are shown: an open game, or the printed game. */
export interface RulesPlace {
  /** Position of the open game; undefined if no game is open. */
  readonly state: unknown
  /** Returns the URL path of a rule; without a number, the path of the list of rules. */
  readonly to: (number?: string) => string
  /** URL path of the house rules of the open game. */
  readonly settings?: string
}

interface Read extends RulesPlace, RuleBook {}

const ReadContext = createContext<Read | undefined>(undefined)

/** Provides the rules of the current game. */
export function RulesIn({ place, children }: { place: RulesPlace; children: ReactNode }) {
  const { RuleBook } = useGameTable()
  return (
    <RuleBook state={place.state}>
      {(book) => <ReadContext.Provider value={{ ...book, ...place }}>{children}</ReadContext.Provider>}
    </RuleBook>
  )
}

/** Returns the rules of the current game and their context. @throws an `Error` outside of `RulesIn` */
export function useRules(): Read {
  const read = useContext(ReadContext)
  if (read === undefined) throw new Error('the rules are read inside a place')
  return read
}

/** Returns a function that builds the path of a rule below `/rules/<game>` or below an open game. */
export const addressesBelow =
  (root: string): RulesPlace['to'] =>
  (number) =>
    number === undefined ? root : `${root}/${number}`
