import { useState } from 'react'
import { useSession } from '../../session'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/Field'
import { HoldButton } from '../../ui/HoldButton'
import { Notice } from '../../ui/status'
import { isFollowing, type Follower } from './followers'
import { unlink } from './links'
import { SeatMark, useHasSecrets, useSeatsWithRoles } from './seats'
import { useLinkWords } from './words'

export interface FollowersProps {
  readonly all: readonly Follower[]
  /** Called when the user wants to show the pairing code for a lost phone. */
  readonly onLink: () => void
}

/** List of the guest phones of a game: seat, state of the connection, and buttons to disconnect or to pair again. */
export function Followers({ all, onLink }: FollowersProps) {
  const session = useSession()
  /** Name of the phone that the user disconnected last. */
  const [ended, setEnded] = useState<string | undefined>()
  const { words, say, count } = useLinkWords()
  const text = words.followers
  const hasSecrets = useHasSecrets()
  const seats = useSeatsWithRoles()
  const nameOf = ({ seat, number, shown = number }: Follower): string =>
    seat === '' ? say(text.name, { n: shown }) : say(text.of, { player: seats.find(({ id }) => id === seat)?.name ?? seat })
  if (all.length === 0) return ended !== undefined && <Notice>{say(hasSecrets ? text.ended : text.openEnded, { phone: ended })}</Notice>
  return (
    <section className="mt-3 flex flex-col gap-2">
      <p className="note">{text.note}</p>
      <p className="label" role="status">
        {count(text.count, all.filter((one) => isFollowing(one)).length)}
      </p>
      {ended !== undefined && <Notice>{say(hasSecrets ? text.ended : text.openEnded, { phone: ended })}</Notice>}
      {all.some((one) => isFollowing(one)) && <p className="note">{hasSecrets ? text.endNote : text.openEndNote}</p>}
      <ul className="card list">
        {all.map((one) => {
          const name = nameOf(one)
          return (
            <li key={one.number} className="row flex-wrap">
              <SeatMark roles={one.roles} />
              <span className="words">
                {isFollowing(one) ? (
                  <Select
                    label={say(text.whose, { phone: name })}
                    labelHidden
                    value={one.seat}
                    options={[
                      { value: '', label: one.hasChosen ? text.watches : text.undecided },
                      ...seats.map((seat) => ({ value: seat.id, label: seat.name })),
                    ]}
                    onChange={(chosen) => one.sit(chosen, seats.find(({ id }) => id === chosen)?.roles ?? [])}
                  />
                ) : (
                  name
                )}
                <span className="note">{one.isReplaced && isFollowing(one) ? text.replaced : text.states[one.state]}</span>
              </span>
              {isFollowing(one) ? (
                <HoldButton
                  kind="alt"
                  onHold={() => {
                    unlink(session, one)
                    setEnded(name)
                  }}
                >
                  {text.end} <span className="sr-only">{name}</span>
                </HoldButton>
              ) : (
                <span className="flex basis-full gap-2">
                  <Button aria-label={`${words.link}: ${name}`} onClick={onLink}>
                    {words.link}
                  </Button>
                  <Button kind="quiet" aria-label={`${text.forget}: ${name}`} onClick={() => unlink(session, one)}>
                    {text.forget}
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
