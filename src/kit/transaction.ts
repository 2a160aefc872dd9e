/**
 * The transaction of one move: the events it leads to, with the state after each, so that what is decided later in it builds on what has
 * happened before. The only thing in the rules that changes in place; it lives no longer than one `decide`.
 */
export interface Transaction<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
  /** An event happens: it is written down and the state moves on. */
  emit(this: void, event: Event): void
}

/** Begins a transaction in a position. */
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
