import { useState } from 'react'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { asMove, useAnswering, useSend } from '../../../../table/question/answering'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { RoleChips } from '../../../../table/question/RoleChips'
import * as tableIcons from '../../../../table/icons'
import { seatsFrom } from '../../../../kit/turns'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { useLanguage } from '../../../../ui/words'
import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { cardFrom, villagesOf } from '../../model/free-start'
import { clansOf } from '../../model/board'
import type { OwnMove } from '../../rules/moves'
import type { FreeStart, State } from '../../model/state'
import { domain } from '../../prompts/domains'
import type { Question } from '../../prompts/draft'
import { askedIn } from '../asking/asked'
import { IslandTiles } from '../parts/IslandTiles'
import { QuestionIsland } from '../parts/QuestionIsland'
import { nameOf, usePosition } from '../parts/position'
import { HERO_ICONS } from '../parts/pictures'
import { Plate } from '../parts/Plate'
import { Terrain, TileInside, useTileSaid } from '../parts/TileInside'
import { useTexts } from '../parts/words'
import { liftText } from './lift-text'
import { useStartTexts } from './words/start'

interface TapProps {
  readonly state: State
  readonly picked: PlaceId | undefined
  readonly legal: readonly PlaceId[]
  readonly objection: (at: PlaceId) => string | undefined
  /** Returns a label for a tile: the effect of a tap on the tile, or the piece that the user has placed on it. */
  readonly mark: (at: PlaceId) => string | undefined
  readonly onChoose: (at: PlaceId) => void
  /** Called after a tap on a tile that cannot be chosen. */
  readonly onRefused?: () => void
}

/** Component that shows the island at the start of the game, with a label on each tile. */
function Tap({ state, picked, legal, objection, mark, onChoose, onRefused }: TapProps) {
  const { island } = useTexts()
  const describe = useTileSaid(state)
  return (
    <QuestionIsland
      state={state}
      island={state.island}
      label={island}
      describe={(at) => [describe(at), ...[mark(at)].filter((one) => one !== undefined)].join('; ')}
      picked={picked}
      onChoose={(at) => (legal.includes(at) ? onChoose(at) : onRefused?.())}
      objection={(at) => (legal.includes(at) ? undefined : objection(at))}
      renderInside={(at) => (
        <>
          <TileInside state={state} at={at} />
          {mark(at) !== undefined && <span className="isle-price">{mark(at)}</span>}
        </>
      )}
    />
  )
}

/** Component that asks which player has the ship marker in the first round, with one tap (R6). */
export function Begins({ question }: QuestionProps) {
  const { clans } = useTexts()
  const state = usePosition()
  const send = useSend()
  const { title } = askedIn(question as Question, state, useLanguage())
  return (
    <QuestionFrame question={question} choosing>
      <RoleChips<Clan>
        label={title}
        labelHidden
        roles={clansOf(state)}
        value={undefined}
        onChange={(by) => void send({ do: 'firstPlayer', by } satisfies OwnMove)}
        nameOf={(clan) => nameOf(state, clans, clan)}
      />
    </QuestionFrame>
  )
}

/**
 * Component in which a clan chooses the territories of its two villages and its warrior, one after the other (R7). If positions are stored,
 * they are chosen in advance. After a free start that the app does not track, the clan reports where they stand (R72–R76).
 */
export function Spots({ question }: QuestionProps) {
  const text = useStartTexts()
  const { place } = useTexts()
  const state = usePosition()
  const options = domain(state, question as Question)
  const printed = options.steps({}).find((step) => step.spots?.length === 3)
  const { draft, setDraft, back } = useAnswering(question, options, printed)
  const { spots = [] } = draft
  const isWhole = spots.length === 3
  const [isTapped, setTapped] = useState(false)
  const { freeStart } = state.settings
  // R72: the warrior stands with the first village. If that village lifted its anchor, a tap puts the warrior elsewhere.
  const before = freeStart && isWhole ? spots.slice(0, 2) : spots
  const legal = options
    .steps({ spots: before })
    .flatMap(({ spots: next = [] }) => (next.length === before.length + 1 ? next.slice(-1) : []))
  const put = (next: readonly PlaceId[]) => {
    setTapped(false)
    setDraft({ spots: next })
  }
  const marked = (at: PlaceId) => spots.flatMap((spot, n) => (spot === at ? [n === 2 ? text.warrior : text.village] : []))
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      note={back === undefined && printed !== undefined ? text.printed : freeStart ? text.freeOrder : text.order}
      aboveSubmit={
        isWhole &&
        (isTapped || spots[0] === spots[1]) && (
          <div className="notice" data-kind="warn" role="status">
            {spots[0] === spots[1] && <p>{text.sameTile(place(spots[0] ?? ''))}</p>}
            {isTapped && <p>{text.wholeNote}</p>}
          </div>
        )
      }
      more={
        isWhole ? (
          <Button kind="quiet" onClick={() => put([])}>
            {text.anew}
          </Button>
        ) : undefined
      }
      finish={{ label: text.stand, answer: asMove(options.finish(draft)), missing: text.missing[spots.length] }}
    >
      <Tap
        state={state}
        picked={spots.at(-1)}
        legal={legal}
        objection={(at) => (isWhole ? undefined : spots.includes(at) ? text.other : text.inland)}
        mark={(at) => marked(at).join(', ') || undefined}
        onChoose={(at) => put(withSpot(before, at, freeStart))}
        onRefused={() => setTapped(isWhole)}
      />
    </QuestionFrame>
  )
}

/** Returns the chosen territories with one more. In a free start, the warrior is added with the second village (R72). */
const withSpot = (spots: readonly PlaceId[], at: PlaceId, freeStart: boolean): readonly PlaceId[] => {
  const [first] = spots
  return [...spots, at, ...(freeStart && first !== undefined && spots.length === 1 ? [first] : [])]
}

/** Component that shows a coast tile in a free start: the number of cards left, and the clans on the tile in the order of arrival. */
function CoastInside({ state, free, at }: { readonly state: State; readonly free: FreeStart; readonly at: PlaceId }) {
  const text = useStartTexts()
  const left = free.left[at] ?? 0
  return (
    <>
      <Terrain state={state} at={at} />
      <span className={left === 0 ? 'isle-terrain' : 'isle-works flex gap-[min(2px,0.4cqi)]'}>
        {left === 0 ? text.noneLeft : Array.from({ length: left }, (_, n) => <Icon key={n} of={tableIcons.card} size="s" />)}
      </span>
      {(free.arrivals[at] ?? []).map((clan, n) => (
        <span key={clan} className="isle-clan">
          <Plate role={clan} size={18} />
          {`${n + 1}.`}
          {state.heroes[clan]?.warrior === at && <Icon of={HERO_ICONS.warrior} size="xs" />}
        </span>
      ))}
    </>
  )
}

/** Component that asks a clan where it settles on the coast in a free start (R72). */
export function Settle({ question }: QuestionProps) {
  const text = useStartTexts()
  const texts = useTexts()
  const { place } = texts
  const state = usePosition()
  const options = domain(state, question as Question)
  const { draft, setDraft, back } = useAnswering(question, options)
  const describe = useTileSaid(state)
  const { free } = state
  if (free === undefined) return undefined
  const by = (question.roles[0] ?? state.chief) as Clan
  const own = villagesOf(free, by)
  const { area } = draft
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const coast = Object.fromEntries(Object.entries(state.island).filter(([, tile]) => tile.coast))
  const legal = options.steps({}).flatMap((step) => step.area ?? [])
  const kept = Object.keys(coast).filter((at) => !legal.includes(at) && !own.includes(at))
  const last = called(seatsFrom(clansOf(state), state.chief)[0] ?? by)
  const lifts = area === undefined ? '' : liftText(free, area, by, text, called, texts.place(area))
  const label = area !== undefined && cardFrom(free, area) ? text.settleWithCard : text.settleWithout
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      note={own.length === 0 ? text.first : text.second}
      finish={{
        label: label(place(area ?? '')),
        answer: asMove(options.finish(draft)),
        missing: area === undefined ? text.tap : undefined,
      }}
    >
      <IslandTiles
        island={coast}
        label={texts.island}
        describe={(at) => [describe(at), ...(cardFrom(free, at) ? [] : [text.noneLeft])].join('; ')}
        picked={area}
        onChoose={(at) => legal.includes(at) && setDraft({ area: at })}
        objection={(at) => (legal.includes(at) ? undefined : own.includes(at) ? text.lives : text.needs(last))}
        renderInside={(at) => (
          <>
            <CoastInside state={state} free={free} at={at} />
            {legal.includes(at) && cardFrom(free, at) && <span className="isle-price">{text.card}</span>}
          </>
        )}
      />
      {lifts !== '' && <p aria-live="polite">{lifts}</p>}
      {kept.length > 0 && <p className="note">{text.forced(last, kept.map(place).join(', '))}</p>}
    </QuestionFrame>
  )
}

/** Component that asks a clan whether its village moves to another territory ("lifts anchor") or stays in a free start (R73). */
export function Anchor({ question }: QuestionProps) {
  const text = useStartTexts()
  const texts = useTexts()
  const state = usePosition()
  const send = useSend()
  const options = domain(state, question as Question)
  const { draft, setDraft, back } = useAnswering(question, options)
  const legal = options.steps({}).flatMap(({ area }) => area ?? [])
  const { pending } = state.free ?? {}
  const from = texts.place(pending?.at ?? '')
  const stays = asMove(options.finish({ yes: false }))
  const lifts = {
    label: text.lift(texts.place(draft.area ?? '')),
    answer: asMove(options.finish(draft)),
    missing: draft.area === undefined ? text.tap : undefined,
  }
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      note={pending === undefined ? '' : text.came(nameOf(state, texts.clans, pending.newcomer))}
      finish={legal.length === 0 ? { label: text.stay(from), answer: stays } : lifts}
      more={
        legal.length > 0 && (
          <Button kind="quiet" onClick={() => stays.ok && void send(stays.value)}>
            {text.stay(from)}
          </Button>
        )
      }
    >
      <Tap
        state={state}
        picked={draft.area}
        legal={legal}
        objection={(at) => (state.island[at]?.coast === true ? text.noCard : text.inland)}
        mark={(at) => (legal.includes(at) ? text.card : undefined)}
        onChoose={(area) => setDraft({ area })}
      />
    </QuestionFrame>
  )
}
