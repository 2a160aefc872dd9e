import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { AreaId, UnitKind, Units } from '../../box/box'
import { areaAt, printed } from '../../model/position'
import type { Question } from '../../model/prompt-kinds'
import { marchDomain, stillThere, type MarchDraft, type MarchStep } from '../../prompts/marches'
import { reachable } from '../../rules/geography'
import { NO_UNITS, type State } from '../../model/state'
import { count, minus, plus, singly, units } from '../../model/units'
import { UnitGlyphs } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useLooked } from '../../../../table/question/looked-at'
import { useReason } from '../../../../table/question/speech'
import { AreaHeading, UnitSteps } from './parts'
import { type Answering } from '../../../../table/question/answering'
import { useGameState } from './play'
import { useQuestionWords } from './words'

export interface DestinationsProps {
  readonly question: Question
  readonly from: AreaId
  readonly answering: Answering<MarchDraft, MarchStep>
  /** Only those on which something has been said: the rest is chosen on the map. */
  readonly begun?: boolean
}

/** Every area within reach as a row that unfolds: so many of each kind go there. */
export function Destinations({ question, from, answering, begun = false }: DestinationsProps) {
  const { words } = useQuestionWords()
  const state = useGameState()
  const [unfolded, unfold] = useLooked(question)
  const { draft } = answering
  const { house, moves } = draft
  if (house === undefined) return
  const reach = [...reachable(state, house, from)]
  const ways = begun ? reach.filter(([to]) => to === unfolded || moves.some((move) => move.to === to)) : reach
  if (begun && reach.length > 0 && ways.length === 0) return
  const left = stillThere(state, draft)
  const { garrison } = areaAt(state, from)
  const staying = (
    <>
      <AreaHeading area={from}>{words.march.stay}</AreaHeading>
      <p>
        <UnitGlyphs standing={left} {...(garrison === undefined ? {} : { routed: garrison.routed })} />
        {count(left) === 0 && <span className="note">{words.march.vacated}</span>}
      </p>
    </>
  )
  return (
    <section className="flex flex-col gap-2">
      {!begun && staying}
      {reach.length === 0 && <p className="note">{words.march.nowhere}</p>}
      {ways.length > 0 && (
        <ul className="card list destinations" aria-label={words.march.to}>
          {ways.map(([to, way]) => (
            <Destination
              key={to}
              to={to}
              way={way}
              open={unfolded === to}
              onOpen={() => unfold(unfolded === to ? undefined : to)}
              answering={answering}
            />
          ))}
        </ul>
      )}
      {begun && staying}
    </section>
  )
}

interface DestinationProps {
  readonly to: AreaId
  /** Seas on the way; empty for a common border. */
  readonly way: readonly AreaId[]
  readonly open: boolean
  readonly onOpen: () => void
  readonly answering: Answering<MarchDraft, MarchStep>
}

function Destination({ to, way, open, onOpen, answering }: DestinationProps) {
  const { names, words: table, say } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const reason = useReason()
  const { draft, objection, become } = answering
  const { garrison, token, neutral } = areaAt(state, to)
  const going = draft.moves.find((move) => move.to === to)?.units ?? NO_UNITS
  const left = stillThere(state, draft)
  const notes = [
    ...(way.length === 0 ? [] : [say(words.march.over, { seas: names.areas(state, way) })]),
    ...(neutral === undefined ? [] : [say(table.areas.neutralShort, { strength: neutral.strength })]),
    ...(token === undefined || token === garrison?.house ? [] : [say(table.areas.tokenShort, { house: names.house.plain(token) })]),
  ]
  const change = (kind: UnitKind, by: 1 | -1) => {
    const one = units({ [kind]: 1 })
    become(withUnits(state, draft, to, by === 1 ? plus(going, one) : minus(going, one)))
  }
  const row = useRef<HTMLLIElement>(null)
  // It may have been unfolded by a tap on the map.
  useLayoutEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const all = plus(going, left)
  const allGo = withUnits(state, draft, to, all)
  return (
    <li ref={row}>
      <button type="button" className="row" aria-expanded={open} onClick={onOpen}>
        {garrison === undefined ? (
          <span className="no-shield">
            <Icon of={printed(state, to).kind === 'sea' ? icons.waves : icons.map} size="s" />
          </span>
        ) : (
          <Shield house={garrison.house} size={28} alone />
        )}
        <span className="words">
          {names.area(state, to)}
          {garrison !== undefined && <UnitGlyphs standing={garrison.standing} routed={garrison.routed} />}
          {notes.length > 0 && <span className="note">{notes.join(' · ')}</span>}
        </span>
        {count(going) > 0 ? (
          <span className="tag" data-kind="choice">
            <Icon of={icons.march} size="xs" />
            <UnitGlyphs standing={going} />
          </span>
        ) : (
          <Icon of={open ? icons.up : icons.down} size="s" />
        )}
      </button>
      {open && (
        <ul className="nested">
          <UnitSteps
            label={names.area(state, to)}
            of={all}
            chosen={going}
            objection={(unit) => reason(objection({ to, unit }))}
            onMore={(kind) => change(kind, 1)}
            onLess={(kind) => change(kind, -1)}
          />
          {count(all) > 1 && count(left) > 0 && allGo !== draft && (
            <li className="row">
              <button type="button" className="alt w-full" onClick={() => become(allGo)}>
                {say(words.march.allTo, { area: names.area(state, to) })}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

/** The draft with exactly these units going to one area: built anew step by step, so that it is never more than legal. */
export const withUnits = (state: State, draft: MarchDraft, to: AreaId, wanted: Units): MarchDraft => {
  const domain = marchDomain(state)
  const known = draft.moves.some((move) => move.to === to)
  const moves = known ? draft.moves.map((move) => (move.to === to ? { to, units: wanted } : move)) : [...draft.moves, { to, units: wanted }]
  const step = (now: MarchDraft, next: MarchStep): MarchDraft => {
    const answer = domain.take(now, next)
    return answer.ok ? answer.value : now
  }
  const empty: MarchDraft = { ...draft, moves: [], leaveToken: false, support: [] }
  const moved = moves.reduce((now, move) => singly(move.units).reduce((one, unit) => step(one, { to: move.to, unit }), now), empty)
  const enters = moved.moves.some((move) => areaAt(state, move.to).neutral !== undefined)
  const helped = enters ? { ...moved, support: draft.support } : moved
  return draft.leaveToken ? step(helped, { leaveToken: true }) : helped
}
