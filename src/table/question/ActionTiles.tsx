import './action-tiles.css'
import { Icon } from '../../ui/Icon'

export interface ActionTile {
  readonly id: string
  readonly icon: string
  readonly title: string
  /** A price or a condition; of a refused action the reason in two or three words. */
  readonly note: string
  /** The rules refuse the action now; a press still calls `onPress`, to show the refusal. */
  readonly isRefused?: boolean
  readonly isChosen?: boolean
  readonly onPress: () => void
}

export interface ActionTilesProps {
  /** Names the group. */
  readonly label: string
  readonly tiles: readonly ActionTile[]
}

/** The actions of a turn in fixed places, three in a row. */
export function ActionTiles({ label, tiles }: ActionTilesProps) {
  return (
    <div className="action-tiles" role="group" aria-label={label}>
      {tiles.map(({ id, icon, title, note, isRefused = false, isChosen = false, onPress }) => (
        <button
          key={id}
          type="button"
          className="action-tile"
          aria-pressed={isChosen}
          data-refused={isRefused ? '' : undefined}
          onClick={onPress}
        >
          <b>
            <Icon of={icon} size="xs" />
            {title}
          </b>
          <small>{note}</small>
        </button>
      ))}
    </div>
  )
}
