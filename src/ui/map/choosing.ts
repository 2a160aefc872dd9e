/** The choice on a map, and its subject. */
export interface Choosing {
  /** Areas that it is about besides: where nothing is chosen on it, it begins with them in sight. */
  readonly about?: readonly string[] | undefined
  /** The area that is open or chosen: it is framed, and brought into sight. */
  readonly chosen?: string | undefined
  /** The area that something begins in: it is framed otherwise than what is chosen. */
  readonly origin?: string | undefined
  /** Areas that something goes to: they are filled and framed. */
  readonly targets?: readonly string[] | undefined
  /** Areas in which something has happened: they are filled and framed, and looked at. */
  readonly happened?: readonly string[] | undefined
  /** Areas in which something can be done now: they light up. */
  readonly legal?: readonly string[] | undefined
  /** Only the areas that light up can be chosen: the rest dims, and a tap on it says why not. */
  readonly objection?: ((area: string) => string | undefined) | undefined
  /** Ways that something takes, each in its order with both ends: they are drawn. */
  readonly ways?: readonly (readonly string[])[] | undefined
}

/** The choice as a map shows it. */
export interface Choice {
  /** Areas that it begins with in sight; undefined if it is as it was left. A question begins with its areas. */
  readonly inSight: readonly string[] | undefined
  /** The chosen areas and the origin, as one key. */
  readonly near: string
  /** The areas that light up and those it is about, or those in which something has happened, as one word. */
  readonly lit: string | undefined
  /** Whether an area can be chosen. */
  readonly isOpen: (area: string) => boolean
  /** Whether an area dims. */
  readonly isDim: (area: string) => boolean
}

/** Works out what lights up on a map, what dims, and what it begins with. */
export const choiceOf = ({ about = [], happened, chosen, legal, objection, ways = [], origin, targets = [] }: Choosing): Choice => {
  const all = [...(legal ?? []), ...ways.flat(), ...targets]
  const begins = origin === undefined ? [] : [origin]
  const asks = objection !== undefined
  return {
    inSight: asks && legal !== undefined ? [...all, ...about, ...begins] : (happened ?? (about.length === 0 ? undefined : about)),
    near: [...new Set([...begins, ...targets, ...(chosen === undefined ? [] : [chosen])])].join(' '),
    lit: happened?.join(' ') ?? (legal && [...legal, ...about, ...begins].join(' ')),
    isOpen: (area) => !asks || legal?.includes(area) === true,
    isDim: (area) => asks && area !== chosen && area !== origin && !all.includes(area),
  }
}
