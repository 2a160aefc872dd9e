// R82: tests the status of victory point cards: a card that was shown as proof is shown in all later rounds too.
import { expect, test } from 'vitest'
import { cardStatus } from '../../../../src/games/graenaland/table/parts/card-status'
import { cardTextsIn } from '../../../../src/games/graenaland/table/parts/words/cards'
import { clansShownUpTo } from '../../../../src/games/graenaland/views/shown-cards'
import { clanMoments } from '../../../gallery/graenaland'

const moments = [1, 2, 3, 4, 5, 6].map((seed) =>
  clanMoments({ players: 4, way: 'referee', settings: { vpCards: true, goalsSealed: true } }, seed),
)
const words = cardTextsIn('en')

test('a paper card is shown after a failed proof, in later rounds too', () => {
  const after = moments.flatMap((game) => {
    const failed = game.find(({ state, entry }) =>
      entry.events.some((event) => event.e === 'announcementFailed' && state.paper.includes(event.by)),
    )
    const by = failed?.entry.events.flatMap((event) => (event.e === 'announcementFailed' ? [event.by] : []))[0]
    return failed === undefined || by === undefined ? [] : game.slice(game.indexOf(failed)).map((moment) => ({ moment, by, failed }))
  })
  expect(after.some(({ moment, failed }) => moment.state.round > failed.state.round)).toBe(true)
  for (const { moment, by } of after) expect(cardStatus(moment.state, by, clansShownUpTo(moment), words)).toBe('card shown')
})

test('a paper card that nobody has seen stays on paper', () => {
  const unseen = moments.flat().flatMap((moment) => {
    const shown = clansShownUpTo(moment)
    return moment.state.paper.flatMap((clan) => (shown.has(clan) ? [] : [cardStatus(moment.state, clan, shown, words)]))
  })
  expect(new Set(unseen)).toEqual(new Set(['card on paper']))
})
