// Simulates a battle die by die. Independent of the rules: uses a list of units for each side, no tables, and no code of the app.
import type { Question } from '../../src/games/axis-and-allies/odds/odds'
import type { Random } from '../../src/referee'

/** A unit on the battle board. */
interface Piece {
  readonly kind: string
  hurt: boolean
}

export interface Thrown {
  readonly how: 'win' | 'lose' | 'draw' | 'retreat'
  readonly captured: boolean
  readonly left: readonly [number, number]
}

const LAND = ['inf', 'art', 'arm']
const AIR = ['ftr', 'bmb']
const SHIPS = ['bb', 'dd', 'cv', 'ss', 'tt']
const ATTACK: Readonly<Record<string, number>> = { inf: 1, art: 2, arm: 3, ftr: 3, bmb: 4, bb: 4, dd: 3, cv: 1, ss: 2, tt: 0 }
const DEFENCE: Readonly<Record<string, number>> = { inf: 2, art: 2, arm: 3, ftr: 4, bmb: 1, bb: 4, dd: 3, cv: 3, ss: 2, tt: 1 }
const ATT_ORDER = ['bb+', 'inf', 'art', 'arm', 'tt', 'ss', 'dd', 'ftr', 'cv', 'bmb', 'bb']
const DEF_ORDER = ['bb+', 'inf', 'art', 'arm', 'bmb', 'tt', 'ss', 'dd', 'ftr', 'cv', 'bb']

const pieces = (army: Readonly<Record<string, number>>): Piece[] =>
  [...LAND, ...AIR, ...SHIPS].flatMap((kind) =>
    Array.from({ length: army[kind] ?? 0 }, (_, at) => ({ kind, hurt: kind === 'bb' && at < (army.hurt ?? 0) })),
  )

/** Removes the first unit in a given order that may be hit. Returns the removed unit; undefined if no unit may be hit. */
const hit = (side: Piece[], order: readonly string[], may: readonly string[]): Piece | undefined => {
  for (const what of order) {
    const kind = what === 'bb+' ? 'bb' : what
    if (!may.includes(kind)) continue
    const at = side.findIndex((piece) => piece.kind === kind && (kind !== 'bb' || piece.hurt === (what === 'bb')))
    const piece = side[at]
    if (piece === undefined) continue
    if (what === 'bb+') {
      piece.hurt = true
      return undefined
    }
    return side.splice(at, 1)[0]
  }
  return undefined
}

const has = (side: readonly Piece[], kinds: readonly string[]): boolean => side.some(({ kind }) => kinds.includes(kind))
const whole = (order: readonly string[] = [], usual: readonly string[]): readonly string[] => [
  ...order,
  ...usual.filter((one) => !order.includes(one)),
]

/** Simulates a whole battle. */
export const thrown = (question: Question, random: Random): Thrown => {
  const { place, attackTech = [], defendTech = [], modifiers = {}, retreat, first = true } = question
  const [ours, theirs] = [pieces(question.attack), pieces(question.defend)]
  const orders = [whole(question.attOrder, ATT_ORDER), whole(question.defOrder, DEF_ORDER)] as const
  const die = () => 1 + Math.floor(random() * 6)
  const all = [...LAND, ...AIR, ...SHIPS]
  const end = (how: Thrown['how']): Thrown => ({
    how,
    captured: how === 'win' && place === 'land' && has(ours, LAND),
    left: [ours.length, theirs.length],
  })
  if (first && (question.defend.aa ?? 0) > 0 && modifiers.noAA !== true)
    for (let at = ours.length - 1; at >= 0; at--) {
      const kind = ours[at]?.kind ?? ''
      const isTarget = kind === 'ftr' || (kind === 'bmb' && modifiers.safeBombers !== true)
      if (isTarget && die() <= (modifiers.aaHitsOn ?? 1)) ours.splice(at, 1)
    }
  if (first && question.amphibious === true && question.seaBattle !== true) {
    const { bb = 0, dd = 0 } = question.bombard ?? {}
    const guns = [...Array<number>(bb).fill(4), ...Array<number>(attackTech.includes('combinedBombardment') ? dd : 0).fill(3)]
    for (let hits = guns.filter((gun) => die() <= gun).length; hits > 0; hits--) hit(theirs, orders[1], LAND)
  }
  for (let cycle = 1; ; cycle++) {
    if (ours.length === 0) return end(theirs.length === 0 ? 'draw' : 'lose')
    if (theirs.length === 0) return end('win')
    throwCycle()
    if (ours.length === 0 || theirs.length === 0) continue
    if (retreat !== undefined && ('afterCycles' in retreat ? cycle >= retreat.afterCycles : ours.length <= retreat.unitsLeft))
      return end('retreat')
    function throwCycle(): void {
      const [oursGuarded, theirsGuarded] = [has(ours, ['dd']) && (question.destroyerBothSides ?? true), has(theirs, ['dd'])]
      const subA = (attackTech.includes('superSubs') ? 3 : 2) + (modifiers.submarineAttack ?? 0)
      const count = (side: readonly Piece[], value: number) => side.filter(({ kind }) => kind === 'ss').filter(() => die() <= value).length
      const x = has(theirs, SHIPS) ? count(ours, subA) : 0
      const y = has(ours, SHIPS) ? count(theirs, 2) : 0
      const lost = (side: Piece[], n: number, order: readonly string[]) =>
        Array.from({ length: n }, () => hit(side, order, SHIPS)).filter((piece) => piece !== undefined)
      const theirDead = lost(theirs, x, orders[1])
      const ourDead = lost(ours, y, orders[0])
      const firingA = [...ours, ...(oursGuarded ? ourDead : [])]
      const firingD = [...theirs, ...(theirsGuarded ? theirDead : [])]
      let pairs = firingA.filter(({ kind }) => kind === 'art').length
      let a = 0
      if (theirs.length > 0)
        for (const { kind } of firingA) {
          if (kind === 'ss') continue
          let value = ATTACK[kind] ?? 0
          if (kind === 'inf') {
            value += modifiers.infantryAttack ?? 0
            if (pairs-- > 0) value = Math.max(2, value)
          }
          for (let dice = kind === 'bmb' && attackTech.includes('heavyBombers') ? 2 : 1; dice > 0; dice--) if (die() <= value) a++
        }
      let d = 0
      if (ours.length > 0)
        for (const { kind } of firingD) {
          if (kind === 'ss') continue
          let value = DEFENCE[kind] ?? 0
          if (kind === 'ftr' && defendTech.includes('jetFighters')) value = 5
          if (kind === 'inf') value += (modifiers.infantryDefence ?? 0) + (first && cycle === 1 ? (modifiers.firstCycleInfantry ?? 0) : 0)
          if (kind === 'art') value += modifiers.artilleryDefence ?? 0
          if (die() <= value) d++
        }
      for (; a > 0; a--) hit(theirs, orders[1], all)
      for (; d > 0; d--) hit(ours, orders[0], all)
    }
  }
}
