import { useGameTable } from '../context'
import type { BoardProps } from '../game/board-map'
import type { Place, Size } from '../../ui/map/geometry'

/** Area of a board without a drawn map: a box or hexagon with its name and the roles that have pieces there. */
export interface Cell {
  readonly id: string
  /** X coordinate of the centre of the cell, in units of the board. */
  readonly x: number
  readonly y: number
  /** Accessible name of the cell. */
  readonly name: string
  /** Text shown in the cell. */
  readonly text: string
  /** CSS class of the role that holds the cell and whose colours fill it. */
  readonly held?: string | undefined
  /** Roles that have pieces in the cell, and the number of their pieces, e.g. of settlements. */
  readonly roles: readonly (readonly [role: string, figure: string])[]
  /** Small icons at the bottom of the cell, e.g. of buildings. The figure may be empty. `owner` adds the badge of a role. */
  readonly details?: readonly CellDetail[]
}

/** Small icon of a cell with its figure and the role that owns the piece. */
export type CellDetail = readonly [icon: string, figure: string, owner?: string]

/** Board for the film, made of cells of the same shape. */
export interface CellBoard<State> {
  readonly size: Size
  /** Corners of a cell, relative to its centre. */
  readonly corners: readonly (readonly [x: number, y: number])[]
  /**
   * Number of badges in one row of a cell, and the factor by which text and badges are enlarged; 3 and 1 if omitted. `frame` is the outline
   * of a badge in a 48 × 48 grid; if omitted, a badge in a held cell has a disc behind it.
   */
  readonly marks?: { readonly inRow: number; readonly scale: number; readonly frame?: string }
  /** Returns the cells of a position. All positions of a game have the same cells. */
  readonly cells: (state: State) => readonly Cell[]
}

/** Returns the corners of a rectangular cell relative to its centre. */
export const boxCorners = ({ width, height }: Size): CellBoard<unknown>['corners'] => {
  const [x, y] = [width / 2, height / 2]
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ]
}

/** Returns the corners of a hexagonal cell with vertical sides, relative to its centre. */
export const hexCorners = (width: number): CellBoard<unknown>['corners'] => {
  const [x, high, low] = [width / 2, width / Math.sqrt(3), width / Math.sqrt(12)]
  return [
    [0, -high],
    [x, -low],
    [x, low],
    [0, high],
    [-x, low],
    [-x, -low],
  ]
}

/** Returns the accessible name of a cell. */
const labelOf = ({ name, roles }: Cell): string => [name, ...roles.map(([, n]) => n)].join(', ')

/** Creates the component that draws the board of the film as cells. */
export const cellBoardOf = <State,>({ size, corners, marks = { inRow: 3, scale: 1 }, cells }: CellBoard<State>) =>
  function FilmBoard({ state, children }: BoardProps) {
    const bottom = Math.max(...corners.map(([, down]) => down))
    const width = 2 * Math.max(...corners.map(([right]) => right))
    const all = cells(state as State)
    const places = new Map(
      all.map(({ id, x, y }): [string, Place] => {
        const around = corners.map(([right, down]) => [x + right, y + down] as const)
        return [id, { path: `M${around.map((corner) => corner.join(' ')).join('L')}Z`, corners: around, anchor: { x, y }, tap: { x, y } }]
      }),
    )
    return children({
      drawing: { ...size, places },
      areas: all.map((cell) => ({
        id: cell.id,
        label: labelOf(cell),
        kind: cell.held === undefined ? 'film-cell' : `film-cell ${cell.held}`,
        fill: cell.held === undefined ? 'var(--surface)' : 'var(--house)',
        mark: (
          <CellMark
            text={cell.text}
            held={cell.held ?? ''}
            roles={cell.roles.map((one) => one.join(' ')).join(',')}
            details={(cell.details ?? []).map((one) => one.join('|')).join(';')}
            bottom={bottom}
            width={width}
            {...marks}
          />
        ),
      })),
      start: all[0]?.id ?? '',
      around: (area) => [area],
      ground: undefined,
      print: undefined,
    })
  }

interface CellMarkProps {
  readonly text: string
  /** CSS class of the role that holds the cell, or an empty string. */
  readonly held: string
  /** Roles and numbers of their pieces as one string, e.g. "red 2,blue 1", because the film compares marks by their props. */
  readonly roles: string
  /** Icons, figures and owners as one string, e.g. "M4 4h16|2;M3 3h9||red". */
  readonly details: string
  /** Y coordinate of the lower edge of the cell, relative to its centre. */
  readonly bottom: number
  /** Width of the cell. A long text is drawn smaller, so that it fits. */
  readonly width: number
  readonly inRow: number
  readonly scale: number
  readonly frame?: string
}

/** Width and height of the badge of a role in a cell. */
const SIGN = 24
/** Width of the badge of a role together with the number of its pieces. */
const STEP = 40
/** Height of one row of badges. */
const ROW = SIGN + 4

/** Font size of a short text in a cell. */
const FONT_SIZE = 15
/** Mean width of a letter of the bold text, relative to the font size. */
const LETTER = 0.66
/** Space on each side of the text of a cell. */
const MARGIN = 5

/** Returns the font size with which a text fits into a cell. */
export const fontSizeOf = (text: string, width: number): number =>
  Math.min(FONT_SIZE, (width - 2 * MARGIN) / (LETTER * Math.max(1, text.length)))

/**
 * Text, badges and icons of a cell. In a held cell, each badge has a disc or a frame behind it, because a badge may have the colour of the
 * cell.
 */
function CellMark({ text, held, roles, details, bottom, width, inRow, scale, frame }: CellMarkProps) {
  const listed = roles === '' ? [] : roles.split(',').map((one) => one.split(' '))
  const ink = held === '' ? 'var(--ink)' : 'var(--on-house)'
  const rows = Math.ceil(listed.length / inRow)
  // The text and one or two rows of badges are around the centre; each further pair of rows moves everything up by one row.
  const top = -Math.floor(Math.max(0, rows - 1) / 2) * ROW
  return (
    <g className={held} transform={scale === 1 ? undefined : `scale(${scale})`}>
      <text
        y={listed.length === 0 ? 5 : top - 24}
        textAnchor="middle"
        fontSize={fontSizeOf(text, width / scale)}
        fontWeight={600}
        fill={ink}
      >
        {text}
      </text>
      {listed.map(([role = '', count = ''], at) => {
        const row = Math.floor(at / inRow)
        const x = ((at % inRow) - Math.min(inRow, listed.length - row * inRow) / 2) * STEP
        const y = top + row * ROW - 14
        return (
          <g key={role} transform={`translate(${x} ${y})`}>
            <Badge role={role} size={SIGN} ink={held === '' ? undefined : ink} frame={frame} />
            <text x={SIGN + 3} y={18} fontSize={16} fontWeight={700} fill={ink}>
              {count}
            </text>
          </g>
        )
      })}
      <Details details={details} ink={ink} frame={held === '' ? undefined : frame} y={bottom / scale - DETAIL - 4} />
    </g>
  )
}

interface BadgeProps {
  readonly role: string
  readonly size: number
  /** Colour behind the badge; undefined if the badge has its own edge. */
  readonly ink: string | undefined
  readonly frame: string | undefined
}

/** Badge of a role with the disc or the frame behind it. */
function Badge({ role, size, ink, frame }: BadgeProps) {
  const { RoleBadge } = useGameTable()
  return (
    <>
      {ink !== undefined && frame === undefined && <circle cx={size / 2} cy={size / 2} r={size / 2 + 1.5} fill={ink} />}
      <g transform={`scale(${size / 48})`}>
        {ink !== undefined && frame !== undefined && <path d={frame} fill={ink} stroke={ink} strokeWidth={7} strokeLinejoin="round" />}
        <RoleBadge role={role} size={48} />
      </g>
    </>
  )
}

/** Width and height of a small icon at the bottom of a cell. */
const DETAIL = 13
/** Space between two small icons with their figures. */
const DETAIL_GAP = 5
/** Width of a digit next to a small icon. */
const DIGIT = 8

interface DetailsProps {
  readonly details: string
  readonly ink: string
  /** Outline of a badge, if badges need a frame in this cell. */
  readonly frame: string | undefined
  readonly y: number
}

/** Row of small icons with their figures and owners, centred at the bottom of a cell. */
function Details({ details, ink, frame, y }: DetailsProps) {
  const listed = details === '' ? [] : details.split(';').map((one) => one.split('|'))
  const widths = listed.map(([, figure = '', owner = '']) => DETAIL + 2 + figure.length * DIGIT + (owner === '' ? 0 : DETAIL))
  const start = -(widths.reduce((all, width) => all + width, 0) + DETAIL_GAP * (widths.length - 1)) / 2
  return listed.map(([icon = '', figure = '', owner = ''], at) => {
    const x = widths.slice(0, at).reduce((all, width) => all + width + DETAIL_GAP, start)
    return (
      <g key={`${icon} ${owner}`} transform={`translate(${x} ${y})`}>
        <g transform={`scale(${DETAIL / 24})`}>
          <path d={icon} fill="none" stroke={ink} strokeWidth={2.2} />
        </g>
        <text x={DETAIL + 1} y={11} fontSize={12} fontWeight={700} fill={ink}>
          {figure}
        </text>
        {owner !== '' && (
          <g transform={`translate(${DETAIL + 2 + figure.length * DIGIT} 0)`}>
            <Badge role={owner} size={DETAIL} ink={frame === undefined ? undefined : ink} frame={frame} />
          </g>
        )}
      </g>
    )
  })
}
