import type { Event } from './events'
import { evolve } from './evolve'
import type { State } from './state'

/**
 * The course of one move: the events it leads to, with the state after each, so that a chapter of the rules can hand over
 * to the next one. The only thing in the rules that changes in place; it lives no longer than one `decide`.
 */
export interface Course {
  readonly state: State
  readonly events: readonly Event[]
  /** Something happens: it is written down and the state moves on. */
  happen(event: Event): void
}

export const startCourse = (from: State): Course => {
  const events: Event[] = []
  let state = from
  return {
    get state() {
      return state
    },
    events,
    happen(event) {
      state = evolve(state, event)
      events.push(event)
    },
  }
}
