import { parseWordTable } from '../../../../kit/parse-word-table'
import { isZone } from '../../box/board'
import type { Development, Power, Side } from '../../box/powers'
import { LISTED, type Unit } from '../../box/units'
import type { Outcome, Stage } from '../../model/battle'

/** English names of game components. */
const powers: Readonly<Record<Power, string>> = {
  soviet: 'Soviet Union',
  germany: 'Germany',
  uk: 'United Kingdom',
  japan: 'Japan',
  us: 'United States',
}
const sides: Readonly<Record<Side, string>> = { axis: 'Axis', allies: 'Allies' }
/** English names of each type of unit: singular and plural. */
const units: Readonly<Record<Unit, readonly [string, string]>> = {
  inf: ['infantry', 'infantry'],
  art: ['artillery', 'artillery'],
  arm: ['tank', 'tanks'],
  aa: ['AA gun', 'AA guns'],
  ic: ['industrial complex', 'industrial complexes'],
  ftr: ['fighter', 'fighters'],
  bmb: ['bomber', 'bombers'],
  bb: ['battleship', 'battleships'],
  dd: ['destroyer', 'destroyers'],
  cv: ['aircraft carrier', 'aircraft carriers'],
  ss: ['submarine', 'submarines'],
  tt: ['transport', 'transports'],
}
const developments: Readonly<Record<Development, string>> = {
  jetFighters: 'jet fighters',
  rockets: 'rockets',
  superSubs: 'super submarines',
  longRange: 'long-range aircraft',
  combinedBombardment: 'combined bombardment',
  heavyBombers: 'heavy bombers',
}
const stages: Readonly<Record<Stage, string>> = {
  aa: 'AA fire',
  bombard: 'bombardment',
  attackSubs: 'attacking submarines',
  defendSubs: 'defending submarines',
  attack: 'attack',
  defend: 'defence',
}
const outcomes: Readonly<Record<Outcome, string>> = {
  captured: 'captured',
  cleared: 'the zone is cleared',
  airOnly: 'won, but no land unit can hold it',
  held: 'the defender holds',
  empty: 'nobody is left',
  retreated: 'the attacker has retreated',
  byHand: 'finished by hand',
}
const phases = [
  'before the turn',
  'develop weapons',
  'purchase units',
  'combat move',
  'conduct combat',
  'noncombat move',
  'mobilize new units',
  'collect income',
] as const
/** National advantages whose names cannot be derived from their ids. */
const advantages: Readonly<Record<string, string>> = {
  transSiberianRailway: 'Trans-Siberian Railway',
  lendLease: 'Lend-Lease',
  uBoatInterdiction: 'U-Boat Interdiction',
  diveBombers: 'Luftwaffe Dive-Bombers',
  dugInDefenders: 'Dug-In Defenders',
}

/** Text about submarines that stay submerged in the sea zone after a sea battle (R49). */
const divedStay = (n: number): string => (n === 1 ? '1 submarine stays, submerged' : `${n} submarines stay, submerged`)
const underWater = (n: number): string => `${n} submerged`

export const names = { powers, sides, developments, stages, outcomes, phases, divedStay, underWater }

const spaced = (id: string): string => id.replaceAll(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase())
export const advantageName = (id: string): string => advantages[id] ?? spaced(id)

/** Territories whose names cannot be derived from their ids. */
const SPACES = parseWordTable(`
karelia Karelia SSR|kazakh Kazakh SSR|ukraine Ukraine SSR|eastern-us Eastern United States|central-us Central United States
western-us Western United States|anglo-egypt Anglo-Egypt|trans-jordan Trans-Jordan|south-africa Union of South Africa
madagascar French Madagascar|philippines Philippine Islands|caroline Caroline Islands|solomon Solomon Islands|hawaii Hawaiian Islands
rio-de-oro Rio de Oro
`)
const titled = (id: string): string =>
  id.replaceAll(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase())

/** Returns the name of a victory city. The ids of the cities are their English names. */
export const cityName = (city: string): string => city

/** Returns the name of a territory or sea zone. */
export const spaceName = (id: string): string => (isZone(id) ? `sea zone ${id.slice(2)}` : (SPACES[id] ?? titled(id)))
/** Lists units, for example "2 infantry, 1 tank". */
export const unitList = (counts: Readonly<Partial<Record<Unit | 'bb+' | 'hurt', number>>>): string => {
  const parts = LISTED.flatMap((unit) => {
    const n = counts[unit] ?? 0
    if (n === 0) return []
    if (unit === 'bb+') return [n === 1 ? '1 battleship on its side' : `${n} battleships on their side`]
    return [`${n} ${units[unit]?.[n === 1 ? 0 : 1] ?? unit}`]
  })
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

const FIGURES: Readonly<Record<string, string>> = { cost: 'cost', attack: 'attack', defence: 'defence', move: 'movement' }
/** Returns the name of a number that players may change, e.g. an income. @param id id of the number */
export const pointName = (id: string): string => {
  const [unit = '', figure = ''] = id.split('/')
  if (unit === 'income') return `${spaceName(figure)}: income`
  return `${units[unit as Unit]?.[0] ?? unit}: ${FIGURES[figure] ?? figure}`
}
