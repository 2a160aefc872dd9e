import { sentence } from '../../../../ui/grammar/numbers'
import type { SheetLine, SheetPart } from '../../../../table/session-break/game-session-break'
import { lineText, roleWithName, sheetLine as line } from '../../../../table/session-break/lines'
import type { ChecklistStep } from '../../../../table/SetupChecklist'
import type { Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import { NO_PIECES } from '../../model/pieces'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import { bankText } from '../parts/loans'
import { isInPlay } from '../../rules/payday'
import { occupied, on } from '../../rules/track'
import { roundOf } from '../parts/turn'
import type { Texts } from '../parts/words'
import type { RoomTexts } from './words'

/** Printout of the complete position, from which the players can set up the real board again. */

/** Texts of the printout. Pieces are named by their colour, and players and cities by the names that the players entered. */
interface Voice {
  readonly texts: Texts
  readonly named: Texts
  readonly rooms: RoomTexts
}

/** Returns the lines of the printout about the pieces in a city. */
const cityLines = (state: State, city: string, { texts, rooms: { sheet } }: Voice): readonly SheetLine[] => {
  const here = cityOf(state, city)
  const standing = occupied(here).map((site) => `${site} ${texts.colours[on(here, site) ?? 'red']}`)
  const owners = here.fortresses.flatMap((owner) => (owner === null ? [] : [texts.colours[owner]]))
  return [
    ...line(sheet.sites, standing.join(', ')),
    ...line(sheet.shut, here.shut.map((colour) => texts.colours[colour]).join(', ')),
    ...line(sheet.fortresses, owners.join(', ')),
  ]
}

/**
 * Returns the lines of the printout about a player's possessions that are not on the board. Ship and pieces are included only if the app
 * tracks turns, and money only if the app tracks money.
 */
const playerLines = (state: State, colour: Colour, { texts, named, rooms: { sheet } }: Voice): readonly SheetLine[] => {
  const { settings, money, left, loans, bonus, ships, players } = state
  const { main, neutral, fortresses } = left[colour] ?? NO_PIECES
  const other = players.find((player) => player.colour === colour)?.neutral
  const front = [
    texts.lie.pieces(main, fortresses),
    ...(other === undefined ? [] : [`${texts.lie.neutral(neutral)} (${texts.colours[other]})`]),
  ]
  const held = (loans[colour] ?? []).map(({ face, extended }) => texts.settle.loan(face, extended))
  const card = bonus[colour]
  return [
    ...(followsMoney(settings) ? line(sheet.money, `${money[colour] ?? 0}`) : []),
    ...(settings.turnsTold ? line(sheet.front, front.join(' · ')) : []),
    ...(settings.turnsTold ? line(sheet.ship, texts.ship(ships[colour] ?? { at: 'start' }, named.cities)) : []),
    ...line(sheet.loans, held.join(', ')),
    ...line(sheet.bonus, card === undefined ? '' : `${card}`),
  ]
}

/** Returns all sections of the printout: the current stage, the cities, and the players. */
export const sheetOf = (state: State, tasks: readonly string[], voice: Voice): readonly SheetPart[] => {
  const { texts, named } = voice
  const { sheet } = voice.rooms
  const { phase, turns, settings, trigger, stage, players, cities } = state
  const round = settings.turnsTold && stage === 'turns' ? ` · ${texts.lie.round(roundOf(state))}` : ''
  return [
    {
      title: sheet.now,
      lines: [
        ...line(sheet.phase, texts.lie.phase(phase) + round),
        ...line(sheet.order, stage === 'firstPlayer' ? '' : turns.order.map((colour) => named.colours[colour]).join(', ')),
        ...line(sheet.asked, tasks.join(' ')),
        ...line(sheet.bank, bankText(state, texts)),
        ...line(sheet.last, trigger === undefined ? '' : named.colours[trigger]),
      ],
    },
    ...Object.keys(cities).flatMap((city) =>
      isInPlay(cityOf(state, city)) || cityOf(state, city).shut.length > 0
        ? [{ title: sentence(named.cities[city] ?? city), lines: cityLines(state, city, voice) }]
        : [],
    ),
    ...players.map(({ colour, name }) => ({
      title: roleWithName(texts.colours[colour], name),
      role: colour,
      lines: playerLines(state, colour, voice),
    })),
  ]
}

/** Returns the checklist for setting up the real board again. */
export const setUpAgainSteps = (state: State, voice: Voice): readonly ChecklistStep[] => {
  const { texts, named } = voice
  const { sheet } = voice.rooms
  return [
    { label: sheet.open, details: [] },
    ...(state.settings.turnsTold ? [{ label: sheet.cards, details: [] }] : []),
    ...Object.keys(state.cities).flatMap((city) => {
      const details = cityLines(state, city, voice).map(lineText)
      return details.length === 0 ? [] : [{ label: sheet.pieces(sentence(named.cities[city] ?? city)), details }]
    }),
    ...state.players.flatMap(({ colour, name }) => {
      const details = playerLines(state, colour, voice).map(lineText)
      return details.length === 0 ? [] : [{ label: sheet.of(roleWithName(texts.colours[colour], name)), details }]
    }),
  ]
}
