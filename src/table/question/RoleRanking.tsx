import { Ranking } from '../../ui/Ranking'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import { useQuestionSpeech } from './speech'

export interface RoleRankingProps<Role extends string> {
  /** Label of the list: "House Lannister takes the Iron Throne." */
  readonly label: string
  readonly order: readonly Role[]
  readonly amounts: Readonly<Partial<Record<Role, number>>>
  /** Whether the ranks 1, 2, 3 … are shown. */
  readonly ranked?: boolean
}

/** Ranks the roles by the revealed amounts, in large type for players around the table. */
export function RoleRanking<Role extends string>({ label, order, amounts, ranked = false }: RoleRankingProps<Role>) {
  const { RoleBadge } = useGameTable()
  const { player } = useGameSpeech()
  const speech = useQuestionSpeech()
  const state = useTable((open) => open.state)
  const badge = (role: Role) => <RoleBadge role={role} size={52} />
  return (
    <div className="bids" data-ranked={ranked ? '' : undefined}>
      <Ranking
        label={label}
        order={order}
        nameOf={speech.role}
        leadOf={badge}
        noteOf={(role) => player(state, role)}
        figureOf={(role) => amounts[role] ?? 0}
      />
    </div>
  )
}
