import { useState } from 'react'
import { Figure, SetRows, type SetRow } from '../../../../table/corrections/rows'
import { Select, Switch, TextField } from '../../../../ui/Field'
import { unitKindsOf, numberOf, type AreaId, type Box, type Pair } from '../../box/box'
import type { BoxChange } from '../../model/moves'
import { useAllSpeech, useSpeech } from '../speech'

/** Props of the editors for printed numbers. `set` receives each change immediately. */
export interface BoxEditorProps {
  readonly box: Box
  readonly set: (change: BoxChange) => void
}

/** Editor for the maximum army sizes at each supply level, written as on the supply track: "3 2 2". */
export function SupplyTableEditor({ box, set }: BoxEditorProps) {
  const { words, say } = useAllSpeech()
  return (
    <div className="flex flex-col gap-3">
      {box.supplyTable.map((flags, level) => (
        <FlagsField
          key={level}
          label={say(words.box.level, { level })}
          flags={flags}
          onChange={(changed) => set({ set: 'box.supplyTable', value: box.supplyTable.with(level, changed) })}
        />
      ))}
    </div>
  )
}

/** Parses the typed army sizes of a supply level. Returns undefined unless the text consists of 1 to 9 numbers from 1 to 9. */
const flagsIn = (typed: string): readonly number[] | undefined => {
  const flags = typed
    .split(/\D+/)
    .filter((part) => part !== '')
    .map(Number)
  return flags.length > 0 && flags.length <= 9 && flags.every((flag) => flag >= 1 && flag <= 9) ? flags : undefined
}

function FlagsField({ label, flags, onChange }: { label: string; flags: readonly number[]; onChange: (flags: readonly number[]) => void }) {
  const { words } = useAllSpeech()
  const [text, setText] = useState(flags.join(' '))
  const type = (typed: string) => {
    setText(typed)
    const now = flagsIn(typed)
    if (now !== undefined) onChange(now)
  }
  const fault = flagsIn(text) === undefined ? words.box.flagsFault : undefined
  return <TextField label={label} inputMode="numeric" value={text} fault={fault} onChange={type} />
}

/** Editor for the number of special orders that each place on the King's Court track allows. */
export function StarsEditor({ box, set }: BoxEditorProps) {
  const { names } = useSpeech()
  const rows = box.stars.map((stars, k): SetRow<BoxChange> => ({
    kind: 'number',
    label: names.place(k + 1),
    value: stars,
    max: 5,
    to: (value) => ({ set: 'box.stars', value: box.stars.with(k, value) }),
  }))
  return <SetRows rows={rows} set={set} />
}

/** Editor for the number of castle areas with which a house wins immediately, for each number of houses. */
export function VictoryEditor({ box, set }: BoxEditorProps) {
  const { names } = useSpeech()
  const rows = ([3, 4, 5] as const).map((houses): SetRow<BoxChange> => ({
    kind: 'number',
    label: names.count.houses(houses),
    value: box.victory[houses],
    min: 1,
    max: 18,
    to: (value) => ({ set: 'box.victory', value: { ...box.victory, [houses]: value } }),
  }))
  return <SetRows rows={rows} set={set} />
}

/** Editor for the number of pieces of each house. */
export function LimitsEditor({ box, set }: BoxEditorProps) {
  const { words, names } = useAllSpeech()
  const rows = [...unitKindsOf(box), 'power' as const].map((piece): SetRow<BoxChange> => ({
    kind: 'number',
    label: piece === 'power' ? words.box.powerTokens : names.unit[piece],
    value: piece === 'power' ? box.limits.power : numberOf(box.limits, piece),
    max: piece === 'power' ? 40 : 30,
    to: (value) => ({ set: 'box.limit', piece, value }),
  }))
  return <SetRows rows={rows} set={set} />
}

/** Edits whether two areas are adjacent. If `pair` is omitted, the user chooses the areas. */
export function BorderEditor({ box, set, pair }: BoxEditorProps & { pair?: Pair }) {
  const { words } = useAllSpeech()
  const [first, second] = pair ?? box.disputed ?? Object.keys(box.areas)
  const [a, setA] = useState<AreaId>(first ?? '')
  const [b, setB] = useState<AreaId>(second ?? '')
  const touch = box.adjacency.some(([c, d]) => (c === a && d === b) || (c === b && d === a))
  return (
    <div className="flex flex-col gap-3">
      {pair === undefined && (
        <>
          <AreaSelect box={box} label={words.box.oneArea} value={a} onChange={setA} />
          <AreaSelect box={box} label={words.box.otherArea} value={b} onChange={setB} />
        </>
      )}
      {a !== b && (
        <ul className="card list">
          <Switch title={words.box.touch} on={touch} onChange={(on) => set({ set: 'box.adjacency', a, b, touch: on })} />
        </ul>
      )}
    </div>
  )
}

/** Edits the printed icons of an area. If `area` is omitted, the user chooses the area. */
export function IconsEditor({ box, set, area: given }: BoxEditorProps & { area?: AreaId }) {
  const { words, names } = useAllSpeech()
  const [area, setArea] = useState<AreaId>(given ?? box.houses.stark.home)
  const printed = box.areas[area]
  if (printed === undefined) return
  const { barrels, crowns, castle } = printed
  const change = (fields: Partial<{ barrels: number; crowns: number; castle: 0 | 1 | 2 }>) =>
    set({ set: 'box.area', area, barrels, crowns, castle, ...fields })
  return (
    <div className="flex flex-col gap-3">
      {given === undefined && <AreaSelect box={box} label={words.box.area} value={area} onChange={setArea} />}
      <ul className="card list">
        <Figure label={words.box.barrels} value={barrels} max={5} onChange={(value) => change({ barrels: value })} />
        <Figure label={words.box.crowns} value={crowns} max={5} onChange={(value) => change({ crowns: value })} />
      </ul>
      <Select
        label={words.box.castle}
        value={String(castle)}
        options={([0, 1, 2] as const).map((value) => ({ value: String(value), label: names.castle[value] }))}
        onChange={(value) => change({ castle: value === '2' ? 2 : value === '1' ? 1 : 0 })}
      />
    </div>
  )
}

function AreaSelect({ box, label, value, onChange }: { box: Box; label: string; value: AreaId; onChange: (area: AreaId) => void }) {
  const { names } = useSpeech()
  const areas = Object.values(box.areas).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return (
    <Select
      label={label}
      value={value}
      options={areas.map(({ id }) => ({ value: id, label: names.area({ box }, id) }))}
      onChange={onChange}
    />
  )
}
