/** Prefix of the ids of practice games. Ids of other games are hex digits, so they cannot collide. */
const MARK = 'practice-'

/** Returns the id of the practice game of a game in the catalogue; its URL is `/game/<id>`, like that of any game. */
export const practiceId = (game: string): string => MARK + game

/** Returns whether an id belongs to a practice game, which is in no list and not on disk. */
export const isPractice = (id: string): boolean => id.startsWith(MARK)

/** Returns the id in the catalogue of the game that a practice game practises. */
export const practised = (id: string): string => id.slice(MARK.length)
