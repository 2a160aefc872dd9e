import {
  accepted,
  addBeside,
  awaitedSeats,
  brokenAdditions,
  commitAddition,
  LONGEST_ADDITION,
  mixAdditions,
  refusedByReferee,
  type Addition,
  type Ledger,
  type Vocabulary,
} from '../../referee'
import { keyOf, toActionResult, type ActionResult } from './ballots'
import { chanceName } from '../ledger/sidecar'
import { sha256 } from '../ledger/digest'
import { seal, unseal } from './envelope'
import type { OpenGame } from '../ledger/opening'
import { seedInForce } from './seeds'
import { randomHex, stampOf, type Environment } from '../environment/environment'

/**
 * Rounds in which each seat adds random numbers to the seed of the draws ("contribution rounds"). The contribution of each seat is sealed
 * like a choice; all contributions are revealed together.
 */

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_ADDITION)

/**
 * Seals the random numbers that a seat adds to the seed. If no round for adding numbers is open, starts a round with the given seats.
 * Refusals: BALLOT_OPEN (no round can start), NOT_IN_BALLOT, ALREADY_CAST, MALFORMED (`seats` lacks an earlier contributor).
 */
export const sealAddition = async <V extends Vocabulary>(
  environment: Environment,
  { id, ledger, ballots }: OpenGame<V>,
  seat: string,
  given: string,
  seats: readonly string[],
): Promise<ActionResult<V>> => {
  const { rounds } = ledger
  const { open } = rounds
  if (open === undefined && ballots.length > 0) return refusedByReferee('BALLOT_OPEN')
  if (!(open?.seats ?? seats).includes(seat)) return refusedByReferee('NOT_IN_BALLOT', { role: seat })
  if (open?.sealed.has(seat) === true) return refusedByReferee('ALREADY_CAST', { role: seat })
  const round = open?.round ?? rounds.begun + 1
  const addition: Addition = { seat, given: oneLine(given), nonce: randomHex(16) }
  const commitment = commitAddition(sha256, rounds.origin, round, addition)
  const move = { do: 'giveChance', round, seat, commitment, ...(open === undefined && { seats }) } as const
  const next = addBeside(ledger, move, stampOf(environment, seat), sha256)
  if (!next.ok) return next
  const name = chanceName({ round })
  const key = await keyOf(environment.store, id, name)
  if (!key.ok) return key
  const sealed = await seal(key.value, [id, name, seat], addition)
  return accepted({ ledger: next.value, cast: { envelope: { ballot: name, role: seat, sealed }, key: key.value } })
}

/**
 * Reveals the contributions of all seats together and mixes them into the seed. Refusals: NO_BALLOT, NOT_ALL_CAST, SEAL_BROKEN. The
 * parameter `roles` of SEAL_BROKEN lists the seats whose sealed contribution is missing or damaged; the list is empty if the seed is lost.
 * The players can then cancel the round.
 */
export const openAdditions = async <V extends Vocabulary>(
  environment: Environment,
  game: OpenGame<V>,
  by: string,
): Promise<ActionResult<V>> => {
  const { id, ledger } = game
  const { open } = ledger.rounds
  if (open === undefined) return refusedByReferee('NO_BALLOT')
  if (awaitedSeats(open).length > 0) return refusedByReferee('NOT_ALL_CAST', { roles: awaitedSeats(open) })
  const name = chanceName(open)
  const [seed, key, envelopes] = [
    await seedInForce(environment.store, game),
    await environment.store.key(id, name),
    await environment.store.envelopes(id, name),
  ]
  if (!seed.ok) return seed
  if (!key.ok) return key
  if (!envelopes.ok) return envelopes
  const given: Addition[] = []
  for (const seat of open.seats) {
    const envelope = envelopes.value.find(({ role }) => role === seat)
    if (envelope === undefined || key.value === undefined) continue
    const addition = await unseal(key.value, [id, name, seat], envelope.sealed)
    if (addition !== undefined) given.push(addition as Addition)
  }
  const broken = brokenAdditions(sha256, ledger.rounds, given)
  if (broken.length > 0 || seed.value === undefined) return refusedByReferee('SEAL_BROKEN', { roles: broken })
  const mixed = mixAdditions(seed.value, given)
  const move = { do: 'openChance', round: open.round, given, commitment: sha256(mixed) } as const
  const next = addBeside(ledger, move, stampOf(environment, by), sha256)
  return next.ok ? accepted({ ledger: next.value, seed: mixed }) : next
}

/** Cancels the open round for adding random numbers; returns undefined if no such round is open. */
export const callOffRound = <V extends Vocabulary>(
  environment: Environment,
  ledger: Ledger<V>,
  by: string,
): ActionResult<V> | undefined => {
  const { open } = ledger.rounds
  return open && toActionResult(addBeside(ledger, { do: 'callOffChance', round: open.round }, stampOf(environment, by), sha256))
}
