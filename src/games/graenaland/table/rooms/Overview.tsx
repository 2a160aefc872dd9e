import './overview.css'
import { useState } from 'react'
import { countOf, weightOf } from '../../../../kit/vote'
import { StandardOverview } from '../../../../table/standard/StandardOverview'
import { useLanguage } from '../../../../ui/words'
import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { voteAt } from '../../rules/votes'
import { longship } from '../parts/icons'
import { IslandTiles } from '../parts/IslandTiles'
import { GOAL_ICONS } from '../parts/pictures'
import { coloursOf, Plate } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { shownAt } from '../parts/turn'
import { VoteBar } from '../parts/VoteBar'
import { TileInside, useTileSaid } from '../parts/TileInside'
import { useTexts } from '../parts/words'
import { ProposedShares } from '../questions/ProposedShares'
import { useVerdictOn, useVoices } from '../questions/voices'
import { useQuestionTexts } from '../questions/words'
import { figuresOf, goalColumns, goalShown, progressOf, shipOf, shownLevels, shownPoints, togetherIn, voteShown } from './overview-figures'
import { useOverviewTexts } from './words/overview'

/** Overview for all players, readable from two metres: the island with the votes of one territory, and all clans. */
export default function Overview() {
  const texts = useTexts()
  const rooms = useOverviewTexts()
  const state = usePosition()
  const { players, round, stage, settings, result, final } = state
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const votes = useVoices()
  const [winner] = result?.places[0] ?? []
  const verdict = useVerdict()
  const language = useLanguage()
  const ship = shipOf(state)
  const isByPoints = settings.vpCards && result !== undefined
  const labelOf = isByPoints ? rooms.points : settings.vpCards ? rooms.settlements : rooms.goals
  const textOf = (clan: Clan, { reached, needed }: ReturnType<typeof goalShown>) => {
    if (!settings.vpCards) return rooms.ofGoals(needed)
    if (isByPoints) return rooms.pointsOf(reached, shownLevels(state, clan))
    const points = shownPoints(state, clan)
    return points === undefined ? rooms.secret(reached) : rooms.shown(reached, points)
  }
  return (
    <StandardOverview
      where={[texts.round(round), texts.stages[stage]]}
      asked={verdict ?? togetherIn(state, language)}
      ended={winner === undefined ? '' : texts.over.wins(called(winner))}
      winners={result?.places[0]}
      inForce={{
        label: texts.island,
        icon: longship,
        rules: [
          ...(ship === undefined ? [] : [rooms.ship(called(ship.chief), called(ship.next))]),
          ...(final === undefined || stage === 'over' ? [] : [rooms.announced]),
          ...(settings.three ? [`${texts.goals.buildings}: ${texts.firstNotCounted}`] : []),
        ],
      }}
      below={<Board />}
      rolesLabel={texts.clansTitle}
      roles={players.map(({ clan }) => {
        const goal = goalShown(state, clan)
        return {
          role: clan,
          name: called(clan),
          player: texts.clans[clan],
          isAmount: true,
          goal: { ...goal, label: labelOf(goal.reached) },
          figures: figuresOf(state, clan),
          colours: coloursOf(clan),
          at: progressOf(state, clan, votes),
          ...voteShown(state, clan, votes, language),
          goalText: textOf(clan, goal),
        }
      })}
      figures={goalColumns(state).map(({ goal, asked }) => ({ icon: GOAL_ICONS[goal], name: texts.goals[goal], asked }))}
    />
  )
}

/** Returns the status of the open vote as text: the number of missing votes, or the result. Undefined if no proposal is open. */
function useVerdict(): string | undefined {
  const { place } = useTexts()
  const verdictOn = useVerdictOn()
  const { proposal } = usePosition()
  const votes = useVoices()
  return proposal && verdictOn(place(proposal.at), countOf({ ...proposal.vote, said: votes }))
}

/**
 * Component that shows the island and marks the territory of the open question. Below the island, shows the votes in the territory of the
 * proposal or in the tapped territory.
 */
function Board() {
  const texts = useTexts()
  const state = usePosition()
  const describe = useTileSaid(state)
  const [tapped, look] = useState<PlaceId>()
  const voted = tapped ?? state.proposal?.at
  return (
    <div className="flex flex-col gap-3.5 min-w-0 col-span-full">
      <div className="overview-island">
        <IslandTiles
          island={state.island}
          label={texts.island}
          describe={describe}
          picked={tapped ?? shownAt(state)}
          onChoose={(place) => look(place === tapped ? undefined : place)}
          renderInside={(place) => <TileInside state={state} at={place} hasKinds />}
        />
      </div>
      {voted !== undefined && <Votes at={voted} />}
    </div>
  )
}

function Votes({ at }: { readonly at: PlaceId }) {
  const texts = useTexts()
  const { vote: words } = useQuestionTexts()
  const language = useLanguage()
  const state = usePosition()
  const votes = useVoices()
  const vote = voteAt(state, at)
  const { total, needed } = countOf(vote)
  const isVoted = state.proposal?.at === at
  const shown = isVoted ? votes : Object.fromEntries(vote.voters.map(({ role }) => [role, true]))
  const { yes, no } = countOf({ ...vote, said: shown })
  const needs = total > 0 ? `${texts.place(at)}: ${texts.needs(needed, total)}` : texts.place(at)
  const title = isVoted ? togetherIn(state, language) : needs
  return (
    <section className="overview-votes" aria-label={texts.votes}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2>{title}</h2>
        {isVoted && <ProposedShares state={state} />}
      </div>
      {total === 0 ? (
        <p>{texts.noVotes}</p>
      ) : (
        <>
          <VoteBar vote={vote} votes={shown} label={isVoted ? words.bar(yes, no, needed, total) : needs} />
          {!isVoted && (
            <ul>
              {vote.voters.map((voter) => (
                <li key={voter.role}>
                  <Plate role={voter.role} size={28} />
                  {nameOf(state, texts.clans, voter.role)} <b>{weightOf(voter)}</b>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
