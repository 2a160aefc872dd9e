import { useState } from 'react'
import type { Refusal } from '../../../../referee'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useSendAll, useTicks } from '../../../../table/question/answering'
import { useQuestionSpeech } from '../../../../table/question/speech'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { Stepper } from '../../../../ui/Stepper'
import { CAPITALS } from '../../box/board'
import { isAir, UNITS, type Unit } from '../../box/units'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { decideOwn } from '../../rules/decide'
import { viewOf } from '../parts/chart'
import { UNIT_ICONS } from '../parts/icons'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { askedAbout, mayBeSaid, moveOf, nextSpaces, notedAs, NOTHING, reachLeft, readNotes, type Checked, type Said } from './checked'
import { Follows } from './Follows'
import { outcomeAlong, type Outcome } from './march'
import { WayBoard } from './WayBoard'
import { roundOf, shorterWay, stopIn } from './ways-out'
import { YesNo } from './YesNo'
import { useVoyageWords } from './words'

/**
 * Component that checks whether a unit may move along a path that the user taps on the board. The component shows the
 * effects of the move.
 */
export function CheckMove({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const { wrong } = useQuestionSpeech()
  const state = usePosition()
  const sendAll = useSendAll()
  const [notes, tick] = useTicks(question)
  const checked = readNotes(notes)
  const [region, setRegion] = useState(() => viewOf(checked.path.at(-1) ?? CAPITALS[state.power]))
  const put = (next: Partial<Checked>) => tick(notedAs({ ...checked, ...next }))
  const { unit, path } = checked
  const last = path.at(-1)
  const move = moveOf(checked, state)
  const decided = move && decideOwn(state, move)
  const outcome = move && outcomeAlong(state, move)
  const refusal = decided?.ok === false ? decided.refusal : undefined
  const isLater = refusal?.code === 'END_FRIENDLY'
  const missing = unit === undefined ? words.chooseUnit : last === undefined ? words.chooseStart : words.chooseTarget
  const open = nextSpaces(checked, state)
  const isEntered = outcome !== undefined && (outcome.battle || outcome.taken.length > 0 || outcome.fire.length > 0)
  const entered = outcome && (isEntered ? words.enterIt(enteredAs(outcome, texts.spaceName(last ?? ''), words)) : words.good)
  const label = entered ?? (isLater ? words.leaveForMove : missing)
  const stop = stopOf(state, checked, refusal)
  const round = roundOf(state, refusal)
  return (
    <QuestionFrame
      question={question}
      choosing
      compact
      note=""
      answer={
        <>
          {outcome !== undefined && <Verdict outcome={outcome} at={last ?? ''} isEntered={isEntered} />}
          {refusal !== undefined && (
            <div className="zone-told" role="status">
              <p>{[words.mayNot, wrong(refusal, state), ...(round === undefined ? [] : [words.wayRound(round)])].join(' ')}</p>
            </div>
          )}
          <Button
            kind="do"
            notYet={move === undefined ? missing : isLater ? undefined : refusal && wrong(refusal, state)}
            onClick={() => (isEntered && move !== undefined ? void sendAll([move]) : tick([]))}
          >
            {label}
          </Button>
        </>
      }
      more={
        <>
          {stop !== undefined && (
            <Button kind="quiet" onClick={() => put({ path: path.slice(0, path.indexOf(stop) + 1) })}>
              {words.stopIn(texts.spaceName(stop))}
            </Button>
          )}
          {path.length > 0 && (
            <Button kind="quiet" onClick={() => put({ path: path.slice(0, -1) })}>
              {words.oneBack}
            </Button>
          )}
        </>
      }
    >
      {/* Hide the choice of the unit after the path has begun, because the board needs the space. */}
      {path.length === 0 && (
        <SegmentedChoice<Unit>
          label={words.whichUnit}
          labelHidden
          size="s"
          options={UNITS.filter((one) => one !== 'ic' && (one !== 'aa' || state.phase === 5)).map((one) => ({
            value: one,
            label: texts.unit(one),
            face: <Icon of={UNIT_ICONS[one]} />,
          }))}
          value={unit}
          onChange={(next) => tick(notedAs({ ...NOTHING, unit: next }))}
        />
      )}
      <p className="note" role="status">
        {unit === undefined ? words.tapUnit : `${texts.unit(unit)}. ${wayText(checked, state, texts.spaceName, words)}`}
      </p>
      {unit !== undefined && (
        <>
          <WayBoard
            at={last}
            onRegion={setRegion}
            state={state}
            region={region}
            chosen={path.length > 1 ? last : undefined}
            from={path[0]}
            way={path}
            open={open}
            onChoose={(at) => open.has(at) && put({ path: [...path, at] })}
          />
          <ToldBesides {...{ state, checked, outcome }} onChange={put} />
        </>
      )}
    </QuestionFrame>
  )
}

/**
 * Returns the space of the path in which the unit may stop instead of its target: a space where it must stop, or a
 * space from which it could still land.
 */
const stopOf = (state: State, checked: Checked, refusal: Refusal<Code> | undefined): string | undefined => {
  const { path } = checked
  const isLegal = (way: readonly string[]) => {
    const move = moveOf({ ...checked, path: way }, state)
    return move !== undefined && decideOwn(state, move).ok
  }
  const at = refusal?.code === 'NO_LANDING' ? shorterWay(path, isLegal)?.at(-1) : stopIn(refusal)
  return at !== undefined && path.indexOf(at) > 0 ? at : undefined
}

type Words = ReturnType<typeof useVoyageWords>

const wayText = (checked: Checked, state: State, nameOf: (at: string) => string, words: Words): string => {
  const { all, left } = reachLeft(checked, state)
  return checked.path.length === 0 ? words.tapFirst : words.wayLeft(checked.path.map(nameOf).join(' → '), left, all)
}

const enteredAs = ({ move, battle, taken }: Outcome, place: string, words: Words): string =>
  battle ? (move.raid === true ? words.raidShort : words.battleShort)(place) : taken.length > 0 ? words.takenShort : words.fireShort

/** Component that shows the effects of a legal move. If the move has no effects, the component says so. */
function Verdict({ outcome, at, isEntered }: { readonly outcome: Outcome; readonly at: string; readonly isEntered: boolean }) {
  const words = useVoyageWords()
  return <Follows outcomes={[outcome]} at={at} first={isEntered ? words.may : words.mayAndNothing} />
}

interface BesidesProps {
  readonly state: State
  readonly checked: Checked
  readonly outcome: Outcome | undefined
  readonly onChange: (next: Partial<Checked>) => void
}

/** Component that asks for information about a move that the app lacks, because it does not track units. */
function ToldBesides({ state, checked, outcome, onChange }: BesidesProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const { unit, path, enemies, announced, count, flown } = checked
  const toggled = <T extends string>(list: readonly T[], one: T, on: boolean) => [
    ...list.filter((other) => other !== one),
    ...(on ? [one] : []),
  ]
  const isFlying = unit !== undefined && isAir(unit)
  return (
    <>
      {askedAbout(checked, state).map((at) => (
        <YesNo
          key={at}
          label={words.enemiesIn(texts.spaceName(at))}
          value={enemies.includes(at)}
          onChange={(on) => onChange({ enemies: toggled(enemies, at, on) })}
        />
      ))}
      {mayBeSaid(checked, state).map((one) => (
        <YesNo
          key={one}
          label={words.announced[one]}
          value={announced.includes(one)}
          onChange={(on) => onChange({ announced: toggled<Said>(announced, one, on) })}
        />
      ))}
      {isFlying && state.phase === 5 && path.length > 0 && (
        <Counted label={words.flown} value={flown} min={0} onChange={(next) => onChange({ flown: next })} />
      )}
      {isFlying && (outcome?.fire.length ?? 0) > 0 && (
        <Counted label={words.howMany} value={count} min={1} onChange={(next) => onChange({ count: next })} />
      )}
    </>
  )
}

interface CountedProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly onChange: (value: number) => void
}

function Counted({ label, value, min, onChange }: CountedProps) {
  return (
    <div className="voyage-asked flex items-center justify-between gap-2">
      <span aria-hidden="true">{label}</span>
      <Stepper size="s" label={label} value={value} min={min} max={20} onChange={onChange} />
    </div>
  )
}
