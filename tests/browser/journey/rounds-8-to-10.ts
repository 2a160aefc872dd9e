// Test steps for rounds 8 to 10 of the whole game.
import { same } from '../kit/browser'
import { collect, marchInTurn, noMarches, noRaids, ordersOnBoard } from './action'
import { houseCard, orders, passRound, dismiss } from './ballots'
import { blade, totals } from './battle'
import { keepCount } from './by-hand'
import { areas, finalStandings, houses } from './read'
import { asked, press, waitForText, type Table } from './table'
import { muster, resolve, turnUp } from './westeros'

/** Expected castles, supply and power of all houses at the end, best house first. */
export const finals = ['Stark 3 4 12', 'Lannister 3 3 14', 'Greyjoy 3 2 15', 'Baratheon 3 1 19', 'Tyrell 2 5 4']

/** Round 8: sealed choices, a lost attack. */
export async function roundEight(t: Table): Promise<void> {
  await keepCount(t, { Orders: 'Sealed in the app', 'House cards': 'Sealed in the app' })
  await turnUp(t, 'Mustering', 'Game of Thrones', 'Last Days of Summer, with a mammoth')
  await resolve(t, 'Deck I: Mustering', 'Begin the mustering')
  for (const player of ['Dana', 'Anna', 'Cyril', 'Bara', 'Emil']) await muster(t, player, [])
  await resolve(t, 'Deck II: Game of Thrones', 'Pay out the power')
  // Leaves areas without an order, which is allowed (A15).
  await passRound(t, orders, {
    Dana: { 'The Reach': 'March 0', Dragonstone: 'Consolidate Power' },
    Anna: {},
    Cyril: {},
    Bara: {},
    Emil: { Highgarden: 'Defense +2 (star)' },
  })
  await press(t, 'Reveal the orders')
  await dismiss(t)
  await marchInTurn(t, 'Dana', { to: [['Highgarden', 'Knight', 'Knight']] }, 'attack')
  await passRound(t, houseCard, { Dana: 'Ser Axell Florent', Emil: 'Ser Garlan Tyrell' })
  await press(t, 'Reveal both cards')
  await asked(t, 'Emil, do you use the Blade?')
  // Expected totals: 4 and card 1 against 2, Defense 2 and card 2.
  await totals(t, 'Highgarden', 'Baratheon 5', 'Tyrell 6')
  await blade(t, 'Emil', false)
  await asked(t, 'Who collects power?')
  /**
   * Expected result (R14.19): one sword icon destroys one of two knights; the other knight retreats to The Reach. Only one token is in the
   * pile (R2.5).
   */
  await areas(t, /^Baratheon The Reach 1 knight/)
  await waitForText(t, '2 due, but the pool is too small')
  await press(t, 'Take the power')
  await houses(t, 'Baratheon 3 1 19', 'Stark 3 3 10', 'Lannister 3 3 11', 'Greyjoy 3 2 13', 'Tyrell 2 5 4')
}

/** Rounds 9 and 10, and the end of the game. */
export async function lastRounds(t: Table): Promise<void> {
  await keepCount(t, { Orders: 'On the table', 'House cards': 'On the table' })
  const quiet = 'Last Days of Summer, with a mammoth'
  await turnUp(t, quiet, ['Winter is Coming', quiet], ['Winter is Coming', quiet])
  for (const round of [9, 10]) {
    if (round === 10) {
      await turnUp(t, 'Supply', 'Game of Thrones', quiet)
      await resolve(t, 'Deck I: Supply', 'Count the barrels')
      await resolve(t, 'Deck II: Game of Thrones', 'Pay out the power')
    }
    await ordersOnBoard(t, 'Bara')
    await noRaids(t)
    await noMarches(t)
    await collect(t)
  }
  /**
   * Expected winner (R17.3): four houses have three castles each. Stark has the highest supply, 4, from Winterfell, Stony Shore, Greywater
   * Watch and Widow's Watch.
   */
  await asked(t, 'Anna wins for Stark')
  await waitForText(t, 'Equal castles and strongholds; decided by supply')
  await same(() => finalStandings(t), finals, 'the final standings')
}
