import { calledBy } from '../../../../table/plain/called'
import { useTable } from '../../../../table/hook'
import { useLanguage, type Language } from '../../../../ui/words'
import type { State } from '../../model/state'
import { placesIn as csPlacesIn } from '../../words/cs'
import { placesIn as enPlacesIn } from '../../words/en'
import { cs } from '../../words/cs/screens'
import { en, type Texts } from '../../words/en/screens'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the game's screens, in the language of the page. */

export type { Texts } from '../../words/en/screens'

/** Returns the screen texts in one language. */
export const textsIn = byLanguage<Texts>({ en, cs })
/** Returns the screen texts in the language of the page. */
export const useTexts = (): Texts => textsIn(useLanguage())

/** Returns a unique name for each player. Adds the colour to equal names, and uses the colour if a name is empty. */
const calledIn = ({ players }: Pick<State, 'players'>, colours: Texts['colours']): Texts['colours'] =>
  calledBy(
    players.map(({ colour, name }) => ({ role: colour, name })),
    colours,
  )

/** Returns the texts of a game with player names and with the city names entered by the players. Neutral pieces keep their colour names. */
export const namedIn = (state: Pick<State, 'players' | 'cityNames'>, language: Language): Texts => {
  const texts = textsIn(language)
  const placesIn = { en: enPlacesIn, cs: csPlacesIn }[language]
  return { ...texts, ...placesIn(state.cityNames ?? {}), colours: calledIn(state, texts.colours) }
}
/** Returns the named texts of the open game, in the language of the page. */
export const useNamedTexts = (): Texts =>
  namedIn(
    useTable((open) => open.state as State),
    useLanguage(),
  )
