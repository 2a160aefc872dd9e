import { seatsAfter } from './turns'

/**
 * A response window: a role declares an action, and each other role may cancel the last declaration. A cancellation can be cancelled too.
 * When all roles that may respond have passed, the window is settled.
 */
export interface ResponseWindow<Role extends string = string, What = unknown> {
  /** All roles at the table, clockwise. */
  readonly order: readonly Role[]
  /** The declaration and the cancellations; each cancels the element before it. */
  readonly stack: readonly Declaration<Role, What>[]
  /** Roles that may still respond to the last declaration; the first has priority. */
  readonly asked: readonly Role[]
}

export interface Declaration<Role extends string = string, What = unknown> {
  readonly by: Role
  /** Content of the declaration: plain data of the game. */
  readonly what: What
}

/** Returns whether a role may respond to the last declaration, e.g. because it has the card or is an opponent. */
type MayAnswer<Role extends string> = (role: Role) => boolean

const answering = <Role extends string>(order: readonly Role[], by: Role, mayAnswer: MayAnswer<Role>): readonly Role[] =>
  seatsAfter(order, by).filter((role) => role !== by && mayAnswer(role))

/**
 * Opens a window with a declaration; the other roles are asked clockwise after the declarer.
 * @param mayAnswer whether a role is asked; default: all roles except the declarer
 */
export const openWindow = <Role extends string, What>(
  order: readonly Role[],
  by: Role,
  what: What,
  mayAnswer: MayAnswer<Role> = () => true,
): ResponseWindow<Role, What> => ({ order, stack: [{ by, what }], asked: answering(order, by, mayAnswer) })

/**
 * Returns why a role cannot respond or pass now: `closed` (no role is asked any more), `notNext` (another role is asked first); undefined
 * if it can.
 */
export const objectionToResponse = <Role extends string>({ asked }: ResponseWindow<Role>, role: Role): 'closed' | 'notNext' | undefined => {
  if (asked.length === 0) return 'closed'
  return asked[0] === role ? undefined : 'notNext'
}

/** Adds a cancellation of the last declaration; all other roles, including those that have passed, may respond to it. */
export const withResponse = <Role extends string, What>(
  { order, stack }: ResponseWindow<Role, What>,
  by: Role,
  what: What,
  mayAnswer: MayAnswer<Role> = () => true,
): ResponseWindow<Role, What> => ({ order, stack: [...stack, { by, what }], asked: answering(order, by, mayAnswer) })

/** Records that a role does not respond to the last declaration. */
export const withPass = <Role extends string, What>(window: ResponseWindow<Role, What>, role: Role): ResponseWindow<Role, What> => ({
  ...window,
  asked: window.asked.filter((one) => one !== role),
})

/** Records that no role responds to the last declaration: the window is settled. */
export const withNobody = <Role extends string, What>(window: ResponseWindow<Role, What>): ResponseWindow<Role, What> => ({
  ...window,
  asked: [],
})

/** Returns whether no role may respond any more. */
export const isSettled = ({ asked }: ResponseWindow): boolean => asked.length === 0

/**
 * Returns whether a declaration currently takes effect: an even number of later declarations cancel each other.
 * @param at its index in the stack; default: 0, the first declaration
 */
export const takesEffect = ({ stack }: ResponseWindow, at = 0): boolean => (stack.length - at) % 2 === 1
