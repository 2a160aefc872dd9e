// Test helpers for the Westeros phase: cards, supply, mustering, auctions, wildlings.
import { dismiss } from './ballots'
import { answer, asked, choose, counted, more, pick, press, type Table } from './table'

/** Top card of a deck. If the Winter card was drawn first, a list of card names. */
type Top = string | readonly string[]

/** Reports the three cards that were drawn from the physical decks. */
export async function turnUp(t: Table, ...decks: readonly [Top, Top, Top]): Promise<void> {
  await asked(t, 'Draw the Westeros cards')
  for (const [at, top] of decks.entries()) {
    const name = ['Deck I', 'Deck II', 'Deck III'][at] ?? ''
    const cards = typeof top === 'string' ? [top] : top
    for (const [k, card] of cards.entries()) await pick(t, k === 0 ? name : `${name}, after the shuffle`, card)
  }
  await press(t, 'These three lie face up')
}

/** Applies a Westeros card by pressing its button. */
export async function resolve(t: Table, card: string, button = 'Continue'): Promise<void> {
  await asked(t, card)
  await press(t, button)
}

/**
 * Musters a unit at a castle, e.g. "Dragonstone: Footman" or "Dragonstone: Ship, Shipbreaker Bay". The label names the sea if there are
 * several.
 */
export async function buy(t: Table, what: string): Promise<void> {
  const [ware = what, sea = ''] = what.split(/, (?=.)/)
  await press(t, new RegExp(`^${ware}(, ${sea})?, \\d`))
}

/** Musters units, with one tap for each unit and one to finish. @param sum points in the label of the button */
export async function muster(t: Table, player: string, buys: readonly string[], sum?: string): Promise<void> {
  await asked(t, `${player}, what do you muster?`)
  await counted(`a mustering of ${buys.length}`, buys.length + 1, async () => {
    for (const what of buys) await buy(t, what)
    await press(t, sum === undefined ? 'Muster nothing' : new RegExp(`^Muster ${sum}( and finish|, \\d points? left unused)$`))
  })
}

/** Enters how the holder of the Iron Throne token orders equal bids. */
export async function placeTied(t: Table, player: string, order: readonly string[]): Promise<void> {
  await asked(t, `${player}, who takes the higher place?`)
  // The last house of the tie follows from the others.
  for (const house of order.slice(0, -1)) await t.page.getByRole('checkbox', { name: house, exact: true }).check({ force: true })
  await answer(t, 'Place them in this order')
  await dismiss(t)
}

/** Enters which of several equal lowest bids counts as the lowest (R6.8). */
export async function gaveLeast(t: Table, player: string, house: string): Promise<void> {
  await asked(t, `${player}, who counts as the lowest?`)
  await choose(t, `House ${house}`)
  await answer(t, `House ${house} counts as the lowest`)
  await dismiss(t)
}

/** Adds units to the list of units to remove, e.g. "Blackwater Bay: Ship". */
export async function mark(t: Table, units: readonly string[]): Promise<void> {
  for (const unit of units) await more(t, unit)
}

/** Removes units that exceed the supply limit. */
export async function giveUp(t: Table, player: string, units: readonly string[], sum: string): Promise<void> {
  await asked(t, `${player}, which units go?`)
  await mark(t, units)
  await press(t, `Give up ${sum}`)
}

/** Chooses the units that a house loses to the wildlings. */
export async function lose(t: Table, player: string, units: readonly string[], sum: string): Promise<void> {
  await asked(t, new RegExp(`^${player}, `))
  await mark(t, units)
  await press(t, `Lose ${sum}`)
}
