import { totalOf } from '../../../../kit/counts'
import type { SheetLine, SheetPart } from '../../../../table/session-break/game-session-break'
import { lineText, roleWithName, sheetLine as line } from '../../../../table/session-break/lines'
import type { ChecklistStep } from '../../../../table/SetupChecklist'
import { CITIES, SPACES } from '../../box/board'
import { ADVANTAGES, POWERS, type Power } from '../../box/powers'
import type { State } from '../../model/state'
import { productionOf } from '../../rules/collect-income'
import { citiesOf, cityHolders } from '../../rules/winning'
import type { SetTexts } from '../corrections/words'
import type { MapWords } from '../map/words'
import { groupOf, points, titleOf } from '../house-rules/points'
import { REGIONS, TILES, type Region } from '../parts/chart'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { RoomTexts } from './words'
import { announcedIn } from '../../model/battlefield'
import { armiesOf } from '../../model/pieces'

/** Printout of the complete position, from which the players can set up the real board again. */

export interface Voice {
  readonly texts: Texts
  readonly set: SetTexts
  readonly map: MapWords
  readonly rooms: RoomTexts
}

const listed = (spaces: readonly string[], { texts }: Voice): string => spaces.map(texts.spaceName).join(', ')
const heldIn = ({ territories }: State, region: Region, power: Power): readonly string[] =>
  TILES[region].flatMap(({ id }) => (territories[id]?.controller === power ? [id] : []))
/** Returns the industrial complexes or AA guns of a power with their territories, as text. */
const piecesOf = ({ territories }: State, power: Power, has: 'ic' | 'aa', { texts }: Voice): string =>
  Object.entries(territories)
    .filter(([, holding]) => holding.controller === power && Number(holding[has]) > 0)
    .map(([at, holding]) => texts.spaceName(at) + (Number(holding[has]) > 1 ? ` (${Number(holding[has])})` : ''))
    .join(', ')

/** Returns the lines of the printout about the armies of the current battle. */
const battleLines = ({ battle }: State, { texts, rooms: { sheet } }: Voice): readonly SheetLine[] =>
  battle === undefined
    ? []
    : [
        ...line(sheet.battle, sheet.cycle(texts.spaceName(battle.at), battle.cycle)),
        ...line(sheet.attacks(texts.powers[battle.by]), texts.unitList(battle.attack)),
        ...POWERS.flatMap((power) => {
          const army = battle.defend[power]
          return army === undefined ? [] : line(sheet.defends(texts.powers[power]), texts.unitList(army))
        }),
      ]

/**
 * Returns the lines of the printout about the current turn: round, power and step, open question, battles and raids not fought yet, and
 * actions of this turn.
 */
const nowLines = (state: State, tasks: readonly string[], voice: Voice): readonly SheetLine[] => {
  const { texts, set, rooms } = voice
  const { sheet } = rooms
  const { round, power, phase, settings, turn, territories } = state
  const { axis, allies } = citiesOf(cityHolders(territories))
  // Before a turn begins, the state still contains the record of the previous turn.
  const done = phase === 0 ? { taken: [], commitments: [] } : turn
  const fights = announcedIn(state).map(({ at, kind, from }) => `${texts.spaceName(at)} (${set.fights[from ? 'landing' : kind]})`)
  return [
    ...line(sheet.round, [texts.round(round), texts.powers[power], texts.phases[phase] ?? ''].join(' · ')),
    ...line(sheet.asked, tasks.join(' ')),
    ...line(sheet.goal, `${sheet.needed(settings.needed)}. ${texts.cities(axis, allies)}`),
    ...line(sheet.open, fights.join(', ')),
    ...battleLines(state, voice),
    ...line(sheet.taken, listed(done.taken, voice)),
    ...line(sheet.promises, listed([...new Set(done.commitments.map(({ to }) => to))], voice)),
    ...line(
      sheet.placed,
      Object.entries(turn.used)
        .map(([at, units]) => `${texts.spaceName(at)} ${units}`)
        .join(', '),
    ),
  ]
}

/** Returns the lines of the printout about settings and numbers that differ from the rulebook. */
const ruleLines = (state: State, { texts, set }: Voice): readonly SheetLine[] =>
  points.points
    .filter((point) => points.departs(state, point) && groupOf(point) !== 'tracked')
    .flatMap((point) => {
      const value = String(points.valueOf(state, point))
      return line(titleOf(point, texts, set), set.values[value] ?? value)
    })

/** Returns the lines of the printout about the controlling power of each territory of a region. */
const regionLines = (state: State, region: Region, voice: Voice): readonly SheetLine[] =>
  POWERS.flatMap((power) => line(voice.texts.powers[power], listed(heldIn(state, region, power), voice)))

/** Returns the lines of the printout about the cash, production, pieces and developments of a power. */
const powerLines = (state: State, power: Power, voice: Voice): readonly SheetLine[] => {
  const { texts, map } = voice
  const { settings, cash, territories, developments, bought, used } = state
  const cities = CITIES.filter(({ id }) => territories[id]?.controller === power)
  const spent = ADVANTAGES.filter((one) => one.power === power && used.includes(one.id))
  return [
    ...(settings.moneyTold ? line(map.cash, texts.ipc(cash[power] ?? 0)) : []),
    ...line(map.production, `${productionOf(territories, power)}`),
    ...line(map.cities, cities.map(({ city = '' }) => texts.cityName(city)).join(', ')),
    ...line(map.complexes, piecesOf(state, power, 'ic', voice)),
    ...line(map.guns, piecesOf(state, power, 'aa', voice)),
    ...line(map.developments, developments[power].map((one) => texts.developments[one] ?? one).join(', ')),
    ...line(map.waiting, totalOf(bought[power]) === 0 ? '' : texts.unitList(bought[power])),
    ...line(map.advantages, spent.map(({ id }) => `${texts.advantageName(id)} (${map.used})`).join(', ')),
  ]
}

/** Returns the lines of the printout about the units of a power, one line per space; empty if the app does not track units. */
const unitLines = ({ pieces }: State, power: Power, { texts }: Voice): readonly SheetLine[] =>
  SPACES.flatMap((at) => {
    const units = armiesOf(pieces)[at]?.[power]
    return units === undefined ? [] : line(texts.spaceName(at), texts.unitList(units))
  })

/** Returns all sections of the printout: the current turn, the controllers of the territories, the powers, and the units. */
export const sheetOf = (state: State, tasks: readonly string[], voice: Voice): readonly SheetPart[] => {
  const { texts, set, rooms } = voice
  return [
    { title: rooms.sheet.now, lines: nowLines(state, tasks, voice) },
    { title: set.sections.rules, lines: ruleLines(state, voice) },
    ...POWERS.map((power) => ({
      title: roleWithName(texts.powers[power], nameOf(state, power)),
      role: power,
      lines: powerLines(state, power, voice),
    })),
    ...REGIONS.map((region) => ({ title: set.regions[region], lines: regionLines(state, region, voice) })),
    ...POWERS.map((power) => ({
      title: rooms.sheet.units(texts.powers[power]),
      role: power,
      lines: unitLines(state, power, voice),
    })),
  ].filter(({ lines }) => lines.length > 0)
}

/** Returns the checklist for setting up the real board again. */
export const setUpAgainSteps = (state: State, voice: Voice): readonly ChecklistStep[] => {
  const { texts, set, rooms } = voice
  const { sheet } = rooms
  return [
    ...REGIONS.map((region) => ({ label: sheet.holders(set.regions[region]), details: regionLines(state, region, voice).map(lineText) })),
    ...POWERS.map((power) => ({ label: sheet.of(texts.powers[power]), details: powerLines(state, power, voice).map(lineText) })),
    ...(state.settings.armiesTold
      ? POWERS.map((power) => ({ label: sheet.units(texts.powers[power]), details: unitLines(state, power, voice).map(lineText) }))
      : [{ label: sheet.photo, details: [] }]),
    { label: set.sections.rules, details: ruleLines(state, voice).map(lineText) },
    { label: sheet.now, details: nowLines(state, [], voice).map(lineText) },
  ].filter(({ label, details }) => details.length > 0 || label === sheet.photo)
}
