// Random games of *El Capitan*. They check every state, provoke every refusal, and include rewinds and corrections.
import { elCapitan, REFUSALS, type ElCapitan, type State } from '../../src/games/el-capitan'
import { CITIES, COLOURS, type Colour } from '../../src/games/el-capitan/box/board'
import { fields } from '../../src/games/el-capitan/fields/index'
import { violations } from '../../src/games/el-capitan/invariants/play'
import { violationsBetween } from '../../src/games/el-capitan/invariants/steps'
import type { Event } from '../../src/games/el-capitan/model/events'
import { evolve } from '../../src/games/el-capitan/transaction/evolve'
import {
  append,
  begin,
  canonical,
  revealsUndone,
  line,
  read,
  rewind,
  undoTarget,
  type Ledger,
  type MoveOf,
  type Random,
} from '../../src/referee'
import { sha256 } from '../../src/session/ledger/digest'
import type { Report } from './campaign'
import type { GamePlayout } from './game-playout'
import { oneOf, seeded } from './random'

type Played = Ledger<ElCapitan>

/** Returns a set-up for a number of players. Either all numbers of the board are known or none. */
const setupFor = (players: number, preset: string, random: Random) => {
  const [a = 'red', b = 'green', c = 'blue', d = 'yellow', e = 'purple'] = COLOURS.toSorted(() => random() - 0.5)
  const colours: readonly Colour[] = [a, b, c, d, e]
  const neutral = players === 2 ? [c, d] : []
  const settings = {
    smallExtended: random() < 0.5 ? 20 : 16,
    reopenShutsDown: random() < 0.5,
    fortressNeedsSecond: random() < 0.5,
    debt: random() < 0.5 ? 'forced' : 'negative',
    bonusCities: random() < 0.5 ? 9 : 4,
    cardsTold: random() < 0.5,
    turnsTold: preset !== 'light',
    moneyTold: preset !== 'light' && preset !== 'moneyless',
  } as const
  return {
    players: colours.slice(0, players).map((colour, at) => ({
      colour,
      name: `Player ${at + 1}`,
      ...(neutral[at] === undefined ? {} : { neutral: neutral[at] }),
    })),
    settings,
    cardsCounted: preset !== 'asked',
    numbers: preset === 'asked' ? {} : testTrack(),
  }
}

/** Returns numbers for a board on which all numbers are known. */
const testTrack = (): Readonly<Record<string, number>> => {
  const values = [0, 4, 8, 12, 16, 20, 24, 26, 24, 22, 20, 18, 16]
  const kinds = [0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1, 0]
  const of = (city: string) => [
    ...values.map((value, at) => [`track/${city}/${at + 1}`, value] as const),
    ...kinds.map((kind, at) => [`site/${city}/${at + 1}`, kind] as const),
    [`harbour/${city}/1`, 4] as const,
    [`harbour/${city}/2`, 5] as const,
    [`fortress/${city}/1`, 8] as const,
    [`fortress/${city}/2`, 10] as const,
  ]
  return Object.fromEntries([...CITIES.flatMap(of), ['chart/7', 30], ['chart/8', 40]])
}

/** Returns a move that is usually illegal. */
const odd = (random: Random, players: readonly Colour[], state: State): unknown => {
  const [settling] = state.settling
  if (settling !== undefined && random() < 0.7) {
    const choices = (state.loans[settling] ?? []).map(() => oneOf(random, ['repay', 'extend']))
    const forced = Array.from({ length: Math.floor(random() * 4) }, () => oneOf(random, [10, 16]))
    return { do: 'settle', by: settling, choices, forced }
  }
  const colour = oneOf(random, players)
  const city = oneOf(random, CITIES) ?? ''
  const other = oneOf(random, CITIES) ?? ''
  const n = Math.floor(random() * 14)
  const cards = [
    [{ as: 'destination', city, seals: 2 }],
    [{ as: 'route', city, seals: 1, via: [city, other] }],
    [{ as: 'route', city, seals: 3, via: [other, city] }],
    [{ as: 'link', link: [city, other] }],
  ]
  return oneOf<unknown>(random, [
    null,
    7,
    [],
    {},
    { do: 'march' },
    { do: 'reveal', ballot: 'x', opened: {} },
    { do: 'callOff', ballot: 'x' },
    { do: 'firstPlayer', colour },
    { do: 'tell', point: `harbour/${city}/1`, value: n * 9 },
    { do: 'buy', price: n * 30 },
    { do: 'sail', to: city },
    ...cards.map((played) => ({ do: 'sail', to: city, cards: played })),
    { do: 'build' },
    { do: 'build', site: n },
    { do: 'build', site: 1 + (n % 12), colour: oneOf(random, COLOURS) },
    { do: 'reopen' },
    { do: 'reopen', colour: oneOf(random, COLOURS) },
    { do: 'fortress' },
    { do: 'loan', face: oneOf(random, [10, 12, 16]) },
    { do: 'endTurn' },
    { do: 'paid' },
    { do: 'settle', by: colour, choices: [oneOf(random, ['repay', 'extend'])] },
    { do: 'settle', by: colour, choices: ['extend', 'extend'] },
    { do: 'settle', by: colour, choices: [oneOf(random, ['repay', 'extend'])], forced: [oneOf(random, [10, 12, 16])] },
    { do: 'nameStart', by: colour, starts: colour },
    { do: 'lastPiece', colour },
    { do: 'bonusCard', colour },
    { do: 'row', city, row: [colour, colour], fortresses: [colour, colour], value: n },
    { do: 'row', city, row: Array.from({ length: n + 2 }, () => colour), fortresses: [null, null] },
    { do: 'hand', by: colour },
    { do: 'hand', by: colour, money: n, loans: [{ face: 10, extended: random() < 0.5 }] },
    { do: 'overrule', move: { do: 'loan', face: 10 }, waive: ['NO_LOAN_IN_FIRST_ROUND'] },
    { do: 'correct', changes: [] },
    { do: 'correct', changes: [{ set: 'left', colour, main: 17, neutral: 0, fortresses: 0 }] },
  ])
}

/** Returns the invariants between two states that the newest entry violates. */
const brokenBetween = (before: State, ledger: Played): readonly string[] => {
  let state = before
  return (ledger.head.entry.events as readonly Event[]).flatMap((event) => {
    const then = state
    state = evolve(then, event)
    return violationsBetween(then, event, state)
  })
}

/** Options of a random game. */
interface Way {
  readonly watch: boolean
  readonly disturb: boolean
}

const stampOf = (ledger: Played | undefined) => {
  const seq = ledger === undefined ? 0 : ledger.last.entry.seq + 1
  return { id: `e${seq}`, time: 1_800_000_000_000 + seq, by: 'table' }
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Plays one random game to its end. */
const playOne = (report: Report, setup: ReturnType<typeof setupFor>, random: Random, { watch, disturb }: Way): void => {
  const alone = begin(elCapitan, { ...setup, players: setup.players.slice(0, 1) }, stampOf(undefined), sha256)
  if (!alone.ok) add(report.refusals, alone.refusal.code)
  const opening = begin(elCapitan, setup, stampOf(undefined), sha256)
  if (!opening.ok) throw new Error(`not begun: ${opening.refusal.code}`)
  let ledger: Played = opening.value
  const colours = setup.players.map(({ colour }) => colour)
  const state = () => ledger.head.state
  const play = (move: MoveOf<ElCapitan>) => {
    const before = state()
    const next = append(ledger, move, stampOf(ledger), sha256)
    if (!next.ok) throw new Error(`an offered answer is refused: ${next.refusal.code} ${canonical(move)}`)
    ledger = next.value
    report.moves++
    const wrong = watch ? [...violations(state()), ...brokenBetween(before, ledger)] : []
    if (wrong.length > 0) throw new Error(`broken after ${canonical(move)}: ${wrong.join(', ')}`)
  }
  const back = (to: string | undefined) => {
    if (to === undefined) return
    if (revealsUndone(ledger, to).length > 0) throw new Error('something was revealed')
    const gone = rewind(ledger, to, false, stampOf(ledger), sha256)
    if (!gone.ok) return
    ledger = gone.value
    report.rewinds++
  }
  for (let n = 0; elCapitan.prompts(state()).length > 0; n++) {
    if (n > 4000) throw new Error('it does not end')
    if (disturb && random() < (state().stage === 'turns' ? 0.4 : 0.95)) {
      const move = odd(random, colours, state()) as MoveOf<ElCapitan>
      const before = canonical(state())
      const decision = elCapitan.decide(state(), move)
      if (canonical(state()) !== before) throw new Error('a decision changed the state')
      if (!decision.ok) add(report.refusals, decision.refusal.code)
    }
    if (disturb && random() < 0.02) back(undoTarget(ledger))
    if (disturb && random() < 0.01) back(oneOf(random, line(ledger).slice(-12, -1))?.entry.id)
    if (disturb && random() < 0.01) {
      const change = oneOf(random, fields.standing(state()))
      if (change !== undefined && elCapitan.decide(state(), { do: 'correct', changes: [change] }).ok) {
        play({ do: 'correct', changes: [change] })
        report.corrections++
      }
    }
    const asked = elCapitan.prompts(state())
    if (state().turn.sailed && !asked.some(({ kind }) => kind === 'act' || kind === 'endTurn')) {
      toTurnStart()
      continue
    }
    // Buying a card is always possible, so questions about buying are considered only with a probability of 0.3.
    const prompt =
      oneOf(
        random,
        asked.filter(({ kind }) => (kind !== 'buy' && kind !== 'bonusCard') || random() < 0.3),
      ) ?? asked[0]
    if (prompt === undefined) continue
    add(report.seen, prompt.kind)
    const answer = elCapitan.domain(state(), prompt).sample(random)
    if (answer !== undefined) play(answer)
    else if (prompt.kind === 'act') toTurnStart()
    else throw new Error(`a question nobody can answer: ${prompt.key}`)
  }
  /** A23: undoes a turn in which no action is possible. */
  function toTurnStart(): void {
    const { turn } = state()
    if (!turn.bought && !turn.sailed) throw new Error('a turn in which nothing can be done')
    const start = line(ledger).findLast(
      ({ state: then }) => then.turns.turn === state().turns.turn && !then.turn.bought && !then.turn.sailed,
    )
    back(start?.entry.id)
  }
  const over = elCapitan.decide(state(), { do: 'endTurn' })
  if (!over.ok) add(report.refusals, over.refusal.code)
  for (const { entry } of line(ledger)) for (const { e } of entry.events) add(report.seen, e)
  add(report.endings, state().result?.winners.length === 1 ? 'won' : 'shared')
  const again = read(elCapitan, JSON.parse(JSON.stringify(entriesOf(ledger))) as never, sha256)
  if (!again.ok || canonical(again.value.head.state) !== canonical(state())) throw new Error('read again, it stands otherwise')
}

const entriesOf = (ledger: Played) => {
  const all = []
  for (let moment: Played['last'] | undefined = ledger.last; moment !== undefined; moment = moment.written) all.push(moment.entry)
  return all.reverse()
}

const kinds = [2, 3, 4, 5].flatMap((players) => ['known', 'asked', 'moneyless', 'light'].map((preset) => ({ players, preset })))

export const playout: GamePlayout = {
  kinds: kinds.map(({ players, preset }) => ({
    players,
    preset,
    play: (report, games, seed, watch, disturb, now) => {
      for (let n = 0; n < games; n++) {
        const began = now()
        const random = seeded(seed * 1_000_003 + n)
        try {
          playOne(report, setupFor(players, preset, random), random, { watch, disturb })
        } catch (fault) {
          report.faults.push(
            `--players ${players} --preset ${preset} --seed ${seed} game ${n}: ${fault instanceof Error ? fault.message : String(fault)}`,
          )
        }
        report.games++
        report.seconds += (now() - began) / 1000
      }
    },
  })),
  missing: (report, some) => {
    const ofTurns = ['shutDown', 'reopened', 'bonusTaken', 'settled', 'lastPiecePlaced', 'fortressBuilt']
    const ofLight = ['lastPieceTold', 'rowTold', 'handTold']
    const wanted = [
      ...(some.some(({ preset }) => preset !== 'light') ? ofTurns : []),
      ...(some.some(({ preset }) => preset === 'light') ? ofLight : []),
    ]
    return wanted.filter((e) => !report.seen.has(e))
  },
  refusals: Object.keys(REFUSALS),
}
