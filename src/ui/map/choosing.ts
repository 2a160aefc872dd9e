/** State of a question about areas on a map: the areas that are chosen, and the areas that can be chosen. */
export interface Choosing {
  /** Map areas that the question is about. If no area can be chosen on the map, the map opens with these areas in view. */
  readonly about?: readonly string[] | undefined
  /** Map area that is open or chosen. The area is outlined and scrolled into view. */
  readonly chosen?: string | undefined
  /** Map area in which an action starts. Its outline differs from the outline of `chosen`. */
  readonly origin?: string | undefined
  /** Map areas that an action leads to; they are filled and outlined. */
  readonly targets?: readonly string[] | undefined
  /**
   * Map areas that were changed by the shown event of the game. They are filled and outlined, and the map opens with these areas in view.
   */
  readonly happened?: readonly string[] | undefined
  /** Selectable map areas, which are highlighted. */
  readonly legal?: readonly string[] | undefined
  /**
   * If this function is set, only the map areas in `legal` can be chosen, and other areas are dimmed. Returns the
   * reason to show when the user taps another area.
   */
  readonly objection?: ((area: string) => string | undefined) | undefined
  /** Paths of units to draw on the map. Each path is a list of area ids from start to end. */
  readonly paths?: readonly (readonly string[])[] | undefined
}

/** State derived from `Choosing` that the map needs for rendering. */
export interface Choice {
  /** Map areas that are in view when the map opens; undefined if the saved view is restored. */
  readonly inSight: readonly string[] | undefined
  /** Ids of the map areas that are origin, target or chosen, separated by spaces. */
  readonly near: string
  /**
   * Ids of the map areas that are brought into view when this list changes, separated by spaces: areas that were changed, or otherwise the
   * selectable areas, the areas of the question and the origin.
   */
  readonly lit: string | undefined
  /** Returns whether the user can choose a map area. */
  readonly isOpen: (area: string) => boolean
  /** Returns whether a map area is dimmed. */
  readonly isDim: (area: string) => boolean
}

/** Returns the areas of a map that are selectable, dimmed and initially in view. */
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
