// Test steps for rounds 1 and 2 of the whole game.
import { same } from '../kit/browser'
import { collect, march, noMarches, noRaids, ordersOnBoard, prepareMarch } from './action'
import { ability, agreeOnSupport, blade, playCards, retreat, support, totals } from './battle'
import { keepCount, redo, setHouse, undo, undoSeen } from './by-hand'
import { begin, seat } from './new-game'
import { areas, cardsFaceUp, houses } from './read'
import { answer, asked, more, press, reload, tick, waitForText, type Table } from './table'
import { turnUp } from './westeros'

/** Set-up: five houses, the Referee preset. */
export async function setup(t: Table): Promise<void> {
  const players = { Stark: 'Anna', Greyjoy: 'Bara', Lannister: 'Cyril', Baratheon: 'Dana', Tyrell: 'Emil' }
  await seat(t, { houses: players, preset: 'Referee' })
  await begin(t)
  await asked(t, 'Place your orders')
  // Expected positions and levels are those of the set-up cards, with 5 power each (set-up, steps 6–9).
  await houses(t, 'Baratheon 1 2 5', 'Lannister 1 2 5', 'Stark 2 1 5', 'Tyrell 1 2 5', 'Greyjoy 1 2 5')
}

/** Round 1: ship transport, a split march, a token left behind, a correction with undo and redo. */
export async function roundOne(t: Table): Promise<void> {
  await ordersOnBoard(t, 'Cyril')
  await noRaids(t)
  // Marches from Dragonstone over the ships in Shipbreaker Bay (R11).
  await prepareMarch(t, { house: 'Baratheon', from: 'Dragonstone', to: [['Kingswood', 'Footman', 'Knight']] })
  await waitForText(t, 'over Shipbreaker Bay')
  // Waits until the unfinished march is saved, because it must survive the reload that follows.
  await t.page.waitForTimeout(1000)
  await reload(t)
  await answer(t, 'March to Kingswood')
  // Marches twice: all units leave and a token stays (R12); then some units stay (R10.2).
  await march(t, { house: 'Lannister', from: 'Stoney Sept', to: [['Harrenhal', 'Footman']], leaveToken: true })
  await march(t, { house: 'Stark', from: 'Winterfell', to: [['Moat Cailin', 'Knight']] })
  await march(t, { house: 'Greyjoy', from: 'Pyke', to: [['Seagard', 'Footman', 'Knight']] })
  await march(t, { house: 'Tyrell', from: 'Highgarden', to: [['The Reach', 'Knight']] })
  await noMarches(t)
  await collect(t, 'White Harbor', 'Greywater Watch', 'Lannisport', 'Kingswood', 'Dornish Marches')
  /**
   * Expected power (R15.2): each order gives 1 and 1 for each crown, so Kingswood gives 2 and the others 1. Lannister placed one token in
   * Stoney Sept.
   */
  const after = ['Baratheon 1 2 7', 'Lannister 2 2 5', 'Stark 3 1 6', 'Tyrell 2 2 6', 'Greyjoy 2 2 6'] as const
  await houses(t, ...after)
  await areas(t, /^Baratheon Kingswood .*2 footmen and 1 knight/, /^Lannister Stoney Sept power token of Lannister/, /^Greyjoy Pyke/)
  await setHouse(t, 'Stark', (sheet) => more(sheet, 'Available power', 2), 'two fell under the table')
  const corrected = after.map((row) => (row === 'Stark 3 1 6' ? 'Stark 3 1 8' : row))
  await houses(t, ...corrected)
  await undo(t, /^Undo: change of the board/)
  await houses(t, ...after)
  await redo(t, /^Redo: change of the board/)
  await houses(t, ...corrected)
  await undo(t, /^Undo: change of the board/)
  await houses(t, ...after)
}

/** Round 2: the app draws cards, and the same cards again after an undo. Then a battle and an attack on a neutral force follow. */
export async function roundTwo(t: Table): Promise<void> {
  await asked(t, 'Draw the Westeros cards')
  await press(t, 'Draw the cards')
  const drawn = await cardsFaceUp(t)
  await undoSeen(t, /^Undo: /, /^Westeros cards: /)
  await press(t, 'Draw the cards')
  await same(() => cardsFaceUp(t), drawn, 'the cards that come again')
  await undoSeen(t, /^Undo: /, /^Westeros cards: /)
  // Changes to physical decks, so that the test can choose the cards from here on.
  await keepCount(t, { 'Westeros decks': 'The real decks' })
  await turnUp(t, 'Last Days of Summer, with a mammoth', 'Last Days of Summer, with a mammoth', 'Sea of Storms, with a mammoth')
  await waitForText(t, 'No Raids this round')
  await ordersOnBoard(t, 'Cyril')
  // Expects no raid step, because the round has none (R7.6).
  await march(t, { house: 'Baratheon', from: 'Shipbreaker Bay', to: [['Blackwater Bay', 'Ship']] })
  await march(t, { house: 'Lannister', from: 'Lannisport', to: [['Riverrun', 'Knight']] })
  await march(
    t,
    { house: 'Stark', from: 'Moat Cailin', order: 'March +1 (star)', to: [['Greywater Watch', 'Knight']], leaveToken: true },
    'attack',
  )
  // The attacker has a knight (2) and March +1. The defender has a footman (1) and two ships in support (R14.3, R14.4).
  await support(t, 'Greywater Watch', { "Ironman's Bay": 'defender' })
  await totals(t, 'Greywater Watch', 'Stark 3', 'Greyjoy 3')
  await agreeOnSupport(t)
  await playCards(t, { Stark: 'Robb Stark', Greyjoy: 'Aeron Damphair' })
  // Robb Stark makes knights count 3 in attack, so the totals are 3 + 1 + 2 against 3 + 1.
  await ability(t, 'Robb Stark')
  await totals(t, 'Greywater Watch', 'Stark 6', 'Greyjoy 4')
  await blade(t, 'Bara', true)
  await totals(t, 'Greywater Watch', 'Stark 6', 'Greyjoy 5')
  /**
   * Expects no casualties, because no card has a sword icon. The attack came from Moat Cailin, so the app does not offer Moat Cailin for
   * the retreat (R14.24).
   */
  await retreat(t, 'Bara', "Flint's Finger")
  await areas(t, /^Greyjoy Flint's Finger .*1 footman, routed/, /^Stark Greywater Watch .*1 knight/)
  await areas(t, /^Stark Moat Cailin power token of Stark/)
  await march(t, { house: 'Tyrell', from: 'Highgarden', to: [['Oldtown', 'Footman']] })
  // Attacks a neutral force of 5 with 2 + 1 and March +1 (R13.2). The ship in Blackwater Bay adds the missing point.
  await prepareMarch(t, { house: 'Baratheon', from: 'Kingswood', order: 'March +1 (star)', to: [["King's Landing", 'Footman', 'Knight']] })
  await waitForText(t, 'Too weak: 4 against 5')
  await tick(t, 'Support from Blackwater Bay')
  await answer(t, "March and attack King's Landing")
  await noMarches(t)
  // Kingswood gives no power, because its order was the March (R8.1). The test adds two power by a correction for the next rounds.
  await collect(t, 'White Harbor', 'Harrenhal', 'Dornish Marches')
  await setHouse(t, 'Baratheon', (sheet) => more(sheet, 'Available power', 2), 'two were left on the table')
  await houses(t, 'Baratheon 2 2 9', 'Lannister 3 2 7', 'Stark 3 1 6', 'Tyrell 3 2 7', 'Greyjoy 3 2 6')
}
