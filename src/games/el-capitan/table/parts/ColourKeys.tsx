import { Icon } from '../../../../ui/Icon'
import { close } from '../../../../ui/icons'
import type { Colour } from '../../box/board'
import { coloursOf } from '../../model/count'
import type { State } from '../../model/state'
import { Pennon } from './Pennon'
import { useNamedTexts } from './named'

export interface ColourKeysProps {
  readonly label: string
  readonly state: State
  /** Owner of the piece on the selected site. */
  readonly chosen?: Colour | undefined
  /** Colours that can be added on the selected site. If omitted, all colours in play. */
  readonly allowed?: readonly Colour[] | undefined
  /** Called when the user taps a colour. Undefined if no piece can be added. */
  readonly onAdd: ((colour: Colour) => void) | undefined
  /** Site from which the user can remove the warehouse, `picture` for the city picture, or `fortress` for a fortress site. */
  readonly off: number | 'picture' | 'fortress' | undefined
  readonly onTakeOff: () => void
}

/**
 * Component with which the user edits the pieces of a city: a button for each colour in play adds a piece, and one more
 * button removes a piece.
 */
export function ColourKeys({ label, state, chosen, allowed, onAdd, off, onTakeOff }: ColourKeysProps) {
  const { row: text, colours, correct } = useNamedTexts()
  const canAdd = (colour: Colour) => onAdd !== undefined && (allowed === undefined || allowed.includes(colour))
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={label}>
      {coloursOf(state.players).map((colour) => (
        <button
          key={colour}
          type="button"
          className="row-key"
          aria-label={text.add(colours[colour])}
          aria-pressed={chosen === undefined ? undefined : chosen === colour}
          aria-disabled={!canAdd(colour) || undefined}
          onClick={() => canAdd(colour) && onAdd?.(colour)}
        >
          <Pennon role={colour} neutral={state.players.every((player) => player.colour !== colour)} size={32} />
          <small>{colours[colour]}</small>
        </button>
      ))}
      <button
        type="button"
        className="row-key"
        aria-label={off === 'picture' ? correct.dropPicture : off === 'fortress' ? correct.dropFortress : text.drop(off ?? 0)}
        aria-disabled={off === undefined || undefined}
        onClick={() => off !== undefined && onTakeOff()}
      >
        <Icon of={close} />
      </button>
    </div>
  )
}
