import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { trophy } from '../icons'
import { useStandardWords } from './words'

export interface StandingRow<Role extends string> {
  readonly role: Role
  readonly lead: ReactNode
  readonly title: string
  readonly note: string
  /** Score at the end of the row; undefined if the row shows no score. */
  readonly score?: number | undefined
}

export interface StandingListProps<Role extends string> {
  readonly label: string
  readonly rows: readonly StandingRow<Role>[]
  /** Roles by final rank, best rank first. Undefined while the game is open: the rows then stay in the order of the seats. */
  readonly ranked: readonly Role[] | undefined
  /** Winners of the game. A trophy marks them. Undefined while the game is open. */
  readonly winners: readonly Role[] | undefined
}

/** Component that lists the players of a game on its card in the list of games. */
export function StandingList<Role extends string>({ label, rows, ranked = [], winners = [] }: StandingListProps<Role>) {
  const { words } = useStandardWords()
  const rankOf = (role: Role) => (ranked.includes(role) ? ranked.indexOf(role) : ranked.length)
  return (
    <List label={label}>
      {rows
        .toSorted((one, other) => rankOf(one.role) - rankOf(other.role))
        .map(({ role, lead, title, note, score }) => (
          <Row
            key={role}
            lead={lead}
            title={title}
            note={note}
            trail={
              <span className="flex items-center gap-2">
                {winners.includes(role) && <Icon of={trophy} size="s" label={words.over.winner} />}
                {score !== undefined && <strong className="type-title">{score}</strong>}
              </span>
            }
          />
        ))}
    </List>
  )
}
