// Recorded games as files to be taken in.
import { DEFAULT_SETTINGS, PRESETS } from '../../src/games/westeros/settings'
import { sha256 } from '../../src/play/digest'
import { entries, line, type Ledger } from '../../src/referee'
import type { WesterosVocabulary } from '../../src/games/westeros'
import { writeBackup, writeFile } from '../../src/storage'
import { playGame } from '../playout/game'
import { seeded } from '../playout/random'
import { setupFor } from '../playout/setups'

/** A random game of five houses in the Full preset, the heaviest one. */
export const heavyGame = (seed: number): Ledger<WesterosVocabulary> => {
  const random = seeded(seed)
  return playGame({ setup: setupFor({ players: 5, preset: 'full' }, random), random, watch: false, disturb: false }).ledger
}

/** How many events have happened in a game. */
export const eventsOf = (ledger: Ledger<WesterosVocabulary>): number =>
  line(ledger).reduce((sum, { entry }) => sum + entry.events.length, 0)

const fileOf = (name: string, all: readonly ReturnType<typeof entries<WesterosVocabulary>>[number][]) =>
  writeFile({ game: 'westeros', name, exported: 1_800_000_000_000, entries: all }, sha256)

/**
 * A game of fifty rounds that stands still in the middle of a round, with at least so many events: no table plays as long as that.
 * @returns the file, and the number of events in it
 */
export const longGame = (least: number): { readonly text: string; readonly events: number } => {
  for (let seed = 1; seed < 50; seed++) {
    const random = seeded(seed)
    const setup = setupFor({ players: 5, preset: 'referee' }, random)
    const { ledger } = playGame({
      setup: { ...setup, box: { ...setup.box, rounds: 50 }, settings: DEFAULT_SETTINGS, tracking: PRESETS.full },
      random,
      watch: false,
      disturb: false,
    })
    let events = 0
    const all = entries(ledger)
    const kept = all.filter((entry) => {
      const before = events
      events += entry.events.length
      return before < least
    })
    // A game that is over by then asks nothing.
    if (kept.length < all.length - 1) return { text: fileOf('A long game', kept), events: least }
  }
  throw new Error(`no random game has ${least} events`)
}

/** So many games of few entries, as one file. */
export const manyGames = (count: number): string => {
  const short = Array.from({ length: count }, (_, n) => fileOf(`Evening ${n + 1}`, entries(heavyGame(5000 + n)).slice(0, 40)))
  return writeBackup(short, 1_800_000_000_000)
}
