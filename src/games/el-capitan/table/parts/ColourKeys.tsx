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
  /** Owner of the warehouse on the selected site. */
  readonly chosen?: Colour | undefined
  /** Called when the user taps a colour. Undefined if no warehouse can be added. */
  readonly onAdd: ((colour: Colour) => void) | undefined
  /** Site from which the user can remove the warehouse, or `picture` for the city picture. */
  readonly off: number | 'picture' | undefined
  readonly onTakeOff: () => void
}

/**
 * Component with which the user edits warehouses: a button for each colour in play adds a warehouse, and one more button removes a
 * warehouse.
 */
export function ColourKeys({ label, state, chosen, onAdd, off, onTakeOff }: ColourKeysProps) {
  const { row: text, colours, correct } = useNamedTexts()
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={label}>
      {coloursOf(state.players).map((colour) => (
        <button
          key={colour}
          type="button"
          className="row-key"
          aria-label={text.add(colours[colour])}
          aria-pressed={chosen === undefined ? undefined : chosen === colour}
          aria-disabled={onAdd === undefined || undefined}
          onClick={() => onAdd?.(colour)}
        >
          <Pennon role={colour} neutral={state.players.every((player) => player.colour !== colour)} size={32} />
          <small>{colours[colour]}</small>
        </button>
      ))}
      <button
        type="button"
        className="row-key"
        aria-label={off === 'picture' ? correct.dropPicture : text.drop(off ?? 0)}
        aria-disabled={off === undefined || undefined}
        onClick={() => off !== undefined && onTakeOff()}
      >
        <Icon of={close} />
      </button>
    </div>
  )
}
