import './action-tiles.css'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { showToast } from '../../ui/status'

export interface ActionTile {
  readonly id: string
  /** SVG path of an icon, or an element drawn by the game. */
  readonly icon?: string | ReactElement
  readonly title: ReactNode
  /** Price or condition of the action; if the action is refused, the reason in two or three words. */
  readonly note?: ReactNode
  /** Accessible name of the tile, if the visible text is not enough. */
  readonly label?: string
  readonly tooltip?: string | undefined
  /** Whether the rules refuse the action now. `onPress` is still called, to show the refusal. */
  readonly isRefused?: boolean
  /** Whether the action is disabled; a press then only shows the text `why`. */
  readonly isOff?: boolean
  /** Reason why the action is disabled, as a sentence. */
  readonly why?: string | undefined
  readonly isChosen?: boolean
  /** Whether the second click of a double tap is ignored. It would act for the next player, whose tile is in the same place. */
  readonly isOnce?: boolean
  readonly onPress: () => void
}

export interface ActionTilesProps {
  /** Accessible name of the group of tiles; omit it if the question already names the group. */
  readonly label?: string
  readonly tiles: readonly ActionTile[]
}

export interface StackedTilesProps extends ActionTilesProps {
  /** Number of columns of equal width; by default as many as fit. */
  readonly columns?: number
  /** Whether space for a price is reserved between the title and the note. */
  readonly isTall?: boolean
}

/** Shows the possible actions of a turn as tiles in fixed positions, three tiles per row. */
export function ActionTiles({ label, tiles }: ActionTilesProps) {
  return (
    <div className="action-tiles grid grid-cols-[repeat(auto-fit,minmax(max(6rem,30%),1fr))] gap-1.5" role="group" aria-label={label}>
      {tiles.map((tile) => (
        <Tile key={tile.id} tile={{ isChosen: false, ...tile }} look="action-tile">
          <b>
            <Sign of={tile.icon} size="xs" />
            {tile.title}
          </b>
          <small>{tile.note}</small>
        </Tile>
      ))}
    </div>
  )
}

/** Shows the possible actions as tiles in fixed positions, with the icon above the text. */
export function StackedTiles({ label, tiles, columns, isTall = false }: StackedTilesProps) {
  return (
    <div
      className="action-stacks"
      data-tall={isTall ? '' : undefined}
      data-columns={columns}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
    >
      {tiles.map((tile) => (
        <Tile key={tile.id} tile={tile} look="action-stack">
          <Sign of={tile.icon} />
          <span className="tile-title">{tile.title}</span>
          {/* The space separates the words of the accessible name. */}
          {tile.note !== undefined && (
            <>
              {' '}
              <small>{tile.note}</small>
            </>
          )}
        </Tile>
      ))}
    </div>
  )
}

const Sign = ({ of, size = 'm' }: { readonly of: ActionTile['icon']; readonly size?: 'xs' | 'm' }) =>
  typeof of === 'string' ? <Icon of={of} size={size} /> : of

interface TileProps {
  readonly tile: ActionTile
  readonly look: string
  readonly children: ReactNode
}

function Tile({
  tile: { label, tooltip, isRefused = false, isOff = false, why, isChosen, isOnce = false, onPress },
  look,
  children,
}: TileProps) {
  return (
    <button
      type="button"
      className={look}
      aria-label={label}
      title={tooltip}
      aria-pressed={isChosen}
      aria-disabled={isOff ? true : undefined}
      data-refused={isRefused ? '' : undefined}
      onClick={({ detail }) => {
        if (isOnce && detail > 1) return
        if (!isOff) onPress()
        else if (why !== undefined) showToast(why)
      }}
    >
      {children}
    </button>
  )
}
