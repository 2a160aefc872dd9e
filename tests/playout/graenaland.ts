// Random games of *Graenaland*. They check every state, provoke every refusal, and include rewinds and corrections.
import { graenaland, REFUSALS, type Graenaland, type State } from '../../src/games/graenaland'
import { CLANS, RESOURCES, type Clan } from '../../src/games/graenaland/box/box'
import { usualIsland, type Island } from '../../src/games/graenaland/box/island'
import { fields } from '../../src/games/graenaland/fields/index'
import { violations, violationsBetween } from '../../src/games/graenaland/invariants/play'
import { placesOf } from '../../src/games/graenaland/model/board'
import type { Event } from '../../src/games/graenaland/model/events'
import type { Choice } from '../../src/games/graenaland/model/moves'
import { WAYS_TO_PLAY } from '../../src/games/graenaland/model/settings'
import {
  append,
  begin,
  canonical,
  commit,
  commitSecret,
  revealsUndone,
  entries,
  line,
  read,
  rewind,
  undoTarget,
  type Ledger,
  type MoveOf,
  type Opened,
  type Random,
} from '../../src/referee'
import { sha256 } from '../../src/session/ledger/digest'
import type { Report } from './campaign'
import type { GamePlayout } from './game-playout'
import { oddMove } from './graenaland-odd'
import { hex32, oneOf, seeded } from './random'

type Played = Ledger<Graenaland>

/** Goals that players reach after a few rounds. */
const EARLY = { 'goal/settlements': 5, 'goal/territories': 1, 'goal/largest': 3, 'goal/buildings': 1, 'goal/army': 2 }

/** Returns a set-up for a number of players with random settings. Some prices are known, and the goals are lower than in the rulebook. */
const setupFor = (players: number, preset: string, random: Random) => {
  const coin = (chance = 0.5) => random() < chance
  const settings = {
    ...WAYS_TO_PLAY[preset === 'light' ? 'light' : 'referee'],
    goldMatches: coin(),
    palisadeAll: coin(),
    enterNew: coin(),
    anchorWarrior: coin() ? ('firstPass' as const) : ('always' as const),
    three: players === 3 && coin(0.7),
    freeStart: coin(),
    vpCards: coin(),
    offerRule: coin(players === 5 ? 0.7 : 0.4),
    announceSealed: coin(0.3),
  }
  const priced = ['village/C1', 'village/I1', 'church', 'fort', 'market', 'road', 'palisade'].filter(() => coin())
  const prices = priced.flatMap((what) => RESOURCES.slice(0, 4).map((resource) => [`price/${what}/${resource}`, coin() ? 1 : 0] as const))
  const clans = CLANS.toSorted(() => random() - 0.5).slice(0, players)
  return {
    players: clans.map((clan, at) => ({ clan, name: `Player ${at + 1}` })),
    settings,
    numbers: {
      points: 1,
      ...(coin(0.7) && EARLY),
      ...(coin(0.2) && { armyTop: 4 }),
      ...(coin(0.2) && { 'tokens/road': 1 }),
      ...Object.fromEntries(prices),
    },
    ...(coin(0.3) && { island: bareIsland(players) }),
    ...(coin(0.3) && { spots: [['C1', 'C2', 'C1'] as const, ['C2', 'C3', 'C3'] as const] }),
  }
}

/** Returns an island whose coast has no space for halls. */
const bareIsland = (players: number): Island =>
  Object.fromEntries(
    Object.entries(usualIsland(players)).map(([at, tile]) => [at, tile.coast ? { ...tile, spaces: ['fort', 'church'] } : tile]),
  )

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

/** Probability of answering an optional question. The key is the kind of question. Building is frequent, announcements are rare. */
const EAGER: Readonly<Record<string, number>> = { construct: 0.8, finalBuild: 0.6, announce: 0.1, joint: 0.2, offer: 0.3, closeVote: 0.1 }
/** Number of the round after which players always announce the end. */
const LATE = 40
/** Maximum number of moves. */
const MOST_MOVES = 6000

/** Random game that plays to its end. */
class Table {
  ledger: Played
  private readonly sealed = new Map<string, Opened<Choice>>()
  private readonly cards = new Map<string, { readonly value: Choice; readonly nonce: string }>()
  private readonly report: Report
  private readonly random: Random
  private readonly way: Way

  constructor(report: Report, setup: ReturnType<typeof setupFor>, random: Random, way: Way) {
    this.report = report
    this.random = random
    this.way = way
    const alone = begin(graenaland, { ...setup, players: setup.players.slice(0, 2) }, stampOf(undefined), sha256)
    if (!alone.ok) add(report.refusals, alone.refusal.code)
    const opening = begin(graenaland, setup, stampOf(undefined), sha256)
    if (!opening.ok) throw new Error(`not begun: ${opening.refusal.code} ${canonical(opening.refusal.params)}`)
    this.ledger = opening.value
  }

  get state(): State {
    return this.ledger.head.state
  }

  play(move: MoveOf<Graenaland>): void {
    const before = this.state
    const next = append(this.ledger, move, stampOf(this.ledger), sha256)
    if (!next.ok) throw new Error(`an offered answer is refused: ${next.refusal.code} ${canonical(next.refusal.params)} ${canonical(move)}`)
    this.ledger = next.value
    this.report.moves++
    if (!this.way.watch) return
    const events = this.ledger.last.entry.events.filter((event): event is Event => event.e !== 'rewound')
    const wrong = [...violations(this.state), ...violationsBetween(before, events, this.state)]
    if (wrong.length > 0) throw new Error(`broken after ${canonical(move)}: ${wrong.join(', ')}`)
  }

  /** Tries a move that is usually illegal. Checks that a refusal does not change the state. */
  provoke(): void {
    const move = oddMove(this.random, this.state) as MoveOf<Graenaland>
    const before = canonical(this.state)
    const decision = graenaland.decide(this.state, move)
    if (canonical(this.state) !== before) throw new Error('a decision changed the state')
    if (decision.ok) return
    add(this.report.refusals, decision.refusal.code)
    for (const other of [decision.refusal.params.also ?? []].flat()) add(this.report.refusals, String(other))
    const overruled = graenaland.decide(this.state, { do: 'overrule', move: move as never, waive: [decision.refusal.code] })
    if (overruled.ok && !graenaland.overrulable(decision.refusal)) throw new Error(`${decision.refusal.code} was overruled`)
    if (overruled.ok) overruled.value.reduce((state, event) => graenaland.evolve(state, event), this.state)
    const waived = append(
      this.ledger,
      { do: 'overrule', move: move as never, waive: [decision.refusal.code] },
      stampOf(this.ledger),
      sha256,
    )
    if (!waived.ok) add(this.report.refusals, waived.refusal.code)
  }

  private back(to: string | undefined): void {
    if (to === undefined) return
    const isShown = to !== 'nowhere' && revealsUndone(this.ledger, to).length > 0
    const gone = rewind(this.ledger, to, isShown && this.random() < 0.8, stampOf(this.ledger), sha256)
    if (!gone.ok) {
      add(this.report.refusals, gone.refusal.code)
      return
    }
    this.ledger = gone.value
    this.report.rewinds++
  }

  disturb(): void {
    const { random } = this
    const isStart = this.state.stage === 'start'
    for (let tries = isStart ? 8 : random() < 0.5 ? 1 : 0; tries > 0; tries--) this.provoke()
    if (random() < 0.002) this.back('nowhere')
    if (random() < 0.02) this.back(undoTarget(this.ledger))
    if (random() < 0.01) this.back(oneOf(random, line(this.ledger).slice(-12, -1))?.entry.id)
    if (random() < 0.01) {
      const change = oneOf(random, fields.standing(this.state))
      if (change !== undefined && graenaland.decide(this.state, { do: 'correct', changes: [change] }).ok) {
        this.play({ do: 'correct', changes: [change] })
        this.report.corrections++
      }
    }
    const { ballot, secrets } = this.state
    if (ballot !== undefined && random() < 0.03) this.play({ do: 'callOff', ballot: ballot.id })
    const again = oneOf(random, Object.keys(this.state.ballot?.cast ?? {})) as Clan | undefined
    if (again !== undefined && random() < 0.1) this.play({ do: 'reopen', by: again })
    const kept = oneOf(
      random,
      secrets.filter(({ shown }) => !shown),
    )
    if (kept !== undefined && random() < 0.003) this.play({ do: 'dropSecret', secret: kept.secret })
  }

  answer(): void {
    const { state, random } = this
    const asked = graenaland.prompts(state)
    // The rules never force a player to announce the end. After many rounds, the simulated players always announce it.
    const isLate = state.round > LATE
    const due = asked.filter(({ kind }) => random() < (isLate && kind === 'announce' ? 1 : (EAGER[kind] ?? 1)))
    const prompt = oneOf(random, due) ?? asked.at(-1)
    if (prompt === undefined) throw new Error('a dead end')
    add(this.report.seen, prompt.kind)
    const [role = 'red'] = prompt.roles
    if (prompt.kind === 'reveal') {
      this.reveal()
      return
    }
    const domain = graenaland.domain(state, prompt)
    // Announcements are usually correct, because players count their points first. The test therefore tries several samples.
    const dared = prompt.kind === 'announce' ? Array.from({ length: 6 }, () => domain.sample(random)) : [domain.sample(random)]
    const answer = dared.find((one) => typeof one === 'object' && 'points' in one && (one.points ?? 0) < 5) ?? dared[0]
    if (prompt.sealed && answer !== undefined) {
      const nonce = hex32(random)
      const secret = prompt.secret ?? ''
      if (prompt.secret === undefined) this.cast(role, answer as Choice, nonce)
      else {
        this.cards.set(secret, { value: answer as Choice, nonce })
        this.play({ do: 'keepSecret', secret, owner: role, commitment: commitSecret(sha256, secret, role, { value: answer, nonce }) })
      }
      return
    }
    const { secret } = prompt.params
    const shown = typeof secret === 'string' ? this.cards.get(secret) : undefined
    if (typeof secret === 'string' && shown !== undefined) this.play({ do: 'showSecret', secret, shown })
    else if (answer !== undefined) this.play(answer as MoveOf<Graenaland>)
    else throw new Error(`nobody can answer: ${prompt.key}`)
  }

  private cast(role: Clan, choice: Choice, nonce: string): void {
    const { ballot } = this.state
    if (ballot === undefined) throw new Error('a sealed question without a ballot')
    const objection = graenaland.checkChoice(this.state, role, choice, ballot)
    if (objection !== undefined) throw new Error(`a sampled choice is refused: ${objection.code}`)
    this.sealed.set(`${ballot.id}/${role}`, { choice, nonce })
    this.play({ do: 'cast', ballot: ballot.id, role, commitment: commit(sha256, ballot.id, role, choice, nonce) })
  }

  private reveal(): void {
    const { ballot } = this.state
    if (ballot === undefined) throw new Error('nothing to reveal')
    const opened = Object.fromEntries(ballot.roles.map((role) => [role, this.sealed.get(`${ballot.id}/${role}`) as Opened<Choice>]))
    this.play({ do: 'reveal', ballot: ballot.id, opened })
  }
}

const playOne = (report: Report, setup: ReturnType<typeof setupFor>, random: Random, way: Way): void => {
  const table = new Table(report, setup, random, way)
  for (let n = 0; graenaland.prompts(table.state).length > 0; n++) {
    if (n > MOST_MOVES) throw new Error(`it does not end: ${table.state.stage} in round ${table.state.round}`)
    if (way.disturb) table.disturb()
    table.answer()
  }
  if (table.state.stage !== 'over') throw new Error(`a dead end: ${table.state.stage}`)
  const over = graenaland.decide(table.state, { do: 'passShip' })
  if (!over.ok) add(report.refusals, over.refusal.code)
  for (const { entry } of line(table.ledger)) for (const { e } of entry.events) add(report.seen, e)
  add(report.endings, table.state.final?.points === undefined ? 'by goals' : 'by points')
  const again = read(graenaland, JSON.parse(JSON.stringify(entries(table.ledger))) as never, sha256)
  if (!again.ok || canonical(again.value.head.state) !== canonical(table.state)) throw new Error('read again, it stands otherwise')
  if (placesOf(table.state).length === 0) throw new Error('no island')
}

const KINDS = [3, 4, 5].flatMap((players) => ['referee', 'light'].map((preset) => ({ players, preset })))
/** Events that must occur in every campaign. The key is the kind of game. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  referee: [
    'settled',
    'anchored',
    'stayed',
    'drawn',
    'revealed',
    'entered',
    'voteClosed',
    'jointProposed',
    'dropped',
    'secretShown',
    'ended',
  ],
  light: ['placed', 'ordered', 'voteClosed', 'built', 'ended'],
}

export const playout: GamePlayout = {
  kinds: KINDS.map(({ players, preset }) => ({
    players,
    preset,
    play: (report, games, seed, watch, disturb, now) => {
      for (let n = 0; n < games; n++) {
        const began = now()
        const random = seeded(seed * 1_000_003 + n)
        try {
          playOne(report, setupFor(players, preset, random), random, { watch, disturb })
        } catch (fault) {
          const why = fault instanceof Error ? fault.message : String(fault)
          report.faults.push(`--players ${players} --preset ${preset} --seed ${seed} game ${n}: ${why}`)
        }
        report.games++
        report.seconds += (now() - began) / 1000
      }
    },
  })),
  missing: (report, some) => [...new Set(some.flatMap(({ preset }) => WANTED[preset] ?? []))].filter((e) => !report.seen.has(e)),
  refusals: Object.keys(REFUSALS),
}
