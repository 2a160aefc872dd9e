import type { SignShape } from '../charts/sign'

/** Component that draws the shapes of a badge as SVG in the current text colour. */
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
