import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LISTED, GAMES } from '../../every-game/games'
import { seeded } from '../../playout/random'
import { openStandard, settle } from './standard-table'

/** Tests that a guest sees no controls that make changes, on any screen of any game. */

const SENTENCE = 'This phone follows the game. Changes are made on the phone on the table.'
const OTHERS = ['', 'people', 'house-rules', 'check', 'log', 'pack', 'pack/unpack', 'table', 'who', 'kept']
const WRITES = /^(Save|Undo|Redo|Restore|Bring back|Cancel this|Throw|Give it up|Go back to|Hold to reveal)/

test.each(LISTED)('%s: on a phone that follows no room offers anything that writes', { timeout: 120_000 }, async (id) => {
  const { session, go } = await openStandard(id, GAMES[id]?.setup(seeded(1)))
  const follow = () => {
    const { open } = session.play.getState()
    if (open !== undefined && !open.followed) session.play.setState({ writes: false, open: { ...open, followed: true } })
  }
  // Makes the session a guest again each time that a screen opens the game again.
  session.play.subscribe(follow)
  await act(async () => follow())
  for (const room of ['correct', 'options']) {
    await go(room)
    expect(await screen.findByText(SENTENCE, undefined, { timeout: 20_000 })).toBeTruthy()
    expect([room, screen.queryAllByRole('radio')]).toEqual([room, []])
  }
  await go('who')
  const always = within(await screen.findByRole('region', { name: 'Anybody, at any time' }))
  expect(always.queryAllByRole('link').map((link) => link.textContent)).toEqual(['Look up a rule'])
  for (const room of OTHERS) {
    await go(room)
    await settle()
    const offered = screen.queryAllByRole('button', { name: WRITES }).map((button) => button.textContent)
    expect([room, offered]).toEqual([room, []])
  }
})
