import { FactList } from '../../../../table/question/entry/FactList'
import { HEROES, type Clan } from '../../box/box'
import { heroAt, holdingOf, placesOf } from '../../model/board'
import type { State } from '../../model/state'
import { housesLeft } from '../../rules/places'
import { holdingText } from './holdings'
import { nameOf } from './position'
import { useTexts } from './words'

/** Component that lists the pieces of a clan by territory, its heroes that are not on the map, and the houses that it can still build. */
export function ClanSheet({ state, clan }: { readonly state: State; readonly clan: Clan }) {
  const texts = useTexts()
  const territories = placesOf(state).flatMap((at) => {
    const note = holdingText(holdingOf(state, at, clan), heroAt(state, clan, at), texts)
    return note === '' ? [] : [{ key: at, title: texts.place(at), note }]
  })
  const others = HEROES.filter((hero) => state.heroes[clan]?.[hero] === undefined).map((hero) => {
    const waits = state.waiting.find((one) => one.clan === clan && one.hero === hero)
    return { key: hero, title: texts.heroes[hero], note: waits === undefined ? texts.compass.none : texts.waitsAt(texts.place(waits.at)) }
  })
  const houses = { key: 'houses', title: texts.housesLeft(housesLeft(state, clan)) }
  return <FactList label={texts.hasNow(nameOf(state, texts.clans, clan))} facts={[...territories, ...others, houses]} />
}
