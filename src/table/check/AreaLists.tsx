import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Tag } from '../../ui/Tag'
import type { SetVocabulary } from '../corrections/by-hand'
import { tickOf, type BoardCheck, type SetAll, type Tick } from './board-check'
import { RoleOrNobody } from './RoleOrNobody'
import { Fold, TickBox } from './TickBox'
import { useCheckWords } from './words'

export interface AreaListsProps<V extends SetVocabulary> {
  readonly check: BoardCheck<V>
  /** Position of the game in the app, before the differences entered by the user. */
  readonly before: V['state']
  /** Position of the game with all differences that the user has entered so far. */
  readonly state: V['state']
  /** Whether the list shows only the areas of one role instead of the whole board. */
  readonly byRole: boolean
  readonly changes: readonly V['change'][]
  readonly put: SetAll<V['change']>
  readonly ticked: ReadonlySet<Tick>
  /** Whether the list shows only areas that the user has not ticked. */
  readonly left: boolean
  readonly onTick: (tick: Tick, on: boolean) => void
  /** Ticks several areas at once, or takes their ticks back. */
  readonly onTickAll: (ticks: readonly Tick[], on: boolean) => void
  /** Areas selected to be corrected together; undefined while areas are corrected one by one. */
  readonly chosen: readonly string[] | undefined
  readonly onChoose: (areas: readonly string[]) => void
  readonly locked: boolean
}

/**
 * Areas that the user compares with the board: all areas grouped by region, or only the areas of one role with the numbers of its pieces.
 */
export function AreaLists<V extends SetVocabulary>(props: AreaListsProps<V>) {
  const { check, before, state, byRole, ticked, left } = props
  const { words } = useCheckWords()
  const { roles } = check
  const [search, setSearch] = useSearchParams()
  const asked = search.get(roles.param)
  const playing = roles.of(state)
  const role = asked === 'nobody' && roles.nobody !== undefined ? undefined : (playing.find((one) => one === asked) ?? playing[0])
  const toCompare = (areas: readonly string[]) => areas.filter((area) => !left || !ticked.has(tickOf(area)))
  if (!byRole)
    return check
      .regions(state, toCompare(check.areas(state)))
      .map(({ title, areas }) => <AreaGroup key={title} {...props} title={title} areas={areas} />)
  // If a correction removes an area from the role, the area stays in the list until the user submits the corrections.
  const own = [before, state].flatMap((one) => roles.areasOf(one, role))
  return (
    <>
      <div className="pt-2">
        <RoleOrNobody
          label={words.whichRole}
          roles={playing}
          chosen={role ?? 'nobody'}
          nobody={roles.nobody}
          onChoose={(one) => setSearch({ by: roles.way, [roles.param]: one ?? 'nobody' }, { replace: true })}
        />
      </div>
      {role !== undefined && <roles.Figures state={state} role={role} />}
      <AreaGroup
        {...props}
        title={role === undefined ? (roles.nobody ?? '') : roles.nameOf(role)}
        areas={toCompare(check.areas(state).filter((area) => own.includes(area)))}
      />
    </>
  )
}

type AreaGroupProps<V extends SetVocabulary> = AreaListsProps<V> & { readonly title: string; readonly areas: readonly string[] }

/** Group of areas under a heading with a tick for all of them; the user can expand only one area at a time. */
function AreaGroup<V extends SetVocabulary>(props: AreaGroupProps<V>) {
  const { check, title, areas, before, state, changes, put, ticked, onTick, onTickAll, chosen, onChoose, locked } = props
  const { words, say } = useCheckWords()
  const [open, setOpen] = useState<string | undefined>()
  const differing = new Set(changes.map(check.tickOf))
  if (areas.length === 0) return <p className="note">{words.noArea}</p>
  return (
    <section aria-label={title}>
      <div className="compare-group">
        <h2 className="label px-1">{title}</h2>
        {chosen === undefined && areas.length > 1 && (
          <span className="flex items-center">
            <span className="note pe-2" aria-hidden>
              {words.all}
            </span>
            <TickBox
              what={say(words.allOf, { what: title })}
              on={areas.every((area) => ticked.has(tickOf(area)))}
              onChange={(on) => onTickAll(areas.map(tickOf), on)}
            />
          </span>
        )}
      </div>
      <ul className="card list">
        {areas.map((area) => {
          const mark = differing.has(tickOf(area)) && <Tag kind="choice">{words.changed}</Tag>
          const summary = <check.AreaSaid state={state} area={area} mark={mark} />
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
                  {summary}
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
                {summary}
                <Fold open={unfolded} />
              </button>
              <TickBox what={check.areaName(state, area)} on={ticked.has(tickOf(area))} onChange={(on) => onTick(tickOf(area), on)} />
              {unfolded && (
                <Unfolded of={state}>
                  <check.AreaSteps before={before} state={state} area={area} put={put} />
                </Unfolded>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Controls of an expanded area; they are scrolled into view when their content changes. */
function Unfolded({ of, children }: { readonly of: unknown; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [of])
  return (
    <div ref={box} className="compare-steps">
      {children}
    </div>
  )
}
