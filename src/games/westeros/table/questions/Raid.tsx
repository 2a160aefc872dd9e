import { Button } from '../../../../ui/Button'
import { Check, Switch } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import type { OrderKind } from '../../box/box'
import type { RaidTarget } from '../../moves'
import { areaAt, orderToken } from '../../position'
import { raidDomain, type RaidDraft, type RaidStep } from '../../prompts/raids'
import { raidsOf, raidTargets, targetLimit } from '../../rules/raids'
import { ORDER_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { Asked } from './Asked'
import { HouseChips } from './HouseChips'
import { AreaOptions } from './AreaOptions'
import { useAnswering, useGameState, useSend, type Answering } from './play'
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
  const areas = domain.empty.house === undefined ? [] : raidsOf(state, domain.empty.house)
  const first = !told && areas.length === 1 && areas[0] !== undefined ? domain.take(domain.empty, { from: areas[0] }) : undefined
  const answering = useAnswering(question, domain, first?.ok === true ? first.value : domain.empty)
  const { draft, put, back, finished } = answering
  const { house, from } = draft
  const text = game.buttons.raid
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
      {told && <HouseChips label={words.whose} houses={state.playing} value={house} onChange={(other) => put({ house: other })} />}
      {house !== undefined && (
        <AreaOptions label={words.raid.from} areas={raidsOf(state, house)} value={from} onChange={(area) => put({ from: area })} />
      )}
      {from !== undefined && <Targets answering={answering} />}
    </Asked>
  )
}

const sameTarget = (a: RaidTarget, b: RaidTarget): boolean => a.area === b.area && a.kind === b.kind

/** The orders that this raid can remove. */
function Targets({ answering }: { answering: Answering<RaidDraft, RaidStep> }) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const told = state.tracking.orders === 'table'
  const { draft, put, become, objection } = answering
  const { house, from, targets } = draft
  if (house === undefined || from === undefined) return
  const placed = areaAt(state, from).order
  const special = told || placed === undefined ? draft.special : orderToken(state, placed.order).special
  const open = raidTargets(state, house, from)
  const kindOf = ({ area, kind }: RaidTarget): OrderKind | undefined => {
    const order = areaAt(state, area).order
    return kind ?? (order === undefined ? undefined : orderToken(state, order.order).kind)
  }
  const toggle = (target: RaidTarget, on: boolean) => {
    const others = targets.filter((other) => other.area !== target.area)
    if (!on) return become({ ...draft, targets: others })
    if (objection({ target }) === undefined) return put({ target })
    // Another one instead: the oldest gives way.
    become({ ...draft, targets: [...others.slice(others.length < targetLimit(special) ? 0 : 1), target] })
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
                onChange={(on) => toggle(target, on)}
              />
            )
          })}
        </ul>
      )}
    </>
  )
}
