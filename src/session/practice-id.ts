/** Practice games have ids of their own kind, which no other game can have: theirs are digits. */
const MARK = 'practice-'

/** The id of the practice game of a game in the catalogue; its table is at `/game/<id>` like any other. */
export const practiceId = (game: string): string => MARK + game

/** Whether an id is that of a practice game, which is on no list and on no disk. */
export const isPractice = (id: string): boolean => id.startsWith(MARK)

/** The game in the catalogue that is practised under this id. */
export const practised = (id: string): string => id.slice(MARK.length)
