import type { Ballot } from '../../referee'
import { Icon } from '../../ui/Icon'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useTableWords } from '../words'
import { useBallotSpeech, useSealedKind } from './context'
import { useBallotWords } from './words'

export interface SeatsProps {
  readonly ballot: Ballot
  /** What the row is: who still thinks. */
  readonly label: string
  /** Who has the phone; nobody while it lies on the table. */
  readonly here?: string
  /** Nobody else may take the phone now. */
  readonly fixed?: boolean
  /** Names, and what each has to give where the choice is about that, below the signs. */
  readonly named?: boolean
  readonly onHand?: (role: string) => void
  /** Who has not looked yet, on the last way round; then nobody waits for anything else. */
  readonly toLook?: readonly string[]
}

/** Who has sealed and who waits, all of them at a glance; whoever waits may take the phone, in any order. */
export function Seats({ ballot, label, here, fixed = false, named = false, onHand, toLook = [] }: SeatsProps) {
  const { RoleBadge } = useGameTable()
  const { player } = useGameSpeech()
  const { purse } = useBallotSpeech()
  const { words: table } = useTableWords()
  const { words } = useBallotWords()
  const kind = useSealedKind(ballot.kind)
  const state = useTable((open) => open.state)
  return (
    <ul className="seats" aria-label={label}>
      {ballot.roles.map((role) => {
        const looks = toLook.includes(role)
        const sealed = ballot.cast[role] !== undefined && !looks
        const done = toLook.length > 0 ? words.look.done : table.now.sealed
        const word = role === here ? table.now.here : sealed ? done : table.now.waits
        const still = role === here || sealed || looks || fixed
        const holds = named ? kind.purse?.(state, role) : undefined
        const name = player(state, role)
        return (
          <li key={role}>
            <button
              type="button"
              aria-current={role === here ? 'step' : undefined}
              aria-disabled={still || undefined}
              aria-label={named ? undefined : `${name}: ${word}`}
              onClick={() => !still && onHand?.(role)}
            >
              <RoleBadge role={role} size={40} waits={role !== here && !sealed} />
              {sealed && (
                <span className="mark">
                  <Icon of={icons.seal} size="xs" />
                </span>
              )}
              {named && <span className="name">{name}</span>} <span className="word">{word}</span>{' '}
              {holds !== undefined && (
                <b className="purse">
                  <span className="sr-only">{purse.name}</span>
                  <Icon of={purse.icon} size="xs" /> {holds}
                </b>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
