import { miscounts } from '../../model/count'
import type { Colour } from '../../box/board'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { longRuns } from '../../rules/track'
import type { Texts } from '../parts/words'

/** Returns one change of a correction as text for the log. */
export const changeText = (change: Change, texts: Texts): string => {
  const text = texts.correct
  switch (change.set) {
    case 'money':
      return `${texts.colours[change.colour]}: ${texts.florins(change.florins)}`
    case 'left':
      return `${texts.colours[change.colour]}: ${texts.lie.left(texts.lie.pieces(change.main, change.fortresses))}`
    case 'loans':
      return `${texts.colours[change.colour]}: ${texts.lie.loans(change.loans.length)}`
    case 'bonus':
      return `${texts.colours[change.colour]}: ${texts.lie.bonus(change.florins)}`
    case 'ship':
      return `${texts.colours[change.colour]}: ${texts.ship(change.ship, texts.cities)}`
    case 'name':
      return `${texts.colours[change.colour]}: ${change.name}`
    case 'city': {
      const row = change.row.flatMap((one) => (one === null ? [] : [texts.colours[one]]))
      const named = (label: string, owners: readonly (Colour | null)[]) => {
        const names = owners.flatMap((one) => (one === null ? [] : [texts.colours[one]]))
        return names.length === 0 ? [] : [`${label}: ${names.join(', ')}`]
      }
      return [
        `${texts.cities[change.city] ?? change.city}: ${row.join(', ') || texts.city.nobody}`,
        ...named(texts.city.shut, change.shut),
        ...named(texts.city.fortresses, change.fortresses),
      ].join('; ')
    }
    case 'phase':
      return texts.lie.phase(change.phase)
    case 'cityName':
      return `${text.cityNames[change.city]}: ${change.name === '' ? text.unnamed : change.name}`
    case 'number':
      return `${texts.pointName(change.point)}: ${change.value}`
    case 'settings':
      return text.sections.rules
  }
}

/**
 * Returns a text that explains why a position is impossible. If the number of pieces is wrong, the text lists the found and the expected
 * number for each colour.
 */
export const wrongText = (invariant: string, state: State, { correct, colours }: Texts): string => {
  const counts = invariant === 'I2' ? miscounts(state) : []
  if (counts.length > 0)
    return counts
      .map(({ colour, piece, there, due }) => correct.miscount(colours[colour], correct.counted[piece](there, due), there - due))
      .join(' ')
  return correct.wrongs[invariant] ?? correct.wrong
}

/** Returns a text for each run of adjacent warehouses that is too long (I5). */
export const longRunTexts = (state: State, { correct, colours, inCity }: Texts): readonly string[] =>
  longRuns(state).map(({ city, owner, length, most }) => correct.longRun(colours[owner], inCity(city), length, most))
