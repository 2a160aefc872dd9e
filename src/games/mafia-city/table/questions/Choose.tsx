import { accepted } from '../../../../referee'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useSendAll } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { List, Row } from '../../../../ui/List'
import { Button } from '../../../../ui/Button'
import { showToast } from '../../../../ui/status'
import { TOWN_HALL, type Place } from '../../box/box'
import type { State } from '../../model/state'
import { stackAt } from '../../model/tokens'
import { controlOf } from '../../rules/control'
import { leaveRest } from '../../prompts/leave-all'
import { numbered } from '../asking/asked'
import { useKeys, type KeyTexts } from '../asking/words/keys'
import { CityRing, HighStacks } from '../parts/City'
import { TILES } from '../parts/tiles'
import { nameOf, usePosition } from '../parts/position'
import { Verdict } from '../parts/Verdict'
import { Icon } from '../../../../ui/Icon'
import { useTexts, type Texts } from '../parts/words'
import { JustNow } from './JustNow'
import { LeaveEverywhere } from './LeaveAll'
import { placeIn, useAsked } from './shared'

/**
 * Component that asks for the next location, or for the destination of the Hitman. The user taps the map of locations and sees a preview of
 * the result.
 */
export function Choose({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const state = usePosition()
  const { draft, steps, stepsAfter, setDraft, back, finish, send } = useAsked(question)
  const sendAll = useSendAll()
  const isBack = question.params.back === true
  const followed = state.settings.tokensKept
  const isMove = question.kind === 'moveHitman'
  /**
   * Empty locations from which the answer also removes the markers in phase III. If the app does not track Mafiosi, all locations count as
   * empty.
   */
  const bare = isBack ? state.marked.filter((at) => stackAt(state, at).length === 0).toSorted((a, b) => a - b) : []
  const legal = stepsAfter({}).flatMap(({ area }) => placeIn(area) ?? [])
  const open = legal.filter((at) => !bare.includes(at))
  const [only, ...others] = open
  const isForced = others.length === 0 && question.kind === 'choose'
  const chosen = placeIn(draft.area) ?? (isForced ? only : undefined)
  const say = isMove ? keys.move : isBack ? keys.open : keys.evaluate
  const stays = isMove && steps.some(({ skip }) => skip === true) ? finish({ skip: true }) : undefined
  const answer = finish(chosen === undefined ? draft : { area: String(chosen) })
  const bareMoves = bare.map((at) => finish({ area: String(at) })).flatMap((one) => (one.ok ? [one.value] : []))
  const [first, ...then] = bareMoves
  /**
   * A tap on the city opens the location at once: the next question shows who controls it and what follows, or who takes Mafiosi back.
   * Only the Hitman moves after a second tap.
   */
  const tap = (at: Place) => {
    if (isMove) return setDraft({ area: String(at) })
    const opening = finish({ area: String(at) })
    if (opening.ok) void sendAll([...bareMoves, opening.value])
  }
  /** A tap on another location shows the refusal. The answer takes the markers off the empty locations anyway, so they get a note. */
  const refuse = (at: Place) => {
    const illegal = finish({ area: String(at) })
    if (bare.includes(at)) showToast(keys.bare(bare.join(', ')))
    else if (illegal.ok) void send(illegal.value)
  }
  const isOff = isBack && only === undefined
  const mayorTo = !isBack && !isMove && followed && chosen === TOWN_HALL ? mayorAfter(state, texts, keys) : undefined
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      above={<JustNow />}
      {...((isMove || isOff || chosen !== undefined) && {
        finish: {
          label: isOff ? keys.markersOff(followed, bare.join(', ')) : chosen === undefined ? '' : say(numbered(texts, chosen)),
          answer: first === undefined || (chosen === undefined && !isOff) ? answer : accepted(first),
          following: [...then, ...(first !== undefined && answer.ok ? [answer.value] : [])],
          ...(chosen === undefined && !isOff && { missing: keys.missing, isEmpty: true }),
        },
      })}
      more={
        stays?.ok === true && (
          <Button kind="quiet" onClick={() => void send(stays.value)}>
            {keys.stay}
          </Button>
        )
      }
      below={isBack && followed && <LeaveEverywhere moves={leaveRest(state)} />}
    >
      {followed ? (
        <CityRing
          state={state}
          label={texts.city}
          can={open}
          picked={chosen}
          origin={isMove ? state.hitman : undefined}
          onChoose={tap}
          onRefused={refuse}
        />
      ) : isBack ? (
        <List label={texts.city}>
          {bare.map((at) => (
            <Row key={at} lead={<Icon of={TILES[at]} />} title={numbered(texts, at)} />
          ))}
        </List>
      ) : (
        // The button of the question already opens the only location.
        !isForced && (
          <List label={texts.city}>
            {open.map((at) => (
              <Row key={at} lead={<Icon of={TILES[at]} />} title={numbered(texts, at)} onPress={() => tap(at)} />
            ))}
          </List>
        )
      )}
      {!isMove && !isOff && chosen === undefined && <p className="note">{isBack ? keys.tapOpens : keys.tapEvaluates}</p>}
      {bare.length > 0 && followed && !isOff && <p className="note">{keys.bare(bare.join(', '))}</p>}
      {followed && <HighStacks state={state} />}
      {mayorTo !== undefined && <p className="note">{mayorTo}</p>}
      {chosen !== undefined && followed && !isMove && <Verdict state={state} at={chosen} stack={stackAt(state, chosen)} deals={[]} />}
    </QuestionFrame>
  )
}

/**
 * Returns a text that names the player who will get the Mayor from the Town Hall, unless Secret Deals change the control (R51). Returns
 * undefined if the Mayor stays.
 */
const mayorAfter = (state: State, texts: Texts, keys: KeyTexts): string | undefined => {
  const { controller } = controlOf(state, TOWN_HALL, stackAt(state, TOWN_HALL), [])
  if (controller === state.mayor) return undefined
  return keys.mayorGoes(controller && nameOf(state, texts.colours, controller))
}
