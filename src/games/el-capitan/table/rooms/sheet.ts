import { upTo } from '../../../../kit/counts'
import { numberAt, type RulePoint } from '../../../../kit/rule-points'
import { titledSetting } from '../../../../table/corrections/before'
import { sentence } from '../../../../ui/grammar/numbers'
import type { SheetLine, SheetPart } from '../../../../table/session-break/game-session-break'
import { lineText, roleWithName, sheetLine as line } from '../../../../table/session-break/lines'
import type { ChecklistStep } from '../../../../table/SetupChecklist'
import { BONUS_CARDS, FORTRESS_SITES, HARBOURS, SITES, type Colour } from '../../box/board'
import { fortressPrice, harbourPrice, siteKind, SITE_KINDS, spaceValue } from '../../box/numbers'
import { cityOf } from '../../model/city'
import { NO_PIECES } from '../../model/pieces'
import { DEFAULT_SETTINGS, followsMoney, type Settings } from '../../model/settings'
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

/** Returns the house rules in force: the settings that differ from the rulebook. Numbers of the board are listed by city. */
const rulesText = ({ settings }: State, { rooms }: Voice): string => {
  const { yes, no, forced, negative } = rooms.rules
  const values = { true: yes, false: no, forced, negative }
  const changed = Object.entries(settings).filter(([name, value]) => value !== DEFAULT_SETTINGS[name as keyof Settings])
  // Settings of what the app follows have no title among the house rules.
  return changed.flatMap(([name, value]) => titledSetting(rooms.rules, values, name, value) ?? []).join(' · ')
}

/** Returns the numbers of a city that the players have read: the track, the dark sites, and the prices. Unknown numbers are "?". */
const numbersOf = ({ numbers }: State, city: string, { rooms: { sheet } }: Voice): string => {
  if (Object.keys(numbers).every((id) => id.split('/')[1] !== city)) return ''
  const list = (label: string, numbered: readonly RulePoint[]) =>
    `${label} ${numbered.map((point) => numberAt(numbers, point) ?? '?').join(' ')}`
  const dark = upTo(SITES).filter((site) => numberAt(numbers, siteKind(city, site)) === SITE_KINDS.dark)
  const parts = [
    list(
      sheet.track,
      upTo(SITES + 1).map((space) => spaceValue(city, space)),
    ),
    ...(dark.length === 0 ? [] : [`${sheet.dark} ${dark.join(' ')}`]),
    list(
      sheet.harbours,
      upTo(HARBOURS).map((space) => harbourPrice(city, space)),
    ),
    list(
      sheet.fortresses,
      upTo(FORTRESS_SITES).map((site) => fortressPrice(city, site)),
    ),
  ]
  return parts.join(' · ')
}

/** Returns all sections of the printout: the current stage, the cities, and the players. */
export const sheetOf = (state: State, tasks: readonly string[], voice: Voice): readonly SheetPart[] => {
  const { texts, named } = voice
  const { sheet } = voice.rooms
  const { phase, turns, settings, trigger, stage, players, cities } = state
  const read = Object.keys(cities).flatMap((city) => line(sentence(named.cities[city] ?? city), numbersOf(state, city, voice)))
  const round = settings.turnsTold && stage === 'turns' ? ` · ${texts.lie.round(roundOf(state))}` : ''
  return [
    {
      title: sheet.now,
      lines: [
        ...line(sheet.phase, texts.lie.phase(phase) + round),
        ...line(sheet.order, stage === 'firstPlayer' ? '' : turns.order.map((colour) => named.colours[colour]).join(', ')),
        ...line(sheet.token, stage === 'firstPlayer' || turns.order[0] === undefined ? '' : named.colours[turns.order[0]]),
        ...line(sheet.asked, tasks.join(' ')),
        ...line(sheet.bank, bankText(state, texts)),
        ...line(sheet.bonusLeft, BONUS_CARDS.filter((card) => !Object.values(state.bonus).includes(card)).join(', ')),
        ...line(sheet.rules, rulesText(state, voice)),
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
    ...(read.length === 0 ? [] : [{ title: sheet.read, lines: read }]),
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
