import './overview.css'
import { useNavigate } from 'react-router'
import { IconButton } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { useLabels } from '../../../../ui/labels'
import { allCast } from '../../../../referee'
import { ORDER_OF_DECKS, type State } from '../../model/state'
import { cardOf } from '../../rules/westeros-cards'
import type { Question } from '../../model/prompt-kinds'
import { houseViews, roundView } from '../../views/views'
import { useTable } from '../hook'
import { houseProgress, phaseOf } from '../now/progress'
import { useGamePath } from '../../../../table/paths'
import { SavedNotice } from '../../../../table/shell/SavedNotice'
import { useSpeech } from '../speech'
import { useFullScreen } from './full-screen'
import { HouseColumn } from './HouseColumn'
import { fullScreen, smallScreen } from './icons'
import { InfluenceRows, SupplyRow, ThreatRow } from './TrackRows'

/**
 * The table view: everything that lies open, at once, for a tablet or a television that stands beside the board and is read from two
 * metres. Nothing is answered here, and it shows nothing that only one house may know.
 */
export default function Overview() {
  const { words, game, names, cards } = useSpeech()
  const { state, prompts } = useTable((open) => open)
  const { round, rounds, threshold } = roundView(state)
  const phase = phaseOf(state.stage)
  const { turned } = state
  const inForce = turned === undefined ? [] : ORDER_OF_DECKS.flatMap((deck) => cards.inForce[cardOf(turned[deck])] ?? [])
  const where = [names.round(round, rounds), ...(phase === undefined ? [] : [names.phase[phase]]), names.stage[state.stage.at]]
  return (
    <div className="screen overview">
      <SavedNotice />
      <header className="overview-head">
        <div className="asked" aria-live="polite">
          <p>{where.filter((part, at) => part !== where[at - 1]).join(' · ')}</p>
          <h1>{asked(state, prompts)}</h1>
        </div>
        {inForce.length > 0 && (
          <ul className="effects" aria-label={words.now.inForce}>
            {inForce.map((rule) => (
              <li key={rule}>
                <Icon of={icons.portcullis} />
                {rule}
              </li>
            ))}
          </ul>
        )}
        <Ways />
      </header>
      <main>
        <section className="overview-houses" aria-label={words.houses.title}>
          {houseViews(state).map((view) => {
            const progress = houseProgress(state, prompts, view.house)
            return <HouseColumn key={view.house} view={view} goal={threshold} {...(progress === undefined ? {} : { progress })} />
          })}
        </section>
        <div className="overview-tracks">
          <InfluenceRows state={state} />
          <div className="lines">
            <SupplyRow state={state} />
            <ThreatRow state={state} />
          </div>
        </div>
      </main>
    </div>
  )

  /** The open question in one sentence; at the end of the game, how it ended. */
  function asked(now: State, questions: readonly Question[]): string {
    const [question] = questions
    if (question === undefined) return game.standing.title(now)
    if (now.ballot === undefined) return game.question(question, now).title
    return allCast(now.ballot) ? game.question({ ...question, kind: 'reveal' }, now).title : game.ballots.beforeTitle(now)
  }
}

/** Back to where questions are answered, and the whole screen for the view. */
function Ways() {
  const { words } = useSpeech()
  const labels = useLabels()
  const navigate = useNavigate()
  const path = useGamePath()
  const screen = useFullScreen()
  return (
    <div className="ways">
      {screen !== undefined && (
        <IconButton
          icon={screen.full ? smallScreen : fullScreen}
          label={screen.full ? words.overview.smallScreen : words.overview.fullScreen}
          onClick={screen.toggle}
        />
      )}
      <IconButton icon={icons.close} label={labels.close} onClick={() => void navigate(path())} />
    </div>
  )
}
