// Random games of *Mafia City*. They check every state, provoke every refusal, and include rewinds, corrections and overruled refusals.
import { mafiaCity, REFUSALS, type MafiaCity, type State } from '../../src/games/mafia-city'
import { COLOURS, LOCATIONS, type Colour } from '../../src/games/mafia-city/box/box'
import { ACTION_CARDS, NO_ACTIONS, VETOES } from '../../src/games/mafia-city/box/effects'
import { fields } from '../../src/games/mafia-city/fields'
import { violations } from '../../src/games/mafia-city/invariants/play'
import { violationsBetween } from '../../src/games/mafia-city/invariants/steps'
import { broken } from '../../src/games/mafia-city/model/count'
import type { Event } from '../../src/games/mafia-city/model/events'
import { isOverrulable } from '../../src/games/mafia-city/model/refusals'
import { evolve } from '../../src/games/mafia-city/transaction/evolve'
import {
  append,
  begin,
  canonical,
  commit,
  line,
  pickBySeed,
  read,
  rewind,
  undoTarget,
  type Ledger,
  type MoveOf,
  type Pick,
  type Random,
} from '../../src/referee'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import type { Report } from './campaign'
import type { GamePlayout } from './game-playout'
import { oneOf, seeded } from './random'

type Played = Ledger<MafiaCity>
type Move = MoveOf<MafiaCity>

/**
 * Returns a set-up for a number of players. By the preset, the app tracks everything, everything except cards, or only what scoring needs.
 */
const setupFor = (players: number, preset: string, random: Random) => {
  const colours = COLOURS.toSorted(() => random() - 0.5).slice(0, players)
  const is = () => random() < 0.5
  const settings = {
    level: is() ? 'beginner' : 'advanced',
    cellRelease: is() ? 'all' : 'nextRound',
    dealWithoutToken: is(),
    declineFigures: is(),
    tokensKept: preset !== 'light',
    cardsCounted: preset === 'referee',
    silentWindow: random() < 0.2,
    thiefDrawn: is(),
    mapDrawn: is(),
  } as const
  const numbers = random() < 0.3 ? { secretDeal: 2, [`target/${players}/beginner`]: 5 } : {}
  return { players: colours.map((colour, at) => ({ colour, name: `Player ${at + 1}` })), start: colours[0] ?? 'red', settings, numbers }
}

/** Returns a move that is usually illegal. */
const odd = (random: Random, state: State): unknown => {
  const colours = state.players.map(({ colour }) => colour)
  // Usually a player who may act now makes the move, so that refusals for other reasons than the turn occur.
  const asked = mafiaCity.prompts(state).flatMap(({ roles }) => roles)
  const controller = random() < 0.5 ? state.cycle?.control?.controller : undefined
  const by = (random() < 0.7 ? (controller ?? oneOf(random, asked)) : undefined) ?? oneOf(random, colours)
  const other = oneOf(random, colours)
  const at = random() < 0.06 ? 'cell' : state.cycle?.at !== undefined && random() < 0.2 ? state.cycle.at : oneOf(random, LOCATIONS)
  const to = random() < 0.06 ? 'cell' : random() < 0.1 ? at : oneOf(random, LOCATIONS)
  const place = 1 + Math.floor(random() * 4)
  const n = Math.floor(random() * 14)
  const kinds: readonly unknown[] = [
    null,
    [],
    {},
    { do: 'march' },
    { do: 'reveal', ballot: 'x', opened: {} },
    { do: 'callOff', ballot: 'x' },
    { do: 'keepSecret', secret: 'x', owner: by, commitment: 'x' },
    { do: 'cast', ballot: state.ballot?.id ?? 'x', role: oneOf(random, COLOURS), commitment: 'x' },
    { do: 'map', centre: 1, ring: [1, 2, 3, 4, 5, 6] },
    { do: 'redraw', by, discard: oneOf(random, [0, 1, 2]) },
    { do: 'redraw', by: other, discard: 2 },
    { do: 'bullet', by: other },
    { do: 'bullet', by },
    { do: 'react', by: other, with: oneOf(random, VETOES) },
    { do: 'react', by: state.reacting?.chain.stack.at(-1)?.by ?? by, with: 'fists' },
    { do: 'nobody' },
    { do: 'complicity', by: state.jailing?.owner ?? by, at, place },
    { do: 'complicity', by: state.jailing?.owner ?? by, at, place },
    { do: 'noComplicity', by },
    { do: 'taken', position: n + 1 },
    { do: 'drew' },
    { do: 'choose', at, by },
    { do: 'choose', at: oneOf(random, LOCATIONS), by },
    { do: 'choose', at: oneOf(random, state.marked) ?? 1, by },
    { do: 'deal', by, cards: place },
    { do: 'deal', by: other, cards: 1 },
    { do: 'noDeal', by: other },
    { do: 'noMoreDeals' },
    { do: 'stackNow', stack: [other], deals: [] },
    { do: 'jail', by, at, place },
    { do: 'jail', by: other, at, place },
    { do: 'moveHitman', by, to },
    { do: 'hitman', by, place },
    { do: 'hitman', by, place, at },
    { do: 'takeFigure', by, take: false },
    { do: 'shop', by },
    { do: 'star', by },
    { do: 'skip', by: other },
    { do: 'end' },
    { do: 'name', by, player: other },
    { do: 'take', by, places: 'cell' },
    { do: 'take', by, places: [place] },
    { do: 'take', by: other, places: [] },
    { do: 'draw' },
    { do: 'correct', changes: [] },
    { do: 'correct', changes: [{ set: 'tokens', colour: by, hand: 12, reserve: 0, cell: 0, fresh: 0 }] },
    { do: 'correct', changes: [{ set: 'start', colour: COLOURS.find((one) => !colours.includes(one)) ?? by }] },
    { do: 'overrule', move: { do: 'act', by, what: 'place', at }, waive: ['NO_TOKEN_IN_HAND'] },
  ]
  const acts = [...ACTION_CARDS, ...NO_ACTIONS, 'place', 'place', 'wait', 'pass'] as const
  const atHarbour = [
    { do: 'moveHitman', by, to },
    { do: 'hitman', by, place },
  ] as const
  if (state.cycle?.at === 2 && random() < 0.3) return oneOf(random, atHarbour)
  if (state.jailing?.used === true && random() < 0.5) return { do: 'complicity', by: state.jailing.owner, at, place }
  const isActing = state.stage === 'actions' && random() < 0.6
  if (!isActing) return oneOf(random, kinds)
  const what = oneOf(random, acts)
  return { do: 'act', by: random() < 0.8 ? by : other, what, at, place, to, from: other }
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

/** Returns a correction: another setting, or a correction that changes nothing. */
const byHand = (random: Random, state: State): Move | undefined => {
  const { settings } = state
  const flips = ['tokensKept', 'cardsCounted', 'silentWindow', 'cellRelease', 'thiefDrawn'] as const
  const flip = oneOf(random, flips) ?? 'thiefDrawn'
  const flipped = flip === 'cellRelease' ? 'nextRound' : !settings[flip]
  if (random() < 0.2) return { do: 'correct', changes: [{ set: 'settings', settings: { ...settings, [flip]: flipped } }] }
  const change = oneOf(random, fields.standing(state))
  return change && { do: 'correct', changes: [change] }
}

class Table {
  ledger: Played
  /** True after a refusal was overruled. From then on, the test checks only the totals of the pieces. */
  loose = false
  readonly report: Report
  readonly random: Random
  readonly way: Way

  constructor(report: Report, setup: ReturnType<typeof setupFor>, random: Random, way: Way) {
    this.report = report
    this.random = random
    this.way = way
    const opening = begin(mafiaCity, setup, stampOf(undefined), sha256)
    if (!opening.ok) throw new Error(`not begun: ${opening.refusal.code}`)
    this.ledger = opening.value
  }

  get state(): State {
    return this.ledger.head.state
  }

  play(move: Move): void {
    const before = this.state
    const next = append(this.ledger, move, stampOf(this.ledger), sha256)
    if (!next.ok) throw new Error(`an offered answer is refused: ${next.refusal.code} ${canonical(next.refusal.params)} ${canonical(move)}`)
    this.ledger = next.value
    this.report.moves++
    if (!this.way.watch) return
    const wrong = this.loose ? broken(this.state) : [...violations(this.state), ...this.between(before)]
    if (wrong.length > 0) throw new Error(`broken after ${canonical(move)}: ${wrong.join(', ')}`)
  }

  between(before: State): readonly string[] {
    let state = before
    return (this.ledger.head.entry.events as readonly Event[]).flatMap((event) => {
      const then = state
      state = evolve(then, event)
      return violationsBetween(then, event, state)
    })
  }

  back(to: string | undefined): void {
    if (to === undefined) return
    for (const [entry, isAgreed] of [
      ['nowhere', true],
      [to, false],
    ] as const) {
      const without = rewind(this.ledger, entry, isAgreed, stampOf(this.ledger), sha256)
      if (!without.ok) add(this.report.refusals, without.refusal.code)
    }
    const gone = rewind(this.ledger, to, true, stampOf(this.ledger), sha256)
    if (!gone.ok) return
    this.ledger = gone.value
    this.report.rewinds++
  }

  /** Makes rewinds, corrections, overruled moves, and moves that are usually refused. */
  disturb(): void {
    const { random, report } = this
    const count = random() < 0.5 ? 2 : 1
    for (let n = 0; n < count; n++) {
      const move = odd(random, this.state) as Move
      const before = canonical(this.state)
      const decision = mafiaCity.decide(this.state, move)
      if (canonical(this.state) !== before) throw new Error('a decision changed the state')
      if (decision.ok) continue
      const { code, params } = decision.refusal
      for (const one of [code, ...((params.also ?? []) as readonly string[])]) add(report.refusals, one)
      if (!isOverrulable(code) || random() > (this.loose ? 0.05 : 0.0005)) continue
      const overruled: Move = { do: 'overrule', move: move as never, waive: [code] }
      const allowed = mafiaCity.decide(this.state, overruled)
      if (!allowed.ok) {
        add(report.refusals, allowed.refusal.code)
        continue
      }
      this.loose = true
      this.play(overruled)
    }
    if (random() < 0.02) this.back(undoTarget(this.ledger))
    if (random() < 0.01) this.back(oneOf(random, line(this.ledger).slice(-12, -1))?.entry.id)
    if (random() > 0.02) return
    const move = byHand(random, this.state)
    if (move === undefined || !mafiaCity.decide(this.state, move).ok) return
    this.play(move)
    report.corrections++
  }

  /** Lets all players choose in secret whether they react, or reports all choices without secrecy. */
  cover({ id, roles }: NonNullable<State['ballot']>): void {
    const { random, report } = this
    const isByHand = random() < 0.3
    const nonce = '0123456789abcdef'.repeat(2)
    const choices = roles.map((role) => [role, { choice: random() < 0.5, ...(!isByHand && { nonce }) }] as const)
    const opened = Object.fromEntries(choices)
    const refusedNow = (move: Move) => {
      const next = append(this.ledger, move, stampOf(this.ledger), sha256)
      if (!next.ok) add(report.refusals, next.refusal.code)
    }
    for (const [role, { choice }] of isByHand ? [] : choices) {
      const cast: Move = { do: 'cast', ballot: id, role, commitment: commit(sha256, id, role, choice, nonce) }
      this.play(cast)
      refusedNow(cast)
      refusedNow({ do: 'reveal', ballot: id, opened })
    }
    refusedNow({
      do: 'reveal',
      ballot: id,
      opened: { ...opened, [roles[0] ?? '']: { choice: true } },
    })
    this.play({ do: 'reveal', ballot: id, opened })
  }

  /** Answers one of the open questions. */
  answer(pick: Pick): void {
    const { random, state } = this
    const prompt = oneOf(random, mafiaCity.prompts(state))
    if (prompt === undefined) return
    add(this.report.seen, prompt.kind)
    const { ballot } = state
    if (ballot !== undefined) return this.cover(ballot)
    const drawn = mafiaCity.byChance(state, pick)
    if (drawn !== undefined) return this.play(drawn)
    const domain = mafiaCity.domain(state, prompt)
    // Players may often react, so they usually decline. Late in the game they usually pass their turns, so that the game ends.
    const isPlain = prompt.kind === 'react' && random() < 0.6
    const isLate = prompt.kind === 'act' && this.ledger.last.entry.seq > 900 && random() < 0.7
    const sample = isPlain ? { do: 'nobody' as const } : isLate ? passing(state) : domain.sample(random)
    if (sample === undefined || typeof sample === 'boolean') throw new Error(`a question nobody can answer: ${prompt.key}`)
    this.play(sample)
  }
}

const passing = (state: State): Move => ({ do: 'act', by: mafiaCity.prompts(state)[0]?.roles[0] ?? 'red', what: 'pass' })

/** Plays one random game to its end. */
const playOne = (report: Report, players: number, preset: string, random: Random, way: Way): void => {
  const setup = setupFor(players, preset, random)
  const [first] = setup.players
  const bad = [
    { ...setup, players: setup.players.slice(0, 2) },
    { ...setup, players: setup.players.map((player) => ({ ...player, colour: first?.colour ?? 'red' })) },
    { ...setup, numbers: { [`hand/${players}`]: 12, [`reserve/${players}`]: 12 } },
    { ...setup, start: 'nobody' as Colour },
  ]
  for (const one of bad) {
    const refused = mafiaCity.begin(one)
    if (!refused.ok) add(report.refusals, refused.refusal.code)
  }
  const table = new Table(report, setup, random, way)
  const seed = `seed ${random()}`
  const pick = pickBySeed(hmacSha256, seed)
  for (let n = 0; mafiaCity.prompts(table.state).length > 0; n++) {
    if (n > 6000) throw new Error('it does not end')
    if (way.disturb) table.disturb()
    table.answer(pick)
  }
  const { ledger } = table
  const over = mafiaCity.decide(table.state, { do: 'draw' })
  if (!over.ok) add(report.refusals, over.refusal.code)
  for (const { entry } of line(ledger)) for (const { e } of entry.events) add(report.seen, e)
  const { result } = table.state
  add(report.endings, `decided by ${result?.decidedBy[0] ?? 'nothing'}`)
  const again = read(mafiaCity, JSON.parse(JSON.stringify(entriesOf(ledger))) as never, sha256)
  if (!again.ok || canonical(again.value.head.state) !== canonical(table.state)) throw new Error('read again, it stands otherwise')
}

const entriesOf = (ledger: Played) => {
  const all = []
  for (let moment: Played['last'] | undefined = ledger.last; moment !== undefined; moment = moment.written) all.push(moment.entry)
  return all.reverse()
}

const kinds = [3, 4, 5].flatMap((players) => ['referee', 'uncounted', 'light'].map((preset) => ({ players, preset })))

export const playout: GamePlayout = {
  kinds: kinds.map(({ players, preset }) => ({
    players,
    preset,
    play: (report, games, seed, watch, disturb, now) => {
      for (let n = 0; n < games; n++) {
        const began = now()
        try {
          playOne(report, players, preset, seeded(seed * 1_000_003 + n), { watch, disturb })
        } catch (fault) {
          const why = fault instanceof Error ? fault.message : String(fault)
          report.faults.push(`--players ${players} --preset ${preset} --seed ${seed} game ${n}: ${why}`)
        }
        report.games++
        report.seconds += (now() - began) / 1000
      }
    },
  })),
  missing: (report, some) => {
    const ofTokens = [
      'jailed',
      'raided',
      'planned',
      'headsSwapped',
      'killed',
      'reinforcedTo',
      'hitmanMoved',
      'cardTaken',
      'tookBack',
      'vetoed',
    ]
    const ofLight = ['acted', 'stackTold', 'starCancelled']
    const wanted = [
      ...(some.some(({ preset }) => preset !== 'light') ? ofTokens : []),
      ...(some.some(({ preset }) => preset === 'light') ? ofLight : []),
      'ended',
      'figureTaken',
      'strategyEnded',
    ]
    return wanted.filter((e) => !report.seen.has(e))
  },
  refusals: Object.keys(REFUSALS),
}
