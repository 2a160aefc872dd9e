import { seatsAfter } from './turns'

/**
 * A window of response: somebody declares an action, and each of the others may cancel the last
 * declaration. A cancellation may be cancelled in turn. Once everybody who may answer has passed, it is settled.
 */
export interface ResponseWindow<Role extends string = string, What = unknown> {
  /** All roles at the table, clockwise. */
  readonly order: readonly Role[]
  /** The declaration, and the cancellations, each of the one before it. */
  readonly stack: readonly Declaration<Role, What>[]
  /** Who may still answer the last declaration, the one with priority first. */
  readonly asked: readonly Role[]
}

export interface Declaration<Role extends string = string, What = unknown> {
  readonly by: Role
  /** Plain data of the game. */
  readonly what: What
}

/** Whether a role may answer the last declaration at all: it has the card, it is an opponent. */
type MayAnswer<Role extends string> = (role: Role) => boolean

const answering = <Role extends string>(order: readonly Role[], by: Role, mayAnswer: MayAnswer<Role>): readonly Role[] =>
  seatsAfter(order, by).filter((role) => role !== by && mayAnswer(role))

/**
 * Somebody declares what is about to happen; the others are asked clockwise from there.
 * @param mayAnswer who is asked; without it everybody but the declarer
 */
export const openWindow = <Role extends string, What>(
  order: readonly Role[],
  by: Role,
  what: What,
  mayAnswer: MayAnswer<Role> = () => true,
): ResponseWindow<Role, What> => ({ order, stack: [{ by, what }], asked: answering(order, by, mayAnswer) })

/** The objection to a role's answering or passing now: nobody is asked any more, or somebody else is. undefined = nothing. */
export const objectionToResponse = <Role extends string>({ asked }: ResponseWindow<Role>, role: Role): 'closed' | 'notNext' | undefined => {
  if (asked.length === 0) return 'closed'
  return asked[0] === role ? undefined : 'notNext'
}

/** A role cancels the last declaration; now everybody else may answer this, those who had passed too. */
export const withResponse = <Role extends string, What>(
  { order, stack }: ResponseWindow<Role, What>,
  by: Role,
  what: What,
  mayAnswer: MayAnswer<Role> = () => true,
): ResponseWindow<Role, What> => ({ order, stack: [...stack, { by, what }], asked: answering(order, by, mayAnswer) })

/** A role does not respond to the last declaration. */
export const withPass = <Role extends string, What>(window: ResponseWindow<Role, What>, role: Role): ResponseWindow<Role, What> => ({
  ...window,
  asked: window.asked.filter((one) => one !== role),
})

/** Nobody responds to the last declaration: it is settled. */
export const withNobody = <Role extends string, What>(window: ResponseWindow<Role, What>): ResponseWindow<Role, What> => ({
  ...window,
  asked: [],
})

/** Whether nobody may answer any more. */
export const isSettled = ({ asked }: ResponseWindow): boolean => asked.length === 0

/**
 * Whether a declaration takes effect so far: it does where an even number of later ones cancels one another.
 * @param at its place in the stack; without it the first one
 */
export const takesEffect = ({ stack }: ResponseWindow, at = 0): boolean => (stack.length - at) % 2 === 1
