// Test steps for rounds 3 and 4 of the whole game: auctions, a victory over the wildlings, battles.
import { collect, march, noMarches, noRaids, ordersOnBoard, raid } from './action'
import { amount, bid, callOff, chooseAnew, covered, reloadCovered, seal } from './ballots'
import { ability, agreeOnSupport, blade, casualties, playCards, retreat, support, totals } from './battle'
import { undoSeen } from './by-hand'
import { areas, houses, track } from './read'
import { asked, choose, over, press, shows, waitForText, type Table } from './table'
import { buy, giveUp, muster, placeTied, resolve, turnUp } from './westeros'

/** Round 3: mustering, three auctions with ties, raids that take power. */
export async function roundThree(t: Table): Promise<void> {
  await turnUp(t, 'Mustering', 'Clash of Kings', 'Storm of Swords, with a mammoth')
  await resolve(t, 'Deck I: Mustering', 'Begin the mustering')
  await muster(
    t,
    'Dana',
    ['Dragonstone: Footman', 'Dragonstone: Ship, Shipbreaker Bay', "King's Landing: Footman", "King's Landing: Ship, Blackwater Bay"],
    '2 footmen and 2 ships',
  )
  await muster(
    t,
    'Cyril',
    ['Lannisport: Knight', 'Riverrun: Footman', 'Riverrun: Ship, The Golden Sound', 'Harrenhal: Upgrade'],
    '1 footman, 1 knight and 1 ship and 1 upgrade',
  )
  await muster(
    t,
    'Anna',
    ['Winterfell: Footman', 'Winterfell: Ship, The Shivering Sea', 'Moat Cailin: Ship, The Narrow Sea'],
    '1 footman and 2 ships',
  )
  await muster(t, 'Emil', ['Highgarden: Knight', 'The Reach: Footman', 'Oldtown: Footman'], '2 footmen and 1 knight')
  await asked(t, 'Bara, what do you muster?')
  for (const what of ['Pyke: Knight', 'Seagard: Footman', "Flint's Finger: Upgrade"]) await buy(t, what)
  // Tries a third ship in Ironman's Bay. With 3 in Seagard, the ship would create a second army of 3, but supply 2 allows 3-2-2 (R4.7).
  await shows(t.page.getByRole('button', { name: 'Seagard: Ship' }), 'too large')
  await press(t, /^Muster 1 footman and 1 knight and 1 upgrade/)
  await resolve(t, 'Deck II: Clash of Kings', 'Begin the first auction')
  /**
   * Passes the phone round by seats, beginning with the first in turn order. The page is reloaded between Emil and Anna: the phone must be
   * covered again, and the sealed bids must still be stored.
   */
  await press(t, 'Hand the phone to Dana')
  await seal(t, 'Dana', amount, 3)
  await seal(t, 'Emil', amount, 0)
  await covered(t, 'Anna')
  await reloadCovered(t, 'Anna')
  for (const [player, tokens] of [
    ['Anna', 2],
    ['Bara', 1],
    ['Cyril', 5],
  ] as const)
    await seal(t, player, amount, tokens)
  // Cyril replaces his sealed bid before the reveal.
  await chooseAnew(t, 'Lannister', 'Cyril', amount, 2)
  await waitForText(t, /^Changed: .*Lannister/)
  await press(t, 'Reveal the bids')
  // The previous holder, Baratheon, decides between the two houses that bid 2 (R5.6).
  await placeTied(t, 'Dana', ['Stark', 'Lannister'])
  // Waits until all players have seen the change. Then the phone is passed on for the next choice.
  await covered(t, 'Dana')
  await press(over(t), 'Back to the table')
  await track(t, 'Iron Throne', 'Baratheon', 'Stark', 'Lannister', 'Greyjoy', 'Tyrell')
  // Expected power (R5.8): all bids are spent, i.e. 9-3, 6-2, 7-2, 6-1, 7-0.
  await houses(t, 'Baratheon 2 2 6', 'Stark 3 1 4', 'Lannister 3 2 5', 'Greyjoy 3 2 5', 'Tyrell 3 2 7')
  // Cancels the second ballot after two players have sealed, and starts the ballot again.
  await press(t, 'Hand the phone to Dana')
  await seal(t, 'Dana', amount, 4)
  await seal(t, 'Emil', amount, 4)
  await press(over(t), 'Back to the table')
  await callOff(t)
  await bid(t, { Dana: 2, Anna: 1, Cyril: 3, Bara: 0, Emil: 4 })
  await covered(t, 'Dana')
  await press(over(t), 'Back to the table')
  await asked(t, 'What will each house pay for the King’s Court?')
  await track(t, 'Fiefdoms', 'Tyrell', 'Lannister', 'Baratheon', 'Stark', 'Greyjoy')
  await bid(t, { Dana: 2, Anna: 1, Cyril: 0, Bara: 3, Emil: 1 })
  // Undoes the revealed bids, as after a mistake of the players. The app marks the new choice.
  await asked(t, 'Dana, who takes the higher place?')
  await press(over(t), 'Back to the table')
  await undoSeen(t, /^Undo: /, /^Bids for the King’s Court: /)
  await waitForText(t, 'An earlier choice had been seen before the table went back.')
  await bid(t, { Dana: 2, Anna: 1, Cyril: 0, Bara: 3, Emil: 1 })
  await placeTied(t, 'Dana', ['Tyrell', 'Stark'])
  await track(t, 'King’s Court', 'Greyjoy', 'Baratheon', 'Tyrell', 'Stark', 'Lannister')
  await houses(t, 'Baratheon 2 2 2', 'Stark 3 1 2', 'Lannister 3 2 2', 'Greyjoy 3 2 2', 'Tyrell 3 2 2')

  await ordersOnBoard(t, 'Bara')
  // Raids from the sea into land areas (R9.4). The raid on Consolidate Power takes one token, the raid on Support takes none (R9.6).
  await raid(t, 'Greyjoy', "Ironman's Bay", ['Riverrun: Consolidate Power', 'Greywater Watch: Support'], true)
  await noRaids(t)
  await march(t, { house: 'Tyrell', from: 'Dornish Marches', to: [['Starfall', 'Footman']], leaveToken: true })
  await march(t, { house: 'Stark', from: 'Winterfell', to: [['The Stony Shore', 'Footman']] })
  await noMarches(t)
  await collect(t, 'White Harbor', 'Harrenhal', 'Lannisport', 'Kingswood', 'Oldtown', "Flint's Finger")
  // Expected power: Greyjoy 2 and 1 pillaged and 1; Tyrell 2 less the token in Dornish Marches and 1.
  await houses(t, 'Baratheon 2 2 4', 'Stark 3 1 3', 'Lannister 3 2 5', 'Greyjoy 3 2 4', 'Tyrell 3 2 2')
}

/** Round 4: supply decreases, the wildlings are beaten, three battles. */
export async function roundFour(t: Table): Promise<void> {
  await turnUp(t, 'Supply', 'Game of Thrones', 'Wildling Attack')
  /**
   * Baratheon has only the barrel of Dragonstone, so its supply level falls from 2 to 1 (R3.4). Its three armies 3-2-2 exceed the limits
   * 3-2.
   */
  await asked(t, 'Deck I: Supply')
  await press(t, 'Count the barrels')
  await giveUp(t, 'Dana', ['Blackwater Bay: Ship'], '1 ship')
  await asked(t, 'Deck II: Game of Thrones')
  await houses(t, 'Baratheon 2 1 4', 'Stark 3 3 3', 'Lannister 3 3 5', 'Greyjoy 3 2 4', 'Tyrell 3 4 2')
  // Expected crowns (R7.9): Baratheon 4, Stark 1, Lannister 3, Greyjoy 2, Tyrell none.
  await resolve(t, 'Deck II: Game of Thrones', 'Pay out the power')
  await resolve(t, 'Deck III: Wildling Attack', 'Start the bidding for the Night’s Watch')
  // Bids 8 in total, which is enough against 8 (R6.5). The highest bidder takes a used card back (R6.7).
  await bid(t, { Dana: 2, Anna: 3, Cyril: 2, Bara: 1, Emil: 0 }, 'Reveal what was given')
  await asked(t, 'Anna, which House card do you take back?')
  await waitForText(t, 'The Watch stands: 8 against 8.')
  await choose(t, 'Robb Stark')
  await press(t, 'Take back Robb Stark')
  await asked(t, 'Place your orders')
  await houses(t, 'Baratheon 2 1 6', 'Stark 3 3 1', 'Lannister 3 3 6', 'Greyjoy 3 2 5', 'Tyrell 3 4 2')
  await ordersOnBoard(t, 'Bara', true)
  await noRaids(t)

  const two = ['Footman', 'Footman', 'Knight'] as const
  await march(t, { house: 'Greyjoy', from: 'Seagard', order: 'March +1 (star)', to: [['Riverrun', ...two]], leaveToken: true }, 'attack')
  await support(t, 'Riverrun', { 'The Golden Sound': 'defender', "Ironman's Bay": 'attacker' }, 'Defense +1')
  // Expected totals: 4 units, March 1 and 2 ships against 3 units, Defense 1 and 2 ships.
  await totals(t, 'Riverrun', 'Greyjoy 7', 'Lannister 6')
  await agreeOnSupport(t)
  await playCards(t, { Greyjoy: 'Theon Greyjoy', Lannister: 'Kevan Lannister' })
  // Expects one casualty: Theon has one sword icon, and Kevan has no fortification (R14.18). Tyrell has the Blade but does not fight.
  await asked(t, 'Cyril, who falls?')
  await totals(t, 'Riverrun', 'Greyjoy 9', 'Lannister 7')
  await casualties(t, 'Cyril', ['Lannister: Footman'], '1 footman')
  await retreat(t, 'Cyril', 'Harrenhal')

  await march(t, { house: 'Tyrell', from: 'The Reach', to: [['Kingswood', 'Footman', 'Knight']], leaveToken: true }, 'attack')
  await support(t, 'Kingswood')
  await agreeOnSupport(t)
  await playCards(t, { Tyrell: 'Ser Loras Tyrell', Baratheon: 'Stannis Baratheon' })
  /**
   * Uses the text of Ser Loras, which destroys the only footman in the area. The totals were 3 + 2 against 0 + 3, and no unit has to
   * retreat.
   */
  await ability(t, 'Ser Loras Tyrell')
  await asked(t, 'Emil, do you use the Blade?')
  await totals(t, 'Kingswood', 'Tyrell 5', 'Baratheon 3')
  await blade(t, 'Emil', false)

  await march(t, { house: 'Baratheon', from: "King's Landing", to: [['Kingswood', 'Footman', 'Knight']] }, 'attack')
  await support(t, 'Kingswood', { 'Blackwater Bay': 'attacker', 'Shipbreaker Bay': 'attacker' })
  await agreeOnSupport(t)
  await playCards(t, { Baratheon: 'Ser Davos Seaworth', Tyrell: 'Margaery Tyrell' })
  await asked(t, 'Emil, do you use the Blade?')
  // Expected totals: 3 units, 1, 2 ships and card 2 against 3 units and card 1.
  await totals(t, 'Kingswood', 'Baratheon 8', 'Tyrell 4')
  await blade(t, 'Emil', true)
  // After the victory, Ser Davos may upgrade a footman to a knight.
  await asked(t, 'Ser Davos Seaworth: does a footman become a knight?')
  await totals(t, 'Kingswood', 'Baratheon 8', 'Tyrell 5')
  await press(t, 'Apply')
  await retreat(t, 'Emil', 'The Reach')
  await areas(t, /^Baratheon Kingswood 2 knights/, /^Greyjoy Riverrun 2 footmen and 1 knight/)
  await areas(t, /^Lannister Harrenhal 1 knight; 1 knight, routed/)
  await noMarches(t)
  await collect(t, 'White Harbor', 'Winterfell', 'Lannisport', 'Dragonstone', 'Oldtown', "Flint's Finger", 'Pyke')
  // Expected power: each house pays for the token left behind, so Greyjoy has 5-1+3 and Tyrell 2-1+1.
  await houses(t, 'Baratheon 2 1 8', 'Stark 3 3 4', 'Lannister 2 3 7', 'Greyjoy 4 2 7', 'Tyrell 3 4 2')
}
