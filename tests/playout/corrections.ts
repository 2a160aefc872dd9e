import type { Random } from '../../src/referee'
import { FIRST_EDITION_HOUSES, TRACKS, type HouseId } from '../../src/games/westeros/box/box'
import type { Change } from '../../src/games/westeros/model/moves'
import { NO_UNITS, type State } from '../../src/games/westeros/model/state'
import { oneOf } from './random'

/** Returns random corrections: some are plausible, some impossible, some change the active player. */
export const correctionAtRandom = (state: State, random: Random): readonly Change[] => {
  const areas = Object.keys(state.box.areas)
  const house = oneOf(random, state.playing) as HouseId
  const area = oneOf(random, areas) as string
  const below = (limit: number) => Math.floor(random() * limit)
  const land = state.box.areas[area]?.kind === 'land'
  const some = land ? { ...NO_UNITS, footman: below(3), knight: below(2) } : { ...NO_UNITS, ship: below(3) }
  const choices: readonly (() => Change)[] = [
    () => (state.tracking.units ? { set: 'units', area, house, standing: some } : { set: 'holder', area, house }),
    () => (state.tracking.units ? { set: 'units', area } : { set: 'holder', area }),
    () => ({ set: 'token', area, ...(random() < 0.5 ? {} : { house }) }),
    () => ({ set: 'power', house, available: below(22) }),
    () => ({ set: 'supply', house, level: below(7) }),
    () => ({
      set: 'used',
      house,
      cards: Object.values(state.box.cards)
        .filter((card) => card.house === house && random() < 0.4)
        .map(({ id }) => id),
    }),
    () => ({ set: 'track', track: oneOf(random, TRACKS) ?? 'fiefdoms', order: [...state.playing].sort(() => random() - 0.5) }),
    () => ({ set: random() < 0.5 ? 'bladeUsed' : 'ravenUsed', used: random() < 0.5 }),
    () => ({ set: 'threat', threat: below(7) * 2 }),
    () => ({ set: 'order', area, ...(random() < 0.5 ? {} : { house, order: random() < 0.5 ? 'march-0' : 'support' }) }),
    () => ({ set: 'neutral', area, ...(random() < 0.7 ? {} : { neutral: { strength: 1 + below(6) } }) }),
    () => ({ set: 'setting', name: 'retreatIntoEnemyHome', value: random() < 0.5 }),
    () => ({ set: 'setting', name: 'riversBlockOnlyMovement', value: random() < 0.5 }),
    () => ({ set: 'setting', name: 'seventhCardStaysOut', value: random() < 0.5 }),
    () => ({ set: 'houseSeat', house, seat: oneOf(random, state.seats)?.id ?? 'seat-1' }),
    () => ({
      set: 'seat',
      seat: { id: oneOf(random, state.seats)?.id ?? 'seat-1', ...(random() < 0.8 ? { player: state.players[0]?.id ?? 'p' } : {}) },
    }),
    () => ({ set: 'box.adjacency', a: area, b: oneOf(random, areas) as string, touch: random() < 0.8 }),
    () => ({ set: 'box.stars', value: [3, 3, 2, 1, below(2)] }),
    () => ({ set: 'box.rounds', value: 8 + below(4) }),
    () => ({ set: 'box.unitStrength', value: { footman: 1, knight: 2 + below(2), ship: 1 + below(2) } }),
    () => ({ set: 'box.musterValue', value: { footman: 1, knight: 2 + below(2), ship: 1 + below(2) } }),
    () => ({ set: 'box.order', order: random() < 0.5 ? 'march-0' : 'support', count: 1 + below(3) }),
    () => ({ set: 'power', house: oneOf(random, FIRST_EDITION_HOUSES) as HouseId, available: below(8) }),
  ]
  return Array.from({ length: 1 + below(3) }, () => (oneOf(random, choices) as () => Change)())
}
