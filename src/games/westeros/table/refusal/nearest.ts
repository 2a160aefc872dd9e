/** Maximum number of legal moves offered, and maximum distance of these moves from the refused move, in steps. */
const MOST = 3
const FARTHEST = 3

export interface NearestOptions<Move> {
  /** Returns the moves that differ from a move in one step, such as a unit less or another target. */
  readonly neighbours: (move: Move) => readonly Move[]
  /** Returns whether the rules allow a move in the current state. */
  readonly isLegal: (move: Move) => boolean
}

/** Returns the legal moves most similar to a refused move, at most three. Moves are equal if their JSON is equal. */
export const nearestLegal = <Move>(refused: Move, { neighbours, isLegal }: NearestOptions<Move>): readonly Move[] => {
  const seen = new Set<string>()
  let level: readonly Move[] = [refused]
  for (let step = 0; step < FARTHEST && level.length > 0; step++) {
    level = level.flatMap(neighbours).filter((one) => {
      const text = JSON.stringify(one)
      if (seen.has(text)) return false
      seen.add(text)
      return true
    })
    const legal = level.filter(isLegal)
    if (legal.length > 0) return legal.slice(0, MOST)
  }
  return []
}
