import { calledBy } from '../../../../table/standard/called'
import { useTable } from '../../../../table/hook'
import { useLanguage, type Language } from '../../../../ui/words'
import type { State } from '../../model/state'
import { wordsIn } from '../../words'
import { textsIn, type Texts } from './words'

/** Returns a unique name for each player. Adds the colour to equal names, and uses the colour if a name is empty. */
const calledIn = ({ players }: Pick<State, 'players'>, colours: Texts['colours']): Texts['colours'] =>
  calledBy(
    players.map(({ colour, name }) => ({ role: colour, name })),
    colours,
  )

/** Returns the texts of a game with player names and with the city names entered by the players. Neutral pieces keep their colour names. */
export const namedIn = (state: Pick<State, 'players' | 'cityNames'>, language: Language): Texts => {
  const texts = textsIn(language)
  const { placesIn } = wordsIn(language)
  return { ...texts, ...placesIn(state.cityNames ?? {}), colours: calledIn(state, texts.colours) }
}
/** Hook that returns the texts of the open game with player names and city names, in the language of the page. */
export const useNamedTexts = (): Texts =>
  namedIn(
    useTable((open) => open.state as State),
    useLanguage(),
  )
