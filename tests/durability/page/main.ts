// Page that plays random moves of Westeros with the session and database code of the app, and reports every acknowledged move.
import { catalogue } from '../../../src/games/catalogue'
import type { WesterosVocabulary } from '../../../src/games/westeros/rules/vocabulary'
import { sha256 } from '../../../src/session/ledger/digest'
import { createPlay } from '../../../src/session/open-game'
import { canonical, entries, type Entry } from '../../../src/referee'
import { Database, diskStore, mirroredStore } from '../../../src/storage'
import { seeded } from '../../playout/random'
import { setupFor } from '../../playout/setups'
import type { Acknowledged, Found, Harness } from '../harness'

const db = new Database()
let restored = 0
const store = mirroredStore(diskStore(db), db, {
  onRestored: (games) => (restored += games),
  onUnsynced: () => undefined,
})
const table = createPlay<WesterosVocabulary>({ store, catalogue, now: () => Date.now() })

const stateNow = () => sha256(canonical(table.getState().open?.state))

/** Returns the text of all stored data except the entries. */
const readable = async (): Promise<string> =>
  JSON.stringify([await db.drafts.toArray(), await db.envelopes.toArray(), await db.seeds.count()])

/** Returns the choices of a commit or a reveal. The page reports them after the write. */
const choicesOf = (entry: Entry<WesterosVocabulary>, choice: unknown): Pick<Acknowledged, 'cast' | 'opened'> => {
  const { move } = entry
  if (move.do === 'cast') return { cast: { ballot: move.ballot, role: move.role, choice: canonical(choice) } }
  if (move.do !== 'reveal') return {}
  const choices = Object.entries(move.opened).map(([role, one]) => [role, canonical(one?.choice)] as const)
  return { opened: { ballot: move.ballot, choices: Object.fromEntries(choices) } }
}

/** Maximum time to wait for restored data, in ms. On a busy machine, restoring ends after the first screen is shown. */
const PATIENCE = 60_000

/** Returns the stored games. Waits for the requested game if it is not restored yet. */
const gamesOnDisk = async (asked: string) => {
  const until = Date.now() + PATIENCE
  for (;;) {
    const games = await store.games()
    if (!games.ok) throw new Error(games.trouble)
    if (asked === '' || games.value.some(({ id }) => id === asked) || Date.now() > until) return games
    await new Promise((soon) => setTimeout(soon, 250))
  }
}

const harness: Harness = {
  open: async (asked): Promise<Found | undefined> => {
    const games = await gamesOnDisk(asked)
    const [latest] = games.value
    if (latest === undefined) return undefined
    if (!(await table.getState().openGame(latest.id))) throw new Error(`does not open: ${table.getState().failure}`)
    const { open } = table.getState()
    if (open === undefined) throw new Error('not open')
    const one = await store.open(asked)
    const digests = one.ok ? one.value.entries.map((entry) => (entry as Entry).digest) : []
    return {
      entries: entries(open.ledger),
      digests,
      state: stateNow(),
      ballot: open.ballots.map(({ id, cast }) => ({ id, cast: Object.keys(cast) }))[0],
      restored,
      damaged: open.damage !== undefined,
      games: Object.fromEntries(games.value.map(({ id, entries: count }) => [id, count])),
      trouble: one.ok ? undefined : one.trouble,
      readable: await readable(),
    }
  },
  play: async (seed, most) => {
    const random = seeded(seed)
    for (let n = 0; n < most; n++) {
      const { open, cast, reveal, play, drawByChance, setDraft, createGame } = table.getState()
      const [question] = open?.prompts ?? []
      if (open === undefined || question === undefined) {
        const setup = setupFor({ players: 3, preset: 'full' }, random)
        if ((await createGame({ game: 'westeros', name: `Game ${seed}`, setup })) === undefined) throw new Error('not begun')
      } else {
        const domain = open.game.domain(open.state, question)
        const answer = domain.sample(random)
        const [role] = question.roles
        void setDraft(question, domain.empty)
        const sealed = question.sealed && role !== undefined
        const outcome =
          question.kind === 'reveal'
            ? await reveal()
            : question.kind === 'draw'
              ? await drawByChance()
              : sealed
                ? await cast(role, answer as WesterosVocabulary['choice'])
                : await play(answer as WesterosVocabulary['move'])
        if (outcome.how !== 'done') throw new Error(`${question.kind}: ${JSON.stringify(outcome)}`)
        const now = table.getState().open
        if (now === undefined) throw new Error('not open')
        const { entry } = now.ledger.last
        window.acknowledged({ game: now.id, seq: entry.seq, digest: entry.digest, state: stateNow(), ...choicesOf(entry, answer) })
      }
    }
  },
}
window.harness = harness
