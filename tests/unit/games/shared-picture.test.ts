// Tests the picture that players share after a game: the icon of each player, and names instead of colours.
import { expect, test } from 'vitest'
import { storyOf as capitanStory } from '../../../src/games/el-capitan/table/rooms/story'
import { namedIn } from '../../../src/games/el-capitan/table/parts/named'
import { textsIn as capitanTexts } from '../../../src/games/el-capitan/table/parts/words'
import { roomTextsIn as capitanRooms } from '../../../src/games/el-capitan/table/rooms/words'
import { courseOf as capitanCourse } from '../../../src/games/el-capitan/views/course'
import { storyOf as mafiaStory } from '../../../src/games/mafia-city/table/rooms/story'
import { textsIn as mafiaTexts } from '../../../src/games/mafia-city/table/parts/words'
import { roomTextsIn as mafiaRooms } from '../../../src/games/mafia-city/table/rooms/words'
import { courseOf as mafiaCourse } from '../../../src/games/mafia-city/views/course'
import { rowNames } from '../../../src/table/charts/picture'
import type { ChartRole } from '../../../src/table/charts/story'
import { ledgerAfter } from './el-capitan/games'
import { ledgerAt } from './mafia-city/games'

/** Returns the SVG paths that the icon of a player draws. */
const painted = ({ paint }: ChartRole): string => {
  const paths: string[] = []
  class Path {
    readonly d: string
    constructor(d: string) {
      this.d = d
    }
  }
  const add = (path: Path) => paths.push(path.d)
  const ctx = new Proxy({}, { get: (_, name) => (name === 'fill' || name === 'stroke' ? add : () => undefined), set: () => true })
  const { Path2D: real } = globalThis
  Object.assign(globalThis, { Path2D: Path })
  paint(ctx as CanvasRenderingContext2D, { field: '#000', charge: '#fff', edge: '#888', pattern: '' }, '#888')
  Object.assign(globalThis, { Path2D: real })
  return paths.join(' ')
}

const capitan = () => {
  const ledger = ledgerAfter({ do: 'firstPlayer', colour: 'red' })
  const voice = { texts: namedIn(ledger.head.state, 'en'), colours: capitanTexts('en').colours, rooms: capitanRooms('en') }
  return capitanStory(capitanCourse(ledger), voice).roles
}
const mafia = () => mafiaStory(mafiaCourse(ledgerAt(() => true)), { texts: mafiaTexts('en'), rooms: mafiaRooms('en') }).roles

test.each([
  ['El Capitan', capitan],
  ['Mafia City', mafia],
] as const)('%s: each sign is another one, and the rows name people', (_, rolesOf) => {
  const roles = rolesOf()
  expect(new Set(roles.map(painted)).size).toBe(roles.length)
  expect(rowNames(roles).toSorted()).toEqual(roles.map(({ player }) => player ?? '').toSorted())
})
