import { useState } from 'react'
import { Select, Switch, TextField } from '../../../../ui/Field'
import { Stepper } from '../../../../ui/Stepper'
import { UNIT_KINDS, type AreaId, type Box, type CardId, type Pair } from '../../box/box'
import { NO_TEXT } from '../../corrections/changes'
import type { BoxChange } from '../../model/moves'
import type { CardFigures } from '../../model/state'
import { useAllSpeech, useSpeech } from '../speech'

/** The numbers of the box, each in an editor of its own; a change is handed on at once. */
export interface BoxEditorProps {
  readonly box: Box
  readonly set: (change: BoxChange) => void
}

/** Flags of each supply level, written as the track shows them: "3 2 2". */
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

function FlagsField({ label, flags, onChange }: { label: string; flags: readonly number[]; onChange: (flags: readonly number[]) => void }) {
  const { words } = useAllSpeech()
  const [text, setText] = useState(flags.join(' '))
  const read = text
    .split(/\D+/)
    .filter((part) => part !== '')
    .map(Number)
  const good = read.length > 0 && read.length <= 9 && read.every((flag) => flag >= 1 && flag <= 9)
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={text}
      fault={good ? undefined : words.box.flagsFault}
      onChange={(typed) => {
        setText(typed)
        const now = typed
          .split(/\D+/)
          .filter((part) => part !== '')
          .map(Number)
        if (now.length > 0 && now.length <= 9 && now.every((flag) => flag >= 1 && flag <= 9)) onChange(now)
      }}
    />
  )
}

/** Stars of each place of the King's Court. */
export function StarsEditor({ box, set }: BoxEditorProps) {
  const { names } = useSpeech()
  return (
    <ul className="card list">
      {box.stars.map((stars, k) => (
        <Figure
          key={k}
          label={names.place(k + 1)}
          value={stars}
          max={5}
          onChange={(value) => set({ set: 'box.stars', value: box.stars.with(k, value) })}
        />
      ))}
    </ul>
  )
}

/** Castle areas that win at once, by the number of houses. */
export function VictoryEditor({ box, set }: BoxEditorProps) {
  const { names } = useSpeech()
  return (
    <ul className="card list">
      {([3, 4, 5] as const).map((houses) => (
        <Figure
          key={houses}
          label={names.count.houses(houses)}
          value={box.victory[houses]}
          min={1}
          max={18}
          onChange={(value) => set({ set: 'box.victory', value: { ...box.victory, [houses]: value } })}
        />
      ))}
    </ul>
  )
}

/** Pieces of each house. */
export function LimitsEditor({ box, set }: BoxEditorProps) {
  const { words, names } = useAllSpeech()
  return (
    <ul className="card list">
      {UNIT_KINDS.map((piece) => (
        <Figure
          key={piece}
          label={names.unit[piece]}
          value={box.limits[piece]}
          max={30}
          onChange={(value) => set({ set: 'box.limit', piece, value })}
        />
      ))}
      <Figure
        label={words.box.powerTokens}
        value={box.limits.power}
        max={40}
        onChange={(value) => set({ set: 'box.limit', piece: 'power', value })}
      />
    </ul>
  )
}

/** Whether two areas touch: two that are chosen here, or a given pair. */
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

/** Icons of one area: one that is chosen here, or a given one. */
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

/** Figures of one House card, and the text it carries: one that is chosen here, or a given one. */
export function CardEditor({ box, set, card: given }: BoxEditorProps & { card?: CardId }) {
  const { words, names } = useAllSpeech()
  const all = Object.values(box.cards)
  const [id, setId] = useState<CardId>(given ?? all[0]?.id ?? '')
  const [text, setText] = useState<CardId>()
  const card = box.cards[id]
  if (card === undefined) return
  const { strength, swords, fortifications } = card
  const change = (fields: Partial<CardFigures>) => {
    const figures = { strength, swords, fortifications, ...fields }
    set({ set: 'box.card', card: id, figures, ...(text === undefined ? {} : { text }) })
  }
  const exchange = (other: CardId) => {
    setText(other)
    set({ set: 'box.card', card: id, figures: { strength, swords, fortifications }, text: other })
  }
  const withText = all.filter((one) => one.id !== id && (one.printed ?? one.ability ?? NO_TEXT) !== NO_TEXT)
  return (
    <div className="flex flex-col gap-3">
      {given === undefined && (
        <Select
          label={words.box.card}
          value={id}
          options={all.map((one) => ({ value: one.id, label: `${names.house.plain(one.house)}: ${one.name}` }))}
          onChange={(other) => {
            setId(other)
            setText(undefined)
          }}
        />
      )}
      <Select
        label={words.box.cardText}
        value={text ?? id}
        options={[
          { value: id, label: words.box.ownText },
          { value: NO_TEXT, label: words.box.noText },
          ...withText.map((one) => ({ value: one.id, label: one.name })),
        ]}
        onChange={exchange}
      />
      <ul className="card list">
        <Figure label={words.box.strength} value={strength} max={9} onChange={(value) => change({ strength: value })} />
        <Figure label={words.box.swords} value={swords} max={9} onChange={(value) => change({ swords: value })} />
        <Figure label={words.box.fortifications} value={fortifications} max={9} onChange={(value) => change({ fortifications: value })} />
      </ul>
    </div>
  )
}

function AreaSelect({ box, label, value, onChange }: { box: Box; label: string; value: AreaId; onChange: (area: AreaId) => void }) {
  const areas = Object.values(box.areas).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return <Select label={label} value={value} options={areas.map(({ id, name }) => ({ value: id, label: name }))} onChange={onChange} />
}

interface FigureProps {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A number of the box in a row. */
export function Figure({ label, value, min = 0, max, onChange }: FigureProps) {
  return (
    <li className="row">
      <span className="words">{label}</span>
      <Stepper size="s" label={label} value={value} min={min} max={max} onChange={onChange} />
    </li>
  )
}
