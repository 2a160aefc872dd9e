import { seatsFrom } from '../../../../kit/turns'
import { numberAt } from '../../../../kit/rule-points'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import { FactList } from '../../../../table/question/entry/FactList'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useShort } from '../../../../table/shell/wide'
import { trophy } from '../../../../table/icons'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { PRIVATE_CLUB, TOWN_HALL, type Colour, type Place } from '../../box/box'
import { SECRET_DEAL } from '../../box/numbers'
import { coloursOf, stackAt } from '../../model/tokens'
import { decideOwn } from '../../rules/decide'
import { controlOf } from '../../rules/control'
import { useKeys } from '../asking/words/keys'
import { useAsking } from '../asking/words'
import { marker } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { TILES } from '../parts/tiles'
import { cardsOf } from '../../rules/handler'
import { dealersLeft } from '../../prompts/following'
import { nameOf, usePosition } from '../parts/position'
import { Verdict } from '../parts/Verdict'
import { useTexts } from '../parts/words'
import { JustNow } from './JustNow'
import { useAsked } from './shared'

/** Number of Mafiosi up to which a stack fits above the buttons on a phone. */
const HIGH = 5

/**
 * Component that shows the current controller of a location, and a button for each player who may play a Secret Deal. The submit button
 * declines for all players. The title already names the controller, so the badge of the first asked player is omitted.
 */
export function Deals({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useAsking()
  const { state, send, finish } = useAsked(question)
  const { cycle, start } = state
  const isShort = useShort()
  if (cycle === undefined) return
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const stack = stackAt(state, cycle.at)
  // On a short screen, or if the stack is high, the stack is below the buttons, so that they are in sight without scrolling.
  const isBelow = isShort || stack.length > HIGH
  const { controller } = controlOf(state, cycle.at, stack, cycle.deals)
  const value = numberAt(state.numbers, SECRET_DEAL) ?? 0
  const leader = controller && called(controller)
  const declined = finish({ skip: true })
  // A Secret Deal counts for a player without a Mafioso at the location; this is a ruling (A4), which the house rules can change.
  const absent = [...new Set(cycle.deals)].filter((colour) => !stack.includes(colour))
  const verdict = <Verdict state={state} at={cycle.at} stack={stack} deals={cycle.deals} />
  const others = dealersLeft({ ...state, cycle: { ...cycle, heard: true } }).filter((colour) => colour !== start)
  return (
    <QuestionFrame
      question={question}
      {...(absent.length > 0 && { rule: 'A4' })}
      choosing
      isForAll
      finish={{
        label: keys.noDeals(leader, cycle.deals.length === 0),
        answer: declined,
        following: cycle.heard ? [] : [{ do: 'noMoreDeals' }],
      }}
      more={
        !cycle.heard &&
        others.length > 0 &&
        declined.ok && (
          <Button kind="quiet" onClick={() => void send(declined.value)}>
            {keys.speaksFirst(called(start))}
          </Button>
        )
      }
      above={
        <>
          <JustNow />
          {!isBelow && verdict}
        </>
      }
    >
      <StackedTiles
        label={keys.deal}
        tiles={seatsFrom(coloursOf(state), start).map((colour) => {
          const move = { do: 'deal', by: colour, cards: 1 } as const
          const decided = decideOwn(state, move)
          const isEmpty = cardsOf(state, colour) === 0
          const isOff = !question.roles.includes(colour) || !decided.ok
          const note = isEmpty
            ? keys.noCards
            : cycle.declined.includes(colour)
              ? isOff
                ? keys.declined
                : keys.declinedBefore(value)
              : !cycle.heard && colour !== start
                ? keys.later
                : undefined
          return {
            id: colour,
            icon: <Plate role={colour} size={28} />,
            title: called(colour),
            note: note ?? keys.dealAdds(value),
            isOff,
            why: decided.ok ? `${called(colour)}: ${note ?? ''}.` : texts.refusals[decided.refusal.code],
            onPress: () => void send(move),
          }
        })}
      />
      {isBelow && verdict}
      <Brings leader={controller} at={cycle.at} />
      {absent.length > 0 && <p className="note">{words.dealtAbsent(absent.map(called))}</p>}
      {cycle.deals.length > 0 && <p className="note">{words.dealt(cycle.deals.length)}</p>}
    </QuestionFrame>
  )
}

interface BringsProps {
  /** Player who controls the location if no further Secret Deal is played. */
  readonly leader: Colour | undefined
  readonly at: Place
}

/**
 * List of the consequences if no further Secret Deal is played: the point, the effect of the location, and the marker (R21–R23,
 * R45–R51).
 */
function Brings({ leader, at }: BringsProps) {
  const texts = useTexts()
  const keys = useKeys()
  const state = usePosition()
  const called = leader && nameOf(state, texts.colours, leader)
  const points = leader === undefined ? 0 : (state.vp[leader] ?? 0)
  const mayor = leader === state.mayor ? undefined : keys.mayorGoes(called)
  // A controller without cards cannot play a Star (R50).
  const isStarless = at === PRIVATE_CLUB && leader !== undefined && cardsOf(state, leader) === 0
  const isCellEmpty = state.settings.tokensKept && coloursOf(state).every((colour) => (state.cell[colour] ?? 0) === 0)
  const effect = isStarless
    ? undefined
    : at === TOWN_HALL
      ? mayor
      : (keys.brings.effects(at, called) ?? texts.reminder(at, called, isCellEmpty, leader === state.policeman))
  const icon = (of: string) => <Icon of={of} size="s" />
  return (
    <FactList
      label={keys.brings.title}
      facts={[
        ...(called === undefined
          ? []
          : [{ key: 'point', lead: icon(trophy), title: texts.pointTo(called), figure: keys.brings.points(points, points + 1) }]),
        ...(effect === undefined ? [] : [{ key: 'effect', lead: icon(TILES[at]), title: effect }]),
        { key: 'marker', lead: icon(marker), title: keys.brings.marker(at) },
      ]}
    />
  )
}
