import { seatsAfter } from '../../../kit/turns'

/**
 * State while other roles may respond to an action: a role declares an action, and then other roles may cancel it. A cancellation can be
 * cancelled too. The response window ends when all roles that may respond have declined to respond.
 */
export interface ResponseWindow<Role extends string = string, What = unknown> {
  /** All roles of the game, clockwise. */
  readonly order: readonly Role[]
  /** The declared action, followed by the cancellations. Each cancellation cancels the element before it. */
  readonly stack: readonly Declaration<Role, What>[]
  /** Roles that may still respond to the last action or cancellation on the stack. The first of these roles has priority. */
  readonly asked: readonly Role[]
}

export interface Declaration<Role extends string = string, What = unknown> {
  readonly by: Role
  /** Description of the declared action or cancellation, as plain data of the game. */
  readonly what: What
}

/** Returns whether a role may respond to the last declaration, e.g. because it has the card or is an opponent. */
type MayAnswer<Role extends string> = (role: Role) => boolean

const answering = <Role extends string>(order: readonly Role[], by: Role, mayAnswer: MayAnswer<Role>): readonly Role[] =>
  seatsAfter(order, by).filter((role) => role !== by && mayAnswer(role))

/**
 * Opens a response window for a declared action. The other roles are asked clockwise, starting after the role that declares.
 * @param mayAnswer whether a role is asked; default: all roles except the declarer
 */
export const openWindow = <Role extends string, What>(
  order: readonly Role[],
  by: Role,
  what: What,
  mayAnswer: MayAnswer<Role> = () => true,
): ResponseWindow<Role, What> => ({ order, stack: [{ by, what }], asked: answering(order, by, mayAnswer) })

/**
 * Returns why a role cannot respond or decline now: `closed` (no role is asked any more), `notNext` (another role is asked first). Returns
 * undefined if the role can respond or decline.
 */
export const objectionToResponse = <Role extends string>({ asked }: ResponseWindow<Role>, role: Role): 'closed' | 'notNext' | undefined => {
  if (asked.length === 0) return 'closed'
  return asked[0] === role ? undefined : 'notNext'
}

/**
 * Adds a cancellation of the last action or cancellation on the stack. All other roles may respond to the new cancellation, even roles that
 * declined to respond before.
 */
export const withResponse = <Role extends string, What>(
  { order, stack }: ResponseWindow<Role, What>,
  by: Role,
  what: What,
  mayAnswer: MayAnswer<Role> = () => true,
): ResponseWindow<Role, What> => ({ order, stack: [...stack, { by, what }], asked: answering(order, by, mayAnswer) })

/** Records that a role does not respond to the last action or cancellation on the stack. */
export const withPass = <Role extends string, What>(open: ResponseWindow<Role, What>, role: Role): ResponseWindow<Role, What> => ({
  ...open,
  asked: open.asked.filter((one) => one !== role),
})

/** Records that no role responds to the last action or cancellation on the stack, which ends the response window. */
export const withNobody = <Role extends string, What>(open: ResponseWindow<Role, What>): ResponseWindow<Role, What> => ({
  ...open,
  asked: [],
})

/** Returns whether the response window has ended, because no role may respond any more. */
export const isSettled = ({ asked }: ResponseWindow): boolean => asked.length === 0

/**
 * Returns whether an action or cancellation on the stack takes effect: this is so if the number of later cancellations is even, because
 * they cancel each other.
 * @param at index in the stack; default: 0, the declared action
 */
export const takesEffect = ({ stack }: ResponseWindow, at = 0): boolean => (stack.length - at) % 2 === 1
