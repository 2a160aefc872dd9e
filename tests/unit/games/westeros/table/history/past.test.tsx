// Tests that past positions reveal no choice that is or was secret at that time, neither in their data nor on their screens.
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { GamePage } from '../../../../../../src/app/GamePage'
import { westeros } from '../../../../../../src/games/westeros'
import type { WesterosVocabulary } from '../../../../../../src/games/westeros/rules/vocabulary'
import { HOUSES, type HouseId } from '../../../../../../src/games/westeros/box/box'
import type { AnyEvent } from '../../../../../../src/games/westeros/model/events'
import type { Choice } from '../../../../../../src/games/westeros/model/moves'
import { beforeOf } from '../../../../../../src/games/westeros/table/log/before'
import { gameLogIn } from '../../../../../../src/games/westeros/table/log/game-log'
import { seatsOf } from '../../../../../../src/games/westeros/table/seats'
import { chanceLine, tellsChance } from '../../../../../../src/table/log/chance'
import { concernedBy } from '../../../../../../src/games/westeros/table/log/concerned'
import { lineOf } from '../../../../../../src/table/log/lines'
import { onlySeals, isShown, roundsOf, written, type LogMoment as AnyMoment } from '../../../../../../src/table/log/rounds'
import { placeOf } from '../../../../../../src/table/history/place'
import { useLogWords } from '../../../../../../src/table/log/words'
import { loadWords } from '../../../../../../src/games/westeros/words'
import { SessionProvider, type Session } from '../../../../../../src/session'
import { asOf, pastTable } from '../../../../../../src/session/past'
import { toOpenGame } from '../../../../../../src/session/ledger/opening'
import { line, type Ledger } from '../../../../../../src/referee'
import { positionOf } from '../../../../../gallery/positions'
import { playGame } from '../../../../../playout/game'
import { seeded } from '../../../../../playout/random'
import { setupFor } from '../../../../../playout/setups'
import { openApp, settle } from '../fixture'

type LogMoment = AnyMoment<WesterosVocabulary>

const everyMoment = ({ last }: Ledger<WesterosVocabulary>): readonly LogMoment[] => {
  const all: LogMoment[] = []
  for (let moment: LogMoment | undefined = last; moment !== undefined; moment = moment.written) all.push(moment)
  return all.reverse()
}
/** Returns the data of a past position as text: its state and its entry. No later entry can be reached from it. */
const knowledge = (ledger: Ledger<WesterosVocabulary>, moment: LogMoment): string => {
  const past = asOf(toOpenGame({ id: 'game', name: 'Game' }, ledger, {}), moment)
  const { head, last, tip, seed } = past.ledger
  expect([head, last, tip].every((one) => one === moment)).toBe(true)
  expect(past.ledger.last.written === undefined || past.ledger.last.written.entry.seq < moment.entry.seq).toBe(true)
  return JSON.stringify([past.state, past.ballots, past.prompts, past.drafts, seed, moment.entry])
}

const games = (['full', 'referee'] as const).map((preset, at) => {
  const random = seeded(11 + at)
  return playGame({ setup: setupFor({ players: 5, preset }, random), random, watch: false, disturb: true, bySeed: true }).ledger
})

describe('looking back at a game that was played', () => {
  test.each(games)('a choice is known from its reveal on, not before; a seed from when it was opened', (ledger) => {
    const moments = everyMoment(ledger)
    const secrets = moments.flatMap(({ entry }) => [
      ...entry.events.flatMap((event) =>
        event.e === 'revealed'
          ? HOUSES.flatMap((house) => event.opened[house]?.nonce ?? []).map((secret) => ({ secret, at: entry.seq }))
          : [],
      ),
      ...(entry.move.do === 'openSeed' ? [{ secret: entry.move.seed, at: entry.seq }] : []),
    ])
    expect(secrets.length).toBeGreaterThan(20)
    // The test compares the data of each position with everything that is revealed later.
    const shown = moments.filter(isShown)
    for (const [at, moment] of shown.entries()) {
      if (at % 7 !== 0 && moment.state.ballot === undefined) continue
      const known = knowledge(ledger, moment)
      const early = secrets.filter(({ secret, at: when }) => when > moment.entry.seq && known.includes(secret))
      expect(early).toEqual([])
    }
  })
  test.each(games)('while orders are chosen in the app, no area has one', (ledger) => {
    const choosing = everyMoment(ledger).filter(({ state }) => state.ballot?.kind === 'orders')
    for (const { state } of choosing) expect(Object.values(state.areas).filter(({ order }) => order !== undefined)).toEqual([])
    expect(choosing.length > 5).toBe(ledger.head.state.tracking.orders === 'app')
  })
  test.each(games)('the log has every entry once, those taken back too, and tells each without a secret', async (ledger) => {
    const words = await loadWords('en')
    const all = written(ledger)
    const rows = roundsOf(
      all,
      ({ round }) => round,
      () => true,
    ).flatMap((round) => round.rows)
    expect(rows.flatMap((row) => row.branch ?? [row.moment])).toEqual(all.map(({ moment }) => moment))
    const played = all.filter(({ moment, takenBack }) => !takenBack && !tellsChance(moment))
    // The log shows secret choices only when they are revealed.
    const visible = line(ledger).filter((moment) => !onlySeals(moment))
    expect(played.map(({ moment }) => moment)).toEqual(visible.toReversed())
    expect(all.some(({ takenBack }) => takenBack)).toBe(true)
    const spoken = await useLogWords.load('en')
    const chance = all.filter(({ moment }) => tellsChance(moment)).map(({ moment }) => chanceLine(moment, spoken, seatsOf, 'cards'))
    expect(chance.filter((text) => text !== spoken.words.chance.drawnHere.cards)).toEqual([])
    // If the app draws nothing, the entry does not speak of cards.
    const undrawn = all.filter(({ moment }) => tellsChance(moment)).map(({ moment }) => chanceLine(moment, spoken, seatsOf, undefined))
    expect(undrawn.filter((text) => text !== spoken.words.chance.copied)).toEqual([])
    for (const { moment } of all.filter((one) => !tellsChance(one.moment))) {
      const { main, more, quiet } = lineOf(moment, westeros, gameLogIn(words))
      expect(main).not.toBe('')
      expect([main, ...more, ...quiet, ...beforeOf(moment, words)].join(' ')).not.toMatch(/[\da-f]{32}|undefined|NaN/)
    }
  })
  test.each(games)('every moment is found by its place, on the way that it lies on', (ledger) => {
    for (const { moment, takenBack } of written(ledger).filter((one) => !tellsChance(one.moment))) {
      const place = placeOf(ledger, moment.entry.seq)
      expect(place?.way[place.at]).toBe(moment)
      expect(place?.takenBack).toBe(takenBack)
      expect(place?.way.slice(1).every((one, at) => isBehind(place.way[at], one))).toBe(true)
    }
    for (const { entry } of everyMoment(ledger).filter((moment) => !isShown(moment))) expect(placeOf(ledger, entry.seq)).toBeUndefined()
  })
  test.each(games)('an entry concerns whoever did it and whoever lost something by it', (ledger) => {
    const missing = line(ledger).flatMap((moment) => {
      const concerned = concernedBy(moment)
      return moment.entry.events.flatMap((event) => befallen(event).flatMap((house) => (concerned.has(house) ? [] : [[event, house]])))
    })
    expect(missing).toEqual([])
    const sizes = line(ledger).map((moment) => concernedBy(moment).size)
    expect(Math.min(...sizes)).toBe(0)
    expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(30)
  })
})

/** Returns whether one position follows another. Entries in which houses only choose in secret may be in between. */
const isBehind = (before: LogMoment | undefined, after: LogMoment): boolean => {
  let at = after.parent
  while (at !== undefined && at !== before && Object.keys(at.state.ballot?.cast ?? {}).length > 0) at = at.parent
  return at === before
}

/** Returns the houses that an event certainly affects. */
const befallen = (event: AnyEvent): readonly HouseId[] => {
  switch (event.e) {
    case 'casualtiesTaken':
    case 'unitsRemoved':
    case 'supplySet':
    case 'cast':
      return 'role' in event ? [event.role] : [event.house]
    case 'powerGained':
      return event.amount > 0 ? [event.house] : []
    case 'raided':
      return event.removed.flatMap(({ house }) => house ?? [])
    case 'battleBegan':
      return [event.battle.attacker, event.battle.defender]
    default:
      return []
  }
}

describe('a table of the past', () => {
  test('can be asked for everything, and does nothing', async () => {
    const [ledger] = games
    if (ledger === undefined) throw new Error('no game')
    const open = toOpenGame({ id: 'game', name: 'Game' }, ledger, {})
    const moment = line(ledger)[20]
    if (moment === undefined) throw new Error('too short')
    const table = pastTable(open, moment)
    const play = table.getState()
    const before = { ...play }
    expect(play).toMatchObject({ writes: false, canSeal: false, open: { prompts: [], undoTo: undefined, redoTo: undefined } })
    expect(await play.play({ do: 'ready' })).toEqual({ how: 'elsewhere' })
    expect(await play.undo()).toEqual({ how: 'elsewhere' })
    expect(await play.cast('stark', 3)).toEqual({ how: 'elsewhere' })
    play.writeHere()
    expect(play.crossedBy(ledger.head.entry.id)).toEqual([])
    expect(table.getState()).toEqual(before)
  })
})

describe('looking back while a choice is open', () => {
  test('no moment shows what is sealed, in what it knows or on its screen', async () => {
    const app = await openApp()
    const imported = await app.session.games.getState().importGame(positionOf('orders').file)
    if (!imported.ok) throw new Error('not taken in')
    const { id } = imported.value
    await act(() => app.play().openGame(id))
    const random = seeded(5)
    const sealed: Choice[] = []
    const asks = app.play().open?.prompts.filter(({ kind }) => kind === 'orders') ?? []
    for (const prompt of asks.slice(0, -1)) {
      const choice = westeros.domain(app.state(), prompt).sample(random) as Choice
      const [role] = prompt.roles
      if (role === undefined) continue
      sealed.push(choice)
      await act(() => app.play().cast(role, choice))
    }
    expect(sealed.filter((choice) => Object.keys(choice).length > 1).length).toBeGreaterThan(2)
    const { open } = app.play()
    if (open?.ballots[0] === undefined) throw new Error('no ballot is open')
    const shown = line(open.ledger)
    for (const moment of shown) {
      const known = JSON.stringify([moment.state, moment.entry])
      for (const choice of sealed) expect(known).not.toContain(JSON.stringify(choice))
    }
    const since = shown.filter(({ state }) => state.ballot?.id === open.ballots[0]?.id)
    expect(since.length).toBe(sealed.length + 1)
    cleanup()
    // The test renders the positions since this ballot was opened, and some positions before it.
    const texts = new Map<number, string>()
    for (const { entry } of [...since, ...shown.filter((_, at) => at % 25 === 0)])
      texts.set(entry.seq, await screenOf(app.session, id, entry.seq))
    for (const { entry } of since) {
      const text = texts.get(entry.seq) ?? ''
      expect(text).toContain('Looking back')
      expect(text).toContain('Winterfell')
      expect(text).not.toMatch(/\b(March|Raid|Defense|Consolidate Power)\b/)
    }
    expect([...texts.values()].join(' ')).not.toMatch(/[\da-f]{32}/)
  })
})

/** Returns everything that the screen of a position shows: the events, all texts, and the names of areas on the map. */
const screenOf = async (session: Session, id: string, seq: number): Promise<string> => {
  const view = (
    <SessionProvider value={session}>
      <MemoryRouter initialEntries={[`/game/${id}/moment/${seq}`]}>
        <Suspense>
          <Routes>
            <Route path="game/:id/*" element={<GamePage />} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </SessionProvider>
  )
  const showsMap = () => document.body.innerHTML.includes('Winterfell')
  for (;;) {
    render(view)
    for (let k = 0; k < 3 && screen.queryByRole('slider') === null; k++) await settle()
    const map = screen.queryByRole('radio', { name: 'Map' })
    if (map !== null) await userEvent.click(map)
    for (let k = 0; k < 3 && !showsMap(); k++) await settle()
    // Code that the app loads during the first attempt, such as the map, is available at the next attempt.
    if (screen.queryByRole('slider') !== null && showsMap()) break
    cleanup()
  }
  const texts: string[] = []
  for (const name of ['Map', 'In words']) {
    await userEvent.click(await screen.findByRole('radio', { name }))
    await settle()
    texts.push(
      document.body.textContent ?? '',
      ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? ''),
    )
  }
  cleanup()
  return texts.join('\n')
}
