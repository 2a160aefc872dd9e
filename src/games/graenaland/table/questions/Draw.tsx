import './build.css'
import { Fragment, useState } from 'react'
import { toggled } from '../../../../table/corrections/row-kinds'
import { useTable } from '../../../../table/hook'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { asMove, useAnswering, useSendAll } from '../../../../table/question/answering'
import type { QuestionProps } from '../../../../table/game/game-questions'
import * as tableIcons from '../../../../table/icons'
import { Button } from '../../../../ui/Button'
import { Switch } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import { RESOURCES, type Resource, type Terrain as TerrainKind } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { numberOf } from '../../box/numbers'
import { allSettledIn, placesOf } from '../../model/board'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { domain } from '../../prompts/domains'
import type { Question } from '../../prompts/draft'
import { dueDraw, isDraw, matches, nextDraw, wholeDraw, yieldingAt } from '../../rules/production'
import { cardNames } from '../../words/shared/card-names'
import { drawsUpTo } from '../../views/draws'
import { RESOURCE_ICONS } from '../parts/goods'
import { QuestionIsland } from '../parts/QuestionIsland'
import { THING_ICONS } from '../parts/pictures'
import { usePosition } from '../parts/position'
import { ClansThere, Terrain } from '../parts/TileInside'
import { useTexts, type Texts } from '../parts/words'
import { useStartTexts, type StartTexts } from './words/start'

/** Returns the label that says how many cards a territory has drawn in this production phase. */
const wordAt = (state: State, text: StartTexts, at: string, now: string): string => {
  if (at === now) return text.now
  const next = nextDraw(yieldingAt(state, at), numberOf(state.numbers, 'stock'))
  if (isDraw(next)) return text.next
  return allSettledIn(state, at) === 0 ? text.nobody : (state.drawn[at]?.length ?? 0) > 0 ? text.done : text.full
}

/** Component that shows, with an icon, how many cards are still to be drawn in a territory. */
function ToDraw({ cards }: { readonly cards: number }) {
  return (
    <span className="isle-lying">
      <Icon of={tableIcons.card} size="xs" />
      {`+${cards}`}
    </span>
  )
}

/**
 * Component that shows how many cards are still to be drawn in a territory, or the cards that were already drawn there in this production
 * phase.
 */
function DrawsAt({ toDraw, isNow, text }: { readonly toDraw: number; readonly isNow: boolean; readonly text: string }) {
  return toDraw > 0 ? <ToDraw cards={toDraw} /> : <span className={isNow ? 'isle-price' : 'isle-terrain'}>{text}</span>
}

interface AtProps {
  readonly state: State
  readonly at: PlaceId
}

/**
 * Component that shows the cards of one territory in the order of the draws: face up, face down for a road, turned over for an improvement
 * (R13).
 */
function Draws({ state, at, token, text }: AtProps & { readonly token: Resource | undefined; readonly text: StartTexts }) {
  const texts = useTexts()
  const done = state.drawn[at] ?? []
  const all = [...done, ...wholeDraw(yieldingAt(state, at), numberOf(state.numbers, 'stock'))].filter((how) => how !== 'empty')
  const notes = {
    faceUp: '',
    faceDown: text.forRoad,
    turn: token === undefined ? '' : text.staysIf(texts.resources[token]),
  }
  if (all.length < 2) return undefined
  return (
    <ol className="draw-steps grid grid-flow-col gap-2 [grid-auto-columns:minmax(0,1fr)]" aria-label={text.draws}>
      {all.map((how, n) => (
        <li key={how} aria-current={n === done.length ? 'step' : undefined}>
          <Icon of={n < done.length ? tableIcons.check : DRAW_ICONS[how]} size="s" />
          {`${n + 1}. ${text.how[how]}`}
          {notes[how] !== '' && <small>{notes[how]}</small>}
        </li>
      ))}
    </ol>
  )
}
const DRAW_ICONS = { faceUp: tableIcons.card, faceDown: THING_ICONS.road, turn: THING_ICONS.improvement } as const

/** Component that tells the players to shuffle the discards of an empty deck. No card is left out while discards exist (R4, A31). */
function Shuffle({ terrain }: { readonly terrain: TerrainKind }) {
  const text = useStartTexts()
  return (
    <div className="notice" data-kind="warn" role="status">
      <p>{text.shuffle[terrain]}</p>
    </div>
  )
}

/**
 * Component that asks for the symbol of an improvement that the app does not know, because the improvement was set by a correction. With
 * the symbol, the app decides whether the turned card matches (R15).
 */
function Token({ question, state, at, setToken }: QuestionProps & AtProps & { readonly setToken: (token: Resource) => void }) {
  const text = useStartTexts()
  const texts = useTexts()
  const title = text.token(texts.place(at))
  return (
    <QuestionFrame
      question={question}
      choosing
      title={title}
      note={text.tokenNote}
      answer={
        <div className="pay-keys draw-keys" style={{ '--columns': RESOURCES.length } as object} role="group" aria-label={title}>
          {RESOURCES.map((resource) => (
            <button key={resource} type="button" className="pay-key" onClick={() => setToken(resource)}>
              <Icon of={RESOURCE_ICONS[resource]} />
              {texts.resources[resource]}
            </button>
          ))}
        </div>
      }
    >
      <QuestionIsland
        state={state}
        island={state.island}
        label={texts.island}
        describe={() => ''}
        picked={at}
        renderInside={(place) => (
          <>
            <Terrain state={state} at={place} />
            <ClansThere state={state} at={place} />
          </>
        )}
      />
    </QuestionFrame>
  )
}

/** Returns the buttons that report a card, in display order. */
const keysOf = (
  { settings }: State,
  { how, token }: Pick<NonNullable<ReturnType<typeof dueDraw>>, 'how' | 'token'>,
  text: StartTexts,
  { resources }: Pick<Texts, 'resources'>,
) =>
  how === 'faceDown'
    ? [{ card: 'down' as const, title: text.laidDown, icon: tableIcons.check, note: '' }]
    : RESOURCES.map((card) => ({
        card,
        title: resources[card],
        icon: RESOURCE_ICONS[card],
        note: how === 'turn' && token !== undefined ? (matches(card, token, settings) ? text.stays : text.away) : '',
      }))

/**
 * Component that asks for the next card of the production phase. One tap reports the card. The face-down card of a road is reported with
 * the card before it.
 */
export function Draw({ question }: QuestionProps) {
  const text = useStartTexts()
  const texts = useTexts()
  const state = usePosition()
  const sendAll = useSendAll()
  const { draft, setDraft, back } = useAnswering(question, domain(state, question as Question))
  const [isRoadEmpty, setRoadEmpty] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const moment = useTable(({ ledger }) => ledger.head)
  const due = dueDraw(state)
  if (due === undefined) return undefined
  const { at, how, token = draft.resource } = due
  const extra = numberOf(state.numbers, 'stock')
  const draws = wholeDraw(yieldingAt(state, at), extra)
  const drawn = drawsUpTo(moment)
  const drawnAt = (place: string) =>
    cardNames(
      drawn.flatMap((draw) => (draw.at === place && draw.kept && draw.card !== 'empty' ? [draw.card] : [])),
      texts,
    ).join(', ')
  const isWithRoad = draws[0] === 'faceUp' && draws[1] === 'faceDown'
  const send = (card: Extract<OwnMove, { readonly do: 'draw' }>['card']) => {
    setRoadEmpty(false)
    setEmpty(false)
    const both = isWithRoad && isRoadEmpty && card !== 'empty'
    void sendAll<OwnMove>([
      { do: 'draw', card, ...(draft.resource && { token: draft.resource }) },
      ...(both ? [{ do: 'draw', card: 'empty' } as const] : []),
    ])
  }
  const settlements = allSettledIn(state, at)
  const terrain = state.island[at]?.terrain ?? 'plains'
  const deck = text.deck[terrain]
  const keys = keysOf(state, { how, ...(token && { token }) }, text, texts)
  const drawsAt = (place: PlaceId) => (
    <DrawsAt
      toDraw={place === at ? 0 : wholeDraw(yieldingAt(state, place), extra).length}
      isNow={place === at}
      text={place === at ? text.now : drawnAt(place) || wordAt(state, text, place, at)}
    />
  )
  if (how === 'turn' && token === undefined)
    return <Token question={question} state={state} at={at} setToken={(resource) => setDraft({ resource })} />
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      note={[
        deck,
        text.room(settlements, extra, state.cards[at]?.length ?? 0),
        ...(isWithRoad && !isRoadEmpty ? [text.withRoad] : []),
      ].join(' ')}
      aboveSubmit={(isEmpty || isRoadEmpty) && <Shuffle terrain={terrain} />}
      answer={
        <div className="pay-keys draw-keys" style={{ '--columns': keys.length } as object} role="group" aria-label={text.keys}>
          {keys.map(({ card, title, icon, note }) => (
            <button key={card} type="button" className="pay-key" onClick={() => send(card)}>
              <Icon of={icon} />
              {title}
              {note !== '' && <small>{note}</small>}
            </button>
          ))}
        </div>
      }
      more={
        <>
          <Button kind="quiet" onClick={() => (isEmpty ? send('empty') : setEmpty(true))}>
            {isEmpty ? text.noDiscards : text.empty}
          </Button>
          {isWithRoad && (
            <Button kind="quiet" aria-pressed={isRoadEmpty} onClick={() => setRoadEmpty(!isRoadEmpty)}>
              {text.roadEmpty}
            </Button>
          )}
        </>
      }
    >
      <Draws state={state} at={at} token={token} text={text} />
      <QuestionIsland
        state={state}
        island={state.island}
        label={texts.island}
        describe={(place) => [wordAt(state, text, place, at), drawnAt(place)].filter((part) => part !== '').join(', ')}
        picked={at}
        renderInside={(place) => (
          <>
            <Terrain state={state} at={place} />
            <ClansThere state={state} at={place} />
            {drawsAt(place)}
          </>
        )}
        renderBeside={drawsAt}
      />
    </QuestionFrame>
  )
}

/**
 * Component that reports all draws of a production phase at once, if the app tracks only the number of cards (9.2). Lists the draws of each
 * territory.
 */
export function DrawAll({ question }: QuestionProps) {
  const text = useStartTexts()
  const texts = useTexts()
  const state = usePosition()
  const options = domain(state, question as Question)
  const { draft, setDraft, back } = useAnswering(question, options)
  const [isShort, setShort] = useState(false)
  const { matches: matching = [], empty = [] } = draft
  const extra = numberOf(state.numbers, 'stock')
  const settlements = placesOf(state).filter((at) => allSettledIn(state, at) > 0)
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      finish={{ label: text.laidOut, answer: asMove(options.finish(draft)) }}
      more={
        !isShort && (
          <Button kind="quiet" onClick={() => setShort(true)}>
            {text.anyEmpty}
          </Button>
        )
      }
    >
      {isShort && <p className="note">{text.shuffleFirst}</p>}
      <List label={texts.island}>
        {settlements.map((at) => {
          const draws = wholeDraw(yieldingAt(state, at), extra)
          const cards = draws.flatMap((how) => (how === 'turn' ? [] : [texts.cards[how === 'faceUp' ? 'up' : 'down']]))
          const deck = draws.length === 0 ? text.full : text.deck[state.island[at]?.terrain ?? 'plains']
          const token = state.improvements[at]
          return (
            <Fragment key={at}>
              <Row title={`${texts.place(at)}: ${cards.join(', ') || text.nothing}`} note={deck} />
              {draws.includes('turn') && !empty.includes(at) && (
                <Switch
                  title={text.matchAt(texts.place(at))}
                  note={token === undefined ? undefined : texts.resources[token]}
                  on={matching.includes(at)}
                  onChange={(on) => setDraft({ ...draft, matches: toggled(matching, at, on) })}
                />
              )}
              {isShort && draws.length > 0 && (
                <Switch
                  title={text.emptyAt(texts.place(at))}
                  on={empty.includes(at)}
                  onChange={(on) => setDraft({ matches: toggled(matching, at, false), empty: toggled(empty, at, on) })}
                />
              )}
            </Fragment>
          )
        })}
      </List>
    </QuestionFrame>
  )
}
