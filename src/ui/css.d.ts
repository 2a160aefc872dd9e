import 'react'

declare module 'react' {
  /** Adds the custom properties that the app sets in a `style` attribute. */
  interface CSSProperties {
    /** Duration of a hold of the HoldButton, e.g. "600ms". */
    '--hold'?: string
    /** Completed share of the steps of a Coach, from 0 to 1. */
    '--done'?: number
    /** Maximum width of the content of a screen, e.g. "1240px". */
    '--column'?: string
    /** Font size of a name on a map, in units of its SVG, e.g. "25px". */
    '--letters'?: string
  }
}
