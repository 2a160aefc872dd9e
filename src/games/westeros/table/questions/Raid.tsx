import { Button } from '../../../../ui/Button'
import { Check, Switch } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import type { AreaId, OrderKind } from '../../box/box'
import type { RaidTarget } from '../../model/moves'
import { areaAt, orderToken } from '../../model/position'
import type { State } from '../../model/state'
import { raidDomain, type RaidDraft, type RaidStep } from '../../prompts/raids'
import { raidsOf, raidTargets, targetLimit } from '../../rules/raids'
import { ORDER_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { Asked } from '../../../../table/question/Asked'
import { RoleChips } from '../../../../table/question/RoleChips'
import { AreaChoice } from '../../../../table/board/AreaChoice'
import { useLooked } from '../../../../table/question/looked-at'
import { AreaOptions } from './AreaOptions'
import { useReason } from '../../../../table/question/speech'
import { raidAreaObjection, raidAreas, raidStart } from './raid-on-map'
import { useAnswering, useSend, type Answering } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from './words'

/** R9: one raid is resolved. */
export function Raid({ question }: QuestionProps) {
  const { game } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const send = useSend()
  const told = state.tracking.orders === 'table'
  const domain = raidDomain(state)
  const answering = useAnswering(question, domain, raidStart(state))
  const { draft, put, become, back, finished } = answering
  const { house, from } = draft
  const text = game.buttons.raid
  const [looked, look] = useLooked(question)
  const reason = useReason()
  // Which order lies in an area, a table without orders in the app tells below the map.
  const choose = (area: AreaId) => {
    if (from === undefined) return put({ from: area })
    if (told) look(area)
    else become(toggled(draft, { area }, specialOf(state, draft)))
  }
  return (
    <Asked
      question={question}
      back={back}
      finish={{ label: text.remove(draft.targets.length), answer: finished, missing: words.raid.choose }}
      more={
        told && (
          <Button kind="quiet" onClick={() => void send({ do: 'endRaids' })}>
            {text.over}
          </Button>
        )
      }
    >
      {told && <RoleChips label={words.whose} roles={state.playing} value={house} onChange={(other) => put({ house: other })} />}
      {house !== undefined && (
        <AreaChoice
          legal={raidAreas(state, draft)}
          chosen={told ? (looked ?? from) : from}
          ways={from === undefined ? [] : draft.targets.map(({ area }) => [from, area])}
          objection={(area) => reason(raidAreaObjection(state, draft, area))}
          onChoose={choose}
          list={
            <>
              <AreaOptions label={words.raid.from} areas={raidsOf(state, house)} value={from} onChange={(area) => put({ from: area })} />
              {from !== undefined && <Targets answering={answering} />}
            </>
          }
        >
          {from !== undefined && <Targets answering={answering} {...(told && looked !== undefined ? { of: looked } : {})} />}
        </AreaChoice>
      )}
    </Asked>
  )
}

const sameTarget = (a: RaidTarget, b: RaidTarget): boolean => a.area === b.area && a.kind === b.kind

/** The draft with a target more, or without it; where there are too many, the oldest gives way. */
const toggled = (draft: RaidDraft, target: RaidTarget, special: boolean): RaidDraft => {
  if (draft.targets.some((other) => sameTarget(other, target)))
    return { ...draft, targets: draft.targets.filter((other) => !sameTarget(other, target)) }
  const others = draft.targets.filter((other) => other.area !== target.area)
  return { ...draft, targets: [...others.slice(others.length < targetLimit(special) ? 0 : 1), target] }
}

const specialOf = (state: State, { from, special }: RaidDraft): boolean => {
  const placed = from === undefined ? undefined : areaAt(state, from).order
  return state.tracking.orders === 'table' || placed === undefined ? special : orderToken(state, placed.order).special
}

interface TargetsProps {
  readonly answering: Answering<RaidDraft, RaidStep>
  /** Only the orders of this area. */
  readonly of?: AreaId
}

/** The orders that this raid can remove. */
function Targets({ answering, of }: TargetsProps) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const told = state.tracking.orders === 'table'
  const { draft, put, become } = answering
  const { house, from, targets } = draft
  if (house === undefined || from === undefined) return
  const special = specialOf(state, draft)
  const open = raidTargets(state, house, from).filter(({ area }) => of === undefined || area === of)
  const kindOf = ({ area, kind }: RaidTarget): OrderKind | undefined => {
    const order = areaAt(state, area).order
    return kind ?? (order === undefined ? undefined : orderToken(state, order.order).kind)
  }
  return (
    <>
      {told && (
        <ul className="card list">
          <Switch title={game.buttons.raid.special} on={draft.special} onChange={(on) => put({ special: on })} />
        </ul>
      )}
      <p className="label px-1">{names.count.targets(targetLimit(special))}</p>
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
                title={[names.area(state, target.area), ...(kind === undefined ? [] : [names.orderKind[kind]])].join(': ')}
                lead={
                  <>
                    {owner !== undefined && <Shield house={owner} size={28} />}
                    {kind !== undefined && <Icon of={ORDER_ICONS[kind]} />}
                  </>
                }
                on={targets.some((other) => sameTarget(other, target))}
                onChange={() => become(toggled(draft, target, special))}
              />
            )
          })}
        </ul>
      )}
    </>
  )
}
