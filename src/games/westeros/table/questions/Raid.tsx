import { Button } from '../../../../ui/Button'
import { Check, Switch } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import { List } from '../../../../ui/List'
import type { AreaId, OrderKind } from '../../box/box'
import type { RaidTarget } from '../../model/moves'
import type { Raid as RaidMove } from '../../rules/raids'
import { editionOf } from '../../model/edition'
import { areaAt, orderToken, turnOrder } from '../../model/position'
import type { State } from '../../model/state'
import { raidDomain, type RaidDraft, type RaidStep } from '../../prompts/raids'
import { idleRaids } from '../../rules/idle-raids'
import { reportedObjection } from '../../rules/reported-orders'
import { raidsOf, raidTargets, targetLimit } from '../../rules/raids'
import { ORDER_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Fact } from '../../../../table/question/Fact'
import { RoleChips } from '../../../../table/question/RoleChips'
import { AreaChoice } from '../../../../table/board/AreaChoice'
import { useFocusedArea } from '../focused-area'
import { AreaOptions } from './AreaOptions'
import { useQuestionSpeech, useReason } from '../../../../table/question/speech'
import { raidAreaObjection, raidAreas, raidStart } from './raid-on-map'
import { useRemainingOrders } from './remaining-orders'
import { useAnswering, useSend, useSendAll, type Answering } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from '../words/questions'

/** R9.6: the number of Consolidate Power orders among the targets, each of which gives the raider one power token. */
const pillagedBy = (state: State, { targets }: RaidDraft): number =>
  targets.filter(({ area, kind }) => {
    const { order } = areaAt(state, area)
    return (order === undefined ? kind : orderToken(state, order.order).kind) === 'consolidate'
  }).length

/** R9: the question that resolves one Raid order. Raid orders without any target are removed together. */
export function Raid({ question }: QuestionProps) {
  const { game } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const send = useSend()
  const ordersReported = state.tracking.orders === 'table'
  const domain = raidDomain(state)
  const answering = useAnswering(question, domain, raidStart(state))
  const { draft, put, setDraft, back, finished } = answering
  const { house, from } = draft
  const text = game.buttons.raid
  const [looked, look] = useFocusedArea(question)
  const reason = useReason()
  const { likely: origins, others, usedUp } = useRemainingOrders(house)(house === undefined ? [] : raidsOf(state, house))
  const idle = idleRaids(state)
  if (idle.length > 0) return <Idle question={question} raids={idle} />
  // If the players report orders, the player chooses the kind of order below the map.
  const choose = (area: AreaId) => {
    if (from === undefined) return put({ from: area })
    if (ordersReported) look(area)
    else setDraft(toggled(draft, { area }, targetLimit(state, specialOf(state, draft))))
  }
  const none = domain.finish({ ...draft, targets: [] })
  const isNone = draft.targets.length === 0
  return (
    <QuestionFrame
      // If the players report orders, the question names the player of the chosen house.
      question={ordersReported && house !== undefined && from !== undefined ? { ...question, roles: [house] } : question}
      back={back}
      finish={{
        label: text.remove(draft.targets.length, pillagedBy(state, draft)),
        answer: finished,
        missing: from === undefined ? words.raid.choose : isNone ? words.raid.tap : undefined,
        isEmpty: isNone,
      }}
      more={
        from !== undefined && isNone && none.ok ? (
          <Button kind="quiet" onClick={() => void send(none.value)}>
            {text.remove(0, 0)}
          </Button>
        ) : (
          ordersReported && (
            <Button kind="quiet" onClick={() => void send({ do: 'endRaids' })}>
              {text.over}
            </Button>
          )
        )
      }
    >
      {ordersReported && from === undefined && (
        <RoleChips label={words.whose} roles={turnOrder(state)} value={house} onChange={(other) => put({ house: other })} />
      )}
      {house !== undefined && (
        <AreaChoice
          legal={raidAreas(state, draft).filter((area) => from !== undefined || !usedUp.includes(area))}
          origin={from}
          targets={draft.targets.map(({ area }) => area)}
          chosen={ordersReported ? looked : undefined}
          paths={from === undefined ? [] : draft.targets.map(({ area }) => [from, area])}
          objection={(area) =>
            from === undefined && usedUp.includes(area) ? words.orderUsed : reason(raidAreaObjection(state, draft, area))
          }
          onChoose={choose}
          list={
            from === undefined || (!ordersReported && origins.length > 1) ? (
              <>
                <AreaOptions
                  label={words.raid.from}
                  areas={origins}
                  others={others}
                  value={from}
                  onChange={(area) => put({ from: area })}
                />
                {from !== undefined && <Targets answering={answering} />}
              </>
            ) : (
              <Targets answering={answering} />
            )
          }
        >
          {from !== undefined && <Targets answering={answering} {...(ordersReported && looked !== undefined ? { of: looked } : {})} />}
        </AreaChoice>
      )}
    </QuestionFrame>
  )
}

/** R9.2: lists Raid orders without an adjacent target. One button removes all of these orders. */
function Idle({ question, raids }: QuestionProps & { readonly raids: readonly RaidMove[] }) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const sendAll = useSendAll()
  const { title } = useQuestionSpeech().question(question, state)
  return (
    <QuestionFrame
      question={question}
      note={words.raid.none}
      answer={
        <Button kind="do" onClick={() => void sendAll(raids)}>
          {game.buttons.raid.takeOff(raids.length)}
        </Button>
      }
    >
      <List label={title}>
        {raids.map(({ house, from }) => (
          <Fact key={from} lead={<Shield house={house} size={32} />} title={names.area(state, from)} note={names.house.plain(house)} />
        ))}
      </List>
    </QuestionFrame>
  )
}

const sameTarget = (a: RaidTarget, b: RaidTarget): boolean => a.area === b.area && a.kind === b.kind

/** Adds a target to the draft of the raid, or removes it. If the draft has too many targets, the oldest target is removed. */
const toggled = (draft: RaidDraft, target: RaidTarget, limit: number): RaidDraft => {
  if (draft.targets.some((other) => sameTarget(other, target)))
    return { ...draft, targets: draft.targets.filter((other) => !sameTarget(other, target)) }
  const others = draft.targets.filter((other) => other.area !== target.area)
  return { ...draft, targets: [...others.slice(others.length < limit ? 0 : 1), target] }
}

const specialOf = (state: State, { from, special }: RaidDraft): boolean => {
  const placed = from === undefined ? undefined : areaAt(state, from).order
  return state.tracking.orders === 'table' || placed === undefined ? special : orderToken(state, placed.order).special
}

interface TargetsProps {
  readonly answering: Answering<RaidDraft, RaidStep>
  /** Area whose orders are listed; by default all areas. */
  readonly of?: AreaId
}

/** Lists the orders that this raid can remove. */
function Targets({ answering, of }: TargetsProps) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const ordersReported = state.tracking.orders === 'table'
  const { draft, put, setDraft } = answering
  const { house, from, targets } = draft
  const reason = useReason()
  if (house === undefined || from === undefined) return
  const starred = reportedObjection(state, house, from, 'raid-star')
  const special = specialOf(state, draft)
  const open = raidTargets(state, house, from, special).filter(({ area }) => of === undefined || area === of)
  const kindOf = ({ area, kind }: RaidTarget): OrderKind | undefined => {
    const order = areaAt(state, area).order
    return kind ?? (order === undefined ? undefined : orderToken(state, order.order).kind)
  }
  /** Names the exact order token if the app knows it, else the kind of order. */
  const nameOf = (target: RaidTarget): readonly string[] => {
    const order = areaAt(state, target.area).order
    const kind = kindOf(target)
    if (order !== undefined) return [names.order[order.order]]
    return kind === undefined ? [] : [names.orderKind[kind]]
  }
  return (
    <>
      {ordersReported && (
        <ul className="card list">
          <Switch
            title={editionOf(state).specialRaidHitsDefense ? game.buttons.raid.specialDefense : game.buttons.raid.special}
            note={reason(starred)}
            on={draft.special}
            disabled={starred !== undefined && !draft.special}
            onChange={(on) => put({ special: on })}
          />
        </ul>
      )}
      {from !== undefined && (
        <p className="label px-1">
          {names.area(state, from)}
          {targetLimit(state, special) > 1 && open.length > 1 && ` · ${words.raid.upToTwo}`}
        </p>
      )}
      {open.length === 0 ? (
        <p className="note">{words.raid.none}</p>
      ) : (
        <ul className="card list" aria-label={words.raid.targets}>
          {open.map((target) => {
            const kind = kindOf(target)
            const owner = areaAt(state, target.area).order?.house ?? areaAt(state, target.area).garrison?.house
            return (
              <Check
                key={`${target.area}:${target.kind ?? ''}`}
                title={[names.area(state, target.area), ...nameOf(target)].join(': ')}
                lead={
                  <>
                    {owner !== undefined && <Shield house={owner} size={28} />}
                    {kind !== undefined && <Icon of={ORDER_ICONS[kind]} />}
                  </>
                }
                on={targets.some((other) => sameTarget(other, target))}
                onChange={() => setDraft(toggled(draft, target, targetLimit(state, special)))}
              />
            )
          })}
        </ul>
      )}
    </>
  )
}
