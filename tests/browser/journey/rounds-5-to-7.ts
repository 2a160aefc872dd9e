// Test steps for rounds 5 to 7 of the whole game: sealed orders, a victory of the wildlings, a round without power.
import { collect, march, marchInTurn, noMarches, noRaids, ordersOnBoard } from './action'
import { same } from '../kit/browser'
import { bid, chooseAnew, confirm, covered, houseCard, orders, passRound, reloadCovered, seal, dismiss, uncover } from './ballots'
import { ability, agreeOnSupport, blade, playCards, retreat, support, totals } from './battle'
import { keepCount } from './by-hand'
import { areas, houses } from './read'
import { asked, choose, over, press, shows, tick, waitForText, type Table } from './table'
import { gaveLeast, lose, muster, resolve, turnUp } from './westeros'

/** Round 5: orders and House cards are sealed, as in the Full preset. */
export async function roundFive(t: Table): Promise<void> {
  await asked(t, 'Draw the Westeros cards')
  await keepCount(t, { Orders: 'Sealed in the app', 'House cards': 'Sealed in the app' })
  await turnUp(t, 'Last Days of Summer, with a mammoth', 'Last Days of Summer, with a mammoth', 'Rains of Autumn, with a mammoth')
  await press(t, 'Hand the phone to Dana')
  await uncover(t, 'Dana')
  await orders(t, { "King's Landing": 'Support', Kingswood: 'March +1 (star)' })
  const drafted = async () => {
    const orderIn = over(t)
      .getByRole('listitem')
      .filter({ has: t.page.getByRole('radio', { name: 'Kingswood', exact: true }) })
    return /March \+1 \(star\)|No order/.exec((await orderIn.textContent()) ?? '')?.[0]
  }
  // Covers a choice that is not finished. The app must restore the choice when the player uncovers the phone, also after a reload.
  await press(over(t), 'Cover without choosing')
  await uncover(t, 'Dana')
  await same(drafted, 'March +1 (star)', 'the draft')
  await reloadCovered(t, 'Dana')
  await uncover(t, 'Dana')
  await same(drafted, 'March +1 (star)', 'the draft after a reload')
  await orders(t, { Dragonstone: 'Consolidate Power', 'Shipbreaker Bay': 'Support', 'Blackwater Bay': 'Raid' })
  await confirm(t)
  await seal(t, 'Emil', orders, {
    Highgarden: 'March 0',
    'The Reach': 'Support',
    Oldtown: 'Consolidate Power',
    Starfall: 'Consolidate Power',
    'Redwyne Straights': 'March −1',
  })
  await seal(t, 'Anna', orders, {
    Winterfell: 'March 0',
    'The Stony Shore': 'Consolidate Power',
    'White Harbor': 'Defense +1',
    'Greywater Watch': 'Consolidate Power',
    'The Shivering Sea': 'Support',
    'The Narrow Sea': 'March −1',
  })
  await seal(t, 'Bara', orders, {
    Riverrun: 'Defense +1',
    Pyke: 'Consolidate Power',
    "Flint's Finger": 'Support',
    "Ironman's Bay": 'Raid (star)',
  })
  await seal(t, 'Cyril', orders, { Lannisport: 'March 0', Harrenhal: 'Consolidate Power', 'The Golden Sound': 'Support' })
  await chooseAnew(t, 'Greyjoy', 'Bara', orders, {
    Riverrun: 'Defense +2 (star)',
    Pyke: 'Consolidate Power',
    "Flint's Finger": 'Support',
    "Ironman's Bay": 'Raid (star)',
  })
  await waitForText(t, /^Changed: .*Greyjoy/)
  await press(t, 'Reveal the orders')
  await asked(t, 'The orders on the board')
  await shows(over(t), 'Riverrun: Defense +2 (star)')
  await dismiss(t)
  await asked(t, 'Bara, does the Raven change an order?')
  // One star order is still available, because two of three are used (R8.6).
  await choose(t.page.getByRole('group', { name: 'Order to change' }), "Flint's Finger")
  await choose(t.page.getByRole('group', { name: 'Into which' }), 'Support +1 (star)')
  await press(t, 'Change Support into Support +1 (star)')
  await asked(t, 'Raid without effect')
  await waitForText(t, 'There is nothing to raid next to it.')
  await press(t, 'Take the raid off')
  await asked(t, 'Bara, whom do you raid?')
  await tick(t, 'Greywater Watch: Consolidate Power')
  await tick(t, 'The Golden Sound: Support')
  await press(t, 'Remove 2 orders')

  await marchInTurn(t, 'Dana', { to: [['The Reach', 'Knight', 'Knight']], leaveToken: true }, 'attack')
  await support(t, 'The Reach', { "King's Landing": 'attacker' })
  /**
   * Expected totals: 4 and March 1 against 3. The footman in King's Landing supports with 0 (R7.11). The Support order in The Reach does
   * not support its own area.
   */
  await totals(t, 'The Reach', 'Baratheon 5', 'Tyrell 3')
  await agreeOnSupport(t)
  await covered(t, 'Dana')
  await passRound(t, houseCard, { Dana: 'Renly Baratheon', Emil: 'Queen of Thorns' })
  await press(t, 'Reveal both cards')
  await asked(t, 'Emil, do you use the Blade?')
  await totals(t, 'The Reach', 'Baratheon 7', 'Tyrell 3')
  await blade(t, 'Emil', false)
  await retreat(t, 'Emil', 'Dornish Marches')
  await marchInTurn(t, 'Anna', { from: 'Winterfell', to: [['Castle Black', 'Footman']] })
  await marchInTurn(t, 'Cyril', { to: [['Riverrun', 'Footman', 'Knight']] }, 'attack')
  // The players choose cards at once, because the only adjacent Support order was raided.
  await passRound(t, houseCard, { Cyril: 'Vargo Hoat', Bara: 'Asha Greyjoy' })
  await press(t, 'Reveal both cards')
  // Vargo Hoat makes the attacking footman count 2.
  await ability(t, 'Vargo Hoat')
  await asked(t, 'Asha Greyjoy: which order leaves the board?')
  await totals(t, 'Riverrun', 'Lannister 4', 'Greyjoy 8')
  await waitForText(t, 'Harrenhal')
  await press(t, 'Remove the order in Harrenhal')
  await marchInTurn(t, 'Emil', { from: 'Highgarden', to: [['Searoad Marches', 'Knight']] })
  // The attackers retreat to the area from which they came and are routed (R14.20, R14.26).
  await areas(t, /^Lannister Lannisport no units; 1 footman and 1 knight, routed/)
  await marchInTurn(t, 'Anna', { to: [] })
  await marchInTurn(t, 'Emil', { to: [] })
  await asked(t, 'Who collects power?')
  await press(t, 'Take the power')
  // Expected power: a raid has taken one power from Greywater Watch, and Asha has removed the order in Harrenhal.
  await houses(t, 'Baratheon 3 1 9', 'Stark 3 3 5', 'Lannister 2 3 7', 'Greyjoy 4 2 10', 'Tyrell 2 4 4')
}

/** Round 6: Winter, mustering, a victory of the wildlings. */
export async function roundSix(t: Table): Promise<void> {
  await asked(t, 'Draw the Westeros cards')
  await keepCount(t, { Orders: 'On the table', 'House cards': 'On the table' })
  await turnUp(t, ['Winter is Coming', 'Mustering'], 'Game of Thrones', 'Wildling Attack')
  await resolve(t, 'Deck I: Mustering', 'Begin the mustering')
  await muster(t, 'Dana', ['Dragonstone: Ship, Shipbreaker Bay'], '1 ship')
  await muster(t, 'Anna', ['Winterfell: Knight', 'White Harbor: Footman', 'Moat Cailin: Footman'], '2 footmen and 1 knight')
  await muster(t, 'Cyril', ['Lannisport: Footman', 'Lannisport: Upgrade'], '1 footman and 1 upgrade')
  await muster(t, 'Bara', ['Pyke: Footman', 'Seagard: Footman'], '2 footmen')
  await muster(t, 'Emil', ['Highgarden: Knight', 'Oldtown: Footman'], '1 footman and 1 knight')
  await resolve(t, 'Deck II: Game of Thrones', 'Pay out the power')
  await resolve(t, 'Deck III: Wildling Attack', 'Start the bidding for the Night’s Watch')
  await asked(t, 'What will each house give the Watch?')
  await houses(t, 'Baratheon 3 1 13', 'Stark 3 3 7', 'Lannister 2 3 9', 'Greyjoy 4 2 13', 'Tyrell 2 4 4')
  // Bids 4 in total against a wildling strength of 6, so the wildlings win (R6.5).
  await bid(t, { Dana: 1, Anna: 1, Cyril: 0, Bara: 2, Emil: 0 }, 'Reveal what was given')
  // Two houses have bid least. The holder of the Iron Throne token decides which of them is the lowest bidder (R6.8).
  await gaveLeast(t, 'Dana', 'Lannister')
  await lose(t, 'Dana', ['Shipbreaker Bay: Ship', 'Shipbreaker Bay: Ship'], '2 ships')
  await lose(t, 'Anna', ['Winterfell: Knight'], '1 knight')
  // Cyril loses units worth four, i.e. two knights (R6.9).
  await lose(t, 'Cyril', ['Lannisport: Knight', 'Lannisport: Knight'], '2 knights')
  await lose(t, 'Bara', ['Riverrun: Footman', 'Riverrun: Footman'], '2 footmen')
  await lose(t, 'Emil', ['Dornish Marches: Knight'], '1 knight')
  await ordersOnBoard(t, 'Bara')
  await noRaids(t)
  await march(t, { house: 'Lannister', from: 'Harrenhal', to: [['Riverrun', 'Knight', 'Knight']], leaveToken: true }, 'attack')
  await support(t, 'Riverrun')
  await agreeOnSupport(t)
  await playCards(t, { Lannister: 'Tywin Lannister', Greyjoy: 'Balon Greyjoy' })
  /**
   * Balon makes Tywin count 0, but Tywin's two sword icons still count. The only possible casualty is one knight, so the app asks no
   * question.
   */
  await ability(t, 'Balon Greyjoy')
  await areas(t, /^Lannister Riverrun 2 knights/, /^Lannister Harrenhal power token of Lannister/)
  await noMarches(t)
  await collect(t, 'Castle Black', 'Dragonstone')
  await houses(t, 'Baratheon 3 1 14', 'Stark 3 3 8', 'Lannister 3 3 8', 'Greyjoy 3 2 11', 'Tyrell 2 4 4')
}

/** Round 7: the Westeros cards Feast for Crows and Supply. */
export async function roundSeven(t: Table): Promise<void> {
  await turnUp(t, 'Supply', 'Last Days of Summer, with a mammoth', 'Feast for Crows, with a mammoth')
  await resolve(t, 'Deck I: Supply', 'Count the barrels')
  await asked(t, 'Place your orders')
  await waitForText(t, 'No Consolidate Power this round')
  await ordersOnBoard(t, 'Bara')
  await noRaids(t)
  await march(t, { house: 'Stark', from: 'White Harbor', to: [["Widow's Watch", 'Footman']] })
  await noMarches(t)
  // Expects no income in this round (R7.8). Tyrell's barrels: Highgarden 2, Searoad Marches, Dornish Marches, Starfall.
  await asked(t, 'Draw the Westeros cards')
  await houses(t, 'Baratheon 3 1 14', 'Stark 3 3 8', 'Lannister 3 3 8', 'Greyjoy 3 2 11', 'Tyrell 2 5 4')
}
