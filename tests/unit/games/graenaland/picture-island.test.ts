// Tests the picture that players share after a game: it shows the island with all settlements, and the five goals of the winner.
import { expect, test } from 'vitest'
import { pictureIsland } from '../../../../src/games/graenaland/table/rooms/picture-island'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { placesOf, settledIn } from '../../../../src/games/graenaland/model/board'
import { sentence } from '../../../../src/ui/grammar/numbers'
import { clansMoment } from '../../../gallery/graenaland'

const { state } = clansMoment('clans-over')

test('every clan on a tile has its badge, and the goals of the winner their figures', () => {
  const written: string[] = []
  const columns = new Map<string, number>()
  const badges: string[] = []
  const ctx = new Proxy(
    {},
    {
      get: (_, name) => (text: unknown, x: number) => {
        if (name !== 'fillText') return
        written.push(String(text))
        columns.set(String(text), x)
      },
      set: () => true,
    },
  )
  const page = { width: 900, ink: '', ink3: '', line: '', surface: '', font: () => '', badge: (clan: string) => void badges.push(clan) }
  pictureIsland(state, textsIn('en'))?.paint({ ...page, ctx: ctx as CanvasRenderingContext2D })
  const standing = placesOf(state).flatMap((at) => Object.values(settledIn(state, at)).filter((n) => (n ?? 0) > 0))
  expect(badges).toHaveLength(standing.length)
  // Only a goal that is met has a mark.
  expect(written).not.toContain('–')
  expect(written.filter((text) => text === '✓').length).toBeGreaterThanOrEqual(3)
  // The names of the goals begin in one column, whatever the width of the mark before them.
  const { goals } = textsIn('en')
  expect(new Set(Object.values(goals).map((goal) => columns.get(sentence(goal))))).toEqual(new Set([40]))
})

test('a game that goes on has none', () => {
  expect(pictureIsland(clansMoment('clans-build').state, textsIn('en'))).toBeUndefined()
})
