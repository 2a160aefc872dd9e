// Random moves for games that track units: long paths, loaded ships, landings from several sea zones, raids next to battles.
import type { State } from '../../../src/games/axis-and-allies'
import { isZone, neighboursOf, NEUTRALS } from '../../../src/games/axis-and-allies/box/board'
import { isAir, isLand, isSea, type Unit, type Units } from '../../../src/games/axis-and-allies/box/units'
import { attackersAt, enemyPieces, landingZones, toFight } from '../../../src/games/axis-and-allies/model/battlefield'
import type { OwnMove } from '../../../src/games/axis-and-allies/rules/moves'
import type { SailStep } from '../../../src/games/axis-and-allies/model/moves'
import { aboardOf, piecesAt, unitsOf, type Named } from '../../../src/games/axis-and-allies/model/pieces'
import { shipsOffShore } from '../../../src/games/axis-and-allies/rules/battles'
import { decideOwn } from '../../../src/games/axis-and-allies/rules/decide'
import { hasMoved } from '../../../src/games/axis-and-allies/rules/piece-moves'
import type { PromptKind } from '../../../src/games/axis-and-allies/prompts'
import type { Random } from '../../../src/referee'
import { oneOf } from '../random'

const TRIES = 12
const own = ({ pieces, power }: State): readonly Named[] => Object.entries(pieces).filter(([, piece]) => piece.power === power)
const suits = (unit: Unit, at: string): boolean => !NEUTRALS.includes(at) && (isAir(unit) || isZone(at) === isSea(unit))

/** Returns a random path with this number of steps. Prefers steps towards enemies. */
const wayOf = (state: State, random: Random, unit: Unit, start: string, steps: number): readonly string[] => {
  const path = [start]
  for (let n = 0; n < steps; n++) {
    const all = [...neighboursOf(path.at(-1) ?? start)].filter((at) => suits(unit, at))
    const enemies = all.filter((at) => enemyPieces(state, at).length > 0)
    const next = oneOf(random, enemies.length > 0 && random() < 0.6 ? enemies : all)
    if (next === undefined) break
    path.push(next)
    if (state.phase === 3 && random() < 0.5 && enemyPieces(state, next).length > 0) break
  }
  return path
}

const anyMove = (state: State, random: Random): OwnMove | undefined => {
  const able = own(state).filter(([id, { unit, at }]) => !hasMoved(state, id) && !(isLand(unit) && isZone(at)))
  for (let n = 0; n < TRIES; n++) {
    const piece = oneOf(random, able)?.[1]
    if (piece === undefined) return undefined
    const { unit, at } = piece
    const path = wayOf(state, random, unit, at, 1 + Math.floor(random() * (isAir(unit) ? 4 : 2)))
    const most = piecesAt(state.pieces, at).filter(([, one]) => one.power === piece.power && one.unit === unit).length
    const count = random() < 0.5 ? most : 1 + Math.floor(random() * most)
    const flags = { ...(unit === 'bmb' && random() < 0.5 && { raid: true }), ...(isSea(unit) && random() < 0.2 && { assault: true }) }
    const move: OwnMove = { do: 'move', unit, count, path, ...flags }
    if (decideOwn(state, move).ok) return move
  }
  return undefined
}

const landsBeside = (zone: string): readonly string[] => [...neighboursOf(zone)].filter((at) => !isZone(at) && !NEUTRALS.includes(at))

const loads = (state: State, random: Random, zone: string): readonly SailStep[] => {
  const [from] = [oneOf(random, landsBeside(zone))]
  const here = from === undefined ? [] : own(state).filter(([, piece]) => piece.at === from && isLand(piece.unit))
  if (from === undefined || here.length === 0) return []
  return Array.from({ length: 1 + Math.floor(random() * 2) }, (): SailStep => ({
    do: 'load',
    unit: oneOf(random, here)?.[1].unit ?? 'inf',
    from,
  }))
}

const anyVoyage = (state: State, random: Random): OwnMove | undefined => {
  const ships = own(state).filter(([, { unit }]) => unit === 'tt')
  for (let n = 0; n < 2 * TRIES; n++) {
    const ship = oneOf(random, ships)
    if (ship === undefined) return undefined
    let zone = ship[1].at
    const steps: SailStep[] = [...(random() < 0.7 ? loads(state, random, zone) : [])]
    for (let leg = Math.floor(random() * 3); leg > 0; leg--) {
      const next = oneOf(random, [...neighboursOf(zone)].filter(isZone))
      if (next === undefined) break
      zone = next
      steps.push({ do: 'move', to: zone })
      if (random() < 0.3) steps.push(...loads(state, random, zone))
    }
    const held = aboardOf(state.pieces, ship[0])
    const cargo = [...held.map(([, { unit }]) => unit), ...steps.flatMap((step) => (step.do === 'load' ? [step.unit] : []))]
    const to = oneOf(random, landsBeside(zone))
    if (to !== undefined && random() < 0.7) for (const unit of cargo) if (random() < 0.8) steps.push({ do: 'unload', unit, to })
    const move: OwnMove = { do: 'ship', ship: { at: ship[1].at }, steps }
    if (steps.length > 0 && decideOwn(state, move).ok) return move
  }
  return undefined
}

/** Returns a battle with all units that must fight, some units that may fight, and some bombarding ships. */
const anyBattle = (state: State, random: Random): OwnMove | undefined => {
  const open = oneOf(
    random,
    toFight(state).filter(({ kind }) => kind !== 'raid'),
  )
  if (open === undefined) return undefined
  const { must, may } = attackersAt(state, open.at)
  const attack = unitsOf([...must, ...may.filter(() => random() < 0.5)])
  const zones = landingZones(state, open.at)
  const bombard: Units = random() < 0.7 ? shipsOffShore(state, zones) : {}
  return { do: 'battle', at: open.at, place: isZone(open.at) ? 'sea' : 'land', attack, defend: {}, amphibious: zones.length > 0, bombard }
}

/**
 * Returns a random answer to the questions about units, in games that track units. Undefined for all other questions; the caller then
 * chooses the random answer itself.
 */
export const anyOfUnits = (state: State, kind: PromptKind, random: Random): OwnMove | undefined =>
  kind === 'move'
    ? anyMove(state, random)
    : kind === 'ship'
      ? anyVoyage(state, random)
      : kind === 'battle'
        ? anyBattle(state, random)
        : undefined
