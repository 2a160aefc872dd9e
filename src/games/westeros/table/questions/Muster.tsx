import { useId } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import type { HouseId } from '../../box/box'
import type { Move, MusterStep } from '../../moves'
import { decider, printed } from '../../position'
import { musterDomain, type MusterDraft } from '../../prompts/mustering'
import { neighbours } from '../../rules/geography'
import { afterPurchases, costOf, musterLedger } from '../../rules/mustering'
import { groupsOf } from '../../rules/supply'
import type { GameCode } from '../../refusals'
import type { State } from '../../state'
import { musteredInAll } from '../../words/telling'
import { UNIT_ICONS } from '../Glyphs'
import { useSpeech } from '../speech'
import { Armies } from './Armies'
import { Asked } from './Asked'
import { AreaHeading } from './parts'
import { useAnswering, useGameState } from './play'
import type { QuestionProps } from './props'
import { ToldArmies } from './ToldArmies'
import { useQuestionWords } from './words'

/** R4: a house musters, castle by castle. */
export function Muster({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const state = useGameState()
  const house = question.roles[0] ?? decider(state)
  const domain = musterDomain(state, house)
  const answering = useAnswering(question, domain)
  const { draft, finished, back, objection, put } = answering
  const text = game.buttons.muster
  const whole = asMove(house, draft)
  if (!state.tracking.units) {
    const steps = domain.steps(draft)
    const told = { question, house, answering, steps, whole, skip: text.skip, tell: text.tell }
    return <ToldArmies {...told} />
  }
  const { units, upgrades } = musteredInAll(draft.steps)
  const now = afterPurchases(state, house, draft.steps)
  return (
    <Asked
      question={question}
      back={back}
      backLabel={text.takeBack}
      finish={{ label: text.finish(units, upgrades), answer: finished, whole }}
    >
      <Armies state={state} house={house} groups={groupsOf(now, house)} before={groupsOf(state, house)} />
      {musterLedger(state, house, draft.steps).map(({ area, points, spent }) => (
        <section key={area} className="flex flex-col gap-2" aria-label={names.area(state, area)}>
          <AreaHeading area={area} lead={<Icon of={points === 2 ? icons.stronghold : icons.castle} />}>
            {`${points - spent}/${points}`}
          </AreaHeading>
          <div className="buys">
            {wares(state, area).map((step) => (
              <Purchase
                key={step.what === 'ship' ? step.sea : step.what}
                step={step}
                bought={draft.steps.filter((other) => same(other, step)).length}
                code={objection(step)?.code as GameCode | undefined}
                onBuy={() => put(step)}
              />
            ))}
          </div>
        </section>
      ))}
    </Asked>
  )
}

const asMove = (house: HouseId, { steps, sizes }: MusterDraft): Move => ({
  do: 'muster',
  house,
  steps,
  ...(sizes === undefined ? {} : { sizes }),
})

const same = (a: MusterStep, b: MusterStep): boolean =>
  a.at === b.at && a.what === b.what && (a.what === 'ship' ? b.what === 'ship' && a.sea === b.sea : true)

/** Everything that could be thought of at a castle, possible or not: one ship for each sea beside it. */
const wares = (state: State, at: string): readonly MusterStep[] => {
  const seas = [...neighbours(state, at, 'movement')].filter((sea) => printed(state, sea).kind === 'sea')
  return [
    { at, what: 'footman' },
    { at, what: 'knight' },
    { at, what: 'upgrade' },
    ...seas.map((sea): MusterStep => ({ at, what: 'ship', sea })),
  ]
}

interface PurchaseProps {
  readonly step: MusterStep
  /** How many of it are in the draft. */
  readonly bought: number
  /** Why not one more. */
  readonly code: GameCode | undefined
  readonly onBuy: () => void
}

/** One purchase as a button; where it is not possible, the reason stands in place of the price. */
function Purchase({ step, bought, code, onBuy }: PurchaseProps) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const id = useId()
  const name = step.what === 'upgrade' ? words.muster.upgrade : names.unit[step.what]
  const where = step.what === 'ship' ? names.area(state, step.sea) : undefined
  const cost = costOf(state, step.what)
  const reasons: Partial<Record<GameCode, string>> = words.muster.reasons
  return (
    <button
      type="button"
      aria-label={[`${names.area(state, step.at)}: ${name}`, ...(where === undefined ? [] : [where])].join(', ')}
      aria-describedby={id}
      aria-disabled={code !== undefined || undefined}
      data-bought={bought > 0 ? '' : undefined}
      onClick={code === undefined ? onBuy : undefined}
    >
      <Icon of={step.what === 'upgrade' ? icons.upgrade : UNIT_ICONS[step.what]} />
      <span>
        {name}
        {bought > 1 && ` ×${bought}`}
      </span>
      {where !== undefined && <i>{where}</i>}
      {code === undefined ? (
        <small id={id}>
          <span aria-hidden>{cost}</span>
          <span className="sr-only">{names.count.points(cost)}</span>
        </small>
      ) : (
        <small id={id}>{reasons[code] ?? words.muster.no}</small>
      )}
    </button>
  )
}
