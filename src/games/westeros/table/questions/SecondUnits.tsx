import type { AreaId, HouseId } from '../../box/box'
import { decider, printed } from '../../model/position'
import type { GameCode } from '../../model/refusals'
import { NO_UNITS } from '../../model/state'
import { count, units } from '../../model/units'
import { consolidateDomain, ordersToConsolidate } from '../../prompts/second-edition'
import { destroyDomain, replaceDomain } from '../../prompts/wildling-effects'
import { afterPurchases, costOf } from '../../rules/mustering'
import { consolidateWorth, mayMusterAt } from '../../rules/power'
import { piecesOf, total } from '../../rules/removal'
import { destructionNow, replacementNow } from '../../rules/wildling-effects'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { musteredInAll } from '../../words/sentences/log-figures'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Options } from '../../../../table/question/Options'
import { useReason } from '../../../../table/question/speech'
import { useAnswering } from '../../../../table/question/answering'
import { Castle, isSamePurchase } from './Muster'
import { AreaHeading, UnitSteps } from './parts'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useMusteringAreas } from './remaining-orders'
import { Purchase } from './Purchase'
import { RemovedUnits } from './Removal'

/** Questions of the second edition about units: wildling cards, and special Consolidate Power orders. */

/** E6.6: a house destroys units because of a wildling card. */
export function Destroy({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const house = question.roles[0] ?? decider(state)
  const answering = useAnswering(question, destroyDomain(state, house))
  const { draft, finished, back } = answering
  const text = game.buttons.destroy
  const number = Math.min(destructionNow(state)?.number ?? 0, count(total(piecesOf(state, house))))
  const left = number - count(total(draft.remove))
  return (
    <QuestionFrame
      question={question}
      choosing
      back={back}
      finish={{
        label: text.remove(total(draft.remove)),
        answer: finished,
        missing: text.missing(Math.max(0, left)),
        whole: { do: 'removeUnits', house, remove: draft.remove },
      }}
    >
      <RemovedUnits house={house} answering={answering} withoutPoints />
    </QuestionFrame>
  )
}

/** E6.7: a house replaces knights by footmen or footmen by knights (*Crow Killers*). */
export function Replace({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const state = useGameState()
  const reason = useReason()
  const house = question.roles[0] ?? decider(state)
  const { draft, put, finished, back, objection } = useAnswering(question, replaceDomain(state, house))
  const text = game.buttons.replace
  const owed = replacementNow(state, house)
  const from = owed?.from ?? 'knight'
  const chosen = count(total(draft.replace)) + count(total(draft.destroy))
  const isOptional = owed?.exactly === false
  const nothingYet = isOptional && chosen === 0
  const missing = isOptional ? undefined : text.missing((owed?.replace ?? 0) + (owed?.destroy ?? 0) - chosen)
  const lists = (['replace', 'destroy'] as const).filter((as) => (owed?.[as] ?? 0) > 0)
  const areas = Object.entries(piecesOf(state, house)).filter(([, there]) => there[from] > 0)
  return (
    <QuestionFrame
      question={question}
      choosing
      back={back}
      finish={{
        label: nothingYet ? text.choose : text.finish(chosen),
        answer: finished,
        missing: nothingYet ? text.choose : missing,
        isEmpty: nothingYet,
        empty: text.finish(0),
      }}
    >
      {lists.map((as) => (
        <section key={as} aria-label={as === 'replace' ? names.unit[from] : game.buttons.destroy.remove(units({ [from]: 1 }))}>
          {as === 'destroy' && <h2 className="label">{game.buttons.destroy.remove(units({ [from]: owed?.destroy ?? 0 }))}</h2>}
          {areas.map(([area, there]) => (
            <section key={area} className="flex flex-col gap-1">
              <AreaHeading area={area} />
              <ul className="card list">
                <UnitSteps
                  label={names.area(state, area)}
                  of={units({ [from]: there[from] })}
                  chosen={draft[as][area] ?? NO_UNITS}
                  objection={() => reason(objection({ area, as }))}
                  onMore={() => put({ area, as })}
                  onLess={() => put({ area, as, back: true })}
                />
              </ul>
            </section>
          ))}
        </section>
      ))}
    </QuestionFrame>
  )
}

/** E15: a house resolves one Consolidate Power order: it takes power, or musters in its castle area. */
export function Consolidate({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const state = useGameState()
  const { draft, put, setDraft, finished, back, objection } = useAnswering(question, consolidateDomain(state))
  const text = game.buttons.consolidate
  const { house, area, musters, steps } = draft
  const reported = state.tracking.orders === 'table'
  const mustering = useMusteringAreas()
  const areasOf = (one: HouseId) => (reported ? mustering(one) : ordersToConsolidate(state, one))
  const able = reported ? state.playing.filter((one) => areasOf(one).length > 0) : []
  const chosen = house !== undefined && area !== undefined
  // While units are mustered, the other orders are hidden, so that a small screen shows the units.
  const orders = house === undefined ? [] : areasOf(house).filter((one) => !musters || !chosen || one === area)
  const points = area === undefined ? 0 : printed(state, area).castle
  const left = points - steps.reduce((sum, { what }) => sum + costOf(state, what), 0)
  const bought = musteredInAll(steps)
  const last = steps.at(-1)?.what
  const mustered = game.buttons.muster.finish(bought.units, bought.upgrades, left)
  const label = !chosen ? text.missing : musters ? mustered : text.power(consolidateWorth(state, area))
  // A mustering without a purchase gives up the order, so that the main button does not offer it.
  const isEmpty = chosen && musters && steps.length === 0
  const finish = isEmpty
    ? {
        label: game.buttons.muster.missing,
        answer: finished,
        missing: game.buttons.muster.missing,
        isEmpty,
        empty: game.buttons.muster.nothing,
      }
    : { label, answer: finished, missing: chosen ? undefined : text.missing }
  return (
    <QuestionFrame
      question={question}
      back={back}
      backLabel={last === undefined ? undefined : game.buttons.muster.takeBack[last]}
      finish={finish}
    >
      {reported && (
        <Options<HouseId>
          label={text.onBoard}
          value={house}
          options={able.map((one) => ({ value: one, title: names.house.nom(one), lead: <Shield house={one} size={32} /> }))}
          onChange={(one) => setDraft({ house: one, musters: true, steps: [] })}
        />
      )}
      {house !== undefined && (
        <Options<AreaId>
          label={text.which}
          value={area}
          options={orders.map((one) => ({
            value: one,
            title: names.area(state, one),
            note: names.count.power(consolidateWorth(state, one)),
          }))}
          onChange={(one) => put({ area: one })}
        />
      )}
      {chosen && !reported && mayMusterAt(state, house, area) && (
        <Options<'power' | 'muster'>
          label={names.area(state, area)}
          value={musters ? 'muster' : 'power'}
          options={[
            { value: 'power', title: text.power(consolidateWorth(state, area)) },
            { value: 'muster', title: text.muster },
          ]}
          onChange={(how) => put({ musters: how === 'muster' })}
        />
      )}
      {chosen && musters && (
        <Castle area={area} points={points} spent={points - left}>
          {(step, namesSea) => (
            <Purchase
              key={step.what === 'ship' ? step.sea : step.what}
              {...{ house, step, namesSea }}
              now={afterPurchases(state, house, steps)}
              bought={steps.filter((other) => isSamePurchase(other, step)).length}
              code={objection({ buy: step })?.code as GameCode | undefined}
              onBuy={() => put({ buy: step })}
            />
          )}
        </Castle>
      )}
    </QuestionFrame>
  )
}
