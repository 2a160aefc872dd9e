import type { ReactNode } from 'react'
import { Tag } from '../../../../ui/Tag'
import { AreaFactList } from '../../../../table/board/AreaFacts'
import type { AreaFactsProps } from '../areas-spec'
import type { HouseId } from '../../box/box'
import { printed } from '../../model/position'
import type { State } from '../../model/state'
import { count } from '../../model/units'
import { areaView } from '../../views/views'
import { sentence } from '../../../../ui/grammar/numbers'
import { PrintedGlyphs } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'

interface Props extends AreaFactsProps {
  readonly state: State
}

/** All information about one area: the house that controls it and the reason of the control, pieces, printed symbols, neighbours. */
export function AreaFacts({ state, area, onGo, brief = false }: Props) {
  const { words, say, names } = useSpeech()
  const facts = words.areas.facts
  const { control, there, attacked, neighbours, area: print } = areaView(state, area)
  const { garrison, token, neutral, order, garrisonToken } = there
  const { kind, home, castle } = print
  const kinds = [
    names[kind],
    ...(castle === 0 ? [] : [names.castle[castle]]),
    ...(home === undefined ? [] : [`${names.home}: ${names.house.plain(home)}`]),
  ]
  const owned = (house: HouseId) => (
    <>
      <Shield house={house} size={24} />
      {names.house.plain(house)}
    </>
  )
  const rows: readonly { readonly name: string; readonly value: ReactNode | undefined }[] = [
    { name: facts.controller, value: kind !== 'sea' && print.closed !== true && !brief ? controlledBy() : undefined },
    { name: facts.units, value: state.tracking.units ? standing() : undefined },
    {
      name: facts.attacked,
      value: attacked && (
        <>
          <Shield house={attacked.by} size={24} />
          {names.units(attacked.with)}
        </>
      ),
    },
    { name: facts.routed, value: garrison !== undefined && count(garrison.routed) > 0 ? names.units(garrison.routed) : undefined },
    { name: facts.token, value: token && owned(token) },
    {
      name: facts.neutral,
      value: neutral && (
        <>
          {say(facts.strength, { strength: neutral.strength })}
          {neutral.house !== undefined && neutral.units !== undefined && (
            <span className="note">
              {names.units(neutral.units)}, {names.house.nom(neutral.house)}
            </span>
          )}
        </>
      ),
    },
    { name: facts.garrison, value: garrisonToken === undefined ? undefined : say(facts.strength, { strength: garrisonToken }) },
    { name: facts.closed, value: print.closed === true ? facts.closedNote : undefined },
    {
      name: facts.order,
      value: order && (
        <>
          <Shield house={order.house} size={24} />
          {names.order[order.order]}
        </>
      ),
    },
  ]
  return (
    <AreaFactList
      head={
        <>
          <span className="note">{sentence(kinds.join(' · '))}</span>
          <PrintedGlyphs area={print} />
        </>
      }
      facts={rows.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]))}
      neighboursLabel={facts.neighbours}
      neighbours={neighbours.map((id) => ({ id, name: names.area(state, id), italic: printed(state, id).kind === 'sea' }))}
      onGo={onGo}
    />
  )

  function controlledBy(): ReactNode {
    if (control === undefined) return names.nobody
    return (
      <>
        {owned(control.house)}
        <Tag>{facts.why[control.why]}</Tag>
      </>
    )
  }

  function standing(): ReactNode {
    if (garrison === undefined) return names.units({})
    return (
      <>
        <Shield house={garrison.house} size={24} alone={kind !== 'land'} />
        {names.units(garrison.standing)}
      </>
    )
  }
}
