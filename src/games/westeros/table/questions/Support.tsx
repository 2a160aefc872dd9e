import { Switch } from '../../../../ui/Field'
import * as icons from '../icons'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { Tag } from '../../../../ui/Tag'
import type { AreaId, OrderId } from '../../box/box'
import { supportDomain, supportStart, type SupportDraft, type SupportStep } from '../../prompts/battle-support'
import { checkCall, defensesToTell, mayDecline, supportOptions, type SupportOption } from '../../rules/support-call'
import { editionOf } from '../../model/edition'
import { orderToken } from '../../model/position'
import { rains } from '../../rules/westeros-cards'
import type { Battle, Side, State } from '../../model/state'
import { signed } from '../../../../ui/grammar/numbers'
import { Shield } from '../Shield'
import { AreaChoice } from '../../../../table/board/AreaChoice'
import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import { useFocusedArea } from '../focused-area'
import { useSpeech } from '../speech'
import { AskedInBattle } from './AskedInBattle'
import { BattleTotals } from './BattleHeader'
import { useReason } from '../../../../table/question/speech'
import { useAnswering, type Answering } from '../../../../table/question/answering'
import { useBattle, useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from '../words/questions'

/** R14.6: the houses announce their support in a battle, area by area. */
export function Support({ question }: QuestionProps) {
  const battle = useBattle()
  return battle && <Called question={question} battle={battle} />
}

const NONE = 'none'

/** Display order of the choices: the same as the order of the sides in the header of the battle. */
const ORDER = ['attacker', 'none', 'defender'] as const

/**
 * Returns the first Support order, in turn order, whose house is neither attacker nor defender and has not decided yet (E14.4). Undefined
 * if the app does not track orders, or if the sides can decline support and all houses decide together (A22).
 */
const undecided = (state: State, battle: Battle, draft: SupportDraft): SupportOption | undefined => {
  if (state.tracking.orders === 'table' || editionOf(state).supportMayBeDeclined) return undefined
  return supportOptions(state, battle).find(
    ({ area, sides }) => sides.length > 1 && !draft.supports.some((support) => support.area === area),
  )
}

function Called({ question, battle }: QuestionProps & { battle: Battle }) {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const answering = useAnswering(question, supportDomain(state, battle), supportStart(state, battle))
  const { draft, put, back, finished, objection } = answering
  const reason = useReason()
  const [looked, look] = useFocusedArea(question)
  const options = supportOptions(state, battle)
  const called = checkCall(state, battle, draft)
  const would: Battle = called.ok ? { ...battle, ...called.value } : battle
  const defenses = state.tracking.orders === 'table' ? defensesToTell(state, battle) : []
  const supporter = (option: SupportOption) => (
    <ScrolledIntoView key={option.area} looked={option.area === looked}>
      <Supporter option={option} battle={battle} answering={answering} />
    </ScrolledIntoView>
  )
  const noDefense = (order: OrderId) => reason(objection({ defense: order, reported: true }))
  const [whyNoDefense] = defenses.flatMap((order) => noDefense(order) ?? [])
  const defense = defenses.length > 0 && (
    <div>
      <SegmentedChoice<OrderId | typeof NONE>
        label={words.support.defense}
        options={[
          { value: NONE, label: words.support.noDefense, face: '0' },
          ...defenses.map((order) => ({
            value: order,
            label: names.order[order],
            face: signed(orderToken(state, order).value),
            disabled: draft.defense !== order && noDefense(order) !== undefined,
          })),
        ]}
        value={draft.defense ?? NONE}
        onChange={(order) => put(order === NONE ? { reported: true } : { defense: order, reported: true })}
      />
      {whyNoDefense !== undefined && <p className="note px-1 pt-1">{whyNoDefense}</p>}
    </div>
  )
  const turn = undecided(state, battle, draft)
  const asked = turn && {
    title: say(words.support.turn, { who: names.player(state, turn.house), area: names.area(state, turn.area) }),
    missing: say(words.support.decides, { house: names.house.nom(turn.house) }),
  }
  const label = editionOf(state).supportMayBeDeclined ? game.buttons.support.agree : game.buttons.support.confirm
  const whyNot = (area: AreaId) => (area === battle.area ? words.support.here : reason(objection({ area, for: 'attacker' })))
  return (
    <AskedInBattle
      question={turn === undefined ? question : { ...question, roles: [turn.house] }}
      {...(asked === undefined ? {} : { title: asked.title })}
      back={back}
      finish={{ label, answer: finished, missing: asked?.missing, isEmpty: asked !== undefined }}
      battle={would}
      choosing
    >
      {options.length === 0 && defense}
      {options.length === 0 && <p className="note">{words.support.nobody}</p>}
      {rains(state) && options.some(({ units }) => units.footman > 0) && (
        <p>
          <Tag icon={icons.rain}>{game.battle.rains}</Tag>
        </p>
      )}
      {options.length > 0 && (
        <AreaChoice
          legal={options.map(({ area }) => area)}
          chosen={looked}
          paths={draft.supports.flatMap((call) => (call.for === 'none' ? [] : [[call.area, battle.area]]))}
          onChoose={look}
          objection={whyNot}
          list={options.map(supporter)}
          listFirst
          alsoAsked={defense}
        >
          <BattleTotals state={state} battle={would} />
          {options.filter(({ area }) => area === looked).map(supporter)}
        </AreaChoice>
      )}
    </AskedInBattle>
  )
}

interface SupporterProps {
  readonly option: SupportOption
  readonly battle: Battle
  readonly answering: Answering<SupportDraft, SupportStep>
}

/** Lets the players choose which side an area supports. Also shows the order in the area. */
function Supporter({ option, battle, answering }: SupporterProps) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const reason = useReason()
  const { draft, put, objection } = answering
  const { area, house, units, worth, sides } = option
  const ordersReported = state.tracking.orders === 'table'
  const text = game.buttons.support
  const call = draft.supports.find((one) => one.area === area)
  const stepFor = (side: Side | 'none', special = call?.special ?? false): SupportStep =>
    ordersReported && side !== 'none' ? { area, for: side, special } : { area, for: side }
  const name = names.area(state, area)
  const isOpen = state.tracking.orders === 'app' && !editionOf(state).supportMayBeDeclined && sides.length > 1
  const star = call === undefined || call.for === 'none' ? undefined : stepFor(call.for, true)
  const noStar = star === undefined ? undefined : reason(objection(star))
  return (
    <section className="card flex flex-wrap items-center gap-x-2.5 gap-y-2 min-h-16 px-2.5 py-2" aria-label={name}>
      <Shield house={house} size={40} alone />
      <div className="supporter-name flex-[1_1_88px] min-w-0">
        <h2>{name}</h2>
        <p className="note">
          {names.house.plain(house)} · {names.units(units)}
        </p>
      </div>
      <SegmentedChoice<Side | 'none'>
        keys
        label={`${name}: ${words.support.forWhom}`}
        labelHidden
        options={ORDER.filter((side) => side === 'none' || sides.includes(side)).map((side) => ({
          value: side,
          label: text[side],
          face: side === 'none' ? '0' : sides.length === 1 ? signed(worth) : <Shield house={battle[side]} size={32} alone />,
          disabled: side !== 'none' && objection(stepFor(side, false)) !== undefined,
        }))}
        value={call?.for ?? (isOpen ? undefined : 'none')}
        onChange={(side) => put(stepFor(side))}
      />
      {star !== undefined && ordersReported && (
        <ul className="w-full">
          <Switch
            title={names.order['support-plus-1']}
            note={noStar}
            on={call?.special ?? false}
            disabled={noStar !== undefined && call?.special !== true}
            onChange={(on) => call !== undefined && put(stepFor(call.for, on))}
          />
        </ul>
      )}
      {call !== undefined && call.for !== 'none' && mayDecline(state, battle, option) && (
        <SegmentedChoice<'accept' | 'decline'>
          label={`${name}: ${names.house.plain(battle[call.for])}`}
          labelHidden
          options={(['accept', 'decline'] as const).map((answer) => ({ value: answer, label: text[answer] }))}
          value={call.declined === true ? 'decline' : 'accept'}
          onChange={(answer) => put({ decline: area, declined: answer === 'decline' })}
        />
      )}
    </section>
  )
}
