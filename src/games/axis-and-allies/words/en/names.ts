import { parseWordTable } from '../../../../kit/parse-word-table'
import { isZone } from '../../box/board'
import type { Development, Power, Side } from '../../box/powers'
import { LISTED, type Unit } from '../../box/units'
import type { Outcome, Stage } from '../../model/battle'

/** Names of what is in the box, in English. */
const powers: Readonly<Record<Power, string>> = {
  soviet: 'Soviet Union',
  germany: 'Germany',
  uk: 'United Kingdom',
  japan: 'Japan',
  us: 'United States',
}
const sides: Readonly<Record<Side, string>> = { axis: 'Axis', allies: 'Allies' }
/** One, several. */
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
/** National advantages that are not called as their ids read. */
const advantages: Readonly<Record<string, string>> = {
  transSiberianRailway: 'Trans-Siberian Railway',
  lendLease: 'Lend-Lease',
  uBoatInterdiction: 'U-Boat Interdiction',
  diveBombers: 'Luftwaffe Dive-Bombers',
  dugInDefenders: 'Dug-In Defenders',
}

/** A sea battle is over, but submarines are still there (R49). */
const divedStay = (n: number): string => (n === 1 ? '1 submarine stays, submerged' : `${n} submarines stay, submerged`)
const underWater = (n: number): string => `${n} submerged`

export const names = { powers, sides, developments, stages, outcomes, phases, divedStay, underWater }

const spaced = (id: string): string => id.replaceAll(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase())
export const advantageName = (id: string): string => advantages[id] ?? spaced(id)

/** Territories that are not called as their ids read. */
const SPACES = parseWordTable(`
karelia Karelia SSR|kazakh Kazakh SSR|ukraine Ukraine SSR|eastern-us Eastern United States|central-us Central United States
western-us Western United States|anglo-egypt Anglo-Egypt|trans-jordan Trans-Jordan|south-africa Union of South Africa
madagascar French Madagascar|philippines Philippine Islands|caroline Caroline Islands|solomon Solomon Islands|hawaii Hawaiian Islands
rio-de-oro Rio de Oro
`)
const titled = (id: string): string =>
  id.replaceAll(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase())

/** A victory city: the board has its English name. */
export const cityName = (city: string): string => city

/** A territory or a sea zone. */
export const spaceName = (id: string): string => (isZone(id) ? `sea zone ${id.slice(2)}` : (SPACES[id] ?? titled(id)))
/** "2 infantry, 1 tank" */
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
/** The name of a number of the box, by the id of its point. */
export const pointName = (id: string): string => {
  const [unit = '', figure = ''] = id.split('/')
  if (unit === 'income') return `${spaceName(figure)}: income`
  return `${units[unit as Unit]?.[0] ?? unit}: ${FIGURES[figure] ?? figure}`
}
