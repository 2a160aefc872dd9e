/** The referee: the core that every game stands on. */
export * from './canonical'
export * from './chance'
export * from './game'
export * from './ledger'
export * from './prompt'
export * from './refusal'
export * from './seal'
export * from './seeds'
