import { Icon } from '../../../ui/Icon'
import { useGameTable } from '../../../table/context'
import type { AreaRow } from './areas-spec'

/** Badge of the role that holds an area; if no role holds it, the icon of the kind of area. */
export function HolderMark({ holder, icon, size = 32 }: Pick<AreaRow, 'holder' | 'icon'> & { size?: number }) {
  const { RoleBadge } = useGameTable()
  if (holder !== undefined) return <RoleBadge role={holder} size={size} alone />
  return (
    <span className="holder-mark">
      <Icon of={icon} size="s" />
    </span>
  )
}
