import { Icon } from '../../../../ui/Icon'
import type { StakesProps } from '../../../../table/game/game-ballots'
import * as icons from '../icons'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { available } from '../../model/position'
import { openTrack } from '../../words/sentences/log-figures'
import { TRACK_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

/** Shows which track the houses bid for, or the strength of the wildlings, and the available power of each house. All of this is public. */
export function Stakes({ ballot, power = false }: StakesProps<WesterosVocabulary>) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const track = openTrack(state)
  return (
    <section className="stakes flex flex-wrap items-center gap-x-4 gap-y-1" aria-label={words.ballot.stakes}>
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
