import type { Language } from '../../../../ui/words'
import type { Settings } from '../../model/settings'
import type { State } from '../../model/state'
import { setTextsIn } from '../corrections/words'
import { roomTextsIn } from './words'

/** Settings that choose a reading of an unclear rule. The key is the number of the rule. */
const READINGS: Readonly<Partial<Record<string, keyof Settings & ('cellRelease' | 'dealWithoutToken' | 'declineFigures')>>> = {
  A2: 'cellRelease',
  A4: 'dealWithoutToken',
  A14: 'declineFigures',
}

/** Returns the reading of an unclear rule that is in force in the open game, e.g. "Here: everybody". */
export const ruleFactsIn = (state: State | undefined, number: string, language: Language): readonly string[] => {
  const name = READINGS[number]
  if (state === undefined || name === undefined) return []
  const { rules } = roomTextsIn(language)
  const value = state.settings[name]
  return [rules.here(typeof value === 'boolean' ? rules[value ? 'yes' : 'no'] : setTextsIn(language).rules[value])]
}
