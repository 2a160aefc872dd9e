import { useState } from 'react'
import { totalOf } from '../../../../kit/counts'
import { useTable } from '../../../../table/hook'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useTicks } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { KindSteps } from '../../../../table/question/KindSteps'
import { useSendAll } from '../../../../table/question/answering'
import { FreeSlots, SlotOf, Slots } from '../../../../table/question/Slots'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { neighboursOf, isZone } from '../../box/board'
import { DECK, isSea, isUnit, UNITS, type Unit } from '../../box/units'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { mobilizingOf, place, type Mobilizing, type Placing } from '../../rules/mobilize'
import { UNIT_ICONS } from '../parts/icons'
import { useTexts } from '../parts/words'
import { useFightWords } from './words'

const NOTHING_WAIVED: ReadonlySet<never> = new Set()

/**
 * Converts a placed unit to a string, as stored in the unfinished answer, e.g. "inf germany germany" or "ss sz5 germany". "ftr sz5 germany
 * standing" means a fighter that is already on the board.
 */
const noted = ({ unit, at, via = at, from }: Placing): string => `${unit} ${at} ${from ?? via}${from === undefined ? '' : ' standing'}`
const readNote = (note: string): Placing => {
  const [unit = '', at = '', via = at, standing] = note.split(' ')
  const one = isUnit(unit) ? unit : 'inf'
  return standing === undefined ? { unit: one, at, ...(via !== at && { via }) } : { unit: one, at, from: via }
}
/** Sorts placed units with carriers first, so that fighters can go aboard. */
const inOrder = (notes: readonly string[]): readonly string[] => {
  const rank = (note: string) => (note.startsWith('cv') ? 0 : note.startsWith('ftr') ? 2 : 1)
  return notes.toSorted((a, b) => rank(a) - rank(b))
}

const after = (start: Mobilizing, notes: readonly string[]): Mobilizing =>
  inOrder(notes).reduce((now, note) => {
    const placed = place(now, readNote(note), NOTHING_WAIVED)
    return placed.ok ? placed.value : now
  }, start)

const movesOf = (notes: readonly string[]): readonly OwnMove[] =>
  [...new Set(inOrder(notes))].map((note) => ({
    do: 'mobilize',
    ...readNote(note),
    count: notes.filter((one) => one === note).length,
  }))

/**
 * Returns the units that may be placed through an industrial complex. Each type of unit is combined with each space in which the unit may
 * be placed.
 */
const waysThrough = (bought: Mobilizing['bought'], via: string): readonly Placing[] => {
  const zones = [...neighboursOf(via)].filter(isZone)
  // R94: fighters in the territory of the industrial complex may go aboard a new carrier.
  const standing = zones.map((at): Placing => ({ unit: 'ftr', at, from: via }))
  const fresh = UNITS.filter((unit) => (bought[unit] ?? 0) > 0).flatMap((unit): readonly Placing[] => {
    if (unit === 'ic') return []
    const afloat = isSea(unit) || unit === 'ftr' ? zones.map((at): Placing => ({ unit, at, via })) : []
    return [...(isSea(unit) ? [] : [{ unit, at: via }]), ...afloat]
  })
  return [...fresh, ...standing]
}

/**
 * Returns the draft that places all bought units through one industrial complex. Returns an empty draft if the limit of the complex is too
 * low, or if ships could be placed in several sea zones.
 */
export const allThrough = (start: Mobilizing, via: string): readonly string[] => {
  const placements = waysThrough(start.bought, via)
  const notes = Object.entries(start.bought).flatMap(([unit, n]) => {
    const [way, ...others] = placements.filter((one) => one.from === undefined && one.unit === unit && (one.at === via || isSea(one.unit)))
    return way === undefined || others.length > 0 ? [] : Array.from({ length: n }, () => noted(way))
  })
  return totalOf(after(start, notes).bought) === 0 ? notes : []
}

/** Component that asks where new units are placed, with a tab for each industrial complex and a list of the placed units. */
export function Mobilize({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useFightWords()
  const state = useTable((open) => open.state) as State
  const [ticked, tick] = useTicks(question)
  const [chosen, choose] = useState<string | undefined>()
  const sendAll = useSendAll()
  const start = mobilizingOf(state)
  const now = after(start, ticked)
  const works = Object.entries(start.sites).flatMap(([id, { ic, since, controller }]) =>
    ic && since && controller === state.power && !start.newIcs.includes(id) ? [id] : [],
  )
  const newSites = Object.keys(start.sites).filter((at) => place(start, { unit: 'ic', at }, NOTHING_WAIVED).ok)
  const tabs = [...works, ...((start.bought.ic ?? 0) > 0 ? ['ic'] : [])]
  const shown = chosen !== undefined && tabs.includes(chosen) ? chosen : tabs[0]
  const left = Object.fromEntries(Object.entries(now.bought).filter(([, n]) => n > 0))
  const isAll = Object.keys(left).length === 0
  const placings =
    shown === undefined ? [] : shown === 'ic' ? newSites.map((at): Placing => ({ unit: 'ic', at })) : waysThrough(start.bought, shown)
  const all = shown === undefined || shown === 'ic' ? [] : allThrough(start, shown)
  const countOf = (note: string) => ticked.filter((one) => one === note).length
  const nameOf = ({ unit, at, via, from }: Placing) =>
    from !== undefined
      ? words.standing(texts.spaceName(at))
      : via === undefined && unit !== 'ic'
        ? texts.unit(unit)
        : `${texts.unit(unit)}, ${texts.spaceName(at)}`
  return (
    <QuestionFrame
      question={question}
      choosing
      note={isAll ? '' : words.stays(texts.unitList(left))}
      answer={
        <Button kind="do" notYet={ticked.length === 0 ? words.placeNone : undefined} onClick={() => void sendAll(movesOf(ticked))}>
          {words.place(ticked.length)}
        </Button>
      }
    >
      {ticked.length === 0 && all.length > 1 && shown !== undefined && (
        <Button kind="quiet" onClick={() => tick(all)}>
          {words.allTo(all.length, texts.spaceName(shown))}
        </Button>
      )}
      {tabs.length > 1 && (
        <SegmentedChoice
          label={words.complexes}
          labelHidden
          size="s"
          options={tabs.map((tab) => ({ value: tab, label: tab === 'ic' ? words.complex : texts.spaceName(tab) }))}
          value={shown}
          onChange={choose}
        />
      )}
      {shown !== undefined && shown !== 'ic' && <Room now={now} at={shown} placed={placedThrough(ticked, shown)} />}
      <ul className="card list">
        <KindSteps
          label={shown === undefined || shown === 'ic' ? words.complex : texts.spaceName(shown)}
          kinds={placings
            .filter((placing) => countOf(noted(placing)) > 0 || place(now, placing, NOTHING_WAIVED).ok || placing.at === shown)
            .map((placing) => ({
              kind: noted(placing),
              name: nameOf(placing),
              icon: UNIT_ICONS[placing.unit],
              of: availableIn(now, placing) + countOf(noted(placing)),
              chosen: countOf(noted(placing)),
            }))}
          objection={(note) => (place(now, readNote(note), NOTHING_WAIVED).ok ? undefined : words.full)}
          onMore={(note) => tick([...ticked, note])}
          onLess={(note) => tick(without(ticked, note))}
        />
      </ul>
    </QuestionFrame>
  )
}

/** Returns how many units of a type can still be placed: bought units, or fighters in the territory of the industrial complex. */
const availableIn = ({ bought, sites }: Mobilizing, { unit, from }: Placing): number =>
  from === undefined ? (bought[unit] ?? 0) : (sites[from]?.fighters ?? DECK)

const without = (notes: readonly string[], note: string): readonly string[] => {
  const at = notes.lastIndexOf(note)
  return notes.filter((_, index) => index !== at)
}

/** Returns the units that the draft places through an industrial complex. */
const placedThrough = (notes: readonly string[], id: string): readonly Unit[] =>
  notes.map(readNote).flatMap(({ unit, at, via = at, from }) => (via === id && from === undefined && unit !== 'ic' ? [unit] : []))

interface RoomProps {
  readonly now: Mobilizing
  readonly at: string
  readonly placed: readonly Unit[]
}

/** Component that shows how many units an industrial complex can place. The limit is the income of its territory. */
function Room({ now, at, placed }: RoomProps) {
  const words = useFightWords()
  const room = now.sites[at]?.income ?? 0
  const used = now.used[at] ?? 0
  return (
    <p className="note flex flex-wrap items-center gap-2">
      {words.slots(used, room)}
      <Slots label={words.slots(used, room)}>
        {Array.from({ length: used }, (_, slot) => (
          <SlotOf key={slot} slot="new">
            <Icon of={UNIT_ICONS[placed[slot - (used - placed.length)] ?? 'inf']} size="xs" />
          </SlotOf>
        ))}
        <FreeSlots count={room - used} />
      </Slots>
    </p>
  )
}
