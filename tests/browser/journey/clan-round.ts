// A round of Graenaland with four players, touch by touch: production, sealed orders, three proposals and two payments.
import type { Page } from '@playwright/test'
import { graenaland } from '../../../src/games/graenaland'
import { CLANS, RESOURCES } from '../../../src/games/graenaland/box/box'
import { usualIsland } from '../../../src/games/graenaland/box/island'
import { WAYS_TO_PLAY } from '../../../src/games/graenaland/model/settings'
import type { OwnMove } from '../../../src/games/graenaland/rules/moves'
import { append, begin, entries } from '../../../src/referee'
import { sha256 } from '../../../src/session/ledger/digest'
import { writeFile } from '../../../src/storage'
import { agree, asked, choose, over, press, touch, type Table } from './table'

const NAMES = ['Anna', 'Petr', 'Tom', 'Jana']
const SPOTS = [
  ['C1', 'C2', 'C1'],
  ['C1', 'C2', 'C1'],
  ['C2', 'C3', 'C2'],
  ['C3', 'C4', 'C3'],
] as const

/** Returns the file of a game of four players at the first card of the first round. All prices are known; Anna is the chief. */
export const clanGame = (): string => {
  const clans = CLANS.slice(0, NAMES.length)
  const island = Object.keys(usualIsland(NAMES.length))
  const prices = Object.fromEntries([
    ...['fort', 'church', 'hall', 'road', 'market', 'palisade'].flatMap((what) =>
      RESOURCES.map((resource) => [`price/${what}/${resource}`, resource === 'wood' || resource === 'ore' ? 1 : 0] as const),
    ),
    ...island.flatMap((at) => RESOURCES.map((resource) => [`price/village/${at}/${resource}`, resource === 'gold' ? 0 : 1] as const)),
  ])
  const setup = {
    players: clans.map((clan, at) => ({ clan, name: NAMES[at] ?? '' })),
    settings: WAYS_TO_PLAY.referee,
    numbers: prices,
  }
  const stamp = (seq: number) => ({ id: `clans-${seq}`, time: 1_800_000_000_000 + seq, by: 'table' })
  let game = begin(graenaland, setup, stamp(0), sha256)
  const [first = 'red'] = clans
  const moves: readonly OwnMove[] = [
    { do: 'firstPlayer', by: first },
    ...clans.map((by, at): OwnMove => ({ do: 'place', by, spots: SPOTS[at] ?? SPOTS[0] })),
  ]
  for (const [at, move] of moves.entries()) {
    if (!game.ok) break
    game = append(game.value, move, stamp(at + 1), sha256)
  }
  if (!game.ok) throw new Error(`the game was not prepared: ${JSON.stringify(game.refusal)}`)
  return writeFile({ game: 'graenaland', name: 'Prepared', exported: 1, entries: entries(game.value) }, sha256)
}

/** Confirms the outcome of a move if the app shows one. Counts as a touch. */
const confirmOutcome = async (t: Table, next: string | RegExp): Promise<void> => {
  const done = t.page.locator('[data-told] > .do')
  await done
    .or(t.page.getByRole('heading', { level: 1, name: next }))
    .first()
    .waitFor()
  if (await done.isVisible()) await touch(done)
  await asked(t, next)
}

const votes = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Plays the whole round, and counts every touch. */
export const playClanRound = async (t: Table): Promise<void> => {
  const { page } = t
  for (const at of [1, 2, 3, 4]) {
    await asked(t, `Coast ${at}: what does the card show?`)
    await press(t, 'wood')
  }
  await touch(page.getByRole('button', { name: /^Hand the phone to/ }))
  for (const name of ['Petr', 'Tom', 'Jana']) {
    await over(t).getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await agree(over(t), 'Hold to open')
    await press(over(t), name === 'Petr' ? 'north-east' : 'stay')
    await press(over(t), 'Seal and cover')
  }
  await touch(page.getByRole('button', { name: 'Turn everything up' }))
  await confirmOutcome(t, 'Petr, who gets what?')
  for (const [name, at, yes] of [
    ['Petr', 1, 'Anna'],
    ['Tom', 2, 'Anna'],
    ['Jana', 3, 'Tom'],
  ] as const) {
    await confirmOutcome(t, `${name}, who gets what?`)
    await touch(page.getByRole('button', { name: new RegExp(`^Coast.${at}:`) }))
    await choose(page.getByRole('group', { name: /^1\. / }), name)
    await press(t, 'Put it to the vote')
    await choose(votes(page, yes), 'Yes')
    await press(t, /^Close and hand out/)
  }
  for (const [thing, at, cards] of [
    ['Fort', 1, ['wood', 'ore']],
    ['Village', 2, ['grain', 'cattle', 'wood', 'ore']],
  ] as const) {
    await confirmOutcome(t, 'Anna, what do you build?')
    await press(t, new RegExp(`^${thing}`))
    await touch(page.getByRole('button', { name: new RegExp(`^Coast.${at}:`) }))
    for (const card of cards)
      await touch(page.getByRole('group', { name: /^Lay down/ }).getByRole('button', { name: new RegExp(`^${card}`) }))
    await press(t, /^Build it/)
  }
  await confirmOutcome(t, 'Anna, what do you build?')
  await press(t, 'Finish building')
  await press(t, 'Take it and finish')
  await confirmOutcome(t, 'Coast 1: what does the card show?')
}
