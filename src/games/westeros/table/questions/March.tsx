import { Suspense } from 'react'
import { Button } from '../../../../ui/Button'
import { Switch } from '../../../../ui/Field'
import type { March as MarchMove } from '../../rules/marches'
import { areaAt, printed, turnOrder } from '../../model/position'
import type { AreaId, HouseId } from '../../box/box'
import { marchDomain, type MarchDraft, type MarchStep } from '../../prompts/marches'
import { isContested, marchesOf } from '../../rules/marches'
import type { State } from '../../model/state'
import { count } from '../../model/units'
import { useSpeech } from '../speech'
import { AreaChoice } from '../../../../table/board/AreaChoice'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { RoleChips } from '../../../../table/question/RoleChips'
import { useAskingWords } from '../../../../table/question/words'
import { AreaOptions } from './AreaOptions'
import { useRemainingOrders } from './remaining-orders'
import { allGoing } from './marching'
import { NeutralForce, NeutralSum, NeutralSupport } from './NeutralForce'
import { Parting } from './deferred-parts'
import { marchStart, useMarchOnMap } from './march-on-map'
import { useAnswering, useSend, type Answering } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from '../words/questions'

/** R10–R13: the question that resolves one march. */
export function March({ question }: QuestionProps) {
  const { game } = useSpeech()
  const { words } = useQuestionWords()
  const { words: asking } = useAskingWords()
  const state = useGameState()
  const send = useSend()
  const ordersReported = state.tracking.orders === 'table'
  const domain = marchDomain(state)
  const answering = useAnswering(question, domain, marchStart(state))
  const { draft, put, setDraft, back, reset, finished, objection } = answering
  const { house, from } = draft
  const text = game.buttons.march
  const going = allGoing(draft)
  const to = draft.moves.map((move) => move.to)
  const attacked = house === undefined ? undefined : to.find((area) => isContested(state, house, area))
  const { likely: origins, others, usedUp } = useRemainingOrders(house)(house === undefined ? [] : marchesOf(state, house))
  const { looked, look, map } = useMarchOnMap(question, answering, usedUp)
  const moved = state.tracking.units
  const whole = asMove(state, draft)
  const isIdle = count(going) === 0
  const token = objection({ leaveToken: true })
  const besides = from !== undefined && (
    <>
      {!moved && <p className="note">{game.light.marchesOnBoard}</p>}
      <NeutralSupport answering={answering} />
      <NeutralForce answering={answering} />
    </>
  )
  const leaves = moved && from !== undefined && (draft.leaveToken || token === undefined)
  const label = !moved ? text.onBoard : attacked === undefined ? text.go(state, to) : text.attack(state, attacked)
  // R10.1: until the player submits the march, the house can choose another of its March orders.
  const toStart = ordersReported
    ? () => setDraft({ ...domain.empty, ...(house === undefined ? {} : { house }) })
    : origins.length > 1
      ? reset
      : undefined
  const parting = house !== undefined && from !== undefined && moved && { answering, from, house, awake: looked, onAwake: look, toStart }
  const missing = from === undefined ? words.march.choose : moved && isIdle ? words.march.tap : undefined
  const clear = () => {
    look(undefined)
    if (toStart === undefined) reset()
    else setDraft({ ...draft, moves: [], leaveToken: false, support: [] })
  }
  return (
    <QuestionFrame
      // If the players report orders, the question names the player of the chosen house.
      question={ordersReported && house !== undefined && from !== undefined ? { ...question, roles: [house] } : question}
      back={moved && from !== undefined ? (isIdle ? toStart : clear) : back}
      backLabel={moved && from !== undefined && !isIdle ? asking.clear : undefined}
      finish={{ label, answer: finished, missing, isEmpty: missing !== undefined, whole }}
      aboveSubmit={<AboveSubmit answering={answering} label={leaves ? text.leaveToken : undefined} />}
      more={
        from === undefined
          ? ordersReported && (
              <Button kind="quiet" onClick={() => void send({ do: 'endMarches' })}>
                {text.over}
              </Button>
            )
          : moved &&
            isIdle &&
            whole !== undefined && (
              <Button kind="quiet" onClick={() => void send(whole)}>
                {text.skip}
              </Button>
            )
      }
    >
      {ordersReported && from === undefined && (
        <RoleChips label={words.whose} roles={turnOrder(state)} value={house} onChange={(other) => put({ house: other })} />
      )}
      {house !== undefined && (
        <AreaChoice
          {...map}
          besides={besides}
          list={
            parting === false ? (
              <AreaOptions label={words.march.from} areas={origins} others={others} value={from} onChange={(area) => put({ from: area })} />
            ) : (
              <Suspense>
                <Parting {...parting} />
              </Suspense>
            )
          }
        >
          <Suspense>{parting !== false && <Parting {...parting} sheet />}</Suspense>
        </AreaChoice>
      )}
    </QuestionFrame>
  )
}

/** Returns the march that the draft describes, even if the draft is incomplete. */
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

interface AboveSubmitProps {
  readonly answering: Answering<MarchDraft, MarchStep>
  /** Label of the switch that leaves a power token; undefined if the march leaves none. */
  readonly label: string | undefined
}

/** Returns whether a house loses a castle area if its last unit leaves the area and no power token stays (R1.2, R1.3). */
const isLost = (state: State, area: AreaId, house: HouseId | undefined): boolean => {
  const { castle, home } = printed(state, area)
  return castle > 0 && home !== house && areaAt(state, area).token !== house
}

/**
 * Content above the submit button: the sum against a neutral force, and the choice of R12, A21. If all units leave the
 * origin of the march, the player may leave a power token there. In a home area of the house, a token prevents another house from
 * retreating there.
 */
function AboveSubmit({ answering, label }: AboveSubmitProps) {
  const { draft, put } = answering
  const { words, say } = useQuestionWords()
  const { names } = useSpeech()
  const state = useGameState()
  const losesCastle = label !== undefined && draft.from !== undefined && isLost(state, draft.from, draft.house)
  return (
    <>
      <NeutralSum answering={answering} />
      {label !== undefined && (
        <ul className="card list">
          <Switch
            title={label}
            note={losesCastle && !draft.leaveToken ? say(words.march.castleLost, { area: names.area(state, draft.from ?? '') }) : undefined}
            on={draft.leaveToken}
            onChange={(on) => put({ leaveToken: on })}
          />
        </ul>
      )}
    </>
  )
}
