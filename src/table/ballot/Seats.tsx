import type { ReactNode } from 'react'
import type { Ballot } from '../../referee'
import { useHold } from '../../ui/HoldButton'
import { Icon } from '../../ui/Icon'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useMayChoose } from '../own-phone'
import { useTableWords } from '../words'
import { useBallotSpeech, useSealedKind } from './context'
import { inSeatOrder } from './round'
import { useLostPhones, useOwnPhones, useSeats } from './sealing'
import { useBallotWords } from './words'

export interface SeatsProps {
  readonly ballot: Ballot
  /** The label of the row: who is still choosing. */
  readonly label: string
  /** Who has the phone; nobody while it is on the table. */
  readonly here?: string
  /** Nobody else may take the phone now. */
  readonly fixed?: boolean
  /** In the order in which the phone goes round, instead of the order of the ballot. */
  readonly round?: boolean
  /** Names, and what each has to give where the choice is about that, below the signs. */
  readonly named?: boolean
  readonly onHand?: (role: string) => void
  /** Somebody who has sealed holds the own seat, to change what is sealed; not if the own phone is linked: it is changed there. */
  readonly onOwn?: (role: string) => void
  /** Who has not looked yet, on the last way round; then nobody waits for anything else. */
  readonly toLook?: readonly string[]
}

/** Who has sealed and who waits, all of them at a glance; whoever waits may take the phone, in any order. */
export function Seats({ ballot, label, here, fixed = false, round = false, named = false, onHand, onOwn, toLook = [] }: SeatsProps) {
  const { RoleBadge } = useGameTable()
  const { player } = useGameSpeech()
  const speech = useBallotSpeech()
  const { words: table } = useTableWords()
  const { words } = useBallotWords()
  const kind = useSealedKind(ballot.kind)
  const state = useTable((open) => open.state)
  const seats = useSeats()
  const mayTake = useMayChoose()
  const ownPhones = useOwnPhones()
  const lostPhones = useLostPhones()
  return (
    <ul className="seats" data-layered data-terse data-stacks aria-label={label}>
      {(round ? inSeatOrder(seats, ballot) : ballot.roles).map((role) => {
        const looks = toLook.includes(role)
        const sealed = ballot.cast[role] !== undefined && !looks
        const done = toLook.length > 0 ? words.look.done : table.now.sealed
        const waits = ownPhones.includes(role) ? words.ownPhone.word : table.now.waits
        const isLost = lostPhones.includes(role)
        const word = role === here ? table.now.here : isLost ? words.ownPhone.lost : sealed ? done : waits
        const still = role === here || sealed || looks || fixed || !mayTake(role)
        const holds = named ? kind.purse?.(state, role) : undefined
        const name = player(state, role)
        const inside = (
          <>
            <RoleBadge role={role} size={40} waits={role !== here && !sealed} />
            {sealed && (
              <span className="corner-mark">
                <Icon of={icons.seal} size="xs" />
              </span>
            )}
            {named && <span className="max-w-full truncate text-ink">{name}</span>}
          </>
        )
        const purse =
          holds === undefined ? undefined : (
            <b className="purse">
              <span className="sr-only">{speech.purse.name}</span>
              <Icon of={speech.purse.icon} size="xs" /> {holds}
            </b>
          )
        return (
          <li key={role}>
            {sealed && onOwn !== undefined && role !== here && mayTake(role) && !ownPhones.includes(role) ? (
              <OwnSeat name={name} word={word} named={named} purse={purse} isLost={isLost} onHold={() => onOwn(role)}>
                {inside}
              </OwnSeat>
            ) : (
              <button
                type="button"
                aria-current={role === here ? 'step' : undefined}
                aria-disabled={still || undefined}
                aria-label={named ? undefined : `${name}: ${word}`}
                onClick={() => !still && onHand?.(role)}
              >
                {inside} <span className="word">{word}</span> {purse}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface OwnSeatProps {
  readonly name: string
  /** "sealed" */
  readonly word: string
  /** The name is written on it. */
  readonly named: boolean
  /** The resources that it can spend, last as on every other seat. */
  readonly purse: ReactNode
  /** Its phone has lost the link: that is said instead of how to open it. */
  readonly isLost: boolean
  readonly onHold: () => void
  readonly children: ReactNode
}

/** The seat of somebody who has sealed: held by its owner, it opens once more. It looks the same whoever has done so. */
function OwnSeat({ name, word, named, purse, isLost, onHold, children }: OwnSeatProps) {
  const { words } = useBallotWords()
  const { isHeld, told, handlers } = useHold(onHold)
  return (
    <button
      type="button"
      className="own"
      data-holding={isHeld ? '' : undefined}
      aria-label={named ? undefined : `${name}: ${told ?? `${word}, ${words.anew.hold}`}`}
      {...handlers}
    >
      {children} {named && !isLost && <span className="sr-only">{word}</span>}{' '}
      <span className="word">{told ?? (isLost ? word : words.anew.hold)}</span> {purse}
    </button>
  )
}
