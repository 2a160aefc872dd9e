import { createContext, use, useMemo } from 'react'
import type { Box } from '../../box/box'
import type { State } from '../../model/state'
import { useGameWords } from '../../words/hook'
import { referenceOf, type Rule } from './reference'
import { useRuleTexts } from './texts'
import { useRulesWords } from './words'
import type { Facts } from './facts'

/** Where the rules are read: in an open game, or beside any. */
export interface Place {
  readonly box: Box
  /** The position of the open game. */
  readonly state?: State
  /** The address of a rule; of the contents without a number. */
  readonly to: (number?: string) => string
  /** The address where the table sets how it plays, in an open game. */
  readonly settings?: string
}

const PlaceContext = createContext<Place | undefined>(undefined)

/** Says where the rules inside are read. */
export const PlaceProvider = PlaceContext.Provider

export interface Book extends Omit<Place, 'state'>, Facts {
  readonly rules: readonly Rule[]
}

/** The whole reference in the language of the page, and where it is read. */
export function useBook(): Book {
  const place = use(PlaceContext)
  const game = useGameWords()
  const { words: texts } = useRuleTexts()
  const speech = useRulesWords()
  if (place === undefined) throw new Error('The rules are read inside a place')
  const { box } = place
  const rules = useMemo(() => referenceOf(texts, game, box), [texts, game, box])
  return { ...place, state: place.state, rules, game, speech }
}
