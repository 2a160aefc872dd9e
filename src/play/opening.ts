import { read, redoTarget, undoTarget, type Ballot, type Damage, type Game, type Ledger, type Prompt, type Vocabulary } from '../referee'
import { leadingEntries, type Trouble } from '../storage'
import { sha256 } from './digest'
import type { World } from './world'

/** How a game on disk becomes a game on the table. */

/** The game on the table, as screens see it. Nothing in it tells what anybody has sealed. */
export interface OpenGame<V extends Vocabulary = Vocabulary> {
  readonly id: string
  /** What the table calls it. */
  readonly name: string
  readonly game: Game<V>
  readonly ledger: Ledger<V>
  /** The state where play stands. */
  readonly state: V['state']
  readonly prompts: readonly Prompt<V['promptKind'], V['role']>[]
  readonly ballot: Ballot<string, V['role']> | undefined
  /** Drafts of the open prompts that are not sealed, by prompt key. */
  readonly drafts: Readonly<Record<string, V['draft']>>
  /** Entry to go to for one step back or forth; undefined if there is none. */
  readonly undoTo: string | undefined
  readonly redoTo: string | undefined
  /** The ledger on disk is damaged from the entry `at` on: the game stands at the last sound one. Gone with the next move. */
  readonly damage: { readonly at: number; readonly why: Damage<V>['why'] } | undefined
}

/** Why a game does not open. Nothing on disk is changed by it. */
export type OpenFailure =
  | Trouble
  /** The catalogue has no such game. */
  | 'gameUnknown'
  /** Its rules could not be loaded. */
  | 'notLoaded'
  /** Not even its first entry is sound. */
  | 'unreadable'

export type Opening<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: OpenFailure }

/** The rules of a game of the catalogue. Failures: `gameUnknown`, `notLoaded`. */
export const loadRules = async (world: Pick<World, 'catalogue'>, id: string): Promise<Opening<Game<Vocabulary>>> => {
  const offered = world.catalogue.find((one) => one.id === id)
  if (offered === undefined) return { ok: false, failure: 'gameUnknown' }
  try {
    return { ok: true, value: await offered.load() }
  } catch {
    return { ok: false, failure: 'notLoaded' }
  }
}

/** Reads a game from disk, up to its last sound entry. */
export const readGame = async (world: World, id: string): Promise<Opening<OpenGame>> => {
  const found = await world.store.open(id)
  if (!found.ok) return { ok: false, failure: found.trouble }
  const { record, entries } = found.value
  const rules = await loadRules(world, record.game)
  if (!rules.ok) return rules
  const sound = leadingEntries(entries)
  const answer = read(rules.value, sound, sha256)
  const understood = answer.ok ? sound.length : answer.damage.at + (answer.damage.why === 'event' ? 1 : 0)
  if (sound.slice(0, understood).some((entry) => entry.rules > rules.value.rules)) return { ok: false, failure: 'newer' }
  const ledger = answer.ok ? answer.value : answer.damage.sound
  if (ledger === undefined || !answers(() => ledger.game.prompts(ledger.head.state))) return { ok: false, failure: 'unreadable' }
  const broken = answer.ok ? undefined : { at: answer.damage.at, why: answer.damage.why }
  const cut = sound.length < entries.length ? { at: sound.length, why: 'shape' as const } : undefined
  const drafts = await world.store.drafts(id)
  const open = drafts.ok ? drafts.value.flatMap((one) => ('draft' in one ? [[one.prompt, one.draft] as const] : [])) : []
  return { ok: true, value: present({ id, name: record.name }, ledger, Object.fromEntries(open), broken ?? cut) }
}

/** What screens see of a ledger. Drafts whose prompt is not open fall away. */
export const present = <V extends Vocabulary>(
  { id, name }: { readonly id: string; readonly name: string },
  ledger: Ledger<V>,
  drafts: OpenGame<V>['drafts'],
  damage?: OpenGame<V>['damage'],
): OpenGame<V> => {
  const { game } = ledger
  const { state } = ledger.head
  const prompts = game.prompts(state)
  return {
    id,
    name,
    game,
    ledger,
    state,
    prompts,
    ballot: game.ballot(state),
    drafts: stillOpen(prompts, drafts),
    undoTo: undoTarget(ledger),
    redoTo: redoTarget(ledger),
    damage,
  }
}

/** Drafts whose prompt is open and not sealed. */
export const stillOpen = <Draft>(prompts: readonly Prompt[], drafts: Readonly<Record<string, Draft>>): Readonly<Record<string, Draft>> =>
  Object.fromEntries(Object.entries(drafts).filter(([prompt]) => prompts.some(({ key, sealed }) => key === prompt && !sealed)))

/**
 * Looks whether the game can be asked everything that screens ask, at every moment of a ledger that comes from elsewhere:
 * an entry may fit its digest and yet say what no rules would.
 * @returns place of the first entry after which it cannot; undefined = it can
 */
export const firstUnplayable = <V extends Vocabulary>({ game, last, head }: Ledger<V>): number | undefined => {
  let odd: number | undefined
  for (let moment: typeof last | undefined = last; moment !== undefined; moment = moment.written) {
    const { entry, state } = moment
    if (!answers(() => [game.ballot(state), game.prompts(state), game.offers(state)])) odd = entry.seq
  }
  const firstSteps = () =>
    game.prompts(head.state).map((prompt) => {
      const domain = game.domain(head.state, prompt)
      return domain.steps(domain.empty)
    })
  return odd ?? (answers(firstSteps) ? undefined : head.entry.seq)
}

/** Whether the rules answer a question at all. */
const answers = (ask: () => unknown): boolean => {
  try {
    ask()
    return true
  } catch {
    return false
  }
}
