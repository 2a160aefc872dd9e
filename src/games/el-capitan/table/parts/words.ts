import { calledBy } from '../../../../table/plain/called'
import { useTable } from '../../../../table/hook'
import { useLanguage, type Language } from '../../../../ui/words'
import type { State } from '../../model/state'
import { placesIn as csPlacesIn } from '../../words/cs'
import { placesIn as enPlacesIn } from '../../words/en'
import { cs } from '../../words/cs/screens'
import { en, type Texts } from '../../words/en/screens'
import { byLanguage } from '../../../../ui/by-language'

/** The texts of the game's screens, in the language of the page. */

export type { Texts } from '../../words/en/screens'

/** The texts of the screens in one language. */
export const textsIn = byLanguage<Texts>({ en, cs })
/** A hook: the same in the language of the page. */
export const useTexts = (): Texts => textsIn(useLanguage())

/** A name that nobody shares; the colour stands beside names that are equal, and alone where there is none. */
const calledIn = ({ players }: Pick<State, 'players'>, colours: Texts['colours']): Texts['colours'] =>
  calledBy(
    players.map(({ colour, name }) => ({ role: colour, name })),
    colours,
  )

/** The texts of a game, with people and cities by the names that the table gave; only neutral pieces keep their colours. */
export const namedIn = (state: Pick<State, 'players' | 'cityNames'>, language: Language): Texts => {
  const texts = textsIn(language)
  const placesIn = { en: enPlacesIn, cs: csPlacesIn }[language]
  return { ...texts, ...placesIn(state.cityNames ?? {}), colours: calledIn(state, texts.colours) }
}
/** A hook: the same of the game on the table, in the language of the page. */
export const useNamedTexts = (): Texts =>
  namedIn(
    useTable((open) => open.state as State),
    useLanguage(),
  )
