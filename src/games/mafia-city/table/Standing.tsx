import { List, Row } from '../../../ui/List'
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
      <List label={texts.families}>
        {state.players.map(({ colour }) => (
          <Row
            key={colour}
            lead={<Plate role={colour} size={28} />}
            title={nameOf(state, texts.colours, colour)}
            note={texts.ofTarget(state.vp[colour] ?? 0, targetOf(state))}
            trail={<strong className="type-title">{state.vp[colour] ?? 0}</strong>}
          />
        ))}
      </List>
    </>
  )
}
