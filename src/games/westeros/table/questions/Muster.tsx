import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { unitKindsOf, type AreaId, type HouseId } from '../../box/box'
import type { MusterStep } from '../../model/moves'
import type { Move } from '../../rules/moves'
import { decider, portsBeside, printed } from '../../model/position'
import { musterDomain, type MusterDraft } from '../../prompts/mustering'
import { neighbours } from '../../rules/geography'
import { afterPurchases, musterLedger } from '../../rules/mustering'
import { piecesOf } from '../../rules/removal'
import type { GameCode } from '../../model/refusals'
import type { State } from '../../model/state'
import { musteredInAll } from '../../words/sentences/log-figures'
import { AreaChoice } from '../../../../table/board/AreaChoice'
import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import { firstSentence } from '../../../../table/first-sentence'
import { useFocusedArea } from '../focused-area'
import { useSpeech } from '../speech'
import { Armies } from '../houses/Armies'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useReason } from '../../../../table/question/speech'
import { AreaHeading } from './parts'
import { useAnswering } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { NoSea, Purchase } from './Purchase'
import { ReportedArmies } from './ReportedArmies'
import { useQuestionWords } from '../words/questions'

/** R4: the question in which a house musters units, castle by castle. */
export function Muster({ question }: QuestionProps) {
  const { game } = useSpeech()
  const { words, count: tell } = useQuestionWords()
  const state = useGameState()
  const house = question.roles[0] ?? decider(state)
  const domain = musterDomain(state, house)
  const answering = useAnswering(question, domain)
  const { draft, finished, back, objection, put } = answering
  const reason = useReason()
  const [looked, look] = useFocusedArea(question)
  const text = game.buttons.muster
  const whole = asMove(house, draft)
  if (!state.tracking.units) {
    const steps = domain.steps(draft)
    const reportProps = { question, house, answering, steps, whole, skip: text.skip, tell: text.tell }
    return <ReportedArmies {...reportProps} />
  }
  const { units, upgrades } = musteredInAll(draft.steps)
  const now = afterPurchases(state, house, draft.steps)
  const last = draft.steps.at(-1)?.what
  const ledger = musterLedger(state, house, draft.steps)
  const left = ledger.reduce((sum, { points, spent }) => sum + points - spent, 0)
  const limit = left === 0 ? words.muster.allUsed : tell(words.muster.left, left)
  const isEmpty = draft.steps.length === 0
  // If no purchase is possible, the house loses no muster points by finishing the answer.
  const canBuy = domain.steps(draft).length > 0
  const castle = ({ area, points, spent }: (typeof ledger)[number]) => (
    <ScrolledIntoView key={area} looked={area === looked}>
      <Castle area={area} points={points} spent={spent}>
        {(step, namesSea) => (
          <Purchase
            key={step.what === 'ship' ? step.sea : step.what}
            {...{ house, step, now, namesSea }}
            bought={draft.steps.filter((other) => isSamePurchase(other, step)).length}
            code={objection(step)?.code as GameCode | undefined}
            onBuy={() => put(step)}
          />
        )}
      </Castle>
    </ScrolledIntoView>
  )
  return (
    <QuestionFrame
      question={question}
      back={back}
      backLabel={last === undefined ? undefined : text.takeBack[last]}
      note={limit}
      finish={{
        ...(isEmpty && canBuy
          ? { label: text.missing, missing: text.missing, isEmpty, empty: text.nothing }
          : { label: isEmpty ? text.nothing : text.finish(units, upgrades, left) }),
        answer: finished,
        whole,
      }}
    >
      <AreaChoice
        facts={<Armies state={state} house={house} units={piecesOf(now, house)} before={piecesOf(state, house)} />}
        legal={ledger.map(({ area }) => area)}
        chosen={looked}
        onChoose={look}
        objection={(area) => reason(objection({ at: area, what: 'footman' }))}
        limit={firstSentence(limit)}
        list={ledger.map(castle)}
      >
        {ledger.filter(({ area }) => area === looked).map(castle)}
      </AreaChoice>
    </QuestionFrame>
  )
}

const asMove = (house: HouseId, { steps, sizes }: MusterDraft): Move => ({
  do: 'muster',
  house,
  steps,
  ...(sizes === undefined ? {} : { sizes }),
})

/** Returns whether two purchases buy the same in the same place. */
export const isSamePurchase = (a: MusterStep, b: MusterStep): boolean =>
  a.at === b.at && a.what === b.what && (a.what === 'ship' ? b.what === 'ship' && a.sea === b.sea : true)

/** Returns the ports and the seas in which a castle area can place the ships that it musters. */
const seasOf = (state: State, at: AreaId): readonly AreaId[] => [
  ...portsBeside(state, at),
  ...[...neighbours(state, at, 'movement')].filter((sea) => printed(state, sea).kind === 'sea'),
]

interface CastleProps {
  readonly area: AreaId
  readonly points: number
  readonly spent: number
  /** Renders the button of one purchase. */
  readonly children: (step: MusterStep, namesSea: boolean) => ReactNode
}

/** Shows a castle area with its points and all purchases, including purchases that are not possible. */
export function Castle({ area, points, spent, children }: CastleProps) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const ships = seasOf(state, area).map((sea): MusterStep => ({ at: area, what: 'ship', sea }))
  const [ship, other] = ships
  const hasSiegeEngines = unitKindsOf(state.box).includes('siegeEngine')
  return (
    <section className="flex flex-col gap-2" aria-label={names.area(state, area)}>
      <AreaHeading area={area} lead={<Icon of={points === 2 ? icons.stronghold : icons.castle} />}>
        {spent === 0 ? names.count.points(points) : say(words.muster.leftOf, { left: points - spent, points })}
      </AreaHeading>
      <ul className={hasSiegeEngines ? 'buys two-rows' : 'buys'} data-terse data-stacks>
        {children({ at: area, what: 'footman' }, false)}
        {children({ at: area, what: 'knight' }, false)}
        {ship === undefined && <NoSea at={area} />}
        {ship !== undefined && other === undefined && children(ship, false)}
        {children({ at: area, what: 'upgrade' }, false)}
        {hasSiegeEngines && children({ at: area, what: 'siegeEngine' }, false)}
        {hasSiegeEngines && children({ at: area, what: 'siegeUpgrade' }, false)}
      </ul>
      {other !== undefined && <ul className="buys ships">{ships.map((step) => children(step, true))}</ul>}
    </section>
  )
}
