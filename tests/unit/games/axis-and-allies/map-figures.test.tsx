// Tests the number on each tile of the board: the number of its units or, if units are not tracked, its income.
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { State } from '../../../../src/games/axis-and-allies'
import { piecesFrom } from '../../../../src/games/axis-and-allies/model/pieces'
import { MapLegend, RegionMap } from '../../../../src/games/axis-and-allies/table/map/HexMap'
import { SpaceFacts } from '../../../../src/games/axis-and-allies/table/map/SpaceFacts'
import { bySide, fleetsIn } from '../../../../src/games/axis-and-allies/table/parts/zones'
import { ledgerAt } from './games'

const tile = (state: State, name: RegExp): string => {
  const { unmount } = render(<RegionMap state={state} region="europe" chosen={undefined} onChoose={() => undefined} />)
  const found = screen.getByRole('button', { name }).textContent
  unmount()
  return found
}

it('if units are followed, a tile shows their number, and without units no figure', () => {
  const { state } = ledgerAt(({ phase }) => phase === 0, { armiesTold: true }).head
  const field: State = { ...state, pieces: piecesFrom({ belorussia: { germany: { inf: 3 } } }) }
  expect(tile(field, /^Belorussia/)).toMatch(/Belorus\.3$/)
  expect(tile(field, /^Norway/)).toMatch(/Norway$/)
})

it('if units are not followed, a tile shows the income', () => {
  const { state } = ledgerAt(({ phase }) => phase === 0).head
  expect(tile(state, /^Norway/)).toMatch(/Norway3$/)
})

it('the AA gun of a territory counts as one of its units, and its name belongs to the territory', () => {
  const { state } = ledgerAt(({ phase }) => phase === 0, { armiesTold: true }).head
  const field: State = { ...state, pieces: piecesFrom({ caucasus: { soviet: { inf: 3 } } }) }
  expect(tile(field, /^Caucasus.*Soviet Union: 3 infantry, 1 AA gun/)).toMatch(/4$/)
  render(<SpaceFacts state={field} at="caucasus" onGo={() => undefined} />)
  expect(document.body.textContent).toContain('3 infantry, 1 AA gun')
})

it('without units, the tile names the AA gun and keeps its income', () => {
  const { state } = ledgerAt(({ phase }) => phase === 0).head
  expect(tile(state, /^Caucasus.*1 AA gun/)).toMatch(/4$/)
})

it('a sea zone names its ships by type, and draws the most important ship of each side', () => {
  const { state } = ledgerAt(({ phase }) => phase === 0, { armiesTold: true }).head
  const field: State = { ...state, pieces: piecesFrom({ sz6: { uk: { tt: 1, bb: 1 } } }) }
  expect(tile(field, /^Sea zone 6, United Kingdom: 1 battleship, 1 transport/)).toMatch(/2$/)
  expect(bySide(fleetsIn(field, 'sz6'))).toEqual([{ power: 'uk', kind: 'bb', units: 2 }])
})

it('a sea zone counts and names the aircraft over it, alone and on a carrier', () => {
  const { state } = ledgerAt(({ phase }) => phase === 0, { armiesTold: true }).head
  const field: State = { ...state, pieces: piecesFrom({ sz6: { uk: { cv: 1, ftr: 2 } }, sz5: { germany: { ftr: 1 } } }) }
  expect(tile(field, /^Sea zone 6, United Kingdom: 2 fighters, 1 aircraft carrier/)).toMatch(/3$/)
  expect(tile(field, /^Sea zone 5, Germany: 1 fighter/)).toMatch(/1$/)
  expect(bySide(fleetsIn(field, 'sz5'))).toEqual([{ power: 'germany', kind: 'ftr', units: 1 }])
})

it('a legend says whether the numbers are units or income', () => {
  for (const [armiesTold, legend] of [
    [true, /^Numbers: units/],
    [false, /^Numbers: income/],
  ] as const) {
    const { state } = ledgerAt(({ phase }) => phase === 0, { armiesTold }).head
    const { unmount } = render(<MapLegend state={state} />)
    expect(screen.getByText(legend)).toBeInstanceOf(HTMLElement)
    unmount()
  }
})
