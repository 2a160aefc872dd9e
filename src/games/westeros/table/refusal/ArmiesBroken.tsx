import type { RefusalPictureProps } from '../../../../table/refusal/game-refusals'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { HOUSES, type HouseId } from '../../box/box'
import type { UnitsByArea } from '../../model/moves'
import { piecesOf } from '../../rules/removal'
import { NO_UNITS, type State } from '../../model/state'
import { plus } from '../../model/units'
import { Armies } from '../houses/Armies'
import { wouldBe } from './alternatives'

/** Shows the armies that would exceed the supply limits, with the excess highlighted. Shows nothing for other refusals. */
export function ArmiesBroken({ state, refusal, move }: RefusalPictureProps<WesterosVocabulary>) {
  if ((refusal.code !== 'ARMY_TOO_LARGE' && refusal.code !== 'TOO_MANY_ARMIES') || move === undefined) return
  const house = HOUSES.find((one) => one === refusal.params?.['house'])
  const after = wouldBe(state, move, refusal.code)
  if (house === undefined || after === undefined || !state.tracking.units) return
  return <Armies state={state} house={house} units={withAttackers(after, house)} before={piecesOf(state, house)} />
}

/** Returns the units of a house by area, including its attackers. */
const withAttackers = (state: State, house: HouseId): UnitsByArea => {
  const pieces = piecesOf(state, house)
  const { battle } = state
  if (battle?.attacker !== house) return pieces
  return { ...pieces, [battle.area]: plus(pieces[battle.area] ?? NO_UNITS, battle.attackers) }
}
