import { StandingList } from '../../../table/standard/StandingList'
import type { State } from '../model/state'
import { targetOf } from '../model/tokens'
import { Plate } from './parts/Plate'
import { nameOf } from './parts/position'
import { useTexts } from './parts/words'

/** Component that summarizes an open game in the list of games: the current stage, and the points of each player. */
export function Standing({ state }: { readonly state: State }) {
  const texts = useTexts()
  return (
    <>
      <p className="type-row">{`${texts.round(state.round)} · ${texts.phases[state.stage]}`}</p>
      <StandingList
        label={texts.families}
        ranked={state.result?.places}
        winners={state.result?.places.slice(0, 1)}
        rows={state.players.map(({ colour }) => ({
          role: colour,
          lead: <Plate role={colour} size={28} />,
          title: nameOf(state, texts.colours, colour),
          note: texts.ofTarget(state.vp[colour] ?? 0, targetOf(state)),
          score: state.vp[colour] ?? 0,
        }))}
      />
    </>
  )
}
