import type { ComponentType } from 'react'
import type { LazyPart } from '../../ui/lazy-part'
import type { GameRooms, GameTable, MenuRow } from '../game/game-table'
import * as icons from '../icons'
import * as shell from './icons'

/** Menu items for screens that several games have, in display order. The menu shows an item only if the game has the screen. */
const ROWS = [
  { group: 'table', to: 'check', icon: shell.clipboard },
  { group: 'table', to: 'correct', icon: icons.adjust },
  { group: 'table', to: 'table', icon: shell.tableView },
  { group: 'table', to: 'kept', icon: icons.hidden },
  { group: 'lookUp', to: 'rules', icon: icons.book },
  { group: 'lookUp', to: 'house-rules', icon: shell.scales },
  { group: 'lookUp', to: 'who', icon: icons.users },
  { group: 'game', to: 'options', icon: shell.tracked },
  { group: 'game', to: 'charts', icon: shell.chart },
  { group: 'game', to: 'pack', icon: shell.box, keptOnly: true },
] as const

/** Returns the items of the menu: first the items for screens that several games share, then the items that only this game has. */
export const menuRows = (
  rooms: GameRooms,
  own: readonly MenuRow[],
  words: { readonly menu: { readonly rooms: Readonly<Record<(typeof ROWS)[number]['to'], string>> } },
): readonly MenuRow[] => [
  ...ROWS.flatMap((row) => (Object.hasOwn(rooms, row.to) ? [{ ...row, title: words.menu.rooms[row.to] }] : [])),
  ...own,
]

/** URL paths of rarely used screens, which are not preloaded. */
const SELDOM = ['film', 'charts', 'house-rules', 'pack', 'pack/unpack', 'table', 'kept', 'moment/:seq']

const isLazy = (component: unknown): component is Pick<LazyPart<never>, 'fetch'> => typeof component === 'function' && 'fetch' in component

/**
 * Returns functions that preload the components that the next tap may open, most likely first. Components that are not loaded lazily
 * are skipped.
 */
export const partsToPreload = (table: GameTable, rooms: GameRooms, RefusalSheet: ComponentType): readonly (() => Promise<unknown>)[] =>
  [
    ...(table.questions.parts ?? []),
    table.outcomes?.OutcomeView,
    RefusalSheet,
    table.now.DoneSteps,
    ...Object.entries(rooms).flatMap(([address, room]) => (SELDOM.includes(address) ? [] : room)),
    table.now.End,
  ].flatMap((part) => (isLazy(part) ? [part.fetch] : []))
