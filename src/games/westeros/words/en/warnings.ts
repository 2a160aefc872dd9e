/** English warnings about unusual positions. The key is the broken invariant. */
const warnings: Readonly<Record<string, string>> = {
  I1: 'the power tokens of a house do not add up to what is in the box',
  I2: 'power tokens lie where they cannot lie',
  I3: 'a power token shares the area with another house’s units',
  I7: 'the units of a house do not add up to what is in the box',
  I8: 'ships lie on land, or land units at sea',
  I9: 'two houses stand in one area',
  I10: 'a battle is open where none can be',
  I12: 'routed units lie where none should be now',
  I13: 'units stand with a neutral force',
  I15: 'a supply token lies outside its track',
  I16: 'an army is larger than the supply feeds',
  I19: 'a track does not name every house once',
  I20: 'a special token is not with the first house of its track',
  I23: 'a deck does not hold its cards',
  I24: 'Westeros cards lie face up where none should, or none where they should',
  I26: 'the wildling threat lies between two spaces',
  I29: 'the orders of a house do not add up to what is in the box',
  I30: 'an order lies where its house has no unit',
  I31: 'Consolidate Power lies at sea',
  I32: 'a house has more special orders than stars',
  I33: 'an order on the board is forbidden this round',
  I35: 'an order is left whose step is over',
  I37: 'the House cards of a house do not add up',
  I43: 'an area has two rulers',
  I44: 'more castles are held than there are',
  I45: 'the game has no such round',
  I46: 'a house has enough castles to win',
}

/** Returns the English warning about a broken invariant; undefined for invariants that a manual change cannot break. */
export const knownWarning = (code: string): string | undefined => (Object.hasOwn(warnings, code) ? warnings[code] : undefined)
