import { isObject } from '../../session/environment/local-storage'
import { importPeople, peopleOf, rememberedIn, usePeople } from '../../session/people'
import type { SavedRules } from './own-rules'

/** The extras of one game in the copy of everything: who has played it here, and the group's own rules. */
export const rulesExtras = <Rules>(game: string, { store, packed, listIn, mergedRules, importAllRules }: SavedRules<Rules>) => ({
  /** @returns undefined where there is nothing of that kind */
  export: (): unknown => {
    const people = peopleOf(usePeople.getState(), game)
    const rules = store.getState().list.map(packed)
    return people.names.length === 0 && rules.length === 0 ? undefined : { people, rules }
  },
  /**
   * Reads the extras of another device, and changes nothing.
   * @param found any JSON; strange parts of it are left out
   * @returns imports them beside those that are here; undefined where all of them are here already
   */
  import: (found: unknown): (() => void) | undefined => {
    const [people, rules] = isObject(found) ? [rememberedIn(found.people), listIn(found.rules)] : [rememberedIn(undefined), []]
    const importHere = importPeople(game, people)
    const { list } = store.getState()
    if (importHere === undefined && mergedRules(list, rules).length === list.length) return undefined
    return () => {
      importHere?.()
      importAllRules(rules)
    }
  },
})
