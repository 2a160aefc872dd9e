import type { BoardChange, OutcomeProps } from '../../../../table/game/game-outcomes'
import { OutcomeScreen } from '../../../../table/outcome/OutcomeScreen'
import { RuleLink } from '../../../../table/rules/RuleLink'
import { useTextsOfGame } from '../../../../table/standard/context'
import { eventText } from '../../../../table/standard/event-text'
import { now } from '../../../../table/icons'
import { useStandardWords } from '../../../../table/standard/words'
import type { MafiaCity } from '../..'
import type { Event } from '../../model/events'
import { numbered } from '../asking/asked'
import { useAsking } from '../asking/words'
import * as drawings from '../parts/icons'
import { useKeys } from '../asking/words/keys'
import { coloursOf as coloursPlaying } from '../../model/tokens'
import { CityRing } from '../parts/City'
import { coloursOf } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'
import { cardTakenContent } from './card-taken'
import { dealDiscardsOf, discardsOf, thiefDiscardsOf } from './discards'
import { LeaveEffect, useNextEffect } from './next-effect'
import { noCardsText } from './no-cards'
import { isEmptyMarked, markerReason, outcomeNote, placesText } from './outcome-note'
import { isShownWithControl, withoutScreen } from './without-screen'
import { useRoomTexts } from './words'

/** Icons for pieces that an event moves on the board. The key is the name of the event. */
const MOVES: Readonly<Partial<Record<Event['e'], string>>> = {
  tookToHand: drawings.mafioso,
  reinforcedTo: drawings.mafioso,
  jailed: drawings.cell,
  raided: drawings.raid,
  headsSwapped: drawings.strings,
  planned: drawings.plan,
  released: drawings.cell,
  reinforced: drawings.reserve,
  hitmanMoved: drawings.hitman,
  killed: drawings.hitman,
  starCancelled: drawings.star,
  tookBack: drawings.mafioso,
}

const FIGURE_ICONS = { policeman: drawings.policeman, mayor: drawings.mayor } as const

/** Kind of the piece that an event moves. The key is the name of the event. */
const THINGS = {
  tookToHand: 'mafioso',
  reinforcedTo: 'mafioso',
  jailed: 'mafioso',
  planned: 'mafioso',
  killed: 'mafioso',
  hitmanMoved: 'hitman',
  figureReturned: 'figure',
  marked: 'marker',
  unmarked: 'marker',
} as const
const isSingle = (e: string): e is keyof typeof THINGS => Object.hasOwn(THINGS, e)

/** Returns the kind of the only piece that the players move; undefined if they move several pieces or no piece. */
export const onlyThingOf = (
  events: readonly { readonly e: string }[],
  changes: readonly Pick<BoardChange, 'byApp'>[],
): (typeof THINGS)[keyof typeof THINGS] | undefined => {
  const moved = events.map(({ e }) => e).filter(isSingle)
  const [first] = moved
  return moved.length === 1 && first !== undefined && changes.filter(({ byApp }) => byApp !== true).length === 1 ? THINGS[first] : undefined
}

/**
 * Returns whether Mafiosi that were jailed in this round leave the Cell. The rulebook can also be read so that these Mafiosi stay (A2).
 */
export const isReleaseUnclear = ({ entry, parent }: OutcomeProps<MafiaCity>['moment']): boolean =>
  parent !== undefined &&
  parent.state.settings.cellRelease === 'all' &&
  entry.events.some((event) => event.e === 'released') &&
  coloursPlaying(parent.state).some((colour) => (parent.state.fresh[colour] ?? 0) > 0)

/** Marker that was placed or removed before the move without a screen of its own. */
interface EarlierMarker {
  readonly event: Extract<Event, { readonly e: 'marked' | 'unmarked' }>
  readonly note: string | undefined
  /** Whether nobody is at the location. */
  readonly isEmpty: boolean
}

/** Returns the rows of the earlier markers. One row lists the markers of several empty locations. */
const earlierRows = (
  markers: readonly EarlierMarker[],
  textOf: (event: EarlierMarker['event']) => string,
  keys: ReturnType<typeof useKeys>,
): readonly BoardChange[] => {
  const empty = markers.filter(({ isEmpty }) => isEmpty)
  const listed = empty.length > 1 ? markers.filter(({ isEmpty }) => !isEmpty) : markers
  const rows = listed.map(({ event, note }, n) => ({ id: `earlier ${n}`, icon: drawings.marker, title: textOf(event), note }))
  if (empty.length < 2) return rows
  return [...rows, { id: 'empty', icon: drawings.marker, title: keys.putMarkers(placesText(empty.map(({ event }) => event.at))) }]
}

/**
 * Component that shows the outcome of a move: the controller of a location, whether a card took effect, and the pieces to move on the real
 * board.
 */
export function OutcomeView({ moment }: OutcomeProps<MafiaCity>) {
  const texts = useTexts()
  const asking = useAsking()
  const keys = useKeys()
  const rooms = useRoomTexts()
  const { words } = useStandardWords()
  const { entry, state, parent } = moment
  const plain = useTextsOfGame(state)
  const effect = useNextEffect(moment)
  const events = entry.events.filter((event): event is Event => event.e !== 'rewound')
  const markers = withoutScreen(moment).flatMap((one) =>
    isShownWithControl(one)
      ? []
      : one.entry.events.flatMap((event) =>
          event.e === 'marked' || event.e === 'unmarked'
            ? [{ event, note: markerReason(one, texts, plain), isEmpty: isEmptyMarked(one) }]
            : [],
        ),
  )
  const markerText = (event: Extract<Event, { readonly e: 'marked' | 'unmarked' }>) =>
    (event.e === 'marked' ? keys.putMarker : keys.takeMarker)(numbered(texts, event.at))
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const before = parent?.state ?? state
  const isMap = events.some((event) => event.e === 'mapTold')
  const controlled = events.find((event) => event.e === 'controlled')
  const paid = controlled === undefined ? (discardsOf(moment) ?? thiefDiscardsOf(moment)) : dealDiscardsOf(moment)
  const discards = coloursPlaying(state).flatMap((colour) => {
    const count = paid?.[colour]
    return count === undefined ? [] : [`${called(colour)} ${count}`]
  })
  const takenEvent = events.find((event) => event.e === 'cardTaken')
  const toDiscards = { icon: drawings.cards, title: asking.discard, note: discards.join(', ') }
  const taken = takenEvent && cardTakenContent(takenEvent, { before, state }, texts, rooms, discards.length > 0 ? toDiscards : undefined)
  const effectEvent = events.find((event) => event.e === 'settled')
  const changes = events.flatMap((event, n): BoardChange[] => {
    const id = `${n}`
    if (event.e === 'scored') {
      const to = state.vp[event.by] ?? 0
      return [{ id, icon: drawings.star, title: texts.pointTo(called(event.by)), from: before.vp[event.by] ?? 0, to }]
    }
    if (event.e === 'mapTold') return [{ id, icon: drawings.townHall, title: rooms.sheet.layMap }]
    if (event.e === 'tookBack' && event.places.length === 0) return []
    if ((event.e === 'settled' || event.e === 'controlled') && discards.length > 0) return [{ id, ...toDiscards }]
    if (event.e === 'turnEnded') {
      // After a successful card, the list of moved pieces already shows what the turn was.
      if (effectEvent?.e !== 'settled' || effectEvent.happens) return []
      const { what, by } = effectEvent.effect
      // A cancelled Complicity ends the turn of another player, whose own card has been carried out.
      return [{ id, icon: now, title: asking.turnOver(called(event.by), by === event.by ? texts.effects[what] : undefined), byApp: true }]
    }
    if (event.e === 'marked' || event.e === 'unmarked') return [{ id, icon: drawings.marker, title: markerText(event) }]
    // The discards of the Thief are the only thing to do: the hand of the opponent is empty.
    if (event.e === 'nothingTaken') return [{ id, icon: drawings.thief, title: eventText(plain, words, event, before), byApp: true }]
    const icon = event.e === 'figureReturned' ? FIGURE_ICONS[event.figure] : MOVES[event.e]
    return icon === undefined ? [] : [{ id, icon, title: eventText(plain, words, event, before) }]
  })
  if (!state.settings.tokensKept && controlled?.e === 'controlled') {
    const { controller } = controlled.control
    const title = texts.reminder(controlled.at, controller && called(controller))
    // The marker is placed last, after the effect of the location.
    const markedAt = changes.findIndex(({ id }) => events[Number(id)]?.e === 'marked')
    if (title !== undefined) changes.splice(markedAt < 0 ? changes.length : markedAt, 0, { id: 'reminder', icon: drawings.marker, title })
  }
  // The point of the location is the most important row.
  const pointAt = changes.findIndex(({ id }) => events[Number(id)]?.e === 'scored')
  changes.splice(pointAt + 1, 0, ...earlierRows(markers, markerText, keys))
  if (effect !== undefined) changes.push(...effect.changes)
  const skipped = noCardsText([...withoutScreen(moment), moment], texts, asking)
  const winner = controlled?.e === 'controlled' ? controlled.control.controller : undefined
  const title =
    controlled?.e === 'controlled'
      ? texts.verdict(texts.locations[controlled.at], winner && called(winner))
      : effectEvent?.e === 'settled'
        ? texts.effectOutcome(texts.effects[effectEvent.effect.what], effectEvent.happens)
        : isMap
          ? texts.city
          : undefined
  const note = [outcomeNote(moment, texts, asking, keys), skipped ?? ''].join(' ').trim()
  const only = onlyThingOf([...markers.map(({ event }) => event), ...events], changes)
  return (
    <OutcomeScreen
      moment={moment}
      content={{
        ...(title !== undefined && { title }),
        ...(note !== '' && { note }),
        ...(winner !== undefined && { winner: { role: winner, name: called(winner), colours: `mafia-banner ${coloursOf(winner)}` } }),
        changes,
        ...(isReleaseUnclear(moment) && { body: <RuleLink rule="A2" /> }),
        ...(isMap && { instruction: asking.mapNote }),
        ...(only !== undefined && { instruction: keys.only(keys.onlyThings[only]) }),
        ...taken,
        ...(isMap && { drawing: <CityRing state={state} label={texts.city} withIcons /> }),
        ...(effect !== undefined && { onDone: effect.take, more: <LeaveEffect effect={effect} /> }),
      }}
    />
  )
}
