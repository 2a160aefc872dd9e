import { Link } from 'react-router'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { List, Row } from '../../../../ui/List'
import { Chip } from '../../../../ui/Tag'
import type { AreaId } from '../../box/box'
import { areaAt, printed } from '../../model/position'
import { NO_UNITS, type State } from '../../model/state'
import { PrintedGlyphs, UnitGlyphs } from '../Glyphs'
import { useGamePath } from '../../../../table/paths'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { areasFor, holderOf, type AreaFilter } from './holder'

export interface AreaListProps {
  readonly state: State
  readonly filter: AreaFilter
  readonly onFilter: (filter: AreaFilter) => void
  /** Route of an area's sheet. */
  readonly to: (area: AreaId) => string
}

/** All areas in a list, with what lies in each. */
export function AreaList({ state, filter, onFilter, to }: AreaListProps) {
  const { words } = useSpeech()
  const path = useGamePath()
  const areas = areasFor(state, filter)
  const plain = [
    ['all', words.areas.all],
    ['land', words.areas.land],
    ['sea', words.areas.sea],
    ['nobody', words.areas.nobody],
  ] as const
  return (
    <>
      <div className="flex flex-wrap gap-2" role="group" aria-label={words.areas.filter}>
        {plain.map(([value, label]) => (
          <Chip key={value} on={filter === value} onPress={() => onFilter(value)}>
            {label}
          </Chip>
        ))}
        {state.playing.map((house) => (
          <Chip key={house} on={filter === house} onPress={() => onFilter(house)}>
            <Shield house={house} size={24} alone />
          </Chip>
        ))}
      </div>
      <Link className="alt self-start" to={path('check')}>
        <Icon of={icons.check} size="s" />
        {words.menu.check}
      </Link>
      {areas.length === 0 ? (
        <p className="note">{words.areas.none}</p>
      ) : (
        <List label={words.areas.title}>
          {areas.map((area) => (
            <AreaRow key={area} state={state} area={area} to={to(area)} />
          ))}
        </List>
      )}
    </>
  )
}

/** The shield of whoever holds an area; a drawing of its kind where nobody does. */
export function HolderMark({ state, area, size = 32 }: { state: State; area: AreaId; size?: number }) {
  const holder = holderOf(state, area)
  if (holder !== undefined) return <Shield house={holder} size={size} alone />
  return (
    <span className="holder-mark">
      <Icon of={printed(state, area).kind === 'sea' ? icons.waves : icons.map} size="s" />
    </span>
  )
}

function AreaRow({ state, area, to }: { state: State; area: AreaId; to: string }) {
  const { words, say, names } = useSpeech()
  const { garrison, token, neutral, order } = areaAt(state, area)
  const notes = [
    ...(neutral === undefined ? [] : [say(words.areas.neutralShort, { strength: neutral.strength })]),
    ...(token === undefined ? [] : [say(words.areas.tokenShort, { house: names.house.plain(token) })]),
    ...(order === undefined ? [] : [names.order[order.order]]),
  ]
  return (
    <Row
      to={to}
      lead={<HolderMark state={state} area={area} />}
      title={printed(state, area).name}
      {...(notes.length === 0 ? {} : { note: notes.join(' · ') })}
      trail={
        <span className="flex flex-col items-end gap-1">
          {garrison !== undefined && <UnitGlyphs standing={garrison.standing} routed={garrison.routed ?? NO_UNITS} />}
          <PrintedGlyphs area={printed(state, area)} />
        </span>
      }
    />
  )
}
