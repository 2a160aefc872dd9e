import type { Language } from '../../ui/language'
import { catalogue } from '../../games/catalogue'

/** Returns the title of a game for lists that do not show its edition; undefined if the game is unknown. */
export const shortTitleOf = (game: string, language: Language): string | undefined => {
  const title = catalogue.find(({ id }) => id === game)?.titleIn(language)
  return title?.short ?? title?.name
}
