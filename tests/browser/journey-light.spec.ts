/**
 * Tests two rounds in the Light preset: players report only which house holds an area, the app asks for no removed units and computes the
 * income.
 */
import { open, phone, same } from './kit/browser'
import { collect, noRaids, ordersOnBoard } from './journey/action'
import { bid } from './journey/ballots'
import { keepCount } from './journey/by-hand'
import { begin, seat } from './journey/new-game'
import { houses } from './journey/read'
import { asked, choose, layDown, press, waitForText, turn } from './journey/table'
import { gaveLeast, resolve, turnUp } from './journey/westeros'
import { test } from './kit/test'

test('journey-light', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', colorScheme: 'dark', reducedMotion: 'reduce' })
  const page = await open(context)
  const t = layDown(page, 5, 8)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))

  /** Reports that a house now holds an area with units or with a power token. */
  const holds = async (area: string, house: string, byToken = false) => {
    await choose(t, area)
    await press(page.getByRole('region', { name: `Who holds ${area}?` }), house)
    if (byToken) await turn(t, 'Only a power token is there', true)
  }

  await step('round 1: who holds what is told, and power is paid', async () => {
    await seat(t, { houses: { Stark: 'Anna', Greyjoy: 'Bara', Lannister: 'Cyril', Baratheon: 'Dana', Tyrell: 'Emil' }, preset: 'Light' })
    await begin(t)
    await ordersOnBoard(t, 'Cyril')
    await noRaids(t)
    await asked(t, 'Did areas change hands?')
    await choose(t, 'List')
    await holds('Seagard', 'Greyjoy')
    await holds('Harrenhal', 'Lannister', true)
    await press(t, 'Save 2 changes')
    await page.getByRole('button', { name: 'Tap an area, then who holds it', exact: true }).waitFor()
    await holds("King's Landing", 'Baratheon')
    await press(t, 'Save 1 change')
    await asked(t, 'Did areas change hands?')
    await press(t, 'No more marches')
    await collect(t, "King's Landing", 'Highgarden')
    // Expected power (R15.2): King's Landing gives 1 and 2 crowns, Highgarden 1. Lannister's token on the board is one of the 5.
    await houses(t, 'Baratheon 2 2 8', 'Lannister 2 2 4', 'Stark 2 1 5', 'Tyrell 1 2 6', 'Greyjoy 2 2 5')
  })

  await step('round 2: supply is counted, armies are told or settled on the board, crowns are paid', async () => {
    await asked(t, 'Draw the Westeros cards')
    await keepCount(t, { 'Westeros decks': 'The real decks' })
    await turnUp(t, 'Supply', 'Game of Thrones', 'Sea of Storms, with a mammoth')
    await resolve(t, 'Deck I: Supply', 'Count the barrels')
    // Expects a question only for Baratheon: no other supply level has decreased, so only Baratheon may have too many units.
    await asked(t, 'Dana, which armies are left?')
    await press(t, 'Enter the armies')
    await press(t, 'Army of 2')
    await press(t, 'These are the armies')
    await asked(t, 'Deck II: Game of Thrones')
    /**
     * Expected supply (R3.4), counted from the barrels of the held areas: Stark Winterfell; Greyjoy Pyke, Greywater Watch, Seagard;
     * Lannister 2 in Lannisport; Baratheon Dragonstone; Tyrell 2 in Highgarden and Dornish Marches.
     */
    await houses(t, 'Baratheon 2 1 8', 'Lannister 2 2 4', 'Stark 2 1 5', 'Tyrell 1 3 6', 'Greyjoy 2 3 5')
    await press(t, 'Pay out the power')
    await asked(t, 'Place your orders')
    // Expected income (R7.9): Baratheon 1 + 2 + 1, Lannister from Stoney Sept and Harrenhal, Stark 1, Greyjoy from Pyke and Seagard.
    await houses(t, 'Baratheon 2 1 12', 'Lannister 2 2 6', 'Stark 2 1 6', 'Tyrell 1 3 6', 'Greyjoy 2 3 7')
    await ordersOnBoard(t, 'Cyril')
    await asked(t, 'Did areas change hands?')
    await press(t, 'No more marches')
    await asked(t, 'Which Consolidate Power orders remain?')
    await press(t, 'No order is left')
  })

  await step('round 3: musterings and losses are settled on the board', async () => {
    await turnUp(t, 'Mustering', 'Last Days of Summer, with a mammoth', 'Wildling Attack')
    await resolve(t, 'Deck I: Mustering', 'Begin the mustering')
    await asked(t, 'Dana, what do you muster?')
    await waitForText(t, "King's Landing: 2 muster points")
    for (const player of ['Dana', 'Cyril', 'Anna', 'Emil', 'Bara']) {
      await asked(t, `${player}, what do you muster?`)
      await press(t, 'Mustered on the board')
    }
    await resolve(t, 'Deck III: Wildling Attack', 'Start the bidding for the Night’s Watch')
    await bid(t, { Dana: 1, Cyril: 1, Anna: 1, Emil: 0, Bara: 0 }, 'Reveal what was given')
    await gaveLeast(t, 'Dana', 'Tyrell')
    for (const player of ['Dana', 'Cyril', 'Anna', 'Emil', 'Bara']) {
      await asked(t, new RegExp(`^${player}, `))
      await press(t, 'Taken off the board')
    }
    await asked(t, 'Place your orders')
    await houses(t, 'Baratheon 2 1 11', 'Lannister 2 2 5', 'Stark 2 1 5', 'Tyrell 1 3 6', 'Greyjoy 2 3 7')
  })

  await step('nothing went wrong on the way', async () => same(faults, [], 'the list of faults'))
})
