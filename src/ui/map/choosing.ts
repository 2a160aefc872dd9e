/** State of the map: what is chosen, and what can be chosen. */
export interface Choosing {
  /** Other areas of the question. If nothing can be chosen on the map, it opens with these areas in view. */
  readonly about?: readonly string[] | undefined
  /** The open or chosen area. It is outlined and scrolled into view. */
  readonly chosen?: string | undefined
  /** Area in which an action starts; its outline differs from the outline of `chosen`. */
  readonly origin?: string | undefined
  /** Target areas of an action; filled and outlined. */
  readonly targets?: readonly string[] | undefined
  /** Areas in which something has happened. They are filled and outlined, and the map opens with them in view. */
  readonly happened?: readonly string[] | undefined
  /** Selectable areas; highlighted. */
  readonly legal?: readonly string[] | undefined
  /**
   * If set, only the areas in `legal` can be chosen and other areas are dimmed. Returns the reason to show when another area is tapped.
   */
  readonly objection?: ((area: string) => string | undefined) | undefined
  /** Paths to draw, each as area ids from start to end. */
  readonly paths?: readonly (readonly string[])[] | undefined
}

/** Derived state of the map for rendering. */
export interface Choice {
  /** Areas that are in view when the map opens; undefined restores the saved view. */
  readonly inSight: readonly string[] | undefined
  /** Ids of the origin, the targets and the chosen area, separated by spaces. */
  readonly near: string
  /**
   * Ids of the areas to bring into view when they change, separated by spaces: areas with an event, or the selectable areas, the areas of
   * the question and the origin.
   */
  readonly lit: string | undefined
  /** Returns whether an area can be chosen. */
  readonly isOpen: (area: string) => boolean
  /** Returns whether an area is dimmed. */
  readonly isDim: (area: string) => boolean
}

/** Derives which areas of a map are selectable, dimmed and initially in view. */
export const choiceOf = ({ about = [], happened, chosen, legal, objection, paths = [], origin, targets = [] }: Choosing): Choice => {
  const all = [...(legal ?? []), ...paths.flat(), ...targets]
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
