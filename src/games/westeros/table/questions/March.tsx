import { Button } from '../../../../ui/Button'
import { Switch } from '../../../../ui/Field'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import type { AreaId, OrderId } from '../../box/box'
import { ORDERS } from '../../box/box'
import type { March as MarchMove } from '../../model/moves'
import { areaAt } from '../../model/position'
import { marchDomain, stillThere, type MarchDraft } from '../../prompts/marches'
import { isContested, marchesOf } from '../../rules/marches'
import type { State } from '../../model/state'
import { NO_UNITS } from '../../model/state'
import { count, plus } from '../../model/units'
import { useSpeech } from '../speech'
import { AreaChoice } from '../../../../table/question/AreaChoice'
import { AreaOptions } from './AreaOptions'
import { Asked } from '../../../../table/question/Asked'
import { RoleChips } from '../../../../table/question/RoleChips'
import { Destinations } from './Destinations'
import { NeutralForce } from './NeutralForce'
import { marchStart, useMarchOnMap } from './march-on-map'
import { useAnswering, useSend } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from './words'

const MARCH_ORDERS: readonly OrderId[] = ORDERS.filter((order) => order.startsWith('march'))

/** R10–R13: one march is resolved. */
export function March({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const send = useSend()
  const told = state.tracking.orders === 'table'
  const domain = marchDomain(state)
  const areas = domain.empty.house === undefined ? [] : marchesOf(state, domain.empty.house)
  const answering = useAnswering(question, domain, marchStart(state))
  const { draft, put, back, finished, objection } = answering
  const { house, from } = draft
  const text = game.buttons.march
  const going = draft.moves.reduce((sum, { units }) => plus(sum, units), NO_UNITS)
  const isAttack = (to: AreaId) => house !== undefined && areaAt(state, to).garrison !== undefined && isContested(state, house, to)
  const attack = draft.moves.find(({ to }) => isAttack(to))
  const enemy = attack === undefined ? undefined : areaAt(state, attack.to).garrison?.house
  const label = attack === undefined || enemy === undefined ? text.go(going) : text.attack(attack.units, enemy)
  const token = objection({ leaveToken: true })
  const moved = state.tracking.units
  const onMap = useMarchOnMap(question, answering)
  const besides = from !== undefined && (
    <>
      {told && (
        <SegmentedChoice<OrderId>
          label={words.march.token}
          options={MARCH_ORDERS.map((order) => ({ value: order, label: names.order[order] }))}
          value={draft.order ?? 'march-0'}
          onChange={(order) => put({ order })}
        />
      )}
      {!moved && <p className="note">{game.light.marchesOnBoard}</p>}
      <NeutralForce answering={answering} />
      {(draft.leaveToken || token === undefined) && (
        <ul className="card list">
          <Switch title={text.leaveToken} on={draft.leaveToken} onChange={(on) => put({ leaveToken: on })} />
        </ul>
      )}
      {token !== undefined && count(going) > 0 && count(stillThere(state, draft)) === 0 && (
        <p className="note">{game.wrong(token, state)}</p>
      )}
    </>
  )
  return (
    <Asked
      question={question}
      back={back}
      finish={{ label, answer: finished, missing: from === undefined ? words.march.choose : undefined, whole: asMove(state, draft) }}
      more={
        told && (
          <Button kind="quiet" onClick={() => void send({ do: 'endMarches' })}>
            {text.over}
          </Button>
        )
      }
    >
      {told && <RoleChips label={words.whose} roles={state.playing} value={house} onChange={(other) => put({ house: other })} />}
      {house !== undefined && (
        <AreaChoice
          {...onMap}
          besides={besides}
          list={
            <>
              {(told || areas.length > 1 || from === undefined) && (
                <AreaOptions label={words.march.from} areas={onMap.origins} value={from} onChange={(area) => put({ from: area })} />
              )}
              {from !== undefined && moved && <Destinations question={question} from={from} answering={answering} />}
            </>
          }
        >
          {from !== undefined && moved && <Destinations question={question} from={from} answering={answering} begun />}
        </AreaChoice>
      )}
    </Asked>
  )
}

/** The march as it stands, whole or not. */
const asMove = (state: State, { house, from, moves, leaveToken, order, support }: MarchDraft): MarchMove | undefined =>
  house === undefined || from === undefined
    ? undefined
    : {
        do: 'march',
        house,
        from,
        moves,
        leaveToken,
        ...(state.tracking.orders === 'table' ? { order: order ?? 'march-0' } : {}),
        ...(support.length === 0 ? {} : { support }),
      }
