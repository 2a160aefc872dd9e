// Tests the notice on the main screen about corrections that were entered but not saved, and the heroes in the board check.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import { heroesIn, placesOf } from '../../../../src/games/graenaland/model/board'
import { territoryRows } from '../../../../src/games/graenaland/table/corrections/rows'
import { setTextsIn } from '../../../../src/games/graenaland/table/corrections/words'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

const moments = clanMoments({ players: 4, way: 'referee' }, 1)

test('the main screen names changes of the board check that are not saved', async () => {
  const [opening] = moments
  if (opening === undefined) throw new Error('no game')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const table = await openStandard('graenaland', setup, [])
  await import('../../../../src/table/session-break/Notices')
  const { digest } = table.session.play.getState().open?.ledger.head.entry ?? {}
  sessionStorage.setItem('castellan.correction', JSON.stringify({ at: digest, changes: [{ set: 'army', clan: 'red', strength: 2 }] }))
  await table.go('clans')
  await table.go('')
  const notice = (await screen.findByRole('button', { name: 'Look at them' })).parentElement
  expect(notice?.textContent).toContain('1 change is not saved yet.')
  sessionStorage.clear()
})

test('the board check offers each hero where it stands', () => {
  const { state } = moments.at(-1) ?? {}
  if (state === undefined) throw new Error('no game')
  const at = placesOf(state).find((place) => Object.keys(heroesIn(state, place)).length > 0)
  if (at === undefined) throw new Error('no hero')
  const rows = territoryRows(state, textsIn('en'), setTextsIn('en'), at)
  expect(rows.flatMap((row) => (row.kind === 'choice' && row.value === at ? [row.label] : [])).length).toBe(
    Object.keys(heroesIn(state, at)).length,
  )
})
