import type { Refusal } from '../../referee'
import type { Course } from './course'
import type { Code, Waived } from './refusals'

/**
 * A chapter of the rules: looks at the state of the course and a move, and either lets things happen on the course or
 * answers with a refusal (then the whole course is dropped). `waived`: refusals that the table overrules.
 */
export type Chapter<M> = (course: Course, move: M, waived: Waived) => Refusal<Code> | undefined
