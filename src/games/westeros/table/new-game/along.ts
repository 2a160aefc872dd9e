import { isObject } from '../../../../session/environment/local-storage'
import { newsOfPeople, peopleOf, rememberedIn, usePeople } from '../../../../session/people'
import { shelf } from '../house-rules/own-rules'

const { listIn, mergedRules, packed, takeInAllRules, store } = shelf

/** What goes along with the games of this device in the copy of everything: who has played here, and the group's own rules. */

/** @returns undefined where there is nothing of that kind */
export const given = (): unknown => {
  const people = peopleOf(usePeople.getState(), 'westeros')
  const rules = store.getState().list.map(packed)
  return people.names.length === 0 && rules.length === 0 ? undefined : { people, rules }
}

/**
 * Looks at what came along from another device, and changes nothing.
 * @param found anything; whatever of it is strange is left out
 * @returns how to take it in, beside what is here; undefined where it holds nothing that is not here already
 */
export const news = (found: unknown): (() => void) | undefined => {
  const [people, rules] = isObject(found) ? [rememberedIn(found.people), listIn(found.rules)] : [rememberedIn(undefined), []]
  const takeInPeople = newsOfPeople('westeros', people)
  const { list } = store.getState()
  if (takeInPeople === undefined && mergedRules(list, rules).length === list.length) return undefined
  return () => {
    takeInPeople?.()
    takeInAllRules(rules)
  }
}
