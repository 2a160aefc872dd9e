// Recorded games as files that the app can import.
import type { Box } from '../../src/games/westeros/box/box'
import { DEFAULT_SETTINGS, PRESETS } from '../../src/games/westeros/model/settings'
import { sha256 } from '../../src/session/ledger/digest'
import { entries, line, type Ledger } from '../../src/referee'
import type { WesterosVocabulary } from '../../src/games/westeros/rules/vocabulary'
import { writeBackup, writeFile } from '../../src/storage'
import { gameOf } from '../gallery/games'
import { playGame } from '../playout/game'
import { seeded } from '../playout/random'
import { setupFor } from '../playout/setups'

/** Plays a random game of five houses in the Full preset, which has the most moves. */
export const heavyGame = (seed: number): Ledger<WesterosVocabulary> => {
  const random = seeded(seed)
  return playGame({ setup: setupFor({ players: 5, preset: 'full' }, random), random, watch: false, disturb: false }).ledger
}

const fileOf = (name: string, all: readonly ReturnType<typeof entries<WesterosVocabulary>>[number][]) =>
  writeFile({ game: 'westeros', name, exported: 1_800_000_000_000, entries: all }, sha256)

/** Plays a random game of fifty rounds, longer than any real game. */
const endless = (seed: number, more: { readonly box?: Partial<Box>; readonly least?: number } = {}): Ledger<WesterosVocabulary> => {
  const { box, ...wish } = more
  const random = seeded(seed)
  const setup = setupFor({ players: 5, preset: 'referee' }, random)
  const long = { ...setup, box: { ...setup.box, rounds: 50, ...box }, settings: DEFAULT_SETTINGS, tracking: PRESETS.full }
  return playGame({ setup: long, random, watch: false, disturb: false, ...wish }).ledger
}

/** Numbers of castles needed for a sudden victory: more than the board has, so that no player wins before the last round. */
const NEVER = { 3: 200, 4: 200, 5: 200 }

/**
 * Returns a game of fifty rounds that ends in the middle of a round and has at least `least` events.
 * @returns the file, and the number of events
 */
export const longGame = (least: number): { readonly text: string; readonly events: number } => {
  for (let seed = 1; seed < 50; seed++) {
    let events = 0
    const all = entries(endless(seed))
    const kept = all.filter((entry) => {
      const before = events
      events += entry.events.length
      return before < least
    })
    // A game that has ended has no open question, so the next seed is tried.
    if (kept.length < all.length - 1) return { text: fileOf('A long game', kept), events: least }
  }
  throw new Error(`no random game has ${least} events`)
}

/** Returns a game of at least `least` entries without undo, with an open march. Such a game has more than fifty rounds. */
export const longestGame = (least: number): string => {
  for (let seed = 1; seed < 50; seed++) {
    const ledger = endless(seed, { box: { victory: NEVER }, least })
    const last = line(ledger).findIndex(({ state }, at) => at + 1 >= least && state.stage.at === 'marches')
    if (last >= 0) return fileOf('The longest game', entries(ledger).slice(0, last + 1))
  }
  throw new Error(`no random game has ${least} entries`)
}

/** Returns the first `most` entries of a game with many battles, and the number of entries. */
export const warOf = (most: number): { readonly text: string; readonly entries: number } => {
  for (let seed = 1; seed < 20; seed++) {
    const { moments } = gameOf(PRESETS.full, undefined, seed)
    const kept: (typeof moments)[number]['entry'][] = []
    for (let at = moments[most - 1]; at !== undefined; at = at.written) kept.unshift(at.entry)
    if (moments.length >= most) return { text: fileOf('A war', kept), entries: most }
  }
  throw new Error(`no lively game has ${most} entries`)
}

/** Returns a file with `count` short games. */
export const manyGames = (count: number): string => {
  const short = Array.from({ length: count }, (_, n) => fileOf(`Evening ${n + 1}`, entries(heavyGame(5000 + n)).slice(0, 40)))
  return writeBackup(short, 1_800_000_000_000)
}
