import { isObject } from '../../session/environment/local-storage'
import { importPeople, peopleOf, rememberedIn, usePeople } from '../../session/people'
import type { SavedRules } from './own-rules'

/** Additional data of one game in a backup: names of players and saved house rules. */
export const rulesExtras = <Rules>(game: string, { store, packed, listIn, mergedRules, importAllRules }: SavedRules<Rules>) => ({
  /** @returns undefined if there are no house rules to export */
  export: (): unknown => {
    const people = peopleOf(usePeople.getState(), game)
    const rules = store.getState().list.map(packed)
    return people.names.length === 0 && rules.length === 0 ? undefined : { people, rules }
  },
  /**
   * Parses data of another device without changing anything.
   * @param found any JSON; invalid parts are ignored
   * @returns a function that imports the data, or undefined if all of it already exists
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
