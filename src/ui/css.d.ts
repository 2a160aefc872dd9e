import 'react'

declare module 'react' {
  /** Declares the CSS custom properties that the app sets in `style` attributes. */
  interface CSSProperties {
    /** Time for which the user must hold a `HoldButton`, e.g. "600ms". */
    '--hold'?: string
    /** Fraction of the practice steps that are completed, from 0 to 1. Set by `Coach`. */
    '--done'?: number
    /** Maximum width of the content of a screen, e.g. "1240px". */
    '--column'?: string
    /** Font size of the name of a map area, in units of the map's SVG, e.g. "25px". */
    '--letters'?: string
  }
}
