import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import type { Ballot } from '../../../../referee'
import type { HouseId } from '../../box/box'
import { available } from '../../position'
import type { BallotKind } from '../../state'
import { openTrack } from '../../words/telling'
import { TRACK_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from './words'

/** What a choice of power is about: the track or the wildlings, and what everybody has to give. Nothing of it is secret. */
export function Stakes({ ballot }: { ballot: Ballot<BallotKind, HouseId> }) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  if (ballot.kind !== 'bid' && ballot.kind !== 'contribution') return
  const track = openTrack(state)
  return (
    <section className="stakes" aria-label={words.ballot.stakes}>
      <p className="type-row">
        {track !== undefined && ballot.kind === 'bid' ? (
          <>
            <Icon of={TRACK_ICONS[track]} size="s" /> {names.track[track]}
          </>
        ) : (
          <>
            <Icon of={icons.mammoth} size="s" /> {say(words.ballot.threat, { threat: state.threat })}
          </>
        )}
      </p>
      {state.tracking.power && (
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
