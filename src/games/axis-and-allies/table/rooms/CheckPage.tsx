import type { BoardCheck } from '../../../../table/check/board-check'
import { CheckPage as Page } from '../../../../table/check/CheckPage'
import { partOfChange } from '../../../../table/corrections/change-views'
import { SetRows } from '../../../../table/corrections/rows'
import type { AxisAndAllies } from '../..'
import { CITIES, isZone, TERRITORIES, ZONE_IDS } from '../../box/board'
import { POWERS, type Power } from '../../box/powers'
import type { Section } from '../../fields/index'
import type { State } from '../../model/state'
import { productionOf } from '../../rules/collect-income'
import { startingArmies } from '../../rules/setup'
import { changeViews, holdingText, TURN } from '../corrections/changes'
import { useByHand } from '../corrections/by-hand'
import { powerRows, territoryRows, turnRows, waitingRows } from '../corrections/rows'
import { SpaceUnits } from '../corrections/SpaceUnits'
import { useSetTexts } from '../corrections/words'
import { REGIONS, regionOf } from '../parts/chart'
import { infantry } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { armiesOf } from '../../model/pieces'

const isPower = (part: string): part is Power => POWERS.some((power) => power === part)
const heldBy = ({ territories }: State, power: Power) => TERRITORIES.filter(({ id }) => territories[id]?.controller === power)

/**
 * Screen on which the players compare the real board with the app: first the territories, with their units if the app tracks them, then the
 * cash and the turn.
 */
export default function CheckPage() {
  return <Page check={useBoardCheck()} state={usePosition()} />
}

function useBoardCheck(): BoardCheck<AxisAndAllies, Section> {
  const texts = useTexts()
  const set = useSetTexts()
  const by = useByHand()
  /** Returns the units in a space as text, one line per power. */
  const stacks = ({ pieces }: State, at: string): readonly string[] =>
    POWERS.flatMap((power) => {
      const units = armiesOf(pieces)[at]?.[power]
      return units === undefined ? [] : [`${texts.powers[power]}: ${texts.unitList(units)}`]
    })
  const figures = (state: State, power: Power): string =>
    [
      texts.production(productionOf(state.territories, power)),
      ...(state.settings.moneyTold ? [texts.ipc(state.cash[power] ?? 0)] : []),
      ...state.developments[power].map((one) => texts.developments[one] ?? one),
      ...(Object.keys(state.bought[power]).length > 0 ? [set.waiting(texts.unitList(state.bought[power]))] : []),
    ].join(' · ')
  return {
    by,
    tickOf: (change) => partOfChange(changeViews, change),
    areas: ({ settings }) => [...TERRITORIES.map(({ id }) => id), ...(settings.armiesTold ? ZONE_IDS : [])],
    areaName: (_, at) => texts.spaceName(at),
    regions: (_, areas) =>
      [
        ...REGIONS.map((region) => ({ title: set.regions[region], areas: areas.filter((at) => regionOf(at) === region) })),
        { title: set.check.seas, areas: areas.filter(isZone) },
      ].filter(({ areas: here }) => here.length > 0),
    roles: {
      way: 'powers',
      param: 'power',
      title: set.check.byPower,
      of: () => POWERS,
      nameOf: (power) => texts.powers[power],
      areasOf: (state, power) => (power === undefined ? [] : heldBy(state, power).map(({ id }) => id)),
      Figures: ({ state, role }) => {
        const cities = CITIES.filter(({ id }) => state.territories[id]?.controller === role)
        return <p className="note">{set.check.held(figures(state, role), heldBy(state, role).length, cities.length)}</p>
      },
    },
    beside: () => [...POWERS.map((power) => ({ part: power, title: texts.powers[power] })), { part: TURN, title: set.sections.turn }],
    AreaSaid: ({ state, area, mark }) => {
      const holding = state.territories[area]
      return (
        <>
          {holding !== undefined && <Plate role={holding.controller} size={24} alone />}
          <span className="words">
            {texts.spaceName(area)}
            {holding !== undefined && <span className="note">{holdingText(holding, texts, set)}</span>}
            {stacks(state, area).map((stack) => (
              <span key={stack} className="note">
                {stack}
              </span>
            ))}
            {mark}
          </span>
        </>
      )
    },
    AreaSteps: ({ state, area, put }) => (
      <>
        <SetRows rows={territoryRows(state, texts, set, area)} set={(change) => put([change])} />
        {state.settings.armiesTold && <SpaceUnits state={state} at={area} set={(change) => put([change])} />}
      </>
    ),
    PartSaid: ({ state, part }) =>
      isPower(part)
        ? figures(state, part)
        : [texts.round(state.round), texts.powers[state.power], texts.phases[state.phase] ?? ''].join(' · '),
    PartEditor: ({ state, part, set: put }) => (
      <SetRows
        rows={
          isPower(part)
            ? [...powerRows(state, texts, set, part), ...(state.settings.moneyTold ? waitingRows(state, texts, part) : [])]
            : turnRows(state, texts, set)
        }
        set={put}
      />
    ),
    holding: ({ territories }, at, controller) => {
      const holding = territories[at]
      return holding === undefined || controller === undefined ? [] : [{ set: 'territory', at, ...holding, controller }]
    },
    actions: (state, areas) => {
      const start = startingArmies()
      const changes = areas.flatMap((at) =>
        POWERS.map((power) => ({ set: 'units', at, power, units: start[at]?.[power] ?? {} }) as const).filter((change) =>
          by.fields.differs(state, change),
        ),
      )
      return state.settings.armiesTold && changes.length > 0 ? [{ title: set.check.start, icon: infantry, changes }] : []
    },
  }
}
