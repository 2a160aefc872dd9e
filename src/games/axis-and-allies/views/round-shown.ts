import type { State } from '../model/state'

/** Returns the round that the players see. The victory cities are counted after the last turn, so a game ends in the round before. */
export const roundShown = ({ round, result, playsOn }: Pick<State, 'round' | 'result' | 'playsOn'>): number =>
  result === undefined || playsOn ? round : Math.max(1, round - 1)
