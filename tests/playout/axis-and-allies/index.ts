// Random games of *Axis & Allies*. They check every state, provoke every refusal, and include rewinds and corrections.
import { axisAndAllies, REFUSALS, type AxisAndAllies, type State } from '../../../src/games/axis-and-allies'
import { ADVANTAGES, SEATS } from '../../../src/games/axis-and-allies/box/powers'
import { fields } from '../../../src/games/axis-and-allies/fields/index'
import { breaches } from './course'
import { violations } from '../../../src/games/axis-and-allies/invariants/play'
import type { LossesByPower } from '../../../src/games/axis-and-allies/model/battle'
import { LIGHT } from '../../../src/games/axis-and-allies/model/settings'
import {
  append,
  begin,
  canonical,
  commit,
  line,
  read,
  rewind,
  undoTarget,
  type Ledger,
  type MoveOf,
  type Opened,
  type Random,
} from '../../../src/referee'
import { sha256 } from '../../../src/session/ledger/digest'
import { anyAnswer } from './armies'
import { odd } from './odd'
import type { Report } from '../campaign'
import type { GamePlayout } from '../game-playout'
import { hex32, oneOf, seeded } from '../random'

type Played = Ledger<AxisAndAllies>

/** Returns a set-up for a number of players, with random settings. */
const setupFor = (players: number, preset: string, random: Random) => {
  const half = () => random() < 0.5
  return {
    players: (SEATS[players] ?? []).map((powers, at) => ({ name: `Player ${at + 1}`, powers })),
    dice: half() ? 'app' : 'table',
    settings: {
      needed: 7,
      individual: half(),
      errata: half(),
      noFireHome: half(),
      destroyerBothSides: half(),
      leftover: half() ? 'refund' : 'keep',
      heavyCap: half() ? 'bomber' : 'die',
      destroyerBlocks: half(),
      destroyerStops: half(),
      sealedLosses: half(),
      landing: half() ? 'all' : 'fighters',
      advantages: half() ? ADVANTAGES.map(({ id }) => id) : [],
      ...(preset === 'light' ? LIGHT : {}),
      armiesTold: preset === 'armies',
    },
  } as const
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

const entriesOf = (ledger: Played) => {
  const all = []
  for (let moment: Played['last'] | undefined = ledger.last; moment !== undefined; moment = moment.written) all.push(moment.entry)
  return all.reverse()
}

/** Probability of answering an optional question. */
const LAZY = 0.25
/** Probability that another unit moves before the turn continues. Applies only if units are tracked. */
const RESTLESS = 0.9
/** Number of the last full round. After it, corrections end the game. */
const LONG = 4

/** Plays one random game to its end. */
const playOne = (report: Report, setup: ReturnType<typeof setupFor>, random: Random, { watch, disturb }: Way): void => {
  const alone = begin(axisAndAllies, { ...setup, players: setup.players.slice(0, 1) }, stampOf(undefined), sha256)
  if (!alone.ok) add(report.refusals, alone.refusal.code)
  const opening = begin(axisAndAllies, setup, stampOf(undefined), sha256)
  if (!opening.ok) throw new Error(`not begun: ${opening.refusal.code} ${canonical(opening.refusal.params)}`)
  let ledger: Played = opening.value
  const sealed = new Map<string, Opened<LossesByPower>>()
  const state = (): State => ledger.head.state
  const play = (move: MoveOf<AxisAndAllies>) => {
    const before = state()
    const next = append(ledger, move, stampOf(ledger), sha256)
    if (!next.ok) throw new Error(`an offered answer is refused: ${next.refusal.code} ${canonical(move)} ${canonical(next.refusal.params)}`)
    ledger = next.value
    report.moves++
    const wrong = watch ? [...violations(state()), ...breaches(before, ledger.last.entry.events as never, state())] : []
    if (wrong.length > 0) throw new Error(`broken after ${canonical(move)}: ${wrong.join(', ')}`)
  }
  const back = (to: string | undefined) => {
    if (to === undefined) return
    const gone = rewind(ledger, to, random() < 0.7, stampOf(ledger), sha256)
    if (!gone.ok) return void add(report.refusals, gone.refusal.code)
    ledger = gone.value
    report.rewinds++
  }
  for (let n = 0; axisAndAllies.prompts(state()).length > 0; n++) {
    if (n > 5000) throw new Error('it does not end')
    for (let tries = disturb ? 3 : 0; tries > 0; tries--) provoke(report, state(), random)
    if (disturb && random() < 0.01) back(oneOf(random, [undoTarget(ledger), 'nowhere']))
    if (disturb && random() < 0.005) back(oneOf(random, line(ledger).slice(-12, -1))?.entry.id)
    if (disturb && random() < 0.01 && state().ballot === undefined) {
      const change = oneOf(random, fields.standing(state()))
      if (change !== undefined && axisAndAllies.decide(state(), { do: 'correct', changes: [change] }).ok) {
        play({ do: 'correct', changes: [change] })
        report.corrections++
      }
    }
    if (state().round > LONG && state().settings.needed > 1 && state().ballot === undefined)
      play({ do: 'correct', changes: [{ set: 'settings', settings: { ...state().settings, needed: 1 } }] })
    const asked = axisAndAllies.prompts(state())
    const isMoving = state().settings.armiesTold && asked.some(({ kind }) => kind === 'move' || kind === 'ship') && random() < RESTLESS
    const prompt = oneOf(
      random,
      asked.filter(({ must, kind }) => {
        if (isMoving) return kind === 'move' || kind === 'ship'
        return must || (kind === 'breakOff' ? random() < 0.03 : random() < LAZY)
      }),
    )
    if (prompt === undefined) {
      if (asked.every(({ must }) => !must)) throw new Error(`nothing has to be done: ${asked.map(({ key }) => key).join()}`)
      continue
    }
    add(report.seen, prompt.kind)
    const drawn = prompt.must ? axisAndAllies.byChance(state(), (_, from) => oneOf(random, from) as never) : undefined
    if (drawn !== undefined) {
      play(drawn)
      continue
    }
    const { ballot } = state()
    if (prompt.kind === 'reveal' && ballot !== undefined) {
      const opened = Object.fromEntries(ballot.roles.map((role) => [role, sealed.get(`${ballot.id}/${role}`) as Opened]))
      play(random() < 0.1 ? { do: 'callOff', ballot: ballot.id } : { do: 'reveal', ballot: ballot.id, opened })
      continue
    }
    const any = anyAnswer(state(), prompt.kind, random)
    const answer = any !== undefined && axisAndAllies.decide(state(), any).ok ? any : axisAndAllies.domain(state(), prompt).sample(random)
    if (answer === undefined) throw new Error(`a question nobody can answer: ${prompt.key}`)
    const [role = 'soviet'] = prompt.roles
    if (!prompt.sealed || ballot === undefined) {
      play(answer as MoveOf<AxisAndAllies>)
      continue
    }
    const choice = answer as LossesByPower
    const against = axisAndAllies.checkChoice(state(), role, choice)
    if (against !== undefined) throw new Error(`a sampled choice is refused: ${against.code}`)
    const one = { choice, nonce: hex32(random) }
    sealed.set(`${ballot.id}/${role}`, one)
    play({ do: 'cast', ballot: ballot.id, role, commitment: commit(sha256, ballot.id, role, choice, one.nonce) })
  }
  const over = axisAndAllies.decide(state(), { do: 'press' })
  if (!over.ok) add(report.refusals, over.refusal.code)
  for (const { entry } of line(ledger)) for (const { e } of entry.events) add(report.seen, e)
  add(report.endings, state().result?.side ?? 'none')
  if (!watch) return
  const again = read(axisAndAllies, JSON.parse(JSON.stringify(entriesOf(ledger))) as never, sha256)
  if (!again.ok || canonical(again.value.head.state) !== canonical(state())) throw new Error('read again, it stands otherwise')
}

/** Tries moves that are usually illegal. They must not change the state or throw an error. */
const provoke = (report: Report, state: State, random: Random): void => {
  if (random() > 0.5) return
  const move = odd(random, state) as MoveOf<AxisAndAllies>
  const before = canonical(state)
  const decision = axisAndAllies.decide(state, move)
  if (canonical(state) !== before) throw new Error('a decision changed the state')
  if (!decision.ok) add(report.refusals, decision.refusal.code)
}

const PRESETS = ['referee', 'armies', 'light'] as const
const kinds = [2, 3, 4, 5].flatMap((players) => PRESETS.map((preset) => ({ players, preset })))

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
          const why = fault instanceof Error ? fault.message : String(fault)
          report.faults.push(`--players ${players} --preset ${preset} --seed ${seed} game ${n}: ${why}`)
        }
        report.games++
        report.seconds += (now() - began) / 1000
      }
    },
  })),
  missing: (report, some) => {
    const always = ['taken', 'collected', 'turnEnded', 'citiesCounted', 'gameEnded', 'moved']
    const referee = [
      'fired',
      'lossesTaken',
      'battleOver',
      'retreated',
      'submerged',
      'raided',
      'rocketHit',
      'developed',
      'mobilized',
      'leftOver',
    ]
    const wanted = [...always, ...(some.some(({ preset }) => preset !== 'light') ? [...referee, 'flewHome', 'notAgreed'] : [])]
    return wanted.filter((e) => !report.seen.has(e))
  },
  refusals: Object.keys(REFUSALS),
}
