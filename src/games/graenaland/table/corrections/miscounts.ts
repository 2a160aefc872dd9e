import { miscounts, type Miscount } from '../../model/count'
import type { State } from '../../model/state'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

const textOf = (one: Miscount, state: State, { clans, heroes, things, place, lying }: Texts, set: SetTexts): string => {
  switch (one.is) {
    case 'houses':
      return set.miscounts.houses(nameOf(state, clans, one.clan), one.found, one.all)
    case 'several':
    case 'mountains':
    case 'noSpace':
    case 'nobodyThere':
      return set.miscounts[one.is](things[one.what], place(one.at))
    case 'noVillage':
      return set.miscounts.noVillage(nameOf(state, clans, one.clan), things[one.what], place(one.at))
    case 'noHero':
    case 'noBuilding':
      return set.miscounts[one.is](nameOf(state, clans, one.clan), heroes[one.hero], things[one.what])
    case 'tokens':
      return set.miscounts.tokens(things[one.what], one.found, one.all)
    case 'cards':
      return set.miscounts.cards(place(one.at), lying(one.found), one.all)
  }
}

/** Returns one warning for each impossible number of pieces or cards in a position. */
export const miscountTexts = (state: State, texts: Texts, set: SetTexts): readonly string[] =>
  miscounts(state).map((one) => textOf(one, state, texts, set))
