import * as icons from '../icons'
import { Button } from '../../../../ui/Button'
import { Switch } from '../../../../ui/Field'
import type { AreaStepsProps } from '../../../../table/check/board-check'
import { RoleOrNobody } from '../../../../table/check/RoleOrNobody'
import { useCheckWords } from '../../../../table/check/words'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { unitKindsOf, type AreaId, type HouseId, type UnitKind } from '../../box/box'
import { areaAt, garrisonPrinted, isClosed, isWater, printed } from '../../model/position'
import { NO_UNITS, type State } from '../../model/state'
import { count } from '../../model/units'
import { sentence } from '../../../../ui/grammar/numbers'
import { GarrisonTokenEditor, NeutralEditor, OrderEditor } from '../corrections/AreaEditor'
import { UnitSteppers } from '../corrections/UnitSteppers'
import { useAllSpeech, useSpeech } from '../speech'
import type { Change } from '../../model/moves'
import { changesForHolder, houseHere, changesForUnits, changesForRouted } from './holder-changes'
import { useBoardWords } from './words'

type StepsProps = AreaStepsProps<WesterosVocabulary>

/** Form that corrects one area: house, units, power token, and a collapsed section with less common pieces. */
export function AreaSteps({ before, state, area, put }: StepsProps) {
  const { words: check, say } = useBoardWords()
  const { words: text } = useCheckWords()
  const { names } = useSpeech()
  const isLand = printed(state, area).kind === 'land'
  const { units } = state.tracking
  const { token } = areaAt(state, area)
  const house = houseHere(state, area)
  const chosen = units ? house : (areaAt(state, area).holder ?? house)
  // An older game can have pieces in a closed area. Then the form stays, so that they can be removed.
  if (isClosed(state, area) && house === undefined && token === undefined) return <p className="note">{check.closedNote}</p>
  return (
    <>
      {(units || isLand) && (
        <div className="pt-2">
          <RoleOrNobody
            label={text.whose}
            roles={state.playing}
            chosen={chosen ?? 'nobody'}
            nobody={units ? check.empty : names.nobody}
            onChoose={(to) => put(changesForHolder(state, area, to))}
          />
        </div>
      )}
      {units && house !== undefined && <Garrison before={before} state={state} area={area} put={put} house={house} />}
      {isLand && (token ?? house) !== undefined && (
        <ul className="card list">
          <Switch
            title={say(check.token, { house: names.house.plain((token ?? house) as HouseId) })}
            on={token !== undefined}
            onChange={(on) => put([{ set: 'token', area, ...(on && house !== undefined ? { house } : {}) }])}
          />
        </ul>
      )}
      <More before={before} state={state} area={area} put={put} />
    </>
  )
}

/** Returns the kinds of units that can be in an area. */
const kindsIn = (state: State, area: AreaId): readonly UnitKind[] =>
  unitKindsOf(state.box).filter((kind) => (kind === 'ship') === isWater(state, area))

/** Number inputs for the units that are not routed, and a button that makes all routed units of the area normal units again. */
function Garrison({ before, state, area, put, house }: StepsProps & { house: HouseId }) {
  const { words: check } = useBoardWords()
  const { words } = useAllSpeech()
  const { garrison } = areaAt(state, area)
  const kinds = kindsIn(state, area)
  const now = garrison?.standing ?? NO_UNITS
  const routed = garrison?.routed ?? NO_UNITS
  return (
    <>
      <UnitSteppers
        label={words.correct.area.standing}
        labelHidden
        kinds={kinds}
        units={now}
        onChange={(units) => put(changesForUnits(before, state, area, house, { standing: units, routed }))}
      />
      {count(routed) > 0 && (
        <Button icon={icons.up} onClick={() => put(changesForRouted(state, area))}>
          {check.standUp}
        </Button>
      )}
    </>
  )
}

/** Collapsed section for pieces that are rarely wrong: routed units, neutral force, garrison token, order. */
function More({ before, state, area, put }: StepsProps) {
  const { words, names } = useAllSpeech()
  const { garrison } = areaAt(state, area)
  const isLand = printed(state, area).kind === 'land'
  const orders = state.tracking.orders === 'app'
  const parts = [
    ...(garrison === undefined ? [] : [words.correct.area.routed]),
    ...(isLand ? [names.neutralForce] : []),
    ...(garrisonPrinted(state, area) === undefined ? [] : [words.correct.area.garrison]),
    ...(orders ? [words.correct.area.order] : []),
  ]
  if (parts.length === 0) return
  // A siege engine is destroyed where other units are routed (E14.13).
  const kinds = kindsIn(state, area).filter((kind) => kind !== 'siegeEngine')
  const set = (change: Change) => put([change])
  return (
    <details className="more">
      <summary>{sentence(parts.join(', ').toLowerCase())}</summary>
      <div className="flex flex-col gap-3 pb-2">
        {garrison !== undefined && (
          <UnitSteppers
            label={words.correct.area.routed}
            kinds={kinds}
            units={garrison.routed}
            onChange={(routed) => put(changesForUnits(before, state, area, garrison.house, { standing: garrison.standing, routed }))}
          />
        )}
        {isLand && <NeutralEditor state={state} area={area} set={set} />}
        <GarrisonTokenEditor state={state} area={area} set={set} />
        {orders && <OrderEditor state={state} area={area} set={set} />}
      </div>
    </details>
  )
}
