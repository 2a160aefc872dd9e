import { openMarked } from '../../../kit/marks'
import { moveShape } from '../../../kit/move-kinds'
import { maybe, whole, boolean, type Infer } from '../../../kit/shape'
import { isUntouched, refusedByReferee, type Opened } from '../../../referee'
import { MOST_POINTS, type Clan } from '../box/box'
import { numberOf } from '../box/numbers'
import { clansOf } from '../model/board'
import type { Choice } from '../model/moves'
import { NOTHING_WAIVED, type Reason, type Waived } from '../model/refusals'
import type { ByClan, GoalCard, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { announcersInOrder, MOMENT_OF, reasonsAgainstAnnouncement } from './announcing'
import { beginConstruction } from './construction'
import { finalOrder, isGoalCard, pointsWith, resultOf } from './goals'
import { DONE, unless, type Handled } from './handler'

/** Rules of victory with secret victory point cards: R77–R82. */

const announceShape = moveShape('announce', { by: shapes.clan, points: whole(0, 99), countsOnSupply: maybe(boolean) })
const waitShape = moveShape('wait', { by: shapes.clan })
const readyShape = moveShape('ready', { by: shapes.clan })
const closeAnnounceShape = moveShape('closeAnnounce', {})
const proofShape = moveShape('proof', { by: shapes.clan, card: maybe(shapes.goalCard), points: maybe(whole(0, 15)) })

/** Returns the name of the secret in which a clan's victory point card is stored. */
export const cardName = (clan: Clan): string => `card/${clan}`

/** Returns the clans whose victory point card is neither sealed, nor on paper, nor shown. */
export const withoutCard = ({ settings, secrets, paper, proofs, players, stage }: State): readonly Clan[] =>
  settings.vpCards && settings.goalsSealed && stage !== 'over'
    ? clansOf({ players }).filter(
        (clan) => !paper.includes(clan) && proofs[clan] === undefined && secrets.every(({ secret }) => secret !== cardName(clan)),
      )
    : []
/** Returns whether a clan still has a sealed victory point card. */
export const hasSealed = ({ secrets }: Pick<State, 'secrets'>, clan: Clan): boolean =>
  secrets.some(({ secret, shown }) => secret === cardName(clan) && !shown)

/** R79, A23: asks the clans for announcements of victory, in secret if the setting `announceSealed` is on. */
export const askAnnouncements = ({ state, emit }: Transaction): void => {
  const { marks, round, settings, failed } = state
  const clans = clansOf(state).filter((clan) => !failed.includes(clan))
  const ballot = settings.announceSealed ? openMarked(marks, 'announcement' as const, `r${round}/announcements`, clans) : undefined
  emit({ e: 'announceAsked', ...(ballot && { ballot }) })
}

const isFinal = ({ stage }: State): boolean => stage === 'final' || stage === 'proof' || stage === 'showing'
const announcing = (state: State, by: Clan) => ({ by, chief: state.chief, moment: MOMENT_OF[state.stage], ending: isFinal(state) })

/** R79, A23: records that a clan announces victory or increases its announced points. */
export const announce = (
  { state, emit }: Transaction,
  { by, points, countsOnSupply = false }: Infer<typeof announceShape>,
  waived: Waived,
): Handled => {
  if (state.ballot !== undefined) return refusedByReferee('BALLOT_OPEN')
  if (points > MOST_POINTS) return refusedByReferee('MALFORMED', { most: MOST_POINTS })
  const reasons: readonly Reason[] = [
    !state.settings.vpCards && !isFinal(state) && ['WRONG_PHASE', {}, 'R79'],
    ...reasonsAgainstAnnouncement(announcing(state, by), points, countsOnSupply, state.numbers),
    (state.announced[by] ?? 0) >= points && ['TOO_FEW_POINTS', { points, needed: (state.announced[by] ?? 0) + 1 }, 'A23'],
    state.failed.includes(by) && ['WRONG_TIME', {}, 'A18'],
  ]
  return unless(waived, reasons, () => emit({ e: 'announced', by, points }))
}

/** A23: returns whether a sealed announcement is valid. Valid announcements: 0 (no announcement), or enough points for victory. */
export const canAnnounce = ({ numbers }: State, points: unknown): boolean =>
  points === 0 || (typeof points === 'number' && Number.isInteger(points) && points >= numberOf(numbers, 'points') && points <= MOST_POINTS)

export const revealAnnouncements = (transaction: Transaction, opened: ByClan<Opened<Choice>>): Handled => {
  const { state, emit } = transaction
  const announcements = clansOf(state).flatMap((by) => (opened[by] === undefined ? [] : [{ by, points: opened[by].choice }]))
  if (!announcements.every(({ points }) => canAnnounce(state, points))) return refusedByReferee('MALFORMED')
  for (const { by, points } of announcements) if (typeof points === 'number' && points > 0) emit({ e: 'announced', by, points })
  return afterAnnouncements(transaction)
}

/** R81: records that a clan asks the chief to wait with building, or that the clan is ready. */
export const wait = ({ state, emit }: Transaction, { by }: Infer<typeof waitShape>): Handled =>
  unless(NOTHING_WAIVED, [(!isAsking(state) || state.waits.includes(by)) && ['WRONG_PHASE', {}, 'R81']], () => emit({ e: 'waits', by }))
export const ready = ({ state, emit }: Transaction, { by }: Infer<typeof readyShape>): Handled =>
  unless(NOTHING_WAIVED, [!state.waits.includes(by) && ['WRONG_PHASE', {}, 'R81']], () => emit({ e: 'ready', by }))
/** A23: returns whether the players can end secret announcements without choosing, because no announcement is sealed yet. */
export const canSkipSecretRound = ({ ballot }: Pick<State, 'ballot'>): boolean => ballot?.kind === 'announcement' && isUntouched(ballot)
const isAsking = ({ stage, ballot }: State): boolean => stage === 'announce' && ballot === undefined

/**
 * R81: ends the announcements, if no clan asks the chief to wait. Secret announcements end without a secret round if no clan has sealed
 * an announcement (A23).
 */
export const closeAnnounce = (transaction: Transaction): Handled => {
  const { state } = transaction
  const isOpen = isAsking(state) || canSkipSecretRound(state)
  const reasons: readonly Reason[] = [(!isOpen || state.waits.length > 0) && ['WRONG_PHASE', { clans: state.waits }, 'R81']]
  return unless(NOTHING_WAIVED, reasons, () => void afterAnnouncements(transaction))
}

/** R80, R82: starts the final building of the first clan that announced victory. If no clan announced victory, the chief builds. */
const afterAnnouncements = (transaction: Transaction): Handled => {
  const { state, emit } = transaction
  const clans = clansOf(state)
  const [first] = announcersInOrder(clans, state.chief, state.announced, state.failed)
  if (first === undefined) beginConstruction(transaction)
  else emit({ e: 'finalBegun', announcer: first, points: state.announced[first] ?? 0, queue: finalOrder(clans, first, true) })
  return DONE
}

/**
 * R82: returns the clans whose victory point card has to be shown now: the clan that announced victory after it has built, and all other
 * clans at the end.
 */
export const toShow = ({ stage, final, proofs, players }: State): readonly Clan[] => {
  if (final?.points === undefined) return []
  if (stage === 'proof') return [final.announcer]
  return stage === 'showing' ? clansOf({ players }).filter((clan) => proofs[clan] === undefined) : []
}

/** R78, R82, A18, A32: reveals a victory point card. If it has fewer points than announced, the final building is cancelled. */
export const showCard = (transaction: Transaction, by: Clan, card: GoalCard | number): void => {
  const { state, emit } = transaction
  const { final } = state
  if (final === undefined) return
  const points = pointsWith(state, by, card)
  emit({ e: 'proved', by, card, points })
  if (state.stage === 'proof' && points < (final.points ?? 0)) {
    emit({ e: 'announcementFailed', by, points, board: final.before })
    afterAnnouncements(transaction)
  } else finish(transaction)
}

/**
 * Continues after a final building. Checks the announced points if the card of the announcing clan is revealed. Ends the game if all cards
 * are revealed.
 */
export const finish = (transaction: Transaction): void => {
  const { stage, final, proofs } = transaction.state
  const open = final && proofs[final.announcer]
  if (stage === 'proof' && final !== undefined && open !== undefined) showCard(transaction, final.announcer, open)
  else if (stage === 'showing' && final !== undefined && toShow(transaction.state).length === 0)
    transaction.emit({ e: 'ended', result: resultOf(transaction.state, final.announcer, final.points !== undefined) })
}

/**
 * R82: records a victory point card that was on paper. The players report the points of the card or, if the app tracks cards, the levels
 * (9.2).
 */
export const proof = (transaction: Transaction, { by, card, points }: Infer<typeof proofShape>): Handled => {
  const { state } = transaction
  const shown = state.settings.goalsSealed ? (card ?? points) : points
  const reasons: readonly Reason[] = [(!toShow(state).includes(by) || hasSealed(state, by)) && ['WRONG_PHASE', {}, 'R82']]
  if (shown === undefined || (typeof shown !== 'number' && !isGoalCard(shown))) return refusedByReferee('MALFORMED')
  return unless(NOTHING_WAIVED, reasons, () => showCard(transaction, by, shown))
}

/** Moves of this chapter. */
export const VICTORY_POINT_MOVES = {
  announce: { shape: announceShape, decide: announce },
  wait: { shape: waitShape, decide: wait },
  ready: { shape: readyShape, decide: ready },
  closeAnnounce: { shape: closeAnnounceShape, decide: closeAnnounce },
  proof: { shape: proofShape, decide: proof },
}
