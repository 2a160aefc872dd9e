import { totalOf } from '../../../../kit/counts'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import { useSendAll } from '../../../../table/question/answering'
import { useInSteps } from '../../../../table/question/in-steps'
import { KindSteps } from '../../../../table/question/KindSteps'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useQuestionSpeech } from '../../../../table/question/speech'
import { Button } from '../../../../ui/Button'
import { Chip } from '../../../../ui/Tag'
import type { Unit } from '../../box/units'
import type { State } from '../../model/state'
import { unitsAt } from '../../model/pieces'
import type { Region } from '../parts/chart'
import { UNIT_ICONS } from '../parts/icons'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { movesOf, reachOf, withoutStack, withUnits, type Assault, type Reach } from './assault'
import { Consequences } from './Consequences'
import { counted } from './counted'
import { againstJoining } from './march'
import { useVoyageWords } from './words'
import { WayBoard } from './WayBoard'

export interface AttackProps extends QuestionProps {
  readonly assault: Assault
  /** Stores the changed attack; undefined leaves the target. */
  readonly onChange: (assault: Assault | undefined) => void
  readonly region: Region
  readonly onRegion: (region: Region) => void
  /** Called when the user taps another space of the board. */
  readonly onChoose: (at: string) => void
}

/** Component that composes an attack on one space: who stands there, and who can come from which space, with the odds. */
export function Attack({ question, assault, onChange, region, onRegion, onChoose }: AttackProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const state = usePosition()
  const sendAll = useSendAll()
  const { to, stacks } = assault
  const place = texts.spaceName(to)
  const reach = useInSteps(to, () => reachOf(state, to))
  const outcomes = movesOf(state, assault) ?? []
  const going = stacks.reduce((all, { units }) => all + units.length, 0)
  const notYet = reach?.length === 0 ? words.outOfReach : outcomes.length === 0 ? words.nobodyGoes : undefined
  const there = Object.values(unitsAt(state, to)).filter((units) => totalOf(units) > 0)
  return (
    <QuestionFrame
      question={question}
      choosing
      compact
      answer={
        <>
          <Consequences {...{ state, outcomes, to }} isRaid={false} />
          <Button kind="do" notYet={notYet} onClick={() => void sendAll(outcomes.map(({ move }) => move))}>
            {words.manyTo(going, place)}
          </Button>
        </>
      }
      more={
        <Button kind="quiet" onClick={() => onChange(undefined)}>
          {words.otherTarget}
        </Button>
      }
    >
      <WayBoard
        at={to}
        onRegion={onRegion}
        state={state}
        region={region}
        chosen={to}
        from={undefined}
        open={new Set(reach?.map(({ from }) => from))}
        onChoose={onChoose}
      />
      <ScrolledIntoView key={`${to} ${reach === undefined}`} looked>
        <div className="flex flex-col gap-2">
          <p>{words.attackOn(place, there.map(texts.unitList).join(', '))}</p>
          {reach?.map((one) => (
            <Comers
              key={one.from}
              {...{ state, assault, reach: one }}
              onChange={(units) => onChange(withUnits(assault, one.from, units))}
            />
          ))}
        </div>
      </ScrolledIntoView>
    </QuestionFrame>
  )
}

interface ComersProps {
  readonly state: State
  readonly assault: Assault
  readonly reach: Reach
  readonly onChange: (units: readonly Unit[]) => void
}

/** Row of one space: none or all of its units, and number inputs for each type of unit. */
function Comers({ state, assault, reach: { from, most }, onChange }: ComersProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const { wrong } = useQuestionSpeech()
  const units = assault.stacks.find((stack) => stack.from === from)?.units ?? []
  const name = texts.spaceName(from)
  const objection = (unit: Unit): string | undefined => {
    const refusal = againstJoining(withoutStack(state, assault, from), counted(units), unit, from, assault.to)
    return refusal && wrong(refusal, state)
  }
  const kinds = Object.entries(counted(most)) as readonly (readonly [Unit, number])[]
  return (
    <section className="card px-4 py-2" aria-label={name}>
      <div className="flex items-center gap-2">
        <p className="words flex-1">
          {name}
          <span className="note block">{texts.unitList(counted(units.length > 0 ? units : most))}</span>
        </p>
        <Chip on={units.length === 0} onPress={() => onChange([])}>
          {words.sendNone}
        </Chip>
        <Chip on={units.length === most.length} onPress={() => onChange(most)}>
          {words.sendAll}
        </Chip>
      </div>
      <details className="more">
        <summary>{words.chooseUnits}</summary>
        <ul className="list">
          <KindSteps<Unit>
            label={name}
            kinds={kinds.map(([unit, of]) => ({
              kind: unit,
              name: texts.unit(unit),
              icon: UNIT_ICONS[unit],
              of,
              chosen: units.filter((one) => one === unit).length,
            }))}
            objection={objection}
            onMore={(unit) => onChange([...units, unit])}
            onLess={(unit) => onChange(units.filter((_, index) => index !== units.lastIndexOf(unit)))}
          />
        </ul>
      </details>
    </section>
  )
}
