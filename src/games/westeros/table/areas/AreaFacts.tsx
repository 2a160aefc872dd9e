import type { ReactNode } from 'react'
import { Tag } from '../../../../ui/Tag'
import type { AreaId } from '../../box/box'
import { printed } from '../../model/position'
import type { State } from '../../model/state'
import { count } from '../../model/units'
import { areaView } from '../../views/views'
import { sentence } from '../../words/lookup'
import { PrintedGlyphs } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'

export interface AreaFactsProps {
  readonly state: State
  readonly area: AreaId
  /** Goes to a neighbour. */
  readonly onGo: (area: AreaId) => void
  /** Whose it is and why stands above it already. */
  readonly brief?: boolean
}

/** Everything about one area: whose it is and why, what lies there, what is printed, what it touches. */
export function AreaFacts({ state, area, onGo, brief = false }: AreaFactsProps) {
  const { words, say, names } = useSpeech()
  const facts = words.areas.facts
  const { control, there, attacked, neighbours, area: print } = areaView(state, area)
  const { garrison, token, neutral, order } = there
  const { kind, home, castle } = print
  const kinds = [
    names[kind],
    ...(castle === 0 ? [] : [names.castle[castle]]),
    ...(home === undefined ? [] : [`${names.home}: ${names.house.plain(home)}`]),
  ]
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span className="note">{sentence(kinds.join(' · '))}</span>
        <PrintedGlyphs area={print} />
      </div>
      <dl className="facts">
        {kind === 'land' && !brief && (
          <Fact name={facts.controller}>
            {control === undefined ? (
              names.nobody
            ) : (
              <>
                <Shield house={control.house} size={24} />
                {names.house.plain(control.house)}
                <Tag>{facts.why[control.why]}</Tag>
              </>
            )}
          </Fact>
        )}
        {state.tracking.units && (
          <Fact name={facts.units}>
            {garrison === undefined ? (
              names.units({})
            ) : (
              <>
                <Shield house={garrison.house} size={24} alone={kind === 'sea'} />
                {names.units(garrison.standing)}
              </>
            )}
          </Fact>
        )}
        {attacked !== undefined && (
          <Fact name={facts.attacked}>
            <Shield house={attacked.by} size={24} />
            {names.units(attacked.with)}
          </Fact>
        )}
        {garrison !== undefined && count(garrison.routed) > 0 && <Fact name={facts.routed}>{names.units(garrison.routed)}</Fact>}
        {token !== undefined && (
          <Fact name={facts.token}>
            <Shield house={token} size={24} />
            {names.house.plain(token)}
          </Fact>
        )}
        {neutral !== undefined && (
          <Fact name={facts.neutral}>
            {say(facts.strength, { strength: neutral.strength })}
            {neutral.house !== undefined && neutral.units !== undefined && (
              <span className="note">
                {names.units(neutral.units)}, {names.house.nom(neutral.house)}
              </span>
            )}
          </Fact>
        )}
        {order !== undefined && (
          <Fact name={facts.order}>
            <Shield house={order.house} size={24} />
            {names.order[order.order]}
          </Fact>
        )}
      </dl>
      <section aria-label={facts.neighbours}>
        <h3 className="label mb-2">{facts.neighbours}</h3>
        <ul className="flex flex-wrap gap-2">
          {neighbours
            .map((other) => printed(state, other))
            .map((other) => (
              <li key={other.id}>
                <button type="button" className={`chip ${other.kind === 'sea' ? 'italic' : ''}`} onClick={() => onGo(other.id)}>
                  {other.name}
                </button>
              </li>
            ))}
        </ul>
      </section>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
