import type { ReactNode } from 'react'
import { sentence } from '../../../../ui/grammar/numbers'
import type { SheetLine, SheetPart } from '../../../../table/session-break/game-session-break'
import { lineText, roleWithName, sheetLine as line } from '../../../../table/session-break/lines'
import type { ChecklistStep } from '../../../../table/SetupChecklist'
import { LOCATIONS, type Colour } from '../../box/box'
import { countsCards } from '../../model/settings'
import type { State } from '../../model/state'
import { coloursOf, stackAt, targetOf } from '../../model/tokens'
import { drawsOf } from '../../rules/end-of-round'
import type { SetTexts } from '../corrections/words'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { RoomTexts } from './words'

/** Printout of the complete position, from which the players can set up the game again. */

interface Voice {
  readonly texts: Texts
  readonly set: SetTexts
  readonly rooms: RoomTexts
}

/** Returns the colour of a player with the player's name. */
const calledIn = (state: State, texts: Texts, colour: Colour): string =>
  roleWithName(texts.colours[colour], state.players.find((player) => player.colour === colour)?.name)

/** Returns the owners of the Mafiosi of a stack, as text. A single Mafioso has no bottom and top. */
export const stackTextOf = (names: readonly string[], { stack }: Pick<RoomTexts, 'stack'>): string =>
  names.length === 1 ? (names[0] ?? '') : stack(names.join(', '))

/** Returns the lines of the printout about the map, and about the Mafiosi at each location from the bottom. */
const cityLines = (state: State, { texts, rooms: { sheet } }: Voice): readonly SheetLine[] => [
  ...(state.map === undefined
    ? []
    : [
        ...line(sheet.middle, texts.locations[state.map.centre]),
        ...line(sheet.around, state.map.ring.map((at) => texts.locations[at]).join(', ')),
      ]),
  ...LOCATIONS.flatMap((at) =>
    line(
      `${at} ${texts.locations[at]}`,
      stackAt(state, at)
        .map((colour) => texts.colours[colour])
        .join(', '),
    ),
  ),
]

const figureLines = (state: State, { texts, set }: Voice): readonly SheetLine[] => [
  ...line(texts.hitman, texts.locations[state.hitman]),
  ...(['policeman', 'mayor'] as const).flatMap((figure) => {
    const holder = state[figure]
    return line(sentence(texts.figures[figure]), holder === undefined ? set.onTile : nameOf(state, texts.colours, holder))
  }),
]

/** Returns the lines of the printout about the points, pieces and cards of a player that are not in the city. */
const playerLines = (state: State, colour: Colour, { texts, rooms: { sheet } }: Voice): readonly SheetLine[] => {
  const { settings, hand, reserve, cell, cards, vp } = state
  return [
    ...line(texts.has.points, `${vp[colour] ?? 0}`),
    ...(settings.tokensKept
      ? [
          ...line(texts.has.hand, `${hand[colour] ?? 0}`),
          ...line(texts.has.reserve, `${reserve[colour] ?? 0}`),
          ...((cell[colour] ?? 0) > 0 ? line(texts.has.cell, `${cell[colour]}`) : []),
        ]
      : []),
    ...(countsCards(settings) ? line(texts.has.cards, `${cards[colour] ?? 0}`) : []),
    ...(settings.tokensKept ? [] : line(sheet.rest, sheet.notKept)),
  ]
}

/**
 * Returns the lines of the printout about the current stage: round, start player, open question, players who have passed, and locations
 * with a marker.
 */
const nowLines = (state: State, tasks: readonly string[], { texts, rooms: { sheet } }: Voice): readonly SheetLine[] => {
  const { round, stage, start, turns, marked, pile, discards, settings } = state
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  return [
    ...line(sheet.round, `${texts.round(round)} · ${texts.phases[stage]}`),
    ...line(sheet.target, `${targetOf(state)}`),
    // After the markers are off, the players have already passed the start player token on.
    ...line(sheet.start, called(stage === 'draw' ? drawsOf(state).startAfter : start)),
    ...line(sheet.asked, tasks.join(' ')),
    ...line(sheet.passed, stage === 'actions' ? turns.passed.map(called).join(', ') : ''),
    ...line(sheet.marked, marked.map((at) => texts.locations[at]).join(', ')),
    ...(countsCards(settings) ? line(sheet.piles, texts.pile(pile, discards)) : []),
  ]
}

/**
 * Returns all sections of the printout: the current stage, the city, the figures, and the players.
 * @param drawing drawing of the city, shown in the section about the city
 */
export const sheetOf = (state: State, tasks: readonly string[], voice: Voice, drawing?: ReactNode): readonly SheetPart[] => {
  const { texts, set, rooms } = voice
  return [
    { title: rooms.sheet.now, lines: nowLines(state, tasks, voice) },
    ...(state.settings.tokensKept
      ? [
          { title: rooms.sheet.city, lines: cityLines(state, voice), drawing },
          { title: set.figures, lines: figureLines(state, voice) },
        ]
      : []),
    ...coloursOf(state).map((colour) => ({
      title: calledIn(state, texts, colour),
      role: colour,
      lines: playerLines(state, colour, voice),
    })),
  ].filter(({ lines }) => lines.length > 0)
}

/** Returns the checklist for setting up the game again, in the order of the board check. */
export const setUpAgainSteps = (state: State, voice: Voice, drawing?: ReactNode): readonly ChecklistStep[] => {
  const { texts, set, rooms } = voice
  const { sheet } = rooms
  return [
    ...(state.settings.tokensKept
      ? [
          { label: sheet.layCity, details: cityLines(state, voice).map(lineText), drawing },
          { label: set.figures, details: figureLines(state, voice).map(lineText) },
        ]
      : [{ label: sheet.layLight, details: [] }]),
    ...coloursOf(state).map((colour) => ({
      label: sheet.of(calledIn(state, texts, colour)),
      details: playerLines(state, colour, voice).map(lineText),
    })),
    { label: sheet.layCards, details: nowLines(state, [], voice).map(lineText) },
  ]
}
