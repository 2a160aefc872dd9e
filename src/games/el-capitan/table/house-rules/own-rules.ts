import { toldAmong } from '../../../../kit/rule-points'
import { isObject } from '../../../../session/environment/local-storage'
import { newsOfPeople, peopleOf, rememberedIn, usePeople } from '../../../../session/people'
import { ownRulesShelf } from '../../../../table/house-rules/own-rules'
import { CITIES } from '../../box/board'
import { allPoints } from '../../box/numbers'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { parseSetup } from '../../parse/moves'
import { rulesOf, type Rules } from './points'

/** Any two players: rules are looked at as those of a game that could begin. */
const PAIR = [
  { colour: 'red', name: '', neutral: 'blue' },
  { colour: 'green', name: '', neutral: 'yellow' },
]

const unpack = (json: Readonly<Record<string, unknown>>): Rules | undefined => {
  if (!isObject(json.settings) || !isObject(json.numbers)) return undefined
  const read = parseSetup({ players: PAIR, settings: { ...DEFAULT_SETTINGS, ...json.settings }, numbers: json.numbers })
  return read.ok ? rulesOf({ settings: read.value.settings, numbers: toldAmong(allPoints(CITIES), read.value.numbers) }) : undefined
}

/** The own rules of the groups of this device, with the numbers of their board. */
export const shelf = ownRulesShelf<Rules>({
  game: 'el-capitan',
  pack: ({ settings, numbers }) => ({ settings, numbers }),
  unpack,
})

/** What goes along with the games of this device in the copy of everything: who has played here, and the group's own rules. */
export const along = {
  given: (): unknown => {
    const people = peopleOf(usePeople.getState(), 'el-capitan')
    const rules = shelf.store.getState().list.map(shelf.packed)
    return people.names.length === 0 && rules.length === 0 ? undefined : { people, rules }
  },
  news: (found: unknown): (() => void) | undefined => {
    const [people, rules] = isObject(found)
      ? [rememberedIn(isObject(found.people) ? found.people : undefined), shelf.listIn(found.rules)]
      : [rememberedIn(undefined), []]
    const takeInPeople = newsOfPeople('el-capitan', people)
    const { list } = shelf.store.getState()
    if (takeInPeople === undefined && shelf.mergedRules(list, rules).length === list.length) return undefined
    return () => {
      takeInPeople?.()
      shelf.takeInAllRules(rules)
    }
  },
}
