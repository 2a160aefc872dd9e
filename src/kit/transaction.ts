/**
 * Collects the events of one move, and computes the state after these events. Later decisions of the same move use this state. A
 * transaction is the only mutable object in the rules; it exists only during one call of `decide`.
 */
export interface Transaction<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
  /** Adds an event and applies it to the state. */
  emit(this: void, event: Event): void
}

/** Starts a transaction from a state. */
export const startTransaction = <State, Event>(from: State, evolve: (before: State, event: Event) => State): Transaction<State, Event> => {
  const events: Event[] = []
  let state = from
  return {
    get state() {
      return state
    },
    events,
    emit: (event) => {
      state = evolve(state, event)
      events.push(event)
    },
  }
}
