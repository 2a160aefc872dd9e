/** State of the user interface that practice steps can check in addition to the game state. */
export interface StandardPracticeFacts {
  /** Whether the screen shows the revealed choices. */
  readonly laidOut: boolean
  /** Whether the screen shows the consequences of a move, which the players carry out on the real board. */
  readonly showsOutcome: boolean
  /** URL path of the screen, e.g. `/game/practice-islet/log`. */
  readonly place: string
}

/** Texts of a practice round in one language. */
export interface PracticeTexts {
  /** Text of each practice step. The key is the id of the step. `{done}` and `{log}` are replaced by the labels of the screen. */
  readonly steps: Readonly<Record<string, string>>
  readonly learnt: readonly string[]
  readonly note: string
}
