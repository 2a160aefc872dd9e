import { List, Row } from '../../../../ui/List'
import { Chip } from '../../../../ui/Tag'
import { useGameTable } from '../../../../table/context'
import { useTableWords } from '../../../../table/words'
import { areasFor, type AreasSpec } from '../areas-spec'
import { HolderMark } from '../HolderBadge'

export interface AreaListProps {
  readonly spec: AreasSpec
  readonly filter: string
  readonly onFilter: (filter: string) => void
  /** Returns the URL path of the page of an area. */
  readonly to: (area: string) => string
}

/** Filterable list of all areas with their contents. */
export function AreaList({ spec, filter, onFilter, to }: AreaListProps) {
  const { words } = useTableWords()
  const { RoleBadge } = useGameTable()
  const text = words.areas
  const areas = areasFor(spec.areas, filter)
  const plain = [{ id: 'all', label: text.all }, ...spec.kinds, { id: 'nobody', label: text.nobody }]
  return (
    <>
      <div className="flex flex-wrap gap-2" role="group" aria-label={text.filter}>
        {plain.map(({ id, label }) => (
          <Chip key={id} on={filter === id} onPress={() => onFilter(id)}>
            {label}
          </Chip>
        ))}
        {spec.roles.map((role) => (
          <Chip key={role} on={filter === role} onPress={() => onFilter(role)}>
            <RoleBadge role={role} size={24} alone />
          </Chip>
        ))}
      </div>
      {spec.above}
      {areas.length === 0 ? (
        <p className="note">{text.none}</p>
      ) : (
        <List label={text.title}>
          {areas.map((area) => (
            <Row
              key={area.id}
              to={to(area.id)}
              lead={<HolderMark {...area} />}
              title={area.name}
              {...(area.notes.length === 0 ? {} : { note: area.notes.join(' · ') })}
              trail={area.trail}
            />
          ))}
        </List>
      )}
    </>
  )
}
