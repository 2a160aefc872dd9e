import './capitan.css'
import { SignShapes } from '../../../../table/standard/SignShapes'
import type { Colour } from '../../box/board'
import { SIGNS } from './signs'

/** Component that draws the symbol of a player's colour, to mark the owner of a site. */
export function CitySign({ owner }: { readonly owner: Colour }) {
  return (
    <svg className="city-sign w-6 h-6 p-0.25 rounded-[6px] bg-house fill-current text-on-house" viewBox="0 0 48 48" aria-hidden>
      <SignShapes shapes={SIGNS[owner]} />
    </svg>
  )
}
