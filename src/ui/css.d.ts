import 'react'

declare module 'react' {
  /** Allows custom properties in a `style`. */
  interface CSSProperties {
    /** How long a HoldButton is held: "600ms". */
    '--hold'?: string
    /** How much of a Coach's steps is done: from 0 to 1. */
    '--done'?: number
    /** How wide the lines of a screen may be: "1240px". */
    '--column'?: string
    /** Size of a name's letters on a map, in units of its drawing: "25px". */
    '--letters'?: string
  }
}
