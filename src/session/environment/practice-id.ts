/** Prefix of the ids of practice games. The ids of other games are hex digits, so they cannot collide with the ids of practice games. */
const MARK = 'practice-'

/** Returns the id of the practice game for a game in the catalogue; the URL of the practice game is `/game/<id>`, as for any game. */
export const practiceId = (game: string): string => MARK + game

/** Returns whether an id belongs to a practice game. A practice game is not in the list of games and not on disk. */
export const isPractice = (id: string): boolean => id.startsWith(MARK)

/** Returns the catalogue id of the game that the player practises in a practice game. */
export const practised = (id: string): string => id.slice(MARK.length)
