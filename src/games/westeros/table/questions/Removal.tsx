import { numberOf, UNIT_KINDS, type HouseId, type UnitKind } from '../../box/box'
import type { Move } from '../../rules/moves'
import { decider } from '../../model/position'
import { lossesDomain } from '../../prompts/wildlings'
import type { RemovalDraft, RemovalStep } from '../../prompts/removal'
import { surplusDomain } from '../../prompts/supply'
import { piecesLeft, piecesOf, total } from '../../rules/removal'
import { groupsOf } from '../../rules/supply'
import { neededOf } from '../../rules/wildlings'
import { NO_UNITS } from '../../model/state'
import { count, worth } from '../../model/units'
import { useSpeech } from '../speech'
import { Armies } from '../houses/Armies'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useShort } from '../../../../table/shell/wide'
import { Barrels } from './Barrels'
import { useReason } from '../../../../table/question/speech'
import { AreaHeading, UnitSteps } from './parts'
import { useAnswering, type Answering } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { ReportedArmies } from './ReportedArmies'
import { useQuestionWords } from '../words/questions'

/** Returns the move that the draft describes, even if the draft is incomplete. */
const asMove = (house: HouseId, { remove, sizes }: RemovalDraft): Move => ({
  do: 'removeUnits',
  house,
  remove,
  ...(sizes === undefined ? {} : { sizes }),
})

/** R3.4: a house chooses the units that it removes because its supply is too low. */
export function Surplus({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const house = question.roles[0] ?? decider(state)
  const domain = surplusDomain(state, house)
  const answering = useAnswering(question, domain)
  const { draft, finished, back } = answering
  const text = game.buttons.surplus
  const whole = asMove(house, draft)
  const isShort = useShort()
  if (!state.tracking.units) {
    const steps = domain.steps(draft)
    const reportProps = { question, house, answering, steps, whole, skip: text.skip, tell: text.tell }
    return <ReportedArmies {...reportProps} />
  }
  const left = piecesLeft(piecesOf(state, house), draft.remove)
  const armies = <Armies state={state} house={house} units={left} note={<Barrels house={house} />} />
  return (
    <QuestionFrame
      question={question}
      back={back}
      finish={{ label: text.remove(total(draft.remove)), answer: finished, missing: text.missing, whole }}
    >
      {!isShort && armies}
      <RemovedUnits house={house} answering={answering} armiesOnly />
      {isShort && armies}
    </QuestionFrame>
  )
}

/** R6.8: a house chooses the units that it loses to the wildlings. */
export function Losses({ question }: QuestionProps) {
  const { game } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const house = question.roles[0] ?? decider(state)
  const domain = lossesDomain(state, house)
  const answering = useAnswering(question, domain)
  const { draft, finished, back } = answering
  const text = game.buttons.losses
  const whole = asMove(house, draft)
  if (!state.tracking.units) {
    const steps = domain.steps(draft)
    const tell = game.buttons.surplus.tell
    const reportProps = { question, house, answering, steps, whole, skip: text.skip, tell }
    return <ReportedArmies {...reportProps} />
  }
  const needed = neededOf(state, house)
  const chosen = worth(total(draft.remove), state.box.musterValue)
  return (
    <QuestionFrame
      question={question}
      choosing
      back={back}
      finish={{ label: text.remove(total(draft.remove)), answer: finished, missing: text.missing(Math.max(0, needed - chosen)), whole }}
    >
      <p className="owed" role="status">
        {say(words.losses.chosen, { chosen, needed })}
      </p>
      <RemovedUnits house={house} answering={answering} />
    </QuestionFrame>
  )
}

interface RemovedUnitsProps {
  readonly house: HouseId
  readonly answering: Answering<RemovalDraft, RemovalStep>
  /** Whether areas with a single unit are omitted, because supply never requires their removal. */
  readonly armiesOnly?: boolean
  /** Whether the muster points of the units are omitted, because the number of units counts. */
  readonly withoutPoints?: boolean
}

/** Units of a house by area, with a number input for each kind. If an army need not lose units, its heading says so. */
export function RemovedUnits({ house, answering, armiesOnly = false, withoutPoints = false }: RemovedUnitsProps) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const reason = useReason()
  const { draft, objection, put } = answering
  const groups = groupsOf(state, house)
  const areas = Object.entries(piecesOf(state, house)).filter(([area]) => !armiesOnly || (groups.get(area) ?? 0) > 1)
  return areas.map(([area, there]) => {
    const chosen = draft.remove[area] ?? NO_UNITS
    const mayStay =
      armiesOnly && UNIT_KINDS.every((unit) => numberOf(there, unit) <= numberOf(chosen, unit) || objection({ area, unit }) !== undefined)
    return (
      <section key={area} className="flex flex-col gap-1">
        <AreaHeading area={area}>{mayStay && count(chosen) === 0 ? words.surplus.mayStay : undefined}</AreaHeading>
        <ul className="card list">
          <UnitSteps
            label={names.area(state, area)}
            of={there}
            chosen={chosen}
            objection={(unit: UnitKind) => reason(objection({ area, unit }))}
            onMore={(unit) => put({ area, unit })}
            onLess={(unit) => put({ area, unit, back: true })}
            reasonAbove={mayStay}
            {...(armiesOnly || withoutPoints
              ? {}
              : { counts: (unit: UnitKind) => names.count.points(numberOf(state.box.musterValue, unit)) })}
          />
        </ul>
      </section>
    )
  })
}
