// Plays a whole game: operates random enabled controls of the open question until the result is shown.
import type { Page } from '@playwright/test'
import { look, operate, type Control, type Look } from './controls'

export interface Wish {
  readonly url: string
  readonly game: string
  /** Number of players; undefined for the default of the set-up. */
  readonly players?: number | undefined
  /** Tracking preset to choose in the set-up, as the beginning of its name. */
  readonly way?: string | undefined
  readonly random: () => number
  /** Maximum number of operated controls. If it is reached, the game stays unfinished. */
  readonly most: number
}

export interface Played {
  readonly touches: number
  readonly moves: number
  readonly finished: boolean
  /** Largest number of operated controls for one question. */
  readonly longest: number
}

/** Maximum number of operated controls for one question. */
const PATIENT = 60
/**
 * Probabilities in percent: pressing the main button, a secondary button, a secondary button after many attempts, reloading, preferring an
 * unused control.
 */
const [PRESSES_FILLED, QUIET, QUIET_AT_LAST, RELOADS, PREFERS_NEW] = [55, 3, 30, 0.5, 80]

const RAW = /undefined|\[object |\bNaN\b|\{[a-z]+\}/
const KEY = /^[a-z]+(?:[A-Z][a-z]*)+$|^[a-z]+$/

/** Returns the number of stored entries of all games. */
const entries = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('not read')))
      })
    const database = await done(indexedDB.open('castellan'))
    const count = await done(database.transaction('entries').objectStore('entries').count())
    database.close()
    return count
  })

/** Waits until the screen shows a question or the game is over. */
const lookWhenReady = async (page: Page): Promise<Look> => {
  for (let n = 0; ; n++) {
    const seen = await look(page)
    if ((!seen.busy && seen.heading !== '' && (seen.controls.length > 0 || seen.over)) || n > 200) return seen
    await page.waitForTimeout(50)
  }
}

const begin = async (page: Page, { url, game, players, way, random }: Wish): Promise<void> => {
  await page.goto(`${url}#/new/${game}`)
  for (let n = 0; n < 100; n++) {
    const { place, controls } = await look(page)
    if (place.startsWith('#/game/')) return
    const choice = (name: string | undefined) =>
      name === undefined
        ? undefined
        : controls.find((one) => one.kind === 'choice' && one.name.toLowerCase().startsWith(name.toLowerCase()))
    const wanted = choice(players === undefined ? undefined : `${players}`) ?? choice(way)
    const filled = controls.find((one) => one.filled)
    const next = n < 12 ? (wanted ?? filled) : filled
    if (next === undefined) {
      // Waits until the page has stored the game.
      await page.waitForTimeout(200)
      continue
    }
    await operate(page, next, random)
  }
  throw new Error(`the set-up of ${game} does not end: ${(await look(page)).controls.map(({ name }) => name).join(', ')}`)
}

/**
 * Plays one game to its result.
 * @throws if a question cannot be answered, or if the screen shows an error
 */
export const playGame = async (page: Page, wish: Wish): Promise<Played> => {
  const { random, most } = wish
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  // Time limit in ms for one attempt to operate a control. A control that has disappeared in the meantime is not tried again.
  page.setDefaultTimeout(1000)
  page.setDefaultNavigationTimeout(60_000)
  await begin(page, wish)
  const root = (await look(page)).place
  const now = new URL(root, wish.url).href
  let [touches, moves, since, longest, widest] = [0, await entries(page), 0, 0, 0]
  const trail: string[] = []
  /** Controls that were operated since the last move. */
  let tried = new Set<string>()
  const first = moves
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  for (; touches < most; touches++) {
    const seen = await lookWhenReady(page)
    const fail = (why: string): never => {
      throw new Error(
        `${why} at "${seen.heading}" (${seen.place}), after ${trail.slice(-12).join(' · ')}; ` +
          `offered: ${seen.controls.map(({ name }) => name).join(', ')}`,
      )
    }
    if (faults.length > 0) fail(faults.join('; '))
    const raw = RAW.exec(seen.words)
    if (raw !== null) fail(`"${raw[0]}" among the words`)
    if (KEY.test(seen.heading)) fail('a key in place of words')
    if (seen.sideways > 1) fail(`the screen scrolls sideways by ${seen.sideways} px`)
    if (seen.over) return { touches, moves: moves - first, finished: true, longest }
    if (!seen.place.startsWith(root) || (seen.place !== root && !seen.overlay)) {
      await page.goto(now)
      continue
    }
    if (random() * 100 < RELOADS) {
      await page.reload()
      trail.push('(reload)')
      continue
    }
    const control = choose(seen, tried, random, pick)
    if (control === undefined) return fail('nothing can be done')
    trail.push(control.name)
    tried.add(control.name)
    await operate(page, control, random).catch((error: unknown) => {
      // The screen may change while a control is operated. This is not an error; the controls are read again.
      trail.push(`(missed: ${String(error).split('\n')[0]?.slice(0, 80)})`)
    })
    const after = await entries(page)
    since = after === moves ? since + 1 : 0
    widest = since === 0 ? 0 : Math.max(widest, seen.controls.length)
    if (since === 0) tried = new Set()
    longest = Math.max(longest, since)
    moves = after
    // A form with many numbers needs more operations than a question with two buttons, and random operations change many numbers twice.
    if (since > Math.max(PATIENT, 16 * widest)) fail(`${since} touches did not answer`)
  }
  return { touches, moves: moves - first, finished: false, longest }
}

/**
 * Chooses a random control: often the main button, rarely a secondary button, otherwise usually a control that was not used since the last
 * move.
 */
const choose = (
  { controls }: Look,
  tried: ReadonlySet<string>,
  random: () => number,
  pick: <T>(from: readonly T[]) => T | undefined,
): Control | undefined => {
  const filled = controls.find((one) => one.filled)
  const quiet = controls.filter((one) => one.quiet)
  const others = controls.filter((one) => !one.filled && !one.quiet)
  const fresh = others.filter(({ name }) => !tried.has(name))
  // If no other control is left, a secondary button may be the only answer, e.g. "Raid nothing".
  const isLast = filled === undefined && fresh.length === 0
  if (quiet.length > 0 && random() * 100 < (isLast ? QUIET_AT_LAST : QUIET)) return pick(quiet)
  if (filled !== undefined && (others.length === 0 || random() * 100 < PRESSES_FILLED)) return filled
  return pick(fresh.length > 0 && random() * 100 < PREFERS_NEW ? fresh : others) ?? filled ?? pick(quiet)
}
