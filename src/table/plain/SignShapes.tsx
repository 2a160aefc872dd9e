import type { SignShape } from '../charts/sign'

/** A sign as SVG, in the colour of the text. */
export const SignShapes = ({ shapes }: { readonly shapes: readonly SignShape[] }) =>
  shapes.map(({ d, stroke, round, evenOdd }) => (
    <path
      key={d}
      d={d}
      {...(stroke !== undefined && { fill: 'none', stroke: 'currentColor', strokeWidth: stroke })}
      {...(round && { strokeLinecap: 'round' })}
      {...(evenOdd && { fillRule: 'evenodd' })}
    />
  ))
