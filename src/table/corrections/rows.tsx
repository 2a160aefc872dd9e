import type { ReactNode } from 'react'
import { Check, Select, Switch, TextField } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { Ranking } from '../../ui/Ranking'
import { Stepper } from '../../ui/Stepper'
import { Chip } from '../../ui/Tag'

/** Form row of a correction for a number within a range; `min` is 0 by default. */
export interface NumberRow<Change> {
  readonly kind: 'number'
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  /** Content before the label, and below it. */
  readonly lead?: ReactNode
  readonly note?: ReactNode
  /** Text of the row, if it differs from the label. */
  readonly says?: ReactNode
  /** Toggle buttons below the number. */
  readonly toggles?: readonly Toggle<Change>[]
  to(this: void, value: number): Change
}

/**
 * Row of a correction form as data: the current state, and a function that returns the change for the user's input. Input that does not fit
 * into a row needs an editor component of the game.
 */
export type SetRow<Change> =
  | NumberRow<Change>
  /** Row with a switch for something that is on or off. */
  | {
      readonly kind: 'switch' | 'tick'
      readonly label: ReactNode
      readonly note?: ReactNode
      readonly on: boolean
      to(this: void, on: boolean): Change
    }
  /** Row of toggle buttons, each for one boolean value. `label` names the group. */
  | { readonly kind: 'toggles'; readonly label: string; readonly lead?: ReactNode; readonly toggles: readonly Toggle<Change>[] }
  /** Row in which the user selects one of several values. Selecting an option without a `change` does nothing. */
  | {
      readonly kind: 'choice'
      readonly label: string
      readonly value: string
      readonly options: readonly { readonly value: string; readonly label: string; readonly change?: Change | undefined }[]
    }
  /** Row for one line of text. */
  | {
      readonly kind: 'text'
      readonly label: string
      readonly value: string
      readonly longest: number
      to(this: void, text: string): Change
    }

/** Toggle button for one boolean value of a correction. */
export interface Toggle<Change> {
  /** Accessible name of the button, for example "Petr: fort". */
  readonly label: string
  /** Visible text of the button. */
  readonly text: string
  /** SVG path of the icon. */
  readonly icon: string
  readonly on: boolean
  to(this: void, on: boolean): Change
}

export interface SetRowsProps<Change> {
  readonly rows: readonly SetRow<Change>[]
  readonly set: (change: Change) => void
}

const isListed = <Change,>({ kind }: SetRow<Change>): boolean =>
  kind === 'number' || kind === 'switch' || kind === 'tick' || kind === 'toggles'

/** List of the form rows of a correction; adjacent rows with numbers and switches share a card. */
export function SetRows<Change>({ rows, set }: SetRowsProps<Change>) {
  const groups = rows.reduce<readonly (readonly SetRow<Change>[])[]>((done, row) => {
    const last = done.at(-1)
    const joins = last?.[0] !== undefined && isListed(last[0]) && isListed(row)
    return joins ? [...done.slice(0, -1), [...last, row]] : [...done, [row]]
  }, [])
  return groups.map((group, at) => {
    const shown = group.map((row, k) => <OneRow key={k} row={row} set={set} />)
    return group.some(isListed) ? (
      <ul key={at} className="card list">
        {shown}
      </ul>
    ) : (
      shown
    )
  })
}

function OneRow<Change>({ row, set }: { row: SetRow<Change>; set: (change: Change) => void }) {
  switch (row.kind) {
    case 'number':
      return (
        <Figure
          label={row.label}
          value={row.value}
          min={row.min ?? 0}
          max={row.max}
          lead={row.lead}
          below={row.toggles && <Toggles label={row.label} toggles={row.toggles} set={set} />}
          onChange={(value) => set(row.to(value))}
        >
          {row.says ?? row.label}
          {row.note !== undefined && <span className="note">{row.note}</span>}
        </Figure>
      )
    case 'switch':
      return <Switch title={row.label} note={row.note} on={row.on} onChange={(on) => set(row.to(on))} />
    case 'tick':
      return <Check title={row.label} note={row.note} on={row.on} onChange={(on) => set(row.to(on))} />
    case 'toggles':
      return (
        <li className="row flex-wrap">
          {row.lead}
          <Toggles label={row.label} toggles={row.toggles} set={set} />
        </li>
      )
    case 'choice': {
      const change = (value: string) => {
        const found = row.options.find((option) => option.value === value)?.change
        if (found !== undefined) set(found)
      }
      return <Select label={row.label} value={row.value} options={row.options} onChange={change} />
    }
    case 'text':
      return <TextField label={row.label} value={row.value} maxLength={row.longest} onChange={(text) => set(row.to(text))} />
  }
}

interface TogglesProps<Change> {
  readonly label: string
  readonly toggles: readonly Toggle<Change>[]
  readonly set: (change: Change) => void
}

function Toggles<Change>({ label, toggles, set }: TogglesProps<Change>) {
  return (
    <div role="group" aria-label={label} className="flex grow basis-full flex-wrap gap-1 [--chip-edge:8px]">
      {toggles.map(({ label: name, text, icon, on, to }) => (
        <Chip key={name} label={name} on={on} onPress={() => set(to(!on))}>
          <Icon of={icon} size="s" />
          {text}
        </Chip>
      ))}
    </div>
  )
}

export interface FigureProps {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly lead?: ReactNode
  /** Content below the number. */
  readonly below?: ReactNode
  /** Text of the row; its label by default. */
  readonly children?: ReactNode
}

/** Largest maximum of a number that the user can only change in steps; a larger number can also be typed. */
const MOST_STEPS = 9

/** Form row with a number input. If the row is too narrow, the input is below the text. */
export function Figure({ label, value, min = 0, max, onChange, lead, below, children = label }: FigureProps) {
  return (
    <li className="row flex-wrap">
      {lead}
      <span className="words min-w-min">{children}</span>
      <Stepper size="s" label={label} value={value} min={min} max={max} typed={max > MOST_STEPS} onChange={onChange} />
      {below}
    </li>
  )
}

export interface OrderEditorProps<Item extends string> {
  readonly label: string
  readonly order: readonly Item[]
  readonly nameOf: (item: Item) => string
  readonly leadOf: (item: Item) => ReactNode
  readonly onChange: (order: readonly Item[]) => void
}

/** Editor for an ordered list of roles, under a heading. */
export function OrderEditor<Item extends string>(props: OrderEditorProps<Item>) {
  return (
    <section aria-label={props.label}>
      <h3 className="label mb-1 px-1">{props.label}</h3>
      <Ranking {...props} />
    </section>
  )
}
