// Tests that "We allow it" covers only the refused rule: the answer continues with its next question.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland, State } from '../../../../src/games/graenaland'
import { clansOf, placesOf } from '../../../../src/games/graenaland/model/board'
import { builderIn } from '../../../../src/games/graenaland/rules/construction'
import { nextProposer, proposable, votesOf } from '../../../../src/games/graenaland/rules/distribution'
import { codeAgainst } from '../../../../src/games/graenaland/table/questions/Things'
import { place } from '../../../../src/games/graenaland/words/en/names'
import { voteAt } from '../../../../src/games/graenaland/rules/votes'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press, settle } from '../standard-table'

/** Opens a game at the first position of this kind. */
const openAt = async (fits: (state: State) => boolean, after?: string) => {
  const [opening, ...moments] = clanMoments({ players: 4, way: 'referee', settings: { ordersSealed: false } }, 1)
  const at = moments.findIndex(({ state, entry }) => (after === undefined || entry.move.do === after) && fits(state))
  const state = moments[at]?.state
  if (opening === undefined || state === undefined) throw new Error('no such position')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const table = await openStandard(
    'graenaland',
    setup,
    moments.slice(0, at + 1).map(({ entry }) => entry.move),
  )
  await import('../../../../src/games/graenaland/table/questions/Propose')
  await import('../../../../src/games/graenaland/table/questions/Build')
  await import('../../../../src/games/graenaland/table/refusal/Refused')
  await table.go('')
  return { table, state }
}
const tap = async (tile: string) => {
  const tiles = within(await screen.findByRole('group', { name: 'Island' })).getAllByRole('button')
  const found = tiles.find(({ textContent, ariaLabel }) => `${ariaLabel} ${textContent}`.includes(tile))
  if (found === undefined) throw new Error(`no tile ${tile} in ${tiles.map((one) => one.textContent).join('|')}`)
  await userEvent.click(found)
  await settle()
}
const open = (table: Awaited<ReturnType<typeof openAt>>['table']) => table.session.play.getState().open?.state as State

/** Returns a territory with several cards and several voters, in which the next proposer has no vote. */
const voicelessIn = (state: State) => {
  const by = nextProposer({ clans: clansOf(state), chief: state.chief, done: state.proposed })
  if (state.stage !== 'proposals' || state.proposal !== undefined || by === undefined || proposable(state, by).length < 2) return undefined
  return placesOf(state).find((at) => {
    const votes = votesOf(voteAt(state, at))
    const voters = clansOf(state).filter((clan) => (votes[clan] ?? 0) > 0)
    return !voters.includes(by) && voters.length > 1 && (state.cards[at]?.length ?? 0) > 1
  })
}

test('a proposal without a vote still asks who gets which card', async () => {
  const { table, state } = await openAt((one) => voicelessIn(one) !== undefined, 'waive')
  const at = voicelessIn(state) ?? ''
  await tap(place(at))
  await press('We allow it')
  expect(open(table).proposal).toBeUndefined()
  const votes = votesOf(voteAt(state, at))
  const groups = await screen.findAllByRole('group', { name: /^\d\. / })
  expect(groups).toHaveLength(state.cards[at]?.length ?? 0)
  await press(/^Evenly/)
  await press('Put it to the vote')
  const { proposal } = open(table)
  expect(proposal?.at).toBe(at)
  for (const clan of proposal?.split ?? []) expect(votes[clan ?? ('none' as never)]).toBeGreaterThan(0)
  await table.go('log')
  expect((await screen.findAllByText(/We allow it: You need at least one vote/)).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toContain('The table allows it')
})

test('a second refusal of an allowed move names the territory and the clans that can receive cards', async () => {
  const { table, state } = await openAt((one) => voicelessIn(one) !== undefined, 'waive')
  const at = voicelessIn(state) ?? ''
  const by = nextProposer({ clans: clansOf(state), chief: state.chief, done: state.proposed })
  const move = { do: 'propose', by, at, split: state.cards[at]?.map(() => by) }
  await act(async () => void (await table.session.play.getState().play({ do: 'overrule', move, waive: ['NO_VOTES_HERE'] } as never)))
  const sheet = await screen.findByRole('dialog')
  expect(sheet.textContent).toMatch(new RegExp(`has no vote at ${place(at)}.* and can receive no card`))
  expect(sheet.textContent).toMatch(/The cards can go to [\w, ]+ or \w+/)
})

const farVillage = (state: State) => {
  const by = builderIn(state)
  return by !== undefined && state.stage === 'construct' && state.opened === undefined
    ? placesOf(state).find((at) => codeAgainst(state, by, 'village', at) === 'NOT_ADJACENT')
    : undefined
}

test('a village that is too far away is still paid for, and its undo label names the player', async () => {
  const { table, state } = await openAt((one) => farVillage(one) !== undefined)
  const at = farVillage(state) ?? ''
  await press(/^Village/)
  await tap(place(at))
  const before = open(table).settlements
  await press('We allow it')
  expect(open(table).settlements).toBe(before)
  expect(screen.queryByRole('dialog')).toBeNull()
  await press(/^Paid, not typed in/)
  expect(open(table).settlements[at]?.[builderIn(state) ?? state.chief]?.village).toBe(1)
  expect(screen.getByRole('button', { name: /^Undo .+’s village$/ })).toBeTruthy()
})
