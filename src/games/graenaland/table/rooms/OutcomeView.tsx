import { weightOf, type Vote } from '../../../../kit/vote'
import type { OutcomeProps } from '../../../../table/game/game-outcomes'
import { FactList } from '../../../../table/question/entry/FactList'
import { OutcomeScreen } from '../../../../table/outcome/OutcomeScreen'
import type { Graenaland } from '../..'
import { GOALS, type Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import type { GoalCard, State } from '../../model/state'
import { pointsOn, reached, standingOf, totalOf } from '../../rules/goals'
import { GoalTable } from '../parts/GoalTable'
import { HeroMap } from '../parts/HeroMap'
import { settlementsBehind } from '../parts/holdings'
import { Plate } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { madeOf, voicelessAt } from '../parts/votes'
import { useTexts } from '../parts/words'
import { CardGrid } from '../sealed/CardGrid'
import { allChanges } from './changes'
import { builderOf, eventsOf, headlineOf } from './headline'
import { useOutcomeTexts } from './words'

/** Component that shows the outcome of a move with its reasons, and lists the changes on the real board and in the players' hands. */
export function OutcomeView({ moment }: OutcomeProps<Graenaland>) {
  const texts = useTexts()
  const outcomeTexts = useOutcomeTexts()
  const telling = { moment, texts, outcomeTexts }
  const { state } = moment
  const events = eventsOf(moment)
  const closed = events.find((event) => event.e === 'voteClosed')
  const proved = events.find((event) => event.e === 'proved')
  const begun = events.find((event) => event.e === 'finalBegun')
  const builder = builderOf(events, state)
  const moved = events.find((event) => event.e === 'moved')
  const drawing = moved && <HeroMap state={state} results={moved.results} />
  const below =
    closed !== undefined ? (
      <Votes vote={closed.vote} at={closed.proposal.at} state={state} />
    ) : proved !== undefined && typeof proved.card !== 'number' ? (
      <Points clan={proved.by} card={proved.card} state={moment.parent?.state ?? state} />
    ) : begun !== undefined ? (
      <FinalOrder queue={begun.queue} state={state} />
    ) : builder === undefined ? undefined : (
      <GoalTable of={builder} />
    )
  return <OutcomeScreen moment={moment} content={{ ...headlineOf(telling), drawing, below, changes: allChanges(telling) }} />
}

/** Component that shows the number of votes of each clan with all addends, and how each clan voted. */
function Votes({ vote, at, state }: { readonly vote: Vote<Clan>; readonly at: PlaceId; readonly state: State }) {
  const texts = useTexts()
  const outcomeTexts = useOutcomeTexts()
  const votedAs = ({ role }: { readonly role: Clan }) => {
    const yes = vote.said[role]
    return yes === undefined ? outcomeTexts.silent : yes ? outcomeTexts.yes : outcomeTexts.no
  }
  return (
    <FactList
      label={outcomeTexts.votes}
      facts={[...vote.voters, ...voicelessAt(state, at)].map((voter) => ({
        key: voter.role,
        lead: <Plate role={voter.role} size={28} />,
        title: [`${nameOf(state, texts.clans, voter.role)}: ${weightOf(voter)}`, ...(weightOf(voter) > 0 ? [votedAs(voter)] : [])].join(
          ', ',
        ),
        note: madeOf(voter.addends, texts, settlementsBehind(state, at, voter.role, texts)),
      }))}
    />
  )
}

/** Component that lists the clans that build once more, in the order in which they build (R63). */
function FinalOrder({ queue, state }: { readonly queue: readonly Clan[]; readonly state: State }) {
  const { clans } = useTexts()
  const { order, builds } = useOutcomeTexts()
  return (
    <FactList
      label={order}
      facts={queue.map((clan, n) => ({
        key: clan,
        lead: <Plate role={clan} size={28} />,
        title: builds(n + 1, nameOf(state, clans, clan)),
      }))}
    />
  )
}

/** Component that shows a revealed victory point card with the reached levels, and adds up its points. */
function Points({ clan, card, state }: { readonly clan: Clan; readonly card: GoalCard; readonly state: State }) {
  const texts = useTexts()
  const outcomeTexts = useOutcomeTexts()
  const { three } = state.settings
  const standing = standingOf(state, clan)
  const points = pointsOn(card, standing, three)
  return (
    <section className="flex flex-col gap-3" aria-label={outcomeTexts.goalsOf(nameOf(state, texts.clans, clan))}>
      <p className="type-row">{`${GOALS.map((goal) => points[goal]).join(' + ')} = ${outcomeTexts.points(totalOf(points))}`}</p>
      <CardGrid card={card} has={reached(standing, three)} />
      {three && <p className="note">{`${texts.goals.buildings}: ${texts.firstNotCounted}`}</p>}
    </section>
  )
}
