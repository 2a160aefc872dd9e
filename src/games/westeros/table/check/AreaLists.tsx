import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Chip } from '../../../../ui/Tag'
import type { AreaId, HouseId } from '../../box/box'
import type { Change } from '../../model/moves'
import { printed } from '../../model/position'
import type { State } from '../../model/state'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { AreaSaid, Fold, TickBox } from './AreaRow'
import { AreaSteps, type SetTogether } from './AreaSteps'
import { areasOf, areasOfNobody } from './hold'
import { HouseFigures } from './HouseFigures'
import { byRegion } from './regions'
import { tickOf, tickOfChange, type Tick } from './ticks'
import { useCheckWords } from './words'

export interface AreaListsProps {
  /** The position as the app has it. */
  readonly before: State
  /** The same with all differences so far. */
  readonly state: State
  readonly way: 'board' | 'houses'
  readonly changes: readonly Change[]
  readonly put: SetTogether
  readonly ticked: ReadonlySet<Tick>
  /** Only areas without a tick. */
  readonly left: boolean
  readonly onTick: (tick: Tick, on: boolean) => void
  /** Areas chosen to be set together; undefined = one is set at a time. */
  readonly chosen: readonly AreaId[] | undefined
  readonly onChoose: (areas: readonly AreaId[]) => void
  readonly locked: boolean
}

/** The areas of the board by region, or those of one house with its pieces counted. */
export function AreaLists(props: AreaListsProps) {
  const { before, state, way, ticked, left } = props
  const { words: check } = useCheckWords()
  const { words, names } = useSpeech()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('house')
  const house: HouseId | undefined = asked === 'nobody' ? undefined : (state.playing.find((one) => one === asked) ?? state.playing[0])
  const toCompare = (areas: readonly AreaId[]) => areas.filter((area) => !left || !ticked.has(tickOf(area)))
  if (way === 'board')
    return byRegion(state, toCompare(Object.keys(state.box.areas))).map(({ region, areas }) => (
      <AreaGroup key={region} {...props} title={check.regions[region]} areas={areas} />
    ))
  const show = (one: HouseId | 'nobody') => setSearch({ by: 'houses', house: one }, { replace: true })
  // What somebody has just taken from the house stays in sight until it is set.
  const own = [before, state].flatMap((one) => (house === undefined ? areasOfNobody(one) : areasOf(one, house)))
  return (
    <>
      <div className="house-chips" role="group" aria-label={check.whichHouse}>
        {state.playing.map((one) => (
          <Chip key={one} on={one === house} onPress={() => show(one)}>
            <Shield house={one} size={28} alone />
          </Chip>
        ))}
        <Chip on={house === undefined} onPress={() => show('nobody')}>
          {words.areas.nobody}
        </Chip>
      </div>
      {house !== undefined && <HouseFigures state={state} house={house} />}
      <AreaGroup
        {...props}
        title={house === undefined ? words.areas.nobody : names.house.plain(house)}
        areas={toCompare(Object.keys(state.box.areas).filter((area) => own.includes(area)))}
      />
    </>
  )
}

/** Areas under one heading; one of them unfolds at a time. */
function AreaGroup({
  title,
  areas,
  before,
  state,
  changes,
  put,
  ticked,
  onTick,
  chosen,
  onChoose,
  locked,
}: AreaListsProps & { title: string; areas: readonly AreaId[] }) {
  const { words } = useSpeech()
  const [open, setOpen] = useState<AreaId | undefined>()
  const differing = new Set(changes.map(tickOfChange))
  if (areas.length === 0) return <p className="note">{words.areas.none}</p>
  return (
    <section aria-label={title}>
      <h2 className="label mb-1 px-1">{title}</h2>
      <ul className="card list">
        {areas.map((area) => {
          const { name } = printed(state, area)
          const said = <AreaSaid state={state} area={area} differs={differing.has(tickOf(area))} />
          if (chosen !== undefined) {
            const on = chosen.includes(area)
            return (
              <li key={area} className="compare-row" data-chosen={on ? '' : undefined}>
                <button
                  type="button"
                  className="row"
                  aria-pressed={on}
                  onClick={() => onChoose(on ? chosen.filter((other) => other !== area) : [...chosen, area])}
                >
                  {said}
                </button>
              </li>
            )
          }
          const unfolded = open === area && !locked
          return (
            <li key={area} className="compare-row">
              <button
                type="button"
                className="row"
                disabled={locked}
                aria-expanded={unfolded}
                onClick={() => setOpen(unfolded ? undefined : area)}
              >
                {said}
                <Fold open={unfolded} />
              </button>
              <TickBox what={name} on={ticked.has(tickOf(area))} onChange={(on) => onTick(tickOf(area), on)} />
              {unfolded && <AreaSteps before={before} state={state} area={area} put={put} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
