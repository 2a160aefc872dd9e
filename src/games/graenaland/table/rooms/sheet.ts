import type { SheetLine, SheetPart } from '../../../../table/session-break/game-session-break'
import { lineText, roleWithName, sheetLine as line } from '../../../../table/session-break/lines'
import type { ChecklistStep } from '../../../../table/SetupChecklist'
import { HEROES, SETTLEMENTS, type Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { armyOf, clansOf, heroAt, holdingOf, placesOf } from '../../model/board'
import type { ByClan, State } from '../../model/state'
import { goalsOf, pointsWith } from '../../rules/goals'
import { housesLeft, settlementsOf } from '../../rules/places'
import type { SetTexts } from '../corrections/words'
import { cardNames } from '../../words/shared/card-names'
import { worksTexts } from '../parts/holdings'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SheetTexts } from './words/sheet'

/** Printout of the complete position, from which the players can set up the game again. It omits hands, sealed orders and secret cards. */

interface Voice {
  readonly texts: Texts
  readonly set: SetTexts
  readonly sheet: SheetTexts
  /** Number of supply cards in the hand of each clan. A number is missing if the app does not track these cards. */
  readonly supplies?: ByClan<number>
}

/** Returns a list of names with counts as text, e.g. "2 × grain, ore". */
const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const n = names.filter((one) => one === name).length
      return n === 1 ? name : `${n}\u00a0×\u00a0${name}`
    })
    .join(', ')

/** Returns the name of a clan with the name of its player. */
const calledIn = (state: State, { texts }: Voice, clan: Clan): string =>
  roleWithName(texts.clans[clan], state.players.find((player) => player.clan === clan)?.name)

/** Returns the pieces in a territory as texts: settlements and heroes clan by clan, then public works. */
const standing = (state: State, at: PlaceId, { texts }: Voice): readonly string[] => {
  const clans = clansOf(state).flatMap((clan) => {
    const holding = holdingOf(state, at, clan)
    const hero = heroAt(state, clan, at)
    const settlements = SETTLEMENTS.flatMap((what) => Array.from({ length: holding[what] }, () => texts.things[what]))
    const all = [counted(settlements), ...(hero === undefined ? [] : [texts.heroes[hero]])].filter((one) => one !== '')
    return all.length === 0 ? [] : [`${nameOf(state, texts.clans, clan)}: ${all.join(', ')}`]
  })
  const works = worksTexts(state, at, texts)
  return [...clans, ...(works.length === 0 ? [] : [works.join(', ')])]
}
const terrainLines = (state: State, { texts }: Voice): readonly SheetLine[] =>
  placesOf(state).flatMap((at) => line(texts.place(at), texts.terrains[state.island[at]?.terrain ?? 'plains']))
const standingLines = (state: State, voice: Voice): readonly SheetLine[] =>
  placesOf(state).flatMap((at) => line(voice.texts.place(at), standing(state, at, voice).join(' · ')))
const islandLines = (state: State, voice: Voice): readonly SheetLine[] =>
  placesOf(state).flatMap((at) =>
    line(voice.texts.place(at), [voice.texts.terrains[state.island[at]?.terrain ?? 'plains'], ...standing(state, at, voice)].join(' · ')),
  )

/**
 * Returns the lines of the printout about the cards in territories. For a free start, these are the number of cards left and the order of
 * arrival.
 */
const cardLines = (state: State, { texts, sheet }: Voice): readonly SheetLine[] => {
  const { free } = state
  return placesOf(state).flatMap((at) => {
    const arrived = free?.arrivals[at] ?? []
    const lying = cardNames(state.cards[at] ?? [], texts)
    const left = free?.left[at] ?? 0
    const parts = [
      lying.join(', '),
      left > 0 ? sheet.left(left) : '',
      arrived.length > 0 ? sheet.arrived(arrived.map((clan) => nameOf(state, texts.clans, clan)).join(', ')) : '',
    ]
    return line(texts.place(at), parts.filter((one) => one !== '').join(' · '))
  })
}

/** Returns the status of a victory point card as text: sealed, on paper or open. The points are included only if the card is open. */
const cardOf = (state: State, clan: Clan, { sheet }: Voice): string => {
  const proof = state.proofs[clan]
  if (!state.settings.vpCards) return ''
  if (proof !== undefined) return sheet.open(pointsWith(state, clan, proof))
  if (state.secrets.some(({ owner }) => owner === clan)) return sheet.sealed
  return state.paper.includes(clan) || !state.settings.goalsSealed ? sheet.paper : ''
}

/** Returns the lines of the printout about the possessions of a clan that are not in territories. */
const clanLines = (state: State, clan: Clan, voice: Voice): readonly SheetLine[] => {
  const { texts, set, sheet, supplies } = voice
  const count = supplies?.[clan]
  const beside = HEROES.filter((hero) => state.heroes[clan]?.[hero] === undefined).map((hero) => {
    const waits = state.waiting.find((one) => one.clan === clan && one.hero === hero)
    return waits === undefined ? texts.heroes[hero] : `${set.waits(texts.heroes[hero])}, ${texts.place(waits.at)}`
  })
  const goals = state.settings.vpCards ? [] : goalsOf(state, clan)
  return [
    ...line(sheet.pieces, set.check.figures(settlementsOf(state, clan), housesLeft(state, clan), armyOf(state, clan))),
    ...line(sheet.heroes, beside.join(' · ')),
    ...line(sheet.goals, goals.length === 0 ? '' : `${goals.length}: ${goals.map((goal) => texts.goals[goal]).join(', ')}`),
    ...line(sheet.secret, cardOf(state, clan, voice)),
    ...line(sheet.hand, [...(count === undefined ? [] : [texts.supplies(count)]), sheet.withName].join(' · ')),
  ]
}

/** Returns the lines of the printout about the current stage: round, chief, open questions, used actions, and announcements. */
const nowLines = (state: State, tasks: readonly string[], { texts, set, sheet }: Voice): readonly SheetLine[] => {
  const { round, stage, chief, proposed, supplyTaken, jointSpent, marketsUsed, announced, final } = state
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const used = [
    ...(supplyTaken ? [set.supplyTaken] : []),
    ...(jointSpent ? [set.jointSpent] : []),
    ...marketsUsed.map((at) => set.marketUsed(texts.place(at))),
  ]
  const points = clansOf(state).flatMap((clan) => {
    const announcedPoints = announced[clan] ?? 0
    return announcedPoints > 0 ? [sheet.points(called(clan), announcedPoints)] : []
  })
  return [
    ...line(sheet.round, `${texts.round(round)} · ${texts.stages[stage]}`),
    ...line(set.chief, stage === 'firstPlayer' ? '' : called(chief)),
    ...line(sheet.asked, tasks.join(' ')),
    ...line(sheet.proposed, proposed.map(called).join(', ')),
    ...line(sheet.used, used.join(' · ')),
    ...line(sheet.announced, points.join(', ')),
    ...(final === undefined
      ? []
      : [...line(sheet.final, called(final.announcer)), ...line(sheet.toBuild, final.queue.map(called).join(', '))]),
  ]
}

/** Returns all sections of the printout: the current stage, the island, the cards, and all clans. */
export const sheetOf = (state: State, tasks: readonly string[], voice: Voice): readonly SheetPart[] => {
  const { texts, sheet } = voice
  return [
    { title: sheet.now, lines: nowLines(state, tasks, voice) },
    { title: texts.island, lines: islandLines(state, voice) },
    { title: sheet.cards, lines: cardLines(state, voice) },
    ...clansOf(state).map((clan) => ({ title: calledIn(state, voice, clan), role: clan, lines: clanLines(state, clan, voice) })),
  ].filter(({ lines }) => lines.length > 0)
}

/** Returns the checklist for setting up the game again, in the order in which the board is built. */
export const setUpAgainSteps = (state: State, voice: Voice): readonly ChecklistStep[] => {
  const { sheet } = voice
  const cards = cardLines(state, voice)
  return [
    { label: sheet.layIsland, details: terrainLines(state, voice).map(lineText) },
    { label: sheet.layPieces, details: standingLines(state, voice).map(lineText) },
    ...(cards.length === 0 ? [] : [{ label: sheet.layCards, details: cards.map(lineText) }]),
    ...clansOf(state).map((clan) => ({
      label: sheet.of(calledIn(state, voice, clan)),
      details: clanLines(state, clan, voice).map(lineText),
    })),
    { label: sheet.layRound, details: nowLines(state, [], voice).map(lineText) },
  ]
}
