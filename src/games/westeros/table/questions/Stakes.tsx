import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { Ballot } from '../../../../referee'
import type { HouseId } from '../../box/box'
import { available } from '../../model/position'
import type { BallotKind } from '../../model/state'
import { openTrack } from '../../words/telling'
import { TRACK_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from './words'

export interface StakesProps {
  readonly ballot: Ballot<BallotKind, HouseId>
  /** What everybody has to give stands there too. */
  readonly power?: boolean
}

/** What a choice of power is about: the track and its auction, or the wildlings; and what everybody has. Nothing of it is secret. */
export function Stakes({ ballot, power = false }: StakesProps) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  if (ballot.kind !== 'bid' && ballot.kind !== 'contribution') return
  const track = openTrack(state)
  return (
    <section className="stakes" aria-label={words.ballot.stakes}>
      <p>
        {track !== undefined && ballot.kind === 'bid' ? (
          <>
            <Icon of={TRACK_ICONS[track]} size="s" /> {names.track[track]}, {words.ballot.auctions[track]}
          </>
        ) : (
          <>
            <Icon of={icons.mammoth} size="s" /> {say(words.ballot.threat, { threat: state.threat })}
          </>
        )}
      </p>
      {power && state.tracking.power && (
        <ul aria-label={words.ballot.power}>
          {ballot.roles.map((house) => (
            <li key={house}>
              <Shield house={house} size={24} alone /> {available(state, house) ?? '?'}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
