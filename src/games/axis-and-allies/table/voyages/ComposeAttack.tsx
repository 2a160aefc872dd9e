import { useState } from 'react'
import { totalOf } from '../../../../kit/counts'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useSendAll } from '../../../../table/question/answering'
import { useInSteps } from '../../../../table/question/in-steps'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useQuestionSpeech } from '../../../../table/question/speech'
import { Button } from '../../../../ui/Button'
import { Chip } from '../../../../ui/Tag'
import type { Unit } from '../../box/units'
import { unitsAt } from '../../model/pieces'
import type { Region } from '../parts/chart'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { mostFrom, movesOf, nearestUnit, startsFor, withoutStack, withUnits, type Attack, type Start } from './attack-draft'
import { Consequences } from './Consequences'
import { counted } from './counted'
import { againstGoing, againstJoining, unitsIn, waysOf } from './march'
import { Missed } from './Missed'
import { UnitNumbers, type UnitNumbersProps } from './UnitChoice'
import { useVoyageWords } from './words'
import { WayBoard } from './WayBoard'

export interface ComposeAttackProps extends QuestionProps {
  readonly attack: Attack
  /** Stores the changed attack; undefined leaves the target. */
  readonly onChange: (attack: Attack | undefined) => void
  readonly region: Region
  readonly onRegion: (region: Region) => void
  /** Tapped space that has no effect. */
  readonly missed: string | undefined
  /** Called when the user taps another space of the board. */
  readonly onChoose: (at: string) => void
}

/** Component that composes an attack on one space: who stands there, and who can come from which space, with the odds. */
export function ComposeAttack({ question, attack, onChange, region, onRegion, missed, onChoose }: ComposeAttackProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const { wrong } = useQuestionSpeech()
  const state = usePosition()
  const sendAll = useSendAll()
  const { to } = attack
  const place = texts.spaceName(to)
  const starts = useInSteps(to, () => startsFor(state, to))
  const { outcomes, refusal } = movesOf(state, attack)
  const notYet =
    refusal !== undefined
      ? wrong(refusal, state)
      : starts?.length === 0
        ? words.outOfReach
        : outcomes.length === 0
          ? words.nobodyGoes
          : undefined
  const there = Object.values(unitsAt(state, to)).filter((units) => totalOf(units) > 0)
  return (
    <QuestionFrame
      question={question}
      choosing
      compact
      answer={
        <>
          {missed !== undefined && <Missed at={missed} />}
          {/* The space for the effects is there from the beginning, so that the rows keep their place when the first units are chosen. */}
          <div className={starts === undefined || starts.length === 0 ? 'w-full' : 'flex flex-col justify-end w-full min-h-18'}>
            <Consequences {...{ state, outcomes, to }} isRaid={false} />
          </div>
          <Button kind="do" notYet={notYet} onClick={() => void sendAll(outcomes.map(({ move }) => move))}>
            {words.manyTo(unitsIn(outcomes).length, place)}
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
        around={to}
        onRegion={onRegion}
        state={state}
        region={region}
        chosen={to}
        from={undefined}
        way={waysOf(outcomes)}
        open={new Set(starts?.map(({ from }) => from))}
        onChoose={onChoose}
      />
      <div className="flex flex-col gap-2">
        <p>{words.attackOn(place, there.map(texts.unitList).join(', '))}</p>
        {starts?.length === 0 && <OutOfReach to={to} />}
        {starts?.map((start) => (
          <Comers key={start.from} {...{ attack, start }} onChange={(units) => onChange(withUnits(attack, start.from, units))} />
        ))}
      </div>
    </QuestionFrame>
  )
}

/** Line that says why no unit can attack a space: the distance of the nearest unit, or why it may not go there. */
function OutOfReach({ to }: { readonly to: string }) {
  const texts = useTexts()
  const words = useVoyageWords()
  const { wrong } = useQuestionSpeech()
  const state = usePosition()
  const nearest = nearestUnit(state, to)
  const place = texts.spaceName(to)
  const refusal = nearest && againstGoing(state, nearest.unit, nearest.from, to)
  const [unit, from] = nearest === undefined ? ['', ''] : [texts.unit(nearest.unit), texts.spaceName(nearest.from)]
  return (
    <p className="note" role="status">
      {nearest === undefined
        ? words.nobodyNear(place)
        : refusal === undefined || refusal.code === 'TOO_FAR'
          ? words.farAway(place, unit, from, nearest.steps)
          : words.nearestMayNot(place, unit, from, wrong(refusal, state))}
    </p>
  )
}

interface ComersProps {
  readonly attack: Attack
  readonly start: Start
  readonly onChange: (units: readonly Unit[]) => void
}

/** Row of one space: a button that chooses all of its units or none, and number inputs for each type of unit. */
function Comers({ attack, start: { from, most }, onChange }: ComersProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const state = usePosition()
  /** Whether the number inputs are open. They compute which units may go, which takes time on old phones. */
  const [isOpen, setOpen] = useState(false)
  const going = attack.stacks.find((stack) => stack.from === from)?.units ?? []
  const label = texts.spaceName(from)
  const isAll = going.length > 0 && going.length === most.length
  return (
    <section className="card px-3 py-1" aria-label={label}>
      <div className="flex items-center gap-2">
        <p className="words flex-1">
          {label}
          <span className="note block">
            {`${words.ofAll(going.length, most.length)}: ${texts.unitList(counted(going.length > 0 ? going : most))}`}
          </span>
        </p>
        <div className="flex gap-2">
          {most.length > 1 && (
            <Chip on={isOpen} label={words.chooseUnits} onPress={() => setOpen(!isOpen)}>
              {words.some}
            </Chip>
          )}
          <Chip on={isAll} onPress={() => onChange(isAll ? [] : mostFrom(state, attack, from))}>
            {words.sendAll}
          </Chip>
        </div>
      </div>
      {isOpen && <Numbers {...{ attack, from, label, going, onChange }} all={counted(most)} />}
    </section>
  )
}

interface NumbersProps extends Omit<UnitNumbersProps, 'objection'> {
  readonly attack: Attack
  readonly from: string
}

/** Number inputs for the units of one space, after the moves of the other spaces. */
function Numbers({ attack, from, ...shown }: NumbersProps) {
  const state = usePosition()
  const before = movesOf(state, withoutStack(attack, from)).after
  return (
    <ul className="list">
      <UnitNumbers {...shown} objection={(unit) => againstJoining(before, counted(shown.going), unit, from, attack.to)} />
    </ul>
  )
}
