import { useRef, useState } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { StackedTiles, type ActionTile } from '../../../../table/question/ActionTiles'
import { FactList } from '../../../../table/question/entry/FactList'
import { useOnlyShows } from '../../../../table/own-phone'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useCorrectPage } from '../../../../table/correct-page'
import { card } from '../../../../table/icons'
import { Button } from '../../../../ui/Button'
import { sentence } from '../../../../ui/grammar/numbers'
import { LOCATIONS, type Place } from '../../box/box'
import { ACTION_CARDS, EFFECTS } from '../../box/effects'
import type { ActName } from '../../rules/action-phase'
import { countsCards } from '../../model/settings'
import { coloursOf, stackAt } from '../../model/tokens'
import type { Question } from '../../prompts/draft'
import { numbered } from '../asking/asked'
import { useKeys } from '../asking/words/keys'
import { useAsking } from '../asking/words'
import { CityRing, HighStacks } from '../parts/City'
import * as drawings from '../parts/icons'
import { Plate } from '../parts/Plate'
import { forecastOf, type Forecast } from '../parts/forecast'
import { nameOf } from '../parts/position'
import { useRoom } from '../parts/room'
import { useTexts } from '../parts/words'
import { ActTold } from './ActTold'
import { useBulletTiles } from './bullet-tiles'
import { Pick } from './Pick'
import { ACT_ICONS } from '../parts/move-icons'
import { onlyRun } from '../parts/runs'
import { placeIn, useAsked, type AskedHere } from './shared'

/** Rule that describes each action best, shown while the player chooses its targets. */
const RULES: Readonly<Partial<Record<ActName, string>>> = {
  snitch: 'R70',
  thief: 'R63',
  raid: 'R12',
  strings: 'R41',
  plan: 'R70',
  shadyDeals: 'R60',
  hat: 'R67',
  twoHats: 'R67',
  wait: 'R9',
}

/**
 * Component that asks for the action of a turn in phase I, or for the action after a Bullet. A tap on a location places a Mafioso. The
 * targets of a card are also chosen on the map of locations.
 */
export function Act({ question }: QuestionProps) {
  const asked = useAsked(question)
  return asked.state.settings.tokensKept ? <Followed question={question} asked={asked} /> : <ActTold question={question} />
}

function Followed({ question, asked }: QuestionProps & { readonly asked: AskedHere }) {
  const [isCards, showCards] = useState(false)
  const { draft } = asked
  if (draft.kind !== undefined) return <Parts question={question} asked={asked} />
  return isCards ? (
    <Cards question={question} asked={asked} onBack={() => showCards(false)} />
  ) : (
    <Placing question={question} asked={asked} onCards={() => showCards(true)} />
  )
}

/** Component that shows the map of locations, and below the map the other actions, followed by the Bullets of passed players. */
function Placing({ question, asked, onCards }: QuestionProps & { readonly asked: AskedHere; readonly onCards: () => void }) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useAsking()
  const correct = useCorrectPage()
  const { state, by, put, steps, stepsAfter, finish, send } = asked
  const bullets = useBulletTiles(by)
  const content = useRef<HTMLDivElement>(null)
  useRoom(content)
  const onlyShows = useOnlyShows()
  const { hand, reserve, cards, settings } = state
  const can = stepsAfter({ kind: 'place' }).flatMap(({ area }) => placeIn(area) ?? [])
  const isOpen = (kind: ActName) => steps.some((step) => step.kind === kind)
  const held = words.hand(hand[by] ?? 0, reserve[by] ?? 0, countsCards(settings) ? texts.cards(cards[by] ?? 0) : undefined)
  const isWithoutCards = countsCards(settings) && (cards[by] ?? 0) === 0
  const todo = can.length > 0 ? words.place : isWithoutCards ? keys.onlyPass : keys.noToken
  // A phone that only shows the game cannot place anything.
  const note = question.kind === 'bulletAct' ? undefined : onlyShows ? held : `${todo} ${held}`
  // A player without a Mafioso in hand cannot place one: the hint says so above the map, also on a low screen.
  const isLast = state.turns.passed.length === coloursOf(state).length - 1
  const tooFew = texts.refusals['NOT_ENOUGH_CARDS']
  const offNote = isWithoutCards ? keys.noCards : undefined
  const place = (area: string) => {
    const answer = finish({ kind: 'place', area })
    if (answer.ok) void send(answer.value)
  }
  const tile = (kind: 'wait' | 'pass', title: string, tileNote: string): ActionTile => ({
    id: kind,
    icon: ACT_ICONS[kind] ?? card,
    title,
    note: tileNote,
    isOff: !isOpen(kind),
    why: tooFew,
    isOnce: true,
    onPress: () => put({ kind }),
  })
  return (
    <QuestionFrame question={question} {...(note !== undefined && { note })} choosing={can.length > 0}>
      <div ref={content} className="flex flex-col gap-[inherit]">
        <CityRing
          state={state}
          label={texts.city}
          can={can}
          onChoose={(at) => place(String(at))}
          // If the player has no Mafioso in hand, a tap on a location shows a refusal that explains this and offers the other actions.
          onRefused={(at) => place(String(at))}
        />
        <StackedTiles
          label={words.act(nameOf(state, texts.colours, by))}
          {...(bullets.length === 0 && { columns: (question as Question).kind === 'act' ? 3 : 2 })}
          tiles={[
            {
              id: 'card',
              icon: card,
              title: keys.card,
              note: offNote ?? keys.cardNote,
              isOff: !ACTION_CARDS.some(isOpen),
              why: isWithoutCards ? tooFew : texts.refusals['NOT_AN_ACTION'],
              onPress: onCards,
            },
            tile('wait', keys.wait, offNote ?? keys.waitNote),
            ...((question as Question).kind === 'act' ? [tile('pass', keys.pass, isLast ? keys.passEnds : keys.passNote)] : []),
            ...bullets,
          ]}
        />
      </div>
      <HighStacks state={state} />
      {isWithoutCards && correct !== undefined && (
        <Button kind="quiet" onClick={() => correct.openSection('players', by)}>
          {words.wrongCards}
        </Button>
      )}
    </QuestionFrame>
  )
}

/** Component that lists all action cards, always in the same order. A card that cannot be played shows the reason. */
function Cards({ question, asked, onBack }: QuestionProps & { readonly asked: AskedHere; readonly onBack: () => void }) {
  const keys = useKeys()
  const words = useAsking()
  const { state, by, steps, put } = asked
  const held = countsCards(state.settings) ? (state.cards[by] ?? 0) : undefined
  return (
    <QuestionFrame
      question={question}
      note={keys.cards}
      answer={
        <Button icon={drawings.mafioso} onClick={onBack}>
          {keys.back}
        </Button>
      }
    >
      <StackedTiles
        label={keys.cards}
        tiles={ACTION_CARDS.map((kind) => {
          const isOff = !steps.some((step) => step.kind === kind)
          const needs = EFFECTS[kind].cards
          const why = held === 0 ? keys.why.NOT_ENOUGH_CARDS : held !== undefined && held < needs ? keys.needsCards(needs) : keys.why[kind]
          return {
            id: kind,
            icon: ACT_ICONS[kind] ?? card,
            title: words.acts[kind] ?? kind,
            note: (isOff ? why : undefined) ?? words.actNotes[kind],
            isOff,
            why: why && `${words.acts[kind] ?? kind}: ${why}.`,
            onPress: () => put({ kind }),
          }
        })}
      />
    </QuestionFrame>
  )
}

/** Component that asks for the targets of a card, one after another. The user taps the targets on the map of locations. */
function Parts({ question, asked }: QuestionProps & { readonly asked: AskedHere }) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useAsking()
  const { state, draft, steps, put, back, stepsAfter, finish, send } = asked
  const [first] = steps
  const name = words.acts[draft.kind ?? 'place'] ?? ''
  const part = (['area', 'place', 'to', 'option'] as const).find((one) => first?.[one] !== undefined)
  const title = part === undefined ? name : keys.which[part === 'to' && draft.kind === 'strings' ? 'swap' : part](name)
  const at = placeIn(draft.area)
  const rule = RULES[draft.kind ?? 'place']
  const gist = words.actNotes[draft.kind ?? 'place']
  const note = at !== undefined ? numbered(texts, at) : gist === undefined ? undefined : `${sentence(gist)}.`
  if (part === 'option')
    return (
      <QuestionFrame question={question} title={title} rule={rule} back={back} {...(note !== undefined && { note })}>
        <StackedTiles
          label={title}
          tiles={steps
            .flatMap(({ option }) => option ?? [])
            .map((option) => ({
              id: option,
              icon: <Plate role={option} size={32} />,
              title: nameOf(state, texts.colours, option),
              ...(countsCards(state.settings) && { note: texts.cards(state.cards[option] ?? 0) }),
              onPress: () => put({ option }),
            }))}
        />
      </QuestionFrame>
    )
  if (part === 'place' && at !== undefined)
    return (
      <QuestionFrame question={question} title={title} rule={rule} back={back} {...(note !== undefined && { note })} choosing>
        <Pick
          state={state}
          stack={stackAt(state, at)}
          heights={steps.flatMap(({ place }) => place ?? [])}
          label={title}
          onChoose={(place) => put({ place })}
        />
      </QuestionFrame>
    )
  const can = steps.flatMap(({ area, to }) => placeIn(area ?? to) ?? [])
  const choose = (area: string) => {
    if (part === 'to') return put({ to: area })
    // If only one Mafioso, or only one group of adjacent Mafiosi of one colour, can be chosen, the first tap chooses it.
    const heights = stepsAfter({ ...draft, area }).flatMap(({ place }) => place ?? [])
    const height = onlyRun(stackAt(state, placeIn(area) ?? 1), heights)
    return height === undefined ? put({ area }) : put({ area, place: height })
  }
  /**
   * Submits an illegal move after a tap on a location that the card cannot hit, so that the refusal shows the reason. The move uses the
   * lowest Mafioso and another location.
   */
  const refuse = (one: Place) => {
    const other = LOCATIONS.find((to) => to !== one && stackAt(state, to).length > 0)
    const aimed = { place: 1, ...(draft.kind !== 'raid' && other !== undefined && { to: String(other) }), area: String(one) }
    const answer = finish(part === 'to' ? { ...draft, to: String(one) } : { ...draft, ...aimed })
    if (answer.ok) void send(answer.value)
  }
  return (
    <QuestionFrame question={question} title={title} rule={rule} back={back} {...(note !== undefined && { note })} choosing>
      <CityRing state={state} label={title} can={can} origin={at} onChoose={(one) => choose(String(one))} onRefused={refuse} />
      {part === 'to' && <Leaders asked={asked} can={can} />}
    </QuestionFrame>
  )
}

/** List of the targets of Master Plan or Pulling Strings, each with the players who would control the changed locations (R18, R19). */
function Leaders({ asked: { state, by, draft }, can }: { readonly asked: AskedHere; readonly can: readonly Place[] }) {
  const texts = useTexts()
  const keys = useKeys()
  const from = placeIn(draft.area)
  const what = draft.kind
  if (from === undefined || (what !== 'plan' && what !== 'strings')) return
  const place = draft.place ?? 1
  const leaders = can.map((to) => ({ to, forecast: forecastOf(state, { what, by, at: from, place, to }) }))
  const leaderAt = (forecast: readonly Forecast[], at: Place) => {
    const leader = forecast.find((one) => one.at === at)?.leader
    return keys.leads(leader && nameOf(state, texts.colours, leader))
  }
  const [first] = leaders
  return (
    <FactList
      label={keys.leadsTitle}
      facts={[
        // Master Plan leaves the same stack behind for each target. The heads that Pulling Strings swaps depend on the target.
        ...(what === 'plan' && first !== undefined
          ? [{ key: 'from', title: numbered(texts, from), note: leaderAt(first.forecast, from) }]
          : []),
        ...leaders.map(({ to, forecast }) => ({
          key: `${to}`,
          title: numbered(texts, to),
          note: [leaderAt(forecast, to), ...(what === 'plan' ? [] : [`${numbered(texts, from)}: ${leaderAt(forecast, from)}`])].join('; '),
        })),
      ]}
    />
  )
}
