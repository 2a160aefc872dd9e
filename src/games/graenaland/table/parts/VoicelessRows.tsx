import type { Voter } from '../../../../kit/vote'
import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import type { State } from '../../model/state'
import { settlementsBehind } from './holdings'
import { Plate } from './Plate'
import { nameOf } from './position'
import { madeOf } from './votes'
import { useTexts } from './words'

interface VoicelessRowsProps {
  readonly voters: readonly Voter<Clan>[]
  readonly state: State
  readonly at: PlaceId
}

/** Component that lists the clans with 0 votes, each with the reason. */
export function VoicelessRows({ voters, state, at }: VoicelessRowsProps) {
  const texts = useTexts()
  return voters.map(({ role, addends }) => (
    <li key={role} className="row voiceless">
      <Plate role={role} size={28} />
      <span className="words">
        {texts.noVote(nameOf(state, texts.clans, role))}
        <span className="note">{madeOf(addends, texts, settlementsBehind(state, at, role, texts))}</span>
      </span>
    </li>
  ))
}
