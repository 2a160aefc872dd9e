import 'react'

declare module 'react' {
  /** Our own custom properties may stand in a `style`. */
  interface CSSProperties {
    /** How long a HoldButton is held: "600ms". */
    '--hold'?: string
  }
}
