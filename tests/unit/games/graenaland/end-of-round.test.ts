// Tests the end of a round: if no player announces the end, one answer ends the turn and passes on the ship marker.
import { expect, test } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import { followingMoves } from '../../../../src/referee'
import { allChanges, type Telling } from '../../../../src/games/graenaland/table/rooms/changes'
import { headlineOf } from '../../../../src/games/graenaland/table/rooms/headline'
import { outcomeTextsIn } from '../../../../src/games/graenaland/table/rooms/words'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { clanMoments } from '../../../gallery/graenaland'

const moments = [1, 2, 3].flatMap((seed) => clanMoments({ players: 5, way: 'referee' }, seed))
const doneIn = (mayClaim: boolean) =>
  moments.find(({ entry }) => entry.events.some((event) => event.e === 'constructionEnded' && event.mayClaim === mayClaim))

test('the ship marker follows unless the chief may announce', () => {
  const [plain, claiming] = [doneIn(false), doneIn(true)]
  if (plain?.parent === undefined || claiming?.parent === undefined) throw new Error('no such turn')
  const by = plain.parent.state.chief
  expect(followingMoves(graenaland, plain.parent.state, [{ do: 'done', by }])).toEqual([{ do: 'passShip' }])
  expect(followingMoves(graenaland, claiming.parent.state, [{ do: 'done', by: claiming.parent.state.chief }])).toEqual([])
  expect(followingMoves(graenaland, claiming.state, [{ do: 'claim', by: claiming.state.chief, yes: false }])).toEqual([{ do: 'passShip' }])
  expect(followingMoves(graenaland, claiming.state, [{ do: 'claim', by: claiming.state.chief, yes: true }])).toEqual([])
})

test('goals, the marker and the next chief are told together, the marker once', () => {
  const passed = moments.find(
    ({ entry, parent }) =>
      entry.events.some(({ e }) => e === 'roundEnded') && parent?.entry.events.some((event) => event.e === 'constructionEnded'),
  )
  if (passed === undefined) throw new Error('no round ends')
  const asOne: Telling['moment'] = { ...passed, entry: { ...passed.entry, continues: true } }
  const telling: Telling = { moment: asOne, texts: textsIn('en'), outcomeTexts: outcomeTextsIn('en') }
  const { title, note } = headlineOf(telling)
  expect(title).toMatch(/ ends the turn with .* goals$/)
  expect(note).toMatch(/Round \d+: .* is chief\.$/)
  expect(allChanges(telling).filter((change) => change.title.startsWith('Ship marker'))).toHaveLength(1)
})
