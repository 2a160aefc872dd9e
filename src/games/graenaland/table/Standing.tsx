import { StandingList } from '../../../table/standard/StandingList'
import { clansOf } from '../model/board'
import type { State } from '../model/state'
import { goalsOf } from '../rules/goals'
import { settlementsOf } from '../rules/places'
import { Plate } from './parts/Plate'
import { nameOf } from './parts/position'
import { useTexts } from './parts/words'

/** Component that summarizes an open game in the list of games: round, stage, and the settlements and goals of each clan. */
export function Standing({ state }: { readonly state: State }) {
  const texts = useTexts()
  const { result } = state
  const [winner] = result?.places[0] ?? []
  const stage = winner === undefined ? texts.stages[state.stage] : texts.over.wins(nameOf(state, texts.clans, winner))
  return (
    <>
      <p className="type-row">{`${texts.round(state.round)} · ${stage}`}</p>
      <StandingList
        label={texts.clansTitle}
        ranked={result?.places.flat()}
        winners={result?.places[0]}
        rows={clansOf(state).map((clan) => ({
          role: clan,
          lead: <Plate role={clan} size={28} />,
          title: nameOf(state, texts.clans, clan),
          note: [
            texts.settlements(settlementsOf(state, clan)),
            ...(state.settings.vpCards ? [] : [texts.goalsMet(goalsOf(state, clan).length)]),
          ].join(' · '),
          score: state.settings.vpCards ? result?.score[clan] : undefined,
        }))}
      />
    </>
  )
}
