import { tickOf } from '../../../../table/check/board-check'
import { textOfChange, type ChangeViews } from '../../../../table/corrections/change-views'
import { doubtfulCounts, miscounts } from '../../model/count'
import { upTo } from '../../../../kit/counts'
import { sentence } from '../../../../ui/grammar/numbers'
import type { ChangedValue } from '../../../../table/game/changed-value'
import { SITES, type Colour } from '../../box/board'
import { SPLITS, splitPoint } from '../../box/numbers'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { longRuns, on } from '../../rules/track'
import type { Texts } from '../parts/words'

/** Beginning of the id of a row of the board check that compares one player. Further rows compare cities. */
export const PLAYER = 'player:'
const playerPart = ({ colour }: { readonly colour: Colour }): string => `${PLAYER}${colour}`

/** Returns the owners of pieces as text with a label; an empty list if no player owns a piece. */
const owned = (label: string, owners: readonly (Colour | null)[], { colours }: Texts): readonly string[] => {
  const names = owners.flatMap((one) => (one === null ? [] : [colours[one]]))
  return names.length === 0 ? [] : [`${label}: ${names.join(', ')}`]
}

/** Returns the text of a board number. The kind of a site and the layout of the track are stored as codes, so they have names. */
export const pointValueText = (point: string, value: number, { numbers }: Texts): string => {
  const split = point === splitPoint.id ? SPLITS[value] : undefined
  if (split !== undefined) return numbers.split(split.down, split.across, split.up)
  return (point.startsWith('site/') ? numbers.kinds[value] : undefined) ?? `${value}`
}

export const changeViews: ChangeViews<Change, Texts> = {
  money: { text: ({ colour, florins }, texts) => `${texts.colours[colour]}: ${texts.florins(florins)}`, part: playerPart },
  left: {
    text: ({ colour, main, fortresses }, { colours, lie }) => `${colours[colour]}: ${lie.left(lie.pieces(main, fortresses))}`,
    part: playerPart,
  },
  loans: {
    text: ({ colour, loans }, { colours, lie, settle }) =>
      `${colours[colour]}: ${loans.map(({ face, extended }) => settle.loan(face, extended)).join(', ') || lie.loans(0)}`,
    part: playerPart,
  },
  bonus: { text: ({ colour, florins }, { colours, lie }) => `${colours[colour]}: ${lie.bonus(florins)}`, part: playerPart },
  ship: { text: ({ colour, ship }, texts) => `${texts.colours[colour]}: ${texts.ship(ship, texts.cities)}`, part: playerPart },
  cards: {
    text: ({ colour, cards }, { colours, lie }) => `${colours[colour]}: ${lie.cards(cards, true)}`,
    part: playerPart,
  },
  name: { text: ({ colour, name }, { colours }) => `${colours[colour]}: ${name}`, part: playerPart },
  city: {
    text: ({ city, row, shut, fortresses }, texts) => {
      const open = row.flatMap((one) => (one === null ? [] : [texts.colours[one]]))
      return [
        `${texts.cities[city] ?? city}: ${open.join(', ') || texts.city.nobody}`,
        ...owned(texts.city.shut, shut, texts),
        ...owned(texts.city.fortresses, fortresses, texts),
      ].join('; ')
    },
    part: ({ city }) => tickOf(city),
  },
  phase: { text: ({ phase }, { lie }) => lie.phase(phase) },
  turn: { text: ({ colour }, { colours, correct }) => `${correct.turn}: ${colours[colour]}` },
  cityName: {
    text: ({ city, name }, { correct }) => `${correct.cityNames[city]}: ${name === '' ? correct.unnamed : name}`,
    part: ({ city }) => tickOf(city),
  },
  number: { text: ({ point, value }, texts) => `${sentence(texts.pointName(point))}: ${pointValueText(point, value, texts)}` },
  settings: { text: (_, { correct }) => correct.sections.rules },
}

/** Describes the sites, shut-down warehouses and fortresses of a city that a correction changes, each in one line. */
export const cityDifferences = (before: Change, after: Change, texts: Texts): readonly ChangedValue[] | undefined => {
  if (before.set !== 'city' || after.set !== 'city') return undefined
  const { city, colours, cities, numbers } = texts
  const name = cities[after.city] ?? after.city
  const nameOf = (owner: Colour | null | undefined) => (owner ? colours[owner] : city.free)
  const listOf = (owners: readonly (Colour | null)[]) =>
    owners.flatMap((one) => (one === null ? [] : [colours[one]])).join(', ') || city.none
  const values = [
    ...upTo(SITES).map((site): readonly [string, string, string] => [
      `${name}, ${numbers.space(site)}`,
      nameOf(on(before, site)),
      nameOf(on(after, site)),
    ]),
    [`${name}, ${city.shut}`, listOf(before.shut), listOf(after.shut)] as const,
    [`${name}, ${city.fortresses}`, listOf(before.fortresses), listOf(after.fortresses)] as const,
  ]
  return values.filter(([, was, is]) => was !== is).map(([label, was, is]) => ({ before: `${label}: ${was}`, after: `${label}: ${is}` }))
}

/** Describes one change of a correction in one line, for the log. */
export const changeText = (change: Change, texts: Texts): string => textOfChange(changeViews, change, texts)

/**
 * Returns a text that explains why a corrected position is impossible. If the number of pieces is wrong, the text names for each colour how
 * many pieces there are and how many there should be.
 */
export const wrongText = (invariant: string, state: State, { correct, colours }: Texts): string => {
  const counts = invariant === 'I2' ? miscounts(state) : []
  if (counts.length > 0)
    return counts
      .map(({ colour, piece, there, due }) => correct.miscount(colours[colour], correct.counted[piece](there, due), there - due))
      .join(' ')
  return correct.wrongs[invariant] ?? correct.wrong
}

/** Returns a text about the reported pieces that cannot be right at a payday; undefined if no number is doubtful. */
export const doubtText = (state: State, { correct, colours }: Texts): string | undefined => {
  const counts = doubtfulCounts(state)
  if (counts.length === 0) return undefined
  const lines = counts.map(({ colour, piece, there, due }) =>
    correct.entered(colours[colour], correct.counted[piece](there, due), there - due),
  )
  const isShort = counts.some(({ there, due }) => there < due)
  const last = isShort && state.trigger !== undefined ? [correct.enteredLast(colours[state.trigger])] : []
  return [...lines, ...last, correct.compare].join(' ')
}

/** Returns a text for each run of adjacent warehouses that is too long (I5). */
export const longRunTexts = (state: State, { correct, colours, inCity }: Texts): readonly string[] =>
  longRuns(state).map(({ city, owner, length, most }) => correct.longRun(colours[owner], inCity(city), length, most))
