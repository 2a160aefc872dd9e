import type { ReactNode } from 'react'
import { seatOf, type Ballot } from '../../referee'
import { hasLooked } from '../../session/sealed/last-round'
import { useHold } from '../../ui/HoldButton'
import { Icon } from '../../ui/Icon'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useIsCutOff, useMayChoose, useSeatHere, useSeatsElsewhere } from '../own-phone'
import { usePhoneName } from '../phone-name'
import { useTableWords } from '../words'
import { useBallotSpeech, useSealedKind } from './context'
import { inSeatOrder } from './round'
import { useChangingNow, useHeldElsewhere, useLostOf, useOwnPhones, useSeats } from './sealing'
import { useBallotWords } from './words'

export interface SeatsProps {
  readonly ballot: Ballot
  /** Accessible name of the list of seats: who is still choosing. */
  readonly label: string
  /** Role that holds the phone; undefined while the phone is on the table. */
  readonly here?: string
  /** Whether no other role may take the phone now. */
  readonly fixed?: boolean
  /** Whether the seats are shown in hand-over order instead of the order of the ballot. */
  readonly round?: boolean
  /** Whether names are shown below the badges. If the choice spends resources, the resources of each role are also shown. */
  readonly named?: boolean
  readonly onHand?: (role: string) => void
  /**
   * Called on a long press on the seat of a role that has sealed, to change its choice. Not called for a role with its own linked
   * phone, because that role changes its choice on its own phone.
   */
  readonly onOwn?: (role: string) => void
  /** Roles that have not checked their sealed choice yet, during the final check. */
  readonly toLook?: readonly string[]
}

/**
 * List of the seats that shows which roles have sealed their choice and which are waiting. A waiting role may take the phone at any
 * time.
 */
export function Seats({ ballot, label, here, fixed = false, round = false, named = false, onHand, onOwn, toLook = [] }: SeatsProps) {
  const { RoleBadge } = useGameTable()
  const { player } = useGameSpeech()
  const speech = useBallotSpeech()
  const { words: table } = useTableWords()
  const { words, say } = useBallotWords()
  const kind = useSealedKind(ballot.kind)
  const state = useTable((open) => open.state)
  const seats = useSeats()
  const mayTake = useMayChoose()
  const ownPhones = useOwnPhones()
  const lost = useLostOf(ballot)
  const changing = useChangingNow(ballot)
  const looked = useTable(({ id }, { lastRounds }) => hasLooked(id, ballot, lastRounds))
  const held = useHeldElsewhere(ballot)
  const phoneName = usePhoneName()
  const elsewhere = useSeatsElsewhere()
  /** Whether this is a linked phone without a link: it does not know what the other players do. */
  const isCut = useIsCutOff()
  const mine = useSeatHere().roles
  return (
    <ul className="seats" data-layered data-terse data-stacks aria-label={label}>
      {(round ? inSeatOrder(seats, ballot) : ballot.roles).map((role) => {
        const looks = toLook.includes(role)
        const sealed = ballot.cast[role] !== undefined && !looks
        const holder = held.find((one) => one.role === role)
        const done =
          toLook.length > 0 && looked.includes(role)
            ? words.look.done
            : holder === undefined
              ? table.now.sealed
              : holder.roles.length === 0
                ? words.ownPhone.heldEarlier
                : say(words.ownPhone.heldOn, { phone: phoneName(holder) })
        const isOwn = ownPhones.includes(role)
        const seat = seatOf(seats, role)
        const waits = mine.includes(role)
          ? words.ownPhone.you
          : isOwn && !looks
            ? words.ownPhone.word
            : isCut
              ? words.ownPhone.unknown
              : elsewhere.seats.includes(seat)
                ? words.ownPhone.chooses
                : table.now.waits
        const isLost = lost.includes(role) || (!isOwn && !sealed && elsewhere.lost.includes(seat))
        const word =
          role === here
            ? table.now.here
            : isLost
              ? words.ownPhone[isOwn && sealed ? 'heldLost' : holder?.isUnlinked === true ? 'unlinkedHere' : 'lost']
              : changing.includes(role)
                ? words.ownPhone.changes
                : sealed
                  ? done
                  : waits
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
  /** Progress of the role as text, e.g. "sealed". */
  readonly word: string
  /** Whether the name of the role is shown on the button. */
  readonly named: boolean
  /** Resources that the player of the seat can spend; shown at the end of the seat. */
  readonly purse: ReactNode
  /** Whether the phone of the role lost its connection. If so, the seat shows this instead of the hint on how to open the seat. */
  readonly isLost: boolean
  readonly onHold: () => void
  readonly children: ReactNode
}

/**
 * Seat of a role that has sealed its choice. A long press lets the role choose again. The seat looks the same whether or not the role
 * changed its choice.
 */
function OwnSeat({ name, word, named, purse, isLost, onHold, children }: OwnSeatProps) {
  const { words } = useBallotWords()
  const { isHeld, hint, handlers } = useHold(onHold)
  return (
    <button
      type="button"
      className="own"
      data-holding={isHeld ? '' : undefined}
      aria-label={named ? undefined : `${name}: ${hint ?? `${word}, ${words.anew.hold}`}`}
      {...handlers}
    >
      {children} {named && !isLost && <span className="sr-only">{word}</span>}{' '}
      <span className="word">{hint ?? (isLost ? word : words.anew.hold)}</span> {purse}
    </button>
  )
}
