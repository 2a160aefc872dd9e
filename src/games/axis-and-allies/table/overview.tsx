import { StandardOverview } from '../../../table/standard/StandardOverview'
import { sentence } from '../../../ui/grammar/numbers'
import { CITIES } from '../box/board'
import { POWERS, START, type Power } from '../box/powers'
import { profilesOf } from '../box/units'
import type { Battle } from '../model/battle'
import { capitalLost } from '../model/battlefield'
import type { State } from '../model/state'
import { productionOf } from '../rules/collect-income'
import { roundShown } from '../views/round-shown'
import { shownPhase } from './asking/phases'
import { Cities } from './map/Cities'
import { World } from './map/HexMap'
import { useMapWords } from './map/words'
import { city, ipc, UNIT_ICONS } from './parts/icons'
import { coloursOf } from './parts/Plate'
import { nameOf, usePosition } from './parts/position'
import { useTexts } from './parts/words'
import { Forces } from './questions/Forces'
import { fromNextRoll, OddsLine } from './questions/odds'

/** Returns the number of units of a power on the board, without AA guns on land. */
const unitCount = ({ pieces }: State, power: Power): number => Object.values(pieces).filter((piece) => piece.power === power).length

/** Component that shows the battle in progress: its space and cycle, both armies, and the odds of the attacker. */
function BattleNow({ battle, state }: { readonly battle: Battle; readonly state: State }) {
  const texts = useTexts()
  const title = `${texts.spaceName(battle.at)}, ${texts.cycle(battle.cycle)}`
  const question = fromNextRoll(battle, state)
  return (
    <section className="battle-now flex flex-col gap-3" aria-label={title}>
      <h2>{title}</h2>
      <Forces battle={battle} submerged={battle.submerged} profiles={profilesOf(state.numbers)} />
      {question !== undefined && <OddsLine question={question} />}
    </section>
  )
}

/**
 * Overview for all players, readable from two metres: the world map, the victory cities of both sides or the battle in progress, and the
 * cash and production of each power.
 */
export default function Overview() {
  const texts = useTexts()
  const words = useMapWords()
  const state = usePosition()
  const { territories, settings, cash, result, battle } = state
  const step = sentence(texts.steps[shownPhase(state)] ?? '')
  return (
    <StandardOverview
      where={[
        texts.round(roundShown(state)),
        result === undefined ? [texts.powers[state.power], step].filter((part) => part !== '').join(', ') : '',
      ]}
      ended={result === undefined ? '' : texts.wins(result.side)}
      inForce={{
        label: words.developments,
        rules: POWERS.flatMap((power) =>
          state.developments[power].map((one) => `${texts.powers[power]}: ${texts.developments[one] ?? one}`),
        ),
      }}
      below={
        <>
          <World state={state} at={battle?.at ?? ''} />
          {battle === undefined ? <Cities state={state} /> : <BattleNow battle={battle} state={state} />}
        </>
      }
      rolesLabel={texts.powersWord}
      roles={POWERS.map((power) => {
        const production = productionOf(territories, power)
        const amount = settings.moneyTold ? (cash[power] ?? 0) : production
        const cities = CITIES.filter(({ id }) => territories[id]?.controller === power).length
        return {
          role: power,
          name: texts.powers[power],
          player: [nameOf(state, power), capitalLost(state, power) ? words.capitalLost : ''].filter((part) => part !== '').join(' · '),
          goal: { reached: amount, needed: START[power], label: texts.ipc(amount) },
          figures: [...(settings.moneyTold ? [production] : []), cities, ...(settings.armiesTold ? [unitCount(state, power)] : [])],
          colours: coloursOf(power),
          isAmount: true,
          at: power === state.power && !state.over ? ('here' as const) : undefined,
          atText: step,
          goalText: settings.moneyTold ? words.cash : words.production,
        }
      })}
      figures={[
        ...(settings.moneyTold ? [{ icon: ipc, name: words.production }] : []),
        { icon: city, name: words.cities },
        ...(settings.armiesTold ? [{ icon: UNIT_ICONS.inf, name: words.standing }] : []),
      ]}
    />
  )
}
