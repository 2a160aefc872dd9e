import { useState } from 'react'
import { PairOfCounts, SideBySide } from '../../../../table/balance/TwoSides'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { Button } from '../../../../ui/Button'
import { Select } from '../../../../ui/Field'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { areAllied, POWERS, type Power } from '../../box/powers'
import { fightersIn, isAir, isSea, isTroop, profilesOf, UNITS, withCount, type Army, type Unit } from '../../box/units'
import { toFight } from '../../model/battlefield'
import type { State } from '../../model/state'
import type { Question } from '../../odds/odds'
import { modifiersFor } from '../../rules/national-advantages'
import { oddsQuestionAt } from '../../views/odds-at'
import { UNIT_ICONS } from '../parts/icons'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { OddsFigures, useOdds } from '../questions/odds'
import { useFightWords } from '../questions/words'
import { useOddsWords } from './words'

type Place = 'land' | 'sea'
type Order = 'cheap' | 'groundLast'

/** Battle, real or imagined, for which the user wants to know the odds. */
interface Thought {
  readonly place: Place
  readonly attacker: Power
  readonly defender: Power
  readonly attack: Army
  readonly defend: Army
  readonly bombard: Army
  readonly order: Order
}

const MOST = 99
const ORDERS: Readonly<Record<Order, readonly (Unit | 'bb+')[]>> = { cheap: [], groundLast: ['bb+', 'ftr', 'bmb', 'inf', 'art', 'arm'] }
const enemyOf = (power: Power): Power => POWERS.find((one) => !areAllied(one, power)) ?? 'germany'

const kindsOf = (place: Place): readonly Unit[] => UNITS.filter((unit) => isAir(unit) || (place === 'sea' ? isSea(unit) : isTroop(unit)))

const questionOf = (thought: Thought, { developments, settings, used, ended, numbers }: State): Question => {
  const { place, attack, defend, bombard, attacker, defender, order } = thought
  const amphibious = Object.keys(bombard).length > 0
  return {
    place,
    attack,
    defend,
    bombard,
    amphibious,
    attackTech: developments[attacker],
    defendTech: developments[defender],
    // Advantages that depend on the territory are omitted, because no territory is selected.
    modifiers: modifiersFor({
      advantages: settings.advantages,
      used,
      ended,
      place,
      at: '',
      by: attacker,
      amphibious,
      attack,
      defenders: [defender],
    }),
    profiles: profilesOf(numbers),
    destroyerBothSides: settings.destroyerBothSides,
    attOrder: ORDERS[order],
    first: true,
  }
}

/**
 * Screen with the exact odds of a battle. The user enters the units of both sides. If the app tracks units, the inputs start with the units
 * on the board.
 */
export default function OddsPage() {
  const words = useOddsWords()
  const texts = useTexts()
  const state = usePosition()
  const fresh: Thought = {
    place: 'land',
    attacker: state.power,
    defender: enemyOf(state.power),
    attack: {},
    defend: {},
    bombard: {},
    order: 'cheap',
  }
  const [thought, think] = useState(fresh)
  const put = (next: Partial<Thought>) => think({ ...thought, ...next })
  const isWhole = fightersIn(thought.attack) > 0 && fightersIn(thought.defend) > 0
  const odds = useOdds(isWhole ? questionOf(thought, state) : undefined)
  const open = state.settings.armiesTold ? toFight(state).filter(({ kind }) => kind !== 'raid') : []
  const fill = (at: string) => {
    const found = oddsQuestionAt(state, at)
    const defender = POWERS.find((power) => !areAllied(power, state.power) && state.territories[at]?.controller === power)
    if (found === undefined) return
    const { place, attack, defend, bombard = {} } = found
    think({ ...fresh, place, attack, defend, bombard, ...(defender && { defender }) })
  }
  const named = (power: Power) => ({ value: power, label: texts.powers[power] })
  return (
    <TableScreen where={words.title}>
      <h1 className="type-question">{words.title}</h1>
      {isWhole ? <OddsFigures odds={odds} place={thought.place} /> : <p className="note">{words.empty}</p>}
      {odds !== undefined && (
        <p className="note">
          {words.lost(texts.powers[thought.attacker], odds.ipcLost[0], texts.powers[thought.defender], odds.ipcLost[1])}
        </p>
      )}
      {open.length > 0 && (
        <section aria-label={words.fill}>
          <h2 className="label mb-1 px-1">{words.fill}</h2>
          {open.map(({ at }) => (
            <Button key={at} kind="quiet" onClick={() => fill(at)}>
              {texts.spaceName(at)}
            </Button>
          ))}
        </section>
      )}
      <SegmentedChoice<Place>
        label={words.place}
        options={(['land', 'sea'] as const).map((value) => ({ value, label: words.places[value] }))}
        value={thought.place}
        onChange={(place) => think({ ...thought, place, attack: {}, defend: {}, bombard: {} })}
      />
      <SideBySide>
        <Select<Power>
          label={words.attacker}
          options={POWERS.map(named)}
          value={thought.attacker}
          onChange={(attacker) => put({ attacker, ...(areAllied(attacker, thought.defender) && { defender: enemyOf(attacker) }) })}
        />
        <Select<Power>
          label={words.defender}
          options={POWERS.filter((power) => !areAllied(power, thought.attacker)).map(named)}
          value={thought.defender}
          onChange={(defender) => put({ defender })}
        />
      </SideBySide>
      <Counts thought={thought} put={put} />
      {thought.place === 'land' && (
        <SegmentedChoice<Order>
          label={words.order}
          options={(['cheap', 'groundLast'] as const).map((value) => ({ value, label: words.orders[value] }))}
          value={thought.order}
          onChange={(order) => put({ order })}
        />
      )}
      <p className="note">{words.note}</p>
      <Button kind="quiet" onClick={() => think(fresh)}>
        {words.clear}
      </Button>
    </TableScreen>
  )
}

interface CountsProps {
  readonly thought: Thought
  readonly put: (next: Partial<Thought>) => void
}

/** Component with the inputs for the units of both sides, the defender's AA gun, and bombarding ships. */
function Counts({ thought, put }: CountsProps) {
  const texts = useTexts()
  const words = useFightWords()
  const { place, attacker, defender, attack, defend, bombard } = thought
  const field = (power: Power, label: string, value: number, onChange: (n: number) => void, max = MOST) => ({
    label: `${texts.powers[power]}: ${label}`,
    value,
    max,
    onChange,
  })
  return (
    <ul className="card list">
      {kindsOf(place).map((unit) => (
        <PairOfCounts
          key={unit}
          icon={UNIT_ICONS[unit]}
          title={texts.unit(unit)}
          sides={[
            field(attacker, texts.unit(unit), attack[unit] ?? 0, (n) => put({ attack: withCount(attack, unit, n) })),
            field(defender, texts.unit(unit), defend[unit] ?? 0, (n) => put({ defend: withCount(defend, unit, n) })),
          ]}
        />
      ))}
      {place === 'land' && (
        <>
          <PairOfCounts
            icon={UNIT_ICONS.aa}
            title={texts.unit('aa')}
            sides={[undefined, field(defender, texts.unit('aa'), defend.aa ?? 0, (n) => put({ defend: withCount(defend, 'aa', n) }), 1)]}
          />
          <PairOfCounts
            icon={UNIT_ICONS.bb}
            title={words.offShore}
            sides={[field(attacker, words.offShore, bombard.bb ?? 0, (n) => put({ bombard: withCount(bombard, 'bb', n) })), undefined]}
          />
        </>
      )}
    </ul>
  )
}
