import { useState } from 'react'
import { totalOf } from '../../../../kit/counts'
import type { Refusal } from '../../../../referee'
import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import { useAnswersAlso, useShowQuestion } from '../../../../table/now/OtherQuestions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useSendAll, useTicks } from '../../../../table/question/answering'
import { useInSteps } from '../../../../table/question/in-steps'
import { useQuestionSpeech } from '../../../../table/question/speech'
import { Button } from '../../../../ui/Button'
import { CAPITALS } from '../../box/board'
import { isAir, isUnit, type Unit } from '../../box/units'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { strandedIn } from '../../rules/piece-moves'
import { viewOf, type Region } from '../parts/chart'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { AT_SEA, AtSea } from '../questions/AtSea'
import { useAllMoved } from '../questions/GoOn'
import { useFightWords } from '../questions/words'
import { attackIn, draftOf, isTarget, targetsInReach } from './attack-draft'
import { CheckMove } from './CheckMove'
import { ComposeAttack } from './ComposeAttack'
import { Missed } from './Missed'
import { Consequences } from './Consequences'
import { counted } from './counted'
import {
  againstGoing,
  againstJoining,
  allTo,
  asRaid,
  leavingFrom,
  marchOf,
  mayRaid,
  movesLeft,
  startsIn,
  targetsFrom,
  unitsIn,
  usuallyTo,
  waysOf,
} from './march'
import { UnitChoice } from './UnitChoice'
import { useVoyageWords, type VoyageWords } from './words'
import { WayBoard } from './WayBoard'
import { insteadOf, roundOf, stopIn } from './ways-out'
import { YesNo } from './YesNo'

/**
 * Component that asks which units move to which space. If the app does not track units, the component only checks
 * whether one unit may move.
 */
export function March({ question }: QuestionProps) {
  const { settings } = usePosition()
  return settings.armiesTold ? <ToldMarch question={question} /> : <CheckMove question={question} />
}

/** Word in the stored answer that marks the move as a raid on the industrial complex. */
const RAID = 'raid'

/** Converts a move of units to a draft: start, target, and one word for each moving unit. */
const noted = (from: string, to: string | undefined, units: readonly Unit[]): readonly string[] => [
  from,
  ...(to === undefined ? [] : [to, ...units]),
]

/** Returns the space whose region is shown first: that of an aircraft that still has to land, or the capital. */
const firstLook = (state: State): string => {
  const flying = state.phase === 5 ? strandedIn(state)[0]?.[1].at : undefined
  return flying ?? CAPITALS[state.power]
}

function ToldMarch({ question }: QuestionProps) {
  const state = usePosition()
  const [ticks, tick] = useTicks(question)
  const [region, setRegion] = useState(() => viewOf(attackIn(ticks)?.to ?? ticks[0] ?? firstLook(state)))
  /** Last tapped space from which nothing can move and which cannot be attacked. */
  const [missed, setMissed] = useState<string>()
  const attack = attackIn(ticks)
  const change = (next: readonly string[]) => {
    setMissed(undefined)
    tick(next)
  }
  if (attack === undefined) return <FromOne {...{ question, region, missed }} onRegion={setRegion} onMiss={setMissed} />
  return (
    <ComposeAttack
      {...{ question, attack, region, missed }}
      onRegion={setRegion}
      onChange={(changed) => change(changed === undefined ? [] : draftOf(changed))}
      onChoose={(at) => (at === attack.to ? change([]) : isTarget(state, at) ? change(draftOf({ to: at, stacks: [] })) : setMissed(at))}
    />
  )
}

interface FromOneProps extends QuestionProps {
  readonly missed: string | undefined
  readonly onMiss: (at: string | undefined) => void
  readonly region: Region
  readonly onRegion: (region: Region) => void
}

/** Component that asks for the units that leave one space, and for their target. A tap on an enemy space begins an attack instead. */
function FromOne({ question, region, onRegion, missed, onMiss }: FromOneProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const { wrong } = useQuestionSpeech()
  const state = usePosition()
  const sendAll = useSendAll()
  const [[from, to, ...rest], setTicks] = useTicks(question)
  const tick = (next: readonly string[]) => {
    onMiss(undefined)
    setTicks(next)
  }
  const going = counted(rest.filter(isUnit))
  const targets = useInSteps(from ?? '', () => targetsOf(state, from))
  const inReach = useInSteps(from === undefined ? JSON.stringify(state.pieces) : '', () => reachedBefore(state, from))
  const march = from === undefined || to === undefined ? undefined : marchOf(state, going, from, to)
  const canRaid = to !== undefined && mayRaid(state, going, to)
  const isRaid = canRaid && rest.includes(RAID)
  const outcomes = march === undefined ? [] : isRaid ? asRaid(state, march) : march.outcomes
  useAnswersAlso(...(from === undefined ? ['goOn', ...AT_SEA] : []))
  // If more than two types of units move, the button shows only the total number of units.
  const labelOf = (place: string) =>
    Object.keys(going).length > 2 ? words.manyTo(totalOf(going), place) : words.goTo(texts.unitList(going), place)
  const choose = (at: string) => {
    if (from === undefined) {
      if (startsIn(state).has(at)) return tick(noted(at, undefined, []))
      return isTarget(state, at) ? tick(draftOf({ to: at, stacks: [] })) : onMiss(at)
    }
    if (at === from) return tick([])
    return tick(noted(from, at, unitsIn(usuallyTo(state, from, at))))
  }
  const isBlocked = from !== undefined && to !== undefined && allTo(state, from, to).length === 0
  const first = isBlocked ? nearestTo(state, from, to) : undefined
  const refusal = from !== undefined && to !== undefined && first !== undefined ? againstGoing(state, first, from, to) : undefined
  const stop = stopIn(refusal)
  const instead = insteadIn(state, refusal, first, from, to, targets)
  const refused = refusal && [wrong(refusal, state), ...adviceOn(refusal, state, first, words)]
  const notYet = to === undefined ? words.chooseTarget : (refused?.join(' ') ?? (rest.length === 0 ? words.nobodyGoes : undefined))
  return (
    <QuestionFrame
      question={question}
      choosing
      compact
      note={from === undefined ? (state.phase === 3 ? words.tapEither : words.tapStart) : words.tapTarget(texts.spaceName(from))}
      answer={
        <>
          {canRaid && (
            <YesNo
              label={words.announced.raid}
              value={isRaid}
              onChange={(on) => tick([from ?? '', to, ...rest.filter(isUnit), ...(on ? [RAID] : [])])}
            />
          )}
          {to !== undefined && <Consequences {...{ state, outcomes, to, isRaid }} />}
          {from === undefined && missed !== undefined && <Missed at={missed} />}
          {from === undefined ? (
            <OnwardButton />
          ) : (
            <Button kind="do" notYet={notYet} onClick={() => void sendAll(outcomes.map(({ move }) => move))}>
              {to === undefined ? words.chooseTarget : labelOf(texts.spaceName(to))}
            </Button>
          )}
        </>
      }
      more={
        from !== undefined && (
          <OtherMoves {...{ stop, instead }} isLater={refusal?.code === 'END_FRIENDLY'} onChoose={choose} onLeave={() => tick([])} />
        )
      }
    >
      {from === undefined && <AtSea />}
      <WayBoard
        at={to ?? from}
        onRegion={onRegion}
        state={state}
        region={region}
        chosen={to}
        from={from}
        open={from === undefined ? startsIn(state) : targets}
        targets={from === undefined ? inReach : undefined}
        way={waysOf(outcomes)}
        onChoose={choose}
      />
      {from !== undefined && to !== undefined && refusal === undefined && (
        <ScrolledIntoView key={to} looked>
          <Goers {...{ state, from, to }} going={rest.filter(isUnit)} onChange={(units) => tick(noted(from, to, units))} />
        </ScrolledIntoView>
      )}
    </QuestionFrame>
  )
}

interface OtherMovesProps {
  /** Space in which the units can stop on the way. */
  readonly stop: string | undefined
  /** Space to which an aircraft can fly instead. */
  readonly instead: string | undefined
  /** Whether the move is possible in the phase of moves. */
  readonly isLater: boolean
  readonly onChoose: (at: string) => void
  readonly onLeave: () => void
}

/** Buttons below a chosen move: other targets in place of a refused one, and another start. */
function OtherMoves({ stop, instead, isLater, onChoose, onLeave }: OtherMovesProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  return (
    <>
      {stop !== undefined && (
        <Button kind="quiet" onClick={() => onChoose(stop)}>
          {words.stopIn(texts.spaceName(stop))}
        </Button>
      )}
      {instead !== undefined && (
        <Button kind="quiet" onClick={() => onChoose(instead)}>
          {words.insteadTo(texts.spaceName(instead))}
        </Button>
      )}
      <Button kind="quiet" onClick={onLeave}>
        {isLater ? words.leaveForMove : words.otherStart}
      </Button>
    </>
  )
}

/**
 * Button that continues with battles or the next phase. While aircraft have no landing place, the button opens the
 * landing question instead.
 */
function OnwardButton() {
  const words = useFightWords()
  const sendAll = useSendAll()
  const state = usePosition()
  const { label, move } = useAllMoved()
  const toLanding = useShowQuestion('landed')
  const stranded = state.phase === 5 ? strandedIn(state).length : 0
  if (stranded > 0 && toLanding !== undefined) return <Button onClick={toLanding}>{words.stillFly(stranded)}</Button>
  return <Button onClick={() => void sendAll([move])}>{label}</Button>
}

/**
 * Returns the type of unit that comes closest to a target that no unit can reach: one that is refused for another reason than the distance,
 * if there is one.
 */
const nearestTo = (state: State, from: string, to: string): Unit | undefined => {
  const kinds = Object.keys(leavingFrom(state, from)) as readonly Unit[]
  const isNear = (unit: Unit) => !['TOO_FAR', 'WRONG_TERRAIN', 'NOT_ADJACENT'].includes(againstGoing(state, unit, from, to)?.code ?? '')
  return kinds.find(isNear) ?? kinds[0]
}

/** Returns texts that suggest alternatives to a refused move of units. */
const adviceOn = (refusal: Refusal<Code>, state: State, unit: Unit | undefined, words: VoyageWords): readonly string[] => {
  const round = roundOf(state, refusal)
  const mayPromise = refusal.code === 'NO_LANDING' && unit === 'ftr' && state.settings.landingsTold
  return [...(round === undefined ? [] : [words.wayRound(round)]), ...(mayPromise ? [words.orDeck] : [])]
}

/**
 * Returns another legal target for an aircraft that could not land after flying to the chosen space; undefined if the move was refused for
 * another reason or is legal.
 */
const insteadIn = (
  state: State,
  refusal: Refusal<Code> | undefined,
  unit: Unit | undefined,
  from: string | undefined,
  to: string | undefined,
  targets: ReadonlySet<string> | undefined,
): string | undefined =>
  refusal?.code === 'NO_LANDING' && unit !== undefined && from !== undefined && to !== undefined && targets !== undefined
    ? insteadOf(state, unit, from, to, targets)
    : undefined

/** Returns the enemy spaces in reach, as long as no start is chosen. */
function* reachedBefore(state: State, from: string | undefined): Generator<undefined, ReadonlySet<string> | undefined> {
  return from === undefined ? yield* targetsInReach(state) : undefined
}

function* targetsOf(state: State, from: string | undefined): Generator<undefined, ReadonlySet<string> | undefined> {
  return from === undefined ? undefined : yield* targetsFrom(state, from)
}

interface GoersProps {
  readonly state: State
  readonly from: string
  readonly to: string
  readonly going: readonly Unit[]
  readonly onChange: (units: readonly Unit[]) => void
}

/** Component that asks which units leave a space for a target. */
function Goers({ state, from, to, going, onChange }: GoersProps) {
  const texts = useTexts()
  return (
    <UnitChoice
      label={texts.spaceName(from)}
      all={leavingFrom(state, from)}
      most={unitsIn(allTo(state, from, to))}
      going={going}
      objection={(unit) => againstJoining(state, counted(going), unit, from, to)}
      spacesLeft={(unit) => (isAir(unit) ? movesLeft(state, unit, from) : undefined)}
      onChange={onChange}
    />
  )
}
