import { createContext, useContext } from 'react'
import { useGameTable } from '../context'
import type { RuleBook } from '../game/rule-book'
import type { ReactNode } from 'react'

/** Where the rules are read: in an open game, or beside any. */
export interface RulesPlace {
  /** The position of the open game; undefined where none is open. */
  readonly state: unknown
  /** The address of a rule; of the contents without a number. */
  readonly to: (number?: string) => string
  /** The address where the table sets how it plays, in an open game. */
  readonly settings?: string
}

interface Read extends RulesPlace, RuleBook {}

const ReadContext = createContext<Read | undefined>(undefined)

/** Opens the book of the game on the table for everything inside. */
export function RulesIn({ place, children }: { place: RulesPlace; children: ReactNode }) {
  const { RuleBook } = useGameTable()
  return (
    <RuleBook state={place.state}>
      {(book) => <ReadContext.Provider value={{ ...book, ...place }}>{children}</ReadContext.Provider>}
    </RuleBook>
  )
}

/**
 * The rules of the game on the table, and where they are read.
 * @throws outside the rules
 */
export function useRules(): Read {
  const read = useContext(ReadContext)
  if (read === undefined) throw new Error('the rules are read inside a place')
  return read
}

/** The address of a rule below another one: `/rules/<game>` or that of an open game. */
export const addressesBelow =
  (root: string): RulesPlace['to'] =>
  (number) =>
    number === undefined ? root : `${root}/${number}`
