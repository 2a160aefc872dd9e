import type { ReactNode } from 'react'
import { Select, Switch } from '../../../../ui/Field'
import * as icons from '../icons'
import { PairOfCounts, SideBySide } from '../../../../table/balance/TwoSides'
import { numberOf, UNIT_KINDS, type CardId, type HouseId, type Units } from '../../box/box'
import { cardsOf, hand } from '../../model/position'
import { bladeObjection } from '../../rules/battle-cards'
import { SIDES, type CardFigures, type Side, type State } from '../../model/state'
import { UNIT_ICONS } from '../Glyphs'
import { useAllSpeech, useSpeech } from '../speech'
import { specialsIn, supportedBy, supportIn, type BothSides, type Entered } from './forces'

/** Sections of the battle form, in the order of play. */
export const PARTS = ['units', 'order', 'support', 'card', 'blade'] as const
export type Part = (typeof PARTS)[number]

export interface PartEntryProps {
  readonly state: State
  readonly part: Part
  readonly sides: BothSides
  /** Whether only House cards in hand can be chosen. */
  readonly inEarnest: boolean
  readonly onChange: (sides: BothSides) => void
}

type PartProps = Omit<PartEntryProps, 'part'> & {
  /** Called with the changed fields of one side. */
  readonly set: (side: Side, fields: Partial<Entered>) => void
}

/** Inputs for one section of the battle form, for both sides. */
export function PartEntry({ part, ...rest }: PartEntryProps) {
  const { sides, onChange } = rest
  const set = (side: Side, fields: Partial<Entered>) => onChange({ ...sides, [side]: { ...sides[side], ...fields } })
  const Entry = ENTRIES[part]
  return <Entry {...rest} set={set} />
}

interface CountsProps {
  readonly icon: string
  /** Name of the units that this row counts: "Footman". */
  readonly title: string
  readonly sides: BothSides
  readonly value: (side: Side) => number
  readonly range: (side: Side) => readonly [min: number, max: number]
  readonly set: (side: Side, value: number) => void
  /** Whether only the defender can have units of this row. */
  readonly defenderOnly?: boolean
}

/** Row with a number input for each side: attacker, name of the units, defender. */
function Counts({ icon, title, sides, value, range, set, defenderOnly = false }: CountsProps) {
  const { names } = useSpeech()
  const countOf = (side: Side) => {
    const [min, max] = range(side)
    const label = `${names.house.plain(sides[side].house)}: ${title}`
    return { label, value: value(side), min, max, onChange: (number: number) => set(side, number) }
  }
  return <PairOfCounts icon={icon} title={title} sides={[defenderOnly ? undefined : countOf('attacker'), countOf('defender')]} />
}

const upTo = (max: number) => (): readonly [number, number] => [0, max]

interface UnitCountsProps extends Pick<CountsProps, 'sides' | 'defenderOnly'> {
  readonly of: (side: Side) => Units
  readonly most: number
  readonly set: (side: Side, units: Units) => void
  /** Text after the name of each kind of unit, e.g. "routed". */
  readonly note?: string
}

/** Row of number inputs for each kind of unit. */
const UnitCounts = ({ of, most, set, note, ...rest }: UnitCountsProps) => {
  const { names } = useSpeech()
  return UNIT_KINDS.map((kind) => (
    <Counts
      key={kind}
      icon={UNIT_ICONS[kind]}
      title={note === undefined ? names.unit[kind] : `${names.unit[kind]}, ${note}`}
      value={(side) => numberOf(of(side), kind)}
      range={upTo(most)}
      set={(side, number) => set(side, { ...of(side), [kind]: number })}
      {...rest}
    />
  ))
}

function UnitsPart({ state, sides, set }: PartProps) {
  const { words, names } = useAllSpeech()
  const text = words.calculator
  return (
    <>
      <SideBySide>
        {SIDES.map((side) => (
          <Select<HouseId>
            key={side}
            label={text.sides[side]}
            value={sides[side].house}
            options={state.playing.map((house) => ({ value: house, label: names.house.plain(house) }))}
            onChange={(house) => set(side, { house, blade: false, from: undefined })}
          />
        ))}
      </SideBySide>
      <ul className="card" aria-label={text.parts.units}>
        <UnitCounts sides={sides} of={(side) => sides[side].standing} most={10} set={(side, standing) => set(side, { standing })} />
      </ul>
      <details className="more">
        <summary>{text.routed}</summary>
        <ul className="card" aria-label={text.routed}>
          <UnitCounts
            sides={sides}
            of={(side) => sides[side].routed}
            most={10}
            set={(side, routed) => set(side, { routed })}
            note={names.routed}
            defenderOnly
          />
        </ul>
      </details>
    </>
  )
}

const ORDER_RANGE: Readonly<Record<Side, readonly [number, number]>> = { attacker: [-1, 1], defender: [0, 2] }

function OrderPart({ sides, set }: PartProps) {
  const { words } = useAllSpeech()
  const text = words.calculator
  return (
    <ul className="card" aria-label={text.parts.order}>
      <Counts
        icon={icons.march}
        title={text.order}
        sides={sides}
        value={(side) => sides[side].order}
        range={(side) => ORDER_RANGE[side]}
        set={(side, order) => set(side, { order })}
      />
    </ul>
  )
}

function SupportPart({ sides, set }: PartProps) {
  const { words } = useAllSpeech()
  const text = words.calculator
  return (
    <>
      <ul className="card" aria-label={text.parts.support}>
        <UnitCounts
          sides={sides}
          of={(side) => supportIn(sides[side])}
          most={20}
          set={(side, units) => set(side, { supports: supportedBy(units, specialsIn(sides[side])) })}
        />
        <Counts
          icon={icons.star}
          title={text.special}
          sides={sides}
          value={(side) => specialsIn(sides[side])}
          range={upTo(5)}
          set={(side, number) => set(side, { supports: supportedBy(supportIn(sides[side]), number) })}
        />
      </ul>
      <p className="note">{text.supportNote}</p>
    </>
  )
}

const FIGURES = ['strength', 'swords', 'fortifications'] as const satisfies readonly (keyof CardFigures)[]
const FIGURE_ICONS = { strength: icons.card, swords: icons.sword, fortifications: icons.tower } as const

function CardPart({ state, sides, inEarnest, set }: PartProps) {
  const { words, names } = useAllSpeech()
  const text = words.calculator
  const choose = (side: Side, id: CardId) => {
    const card = id === '' ? undefined : state.box.cards[id]
    if (card === undefined) return set(side, { from: undefined })
    const { strength, swords, fortifications } = card
    set(side, { from: card.id, figures: { strength, swords, fortifications } })
  }
  const option = (house: HouseId, id: CardId) => {
    const used = hand(state, house)?.includes(id) === false
    const name = names.houseCard(state, id)
    return { value: id, label: used ? `${name} (${words.houses.used})` : name, disabled: used && inEarnest }
  }
  return (
    <>
      <SideBySide long>
        {SIDES.map((side) => {
          const { house, from } = sides[side]
          return (
            <Select<CardId>
              key={side}
              label={names.house.plain(house)}
              value={from ?? ''}
              options={[{ value: '', label: text.own }, ...cardsOf(state, house).map((id) => option(house, id))]}
              onChange={(id) => choose(side, id)}
            />
          )
        })}
      </SideBySide>
      <ul className="card" aria-label={text.parts.card}>
        {FIGURES.map((figure) => (
          <Counts
            key={figure}
            icon={FIGURE_ICONS[figure]}
            title={text[figure]}
            sides={sides}
            value={(side) => sides[side].figures[figure]}
            range={upTo(9)}
            set={(side, number) => set(side, { figures: { ...sides[side].figures, [figure]: number } })}
          />
        ))}
      </ul>
    </>
  )
}

function BladePart({ state, sides, set }: PartProps) {
  const { words, names } = useAllSpeech()
  const text = words.calculator
  // The open battle is removed from the state, so that the calculator checks only who holds the Blade and whether it was used.
  const { battle: _open, ...calm } = state
  const holder = SIDES.find((side) => bladeObjection(calm, sides[side].house) === undefined)
  return (
    <>
      {holder === undefined ? (
        <p className="note">{text.noBlade}</p>
      ) : (
        <ul className="card list">
          <Switch
            title={text.blade}
            note={names.house.plain(sides[holder].house)}
            on={sides[holder].blade}
            onChange={(blade) => set(holder, { blade })}
          />
        </ul>
      )}
      <ul className="card" aria-label={text.bonus}>
        <Counts
          icon={icons.adjust}
          title={text.bonus}
          sides={sides}
          value={(side) => sides[side].bonus}
          range={() => [-9, 9]}
          set={(side, bonus) => set(side, { bonus })}
        />
      </ul>
    </>
  )
}

const ENTRIES: Readonly<Record<Part, (props: PartProps) => ReactNode>> = {
  units: UnitsPart,
  order: OrderPart,
  support: SupportPart,
  card: CardPart,
  blade: BladePart,
}
