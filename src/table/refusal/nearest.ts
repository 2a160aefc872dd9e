/** How many moves are offered, and how many steps from the refused one they may be. */
const MOST = 3
const FARTHEST = 3

export interface NearestOptions<Move> {
  /** Moves that are one step away from a move: a unit less, another target. */
  readonly neighbours: (move: Move) => readonly Move[]
  /** Whether the rules allow it. */
  readonly isLegal: (move: Move) => boolean
}

/** Legal moves that are closest to a refused one, at most three. A move is known by its JSON. */
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
