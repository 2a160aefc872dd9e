import { Button, IconButton } from '../../../../ui/Button'
import { Select, Switch } from '../../../../ui/Field'
import * as icons from '../../../../ui/icons'
import { UNIT_KINDS, type CardId, type HouseId } from '../../box/box'
import { cardsOf } from '../../position'
import type { SupportingForce } from '../../rules/strength'
import type { Side, State } from '../../state'
import { sentence } from '../../words/lookup'
import { Figure } from '../corrections/BoxEditor'
import { UnitSteppers } from '../corrections/UnitSteppers'
import { useSpeech } from '../speech'
import { SOME_SUPPORT, type Entered } from './forces'

export interface ForceEntryProps {
  readonly state: State
  readonly side: Side
  readonly force: Entered
  readonly onChange: (force: Entered) => void
}

/** One side of a battle as the table tells it: house, units, order, support, House card, Blade. */
export function ForceEntry({ state, side, force, onChange }: ForceEntryProps) {
  const { words, names } = useSpeech()
  const text = words.calculator
  const change = (fields: Partial<Entered>) => onChange({ ...force, ...fields })
  const orders = side === 'attacker' ? [-1, 0, 1] : [0, 1, 2]
  return (
    <section className="flex flex-col gap-3" aria-label={names.side[side]}>
      <h2 className="type-title">{sentence(names.side[side])}</h2>
      <Select<HouseId>
        label={text.house}
        value={force.house}
        options={state.playing.map((house) => ({ value: house, label: names.house.plain(house) }))}
        onChange={(house) => change({ house, blade: false, from: undefined })}
      />
      <UnitSteppers label={text.units} kinds={UNIT_KINDS} units={force.standing} onChange={(standing) => change({ standing })} />
      {side === 'defender' && (
        <details className="more">
          <summary>{text.routed}</summary>
          <UnitSteppers label={text.routed} kinds={UNIT_KINDS} units={force.routed} onChange={(routed) => change({ routed })} />
        </details>
      )}
      <Select
        label={side === 'attacker' ? text.march : text.defense}
        value={String(force.order)}
        options={orders.map((value) => ({ value: String(value), label: orderLabel(value, side, text.none) }))}
        onChange={(order) => change({ order: Number(order) })}
      />
      <SupportEntry supports={force.supports} onChange={(supports) => change({ supports })} />
      <CardEntry state={state} force={force} change={change} />
      <ul className="card list">
        {state.holders.fiefdoms === force.house && (
          <Switch title={text.blade} on={force.blade} onChange={(blade) => change({ blade })} />
        )}
        <Figure label={text.bonus} value={force.bonus} min={-9} max={9} onChange={(bonus) => change({ bonus })} />
      </ul>
    </section>
  )
}

const orderLabel = (value: number, side: Side, none: string): string => {
  if (value === 0 && side === 'defender') return none
  return value < 0 ? `−${-value}` : value === 0 ? '0' : `+${value}`
}

interface SupportEntryProps {
  readonly supports: readonly SupportingForce[]
  readonly onChange: (supports: readonly SupportingForce[]) => void
}

function SupportEntry({ supports, onChange }: SupportEntryProps) {
  const { words, say } = useSpeech()
  const text = words.calculator
  return (
    <>
      {supports.map((support, k) => (
        <div key={k} className="flex flex-col gap-2">
          <div className="flex items-center justify-between">
            <h3 className="type-row">{say(text.supportFrom, { n: k + 1 })}</h3>
            <IconButton
              icon={icons.close}
              label={`${say(text.supportFrom, { n: k + 1 })}: ${text.remove}`}
              onClick={() => onChange(supports.toSpliced(k, 1))}
            />
          </div>
          <UnitSteppers
            label={say(text.supportFrom, { n: k + 1 })}
            kinds={UNIT_KINDS}
            units={support.units}
            onChange={(units) => onChange(supports.with(k, { ...support, units }))}
          />
          <ul className="card list">
            <Switch title={text.special} on={support.special} onChange={(special) => onChange(supports.with(k, { ...support, special }))} />
          </ul>
        </div>
      ))}
      <Button icon={icons.plus} onClick={() => onChange([...supports, SOME_SUPPORT])}>
        {text.addSupport}
      </Button>
    </>
  )
}

function CardEntry({ state, force, change }: { state: State; force: Entered; change: (fields: Partial<Entered>) => void }) {
  const { words, names } = useSpeech()
  const text = words.calculator
  const { figures } = force
  const choose = (id: CardId) => {
    const card = id === '' ? undefined : state.box.cards[id]
    if (card === undefined) return change({ from: undefined })
    const { strength, swords, fortifications } = card
    change({ from: card.id, figures: { strength, swords, fortifications } })
  }
  const set = (fields: Partial<typeof figures>) => change({ figures: { ...figures, ...fields } })
  return (
    <>
      <Select
        label={text.card}
        value={force.from ?? ''}
        options={[
          { value: '', label: text.own },
          ...cardsOf(state, force.house).map((id) => ({ value: id, label: names.houseCard(state, id) })),
        ]}
        onChange={choose}
      />
      <ul className="card list">
        <Figure label={text.strength} value={figures.strength} max={9} onChange={(strength) => set({ strength })} />
        <Figure label={text.swords} value={figures.swords} max={9} onChange={(swords) => set({ swords })} />
        <Figure label={text.fortifications} value={figures.fortifications} max={9} onChange={(fortifications) => set({ fortifications })} />
      </ul>
    </>
  )
}
