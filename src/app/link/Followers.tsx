import { useState } from 'react'
import { useSession } from '../../session'
import { Button, Pair } from '../../ui/Button'
import { Select } from '../../ui/Field'
import { HoldButton } from '../../ui/HoldButton'
import { Notice } from '../../ui/status'
import { isFollowing, type Follower } from './followers'
import { rolesHeldBy, rolesSealedOn } from './holders'
import { unlink } from './links'
import { useFollowerName, useOpenBallots, useSeatNames } from './phone-names'
import { SeatMark, useHasSecrets, useSeatsWithRoles } from './seats'
import { useLinkWords } from './words'

export interface FollowersProps {
  readonly all: readonly Follower[]
  /** Called with the name of a lost phone, or of its seat, when the user wants to show the pairing code for this phone. */
  readonly onLink: (name: string) => void
  /** Called when the user has disconnected a phone. */
  readonly onUnlink: () => void
}

/** List of the guest phones of a game: seat, state of the connection, and buttons to disconnect or to pair again. */
export function Followers({ all, onLink, onUnlink }: FollowersProps) {
  const session = useSession()
  /** Text about the phone that the user disconnected last. */
  const [ended, setEnded] = useState<string | undefined>()
  const { words, say, count, list } = useLinkWords()
  const text = words.followers
  const hasSecrets = useHasSecrets()
  const seats = useSeatsWithRoles()
  const ballots = useOpenBallots()
  const namesOf = useSeatNames()
  const nameOf = useFollowerName()
  const endedNotice = ended !== undefined && <Notice>{ended}</Notice>
  if (all.length === 0) return endedNotice
  return (
    <section className="mt-3 flex flex-col gap-2">
      {endedNotice}
      <p className="note">{text.note}</p>
      <p className="label" role="status">
        {count(text.count, all.filter((one) => isFollowing(one)).length)}
      </p>
      {all.some((one) => isFollowing(one)) && <p className="note">{hasSecrets ? text.endNote : text.openEndNote}</p>}
      <ul className="card list">
        {all.map((one) => {
          const name = nameOf(one)
          const held = rolesHeldBy(one, ballots)
          const sealed = namesOf(rolesSealedOn(one, ballots))
          const isNeeded = sealed.length > 0
          /** Whether the reveal may fail: the choice is not on the phone of its seat, or the phone has no link. */
          const isUrgent = held.length > 0 || !isFollowing(one)
          /** Whether another linked phone has a seat whose choice is sealed on this phone. Then its player chooses there. */
          const isSeatElsewhere = all.some(
            (other) => other.number !== one.number && isFollowing(other) && other.roles.some((role) => held.includes(role)),
          )
          const endedText = () =>
            isNeeded
              ? say(isSeatElsewhere ? text.endedElsewhere : text.endedSealed, { phone: name, roles: list(sealed) })
              : say(hasSecrets ? text.ended : text.openEnded, { phone: name })
          const remove = () => unlink(session, one)
          return (
            <li key={one.number} className="row flex-wrap">
              <SeatMark roles={one.roles} />
              <span className="words">
                {isFollowing(one) && one.seat === '' && name}
                {isFollowing(one) ? <SeatOfPhone phone={one} all={all} name={name} sealed={sealed} /> : name}
                {isNeeded && (
                  <span className={isUrgent ? 'note text-warn' : 'note'}>
                    {say(isUrgent ? text.holdsOf : text.sealed, { roles: list(sealed) })}
                  </span>
                )}
                <span className="note mt-1 block">{one.isReplaced && isFollowing(one) ? text.replaced : text.states[one.state]}</span>
              </span>
              {isFollowing(one) ? (
                <HoldButton
                  kind="alt"
                  onHold={() => {
                    unlink(session, one)
                    setEnded(endedText())
                    onUnlink()
                  }}
                >
                  {text.end} <span className="sr-only">{name}</span>
                </HoldButton>
              ) : (
                <span className="flex basis-full gap-2">
                  <Button
                    aria-label={`${words.link}: ${name}`}
                    onClick={() => onLink(seats.find(({ id }) => id === one.seat)?.name ?? name)}
                  >
                    {words.link}
                  </Button>
                  {/* A phone that the reveal needs is not removed by a single tap. */}
                  {isNeeded ? (
                    <HoldButton kind="alt" onHold={remove}>
                      {text.forget} <span className="sr-only">{name}</span>
                    </HoldButton>
                  ) : (
                    <Button kind="quiet" aria-label={`${text.forget}: ${name}`} onClick={remove}>
                      {text.forget}
                    </Button>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface SeatOfPhoneProps {
  readonly phone: Follower
  /** All guest phones of the game. */
  readonly all: readonly Follower[]
  readonly name: string
  /** Names of the seats whose choices are sealed on the phone. */
  readonly sealed: readonly string[]
}

/**
 * Field for the seat of a linked phone. A change needs a confirmation while a choice is sealed on the phone, or if another linked phone has
 * the chosen seat.
 */
function SeatOfPhone({ phone, all, name, sealed }: SeatOfPhoneProps) {
  const { words, say, list } = useLinkWords()
  const text = words.followers
  const seats = useSeatsWithRoles()
  /** Seat that was chosen and is not confirmed yet. */
  const [wanted, setWanted] = useState<string | undefined>()
  const sit = (seat: string) => {
    setWanted(undefined)
    phone.sit(seat, seats.find(({ id }) => id === seat)?.roles ?? [])
  }
  const isOnOther = (seat: string) => seat !== '' && all.some((one) => one.number !== phone.number && one.seat === seat && isFollowing(one))
  const choose = (seat: string) => {
    if (seat === phone.seat) setWanted(undefined)
    else if (sealed.length > 0 || isOnOther(seat)) setWanted(seat)
    else sit(seat)
  }
  const warning = (seat: string): string => {
    const player = seats.find(({ id }) => id === seat)?.name ?? seat
    return [
      ...(isOnOther(seat) ? [say(text.changeOther, { player })] : []),
      ...(sealed.length > 0 ? [say(text.changeSealed, { roles: list(sealed) })] : []),
      text.change,
    ].join(' ')
  }
  return (
    <>
      <Select
        label={say(text.whose, { phone: name })}
        labelHidden
        value={wanted ?? phone.seat}
        options={[
          { value: '', label: phone.hasChosen ? text.watches : text.undecided },
          ...seats.map((seat) => ({ value: seat.id, label: seat.name })),
        ]}
        onChange={choose}
      />
      {wanted !== undefined && (
        <span className="flex flex-col gap-2" role="alert">
          <span className="note text-warn">{warning(wanted)}</span>
          <Pair>
            <Button onClick={() => setWanted(undefined)}>{text.keepSeat}</Button>
            <HoldButton kind="alt" onHold={() => sit(wanted)}>
              {text.changeSeat}
            </HoldButton>
          </Pair>
        </span>
      )}
    </>
  )
}
