import type { BoardDrawing, Brush } from '../../../../table/charts/story'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Clan } from '../../box/box'
import { goalsAsked } from '../../box/numbers'
import { rowsOf } from '../../box/island'
import { clansOf, settledIn } from '../../model/board'
import type { State } from '../../model/state'
import { goalsOf, reached, standingOf } from '../../rules/goals'
import type { Texts } from '../parts/words'

const TILE = 150
const GAP = 10
const GOAL_ROW = 44
/** Distance between the marks of the goals and their names. It does not depend on the width of a mark. */
const GOAL_INSET = 40

/** Draws one tile: its name, and the settlements of each clan. */
const paintTile = (
  state: State,
  at: string,
  texts: Texts,
  { ctx, line, surface, ink, ink3, font, badge }: Brush<Clan>,
  width: number,
): void => {
  ctx.fillStyle = surface
  ctx.fillRect(0, 0, width, TILE)
  ctx.strokeStyle = line
  ctx.lineWidth = 2
  ctx.strokeRect(0, 0, width, TILE)
  ctx.textAlign = 'left'
  ctx.fillStyle = ink3
  ctx.font = font(20)
  ctx.fillText(texts.place(at), 10, 28, width - 20)
  const counts = settledIn(state, at)
  const clans = clansOf(state).filter((clan) => (counts[clan] ?? 0) > 0)
  clans.forEach((clan, n) => {
    const [x, y] = [10 + (n % 2) * (width / 2), 40 + Math.floor(n / 2) * 36]
    badge(clan, x, y, 32)
    ctx.fillStyle = ink
    ctx.font = font(24, 600)
    ctx.fillText(`${counts[clan]}`, x + 40, y + 25)
  })
}

/**
 * Draws the five goals with the progress of the winner. Draws nothing if victory point cards are used, because the cards have their own
 * goals.
 */
const paintGoals = (state: State, winner: Clan, texts: Texts, { ctx, ink, ink3, font, width }: Brush<Clan>): void => {
  const has = reached(standingOf(state, winner), state.settings.three)
  const met = goalsOf(state, winner)
  goalsAsked(state.numbers).forEach(([goal, asked], n) => {
    const isMet = met.includes(goal)
    ctx.fillStyle = isMet ? ink : ink3
    ctx.font = font(27, isMet ? 600 : 500)
    ctx.textAlign = 'left'
    if (isMet) ctx.fillText('✓', 0, n * GOAL_ROW + 30)
    const name = goal === 'buildings' && state.settings.three ? `${texts.goals[goal]} (${texts.firstNotCounted})` : texts.goals[goal]
    ctx.fillText(sentence(name), GOAL_INSET, n * GOAL_ROW + 30)
    ctx.textAlign = 'right'
    ctx.fillText(texts.of(has[goal], asked), width, n * GOAL_ROW + 30)
  })
}

/** Returns the drawing of the final island with all settlements and the five goals of the winner; undefined before the end of the game. */
export const pictureIsland = (state: State, texts: Texts): BoardDrawing<Clan> | undefined => {
  const winner = state.result?.places[0]?.[0]
  if (winner === undefined) return undefined
  const island = 2 * TILE + GAP
  const goals = state.settings.vpCards ? 0 : 30 + 5 * GOAL_ROW
  return {
    height: island + goals,
    paint: (brush) => {
      const { ctx, width } = brush
      const rows = rowsOf(state.island)
      rows.forEach((row, line) => {
        const inset = line === 0 ? width / 2 / (row.length + 1) : 0
        const each = (width - 2 * inset - (row.length - 1) * GAP) / row.length
        row.forEach((at, n) => {
          ctx.save()
          ctx.translate(inset + n * (each + GAP), line * (TILE + GAP))
          paintTile(state, at, texts, brush, each)
          ctx.restore()
        })
      })
      if (goals === 0) return
      ctx.save()
      ctx.translate(0, island + 30)
      paintGoals(state, winner, texts, brush)
      ctx.restore()
    },
  }
}
