/** Questions that only the second edition has. */
export { AnotherCard, Choice, Discard, PortShips, RavenLook, WildlingCardDrawn } from './SecondEdition'
export { Consolidate, Destroy, Replace } from './SecondUnits'
export { Skull, TidesDrawn, TidesLook } from './Tides'
