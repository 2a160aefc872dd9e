import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Size of a name's letters in units of the drawing: "25px". */
    '--letters'?: string
  }
}
