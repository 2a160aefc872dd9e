// A whole game of ten rounds with five houses, through the screens of one small phone. What is expected was worked out by hand.
import { appUrl, holds, launch, open, phone, run, same } from './kit/browser'
import { collect, march, noMarches, noRaids, ordersOnBoard, prepareMarch, raid } from './journey/action'
import { ability, agreeOnSupport, blade, playCards, retreat, support, totals } from './journey/battle'
import { amount, bid, callOff, chooseAnew, passRound, reloadCovered, seal } from './journey/ballots'
import { begin, seat } from './journey/new-game'
import { keepCount, redo, setHouse, undo, undoSeen } from './journey/by-hand'
import { areas, cardsFaceUp, houses, track } from './journey/read'
import { agree, asked, choose, fromMenu, goTo, layDown, more, over, press, reload, shows, tick, told } from './journey/table'
import { giveUp, lose, muster, placeTied, resolve, turnUp } from './journey/westeros'

/** The page is loaded again before this share of the questions, in a hundred. */
const interruptions = 6

await run(async (attempt) => {
  const browser = await launch()
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce', acceptDownloads: true })
  const page = await open(context)
  const t = layDown(page, Number(process.env['SEED'] ?? 7), interruptions)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))

  let broken = false
  /** One part of the game; after a miss the rest cannot be played. */
  const chapter = (name: string, play: () => Promise<void>) =>
    attempt(name, async () => {
      holds(!broken, 'the game has broken off before')
      try {
        await play()
      } catch (reason) {
        broken = true
        await page.screenshot({ path: process.env['SHOT'] ?? '/tmp/j-miss.png', fullPage: true })
        throw reason
      }
    })

  await chapter('setup: five houses, the Referee preset', async () => {
    const players = { Stark: 'Anna', Greyjoy: 'Bara', Lannister: 'Cyril', Baratheon: 'Dana', Tyrell: 'Emil' }
    await seat(t, { houses: players, preset: 'Referee' })
    await begin(t)
    await asked(t, 'Are all orders face up?')
    // Places and levels of the start cards, 5 power each (setup, steps 6–9).
    await houses(t, 'Baratheon 1 2 5', 'Lannister 1 2 5', 'Stark 2 1 5', 'Tyrell 1 2 5', 'Greyjoy 1 2 5')
  })

  await chapter('round 1: ship transport, a split march, a token left, a correction undone and redone', async () => {
    await ordersOnBoard(t, 'Cyril')
    await noRaids(t)
    // R11: from Dragonstone over the ships in Shipbreaker Bay.
    await prepareMarch(t, { house: 'Baratheon', from: 'Dragonstone', to: [['Kingswood', 'Footman', 'Knight']] })
    await told(t, 'over Shipbreaker Bay')
    // A draft outlives a reload.
    await reload(t)
    await press(t, 'March with 1 footman and 1 knight')
    // R12: all leave, a token stays. R10.2: some stay.
    await march(t, { house: 'Lannister', from: 'Stoney Sept', to: [['Harrenhal', 'Footman']], leaveToken: true }, 'March with 1 footman')
    await march(t, { house: 'Stark', from: 'Winterfell', to: [['Moat Cailin', 'Knight']] }, 'March with 1 knight')
    await march(t, { house: 'Greyjoy', from: 'Pyke', to: [['Seagard', 'Footman', 'Knight']] }, 'March with 1 footman and 1 knight')
    await march(t, { house: 'Tyrell', from: 'Highgarden', to: [['The Reach', 'Knight']] }, 'March with 1 knight')
    await noMarches(t)
    await collect(t, 'White Harbor', 'Greywater Watch', 'Lannisport', 'Kingswood', 'Dornish Marches')
    // R15.2: 1 and 1 for each crown: Kingswood 2, the others 1. Lannister laid one token in Stoney Sept.
    const after = ['Baratheon 1 2 7', 'Lannister 2 2 5', 'Stark 3 1 6', 'Tyrell 2 2 6', 'Greyjoy 2 2 6'] as const
    await houses(t, ...after)
    await areas(t, /^Baratheon Kingswood .*2 footmen and 1 knight/, /^Lannister Stoney Sept power token of Lannister/, /^Greyjoy Pyke/)
    await setHouse(t, 'Stark', (sheet) => more(sheet, 'Available power', 2), 'two fell under the table')
    const corrected = after.map((row) => (row === 'Stark 3 1 6' ? 'Stark 3 1 8' : row))
    await houses(t, ...corrected)
    await undo(t, /^Undo: Set by hand/)
    await houses(t, ...after)
    await redo(t, /^Redo: Set by hand/)
    await houses(t, ...corrected)
    await undo(t, /^Undo: Set by hand/)
    await houses(t, ...after)
  })

  await chapter('round 2: the app turns cards up, the same come again; battle, neutral force', async () => {
    await asked(t, 'What do the three decks bring?')
    await press(t, 'Turn up the cards')
    const drawn = await cardsFaceUp(t)
    await undoSeen(t, /^Undo: /, /^Westeros cards: /)
    await press(t, 'Turn up the cards')
    same(await cardsFaceUp(t), drawn, 'the cards that come again')
    await undoSeen(t, /^Undo: /, /^Westeros cards: /)
    // From here on the table has its own decks, so that the cards of this game can come.
    await keepCount(t, { 'Westeros decks': 'The real decks' })
    await turnUp(t, 'Last Days of Summer, with a mammoth', 'Last Days of Summer, with a mammoth', 'Sea of Storms, with a mammoth')
    await told(t, 'No Raids this round')
    await ordersOnBoard(t, 'Cyril')
    // R7.6: no raid step.
    await march(t, { house: 'Baratheon', from: 'Shipbreaker Bay', to: [['Blackwater Bay', 'Ship']] }, 'March with 1 ship')
    await march(t, { house: 'Lannister', from: 'Lannisport', to: [['Riverrun', 'Knight']] }, 'March with 1 knight')
    await march(
      t,
      { house: 'Stark', from: 'Moat Cailin', order: 'March +1 (star)', to: [['Greywater Watch', 'Knight']], leaveToken: true },
      'Attack House Greyjoy with 1 knight',
    )
    // R14.3, R14.4: knight 2 and March +1; footman 1 and two ships in support.
    await support(t, 'Greywater Watch', { "Ironman's Bay": 'defender' })
    await totals(t, 'Greywater Watch', 'Stark 3', 'Greyjoy 3')
    await agreeOnSupport(t)
    await playCards(t, { Stark: 'Robb Stark', Greyjoy: 'Aeron Damphair' })
    // Robb Stark: knights count 3 in attack, so 3 + 1 + 2 against 3 + 1.
    await ability(t, 'Robb Stark')
    await totals(t, 'Greywater Watch', 'Stark 6', 'Greyjoy 4')
    await blade(t, 'Bara', true)
    await totals(t, 'Greywater Watch', 'Stark 6', 'Greyjoy 5')
    // No sword, so nobody falls; Moat Cailin, where the attack came from, is no way out and is not offered (R14.24).
    await retreat(t, 'Bara', "Flint's Finger")
    await areas(t, /^Greyjoy Flint's Finger .*1 footman, routed/, /^Stark Greywater Watch .*1 knight/, /^Stark Moat Cailin power token of Stark/)
    await march(t, { house: 'Tyrell', from: 'Highgarden', to: [['Oldtown', 'Footman']] }, 'March with 1 footman')
    // R13.2: 2 + 1 and March +1 against 5; the ship in Blackwater Bay makes up for it.
    await prepareMarch(t, { house: 'Baratheon', from: 'Kingswood', order: 'March +1 (star)', to: [["King's Landing", 'Footman', 'Knight']] })
    await told(t, '4 against 5: too weak')
    await tick(t, 'Support from Blackwater Bay')
    await press(t, 'March with 1 footman and 1 knight')
    await noMarches(t)
    await collect(t, 'White Harbor', 'Harrenhal', 'Kingswood', 'Dornish Marches')
    await houses(t, 'Baratheon 2 2 9', 'Lannister 3 2 7', 'Stark 3 1 6', 'Tyrell 3 2 7', 'Greyjoy 3 2 6')
  })

  await chapter('round 3: mustering, three auctions with ties, raids with pillage', async () => {
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
    await asked(t, 'Bara, whom do you call up?')
    for (const buy of ['Pyke: Knight', 'Seagard: Footman', "Flint's Finger: Upgrade"]) await press(t, buy)
    // R4.7: with 3 in Seagard a third ship in Ironman's Bay would be a second army of 3 at supply 2 (3-2-2).
    await shows(t.page.getByRole('button', { name: "Seagard: Ship, Ironman's Bay" }), 'army too large')
    await press(t, 'Muster 1 footman and 1 knight and 1 upgrade and finish')
    await resolve(t, 'Deck II: Clash of Kings', 'Begin the first auction')
    // The page is loaded again while the phone goes from Cyril to Anna: the cover is back, and what was sealed is kept.
    await press(t, 'Hand the phone to Dana')
    await seal(t, 'Dana', amount, 3)
    await seal(t, 'Cyril', amount, 5)
    await reloadCovered(t, 'Anna')
    for (const [player, tokens] of [['Anna', 2], ['Emil', 0], ['Bara', 1]] as const) await seal(t, player, amount, tokens)
    // Cyril thinks better of it before the reveal.
    await chooseAnew(t, 'Lannister', 'Cyril', amount, 2)
    await press(t, 'Turn up the bids')
    // R5.6: the old holder, Baratheon, decides between the two who bid 2.
    await placeTied(t, 'Dana', ['Stark', 'Lannister'])
    await track(t, 'Iron Throne', 'Baratheon', 'Stark', 'Lannister', 'Greyjoy', 'Tyrell')
    // R5.8: all bids are spent: 9-3, 6-2, 7-2, 6-1, 7-0.
    await houses(t, 'Baratheon 2 2 6', 'Stark 3 1 4', 'Lannister 3 2 5', 'Greyjoy 3 2 5', 'Tyrell 3 2 7')
    // The second choice is called off once two have sealed, and begins anew.
    await press(t, 'Hand the phone to Dana')
    await seal(t, 'Dana', amount, 4)
    await seal(t, 'Anna', amount, 4)
    await press(over(t), 'Back to the table')
    await callOff(t)
    await bid(t, { Dana: 2, Anna: 1, Cyril: 3, Bara: 0, Emil: 4 })
    await asked(t, 'What will each house pay for the King’s Court?')
    await track(t, 'Fiefdoms', 'Tyrell', 'Lannister', 'Baratheon', 'Stark', 'Greyjoy')
    await bid(t, { Dana: 2, Anna: 1, Cyril: 0, Bara: 3, Emil: 1 })
    // Somebody counted wrong, and the table goes back behind the bids that all have seen: a new choice, marked.
    await asked(t, 'Dana, who goes first?')
    await undoSeen(t, /^Undo: /, /^Bids for the King’s Court: /)
    await told(t, 'An earlier choice had been seen before the table went back.')
    await bid(t, { Dana: 2, Anna: 1, Cyril: 0, Bara: 3, Emil: 1 })
    await placeTied(t, 'Dana', ['Tyrell', 'Stark'])
    await track(t, 'King’s Court', 'Greyjoy', 'Baratheon', 'Tyrell', 'Stark', 'Lannister')
    await houses(t, 'Baratheon 2 2 2', 'Stark 3 1 2', 'Lannister 3 2 2', 'Greyjoy 3 2 2', 'Tyrell 3 2 2')

    await ordersOnBoard(t, 'Bara')
    // R9.4: from the sea into lands; R9.6: one token for the Consolidate Power, none for the Support.
    await raid(t, 'Greyjoy', "Ironman's Bay", ['Riverrun: Consolidate Power', 'Greywater Watch: Support'], true)
    await noRaids(t)
    await march(t, { house: 'Tyrell', from: 'Dornish Marches', to: [['Starfall', 'Footman']], leaveToken: true }, 'March with 1 footman')
    await march(t, { house: 'Stark', from: 'Winterfell', to: [['The Stony Shore', 'Footman']] }, 'March with 1 footman')
    await noMarches(t)
    await collect(t, 'White Harbor', 'Harrenhal', 'Lannisport', 'Kingswood', 'Oldtown', "Flint's Finger")
    // Greyjoy 2 and 1 pillaged and 1; Tyrell 2 less the token in Dornish Marches and 1.
    await houses(t, 'Baratheon 2 2 4', 'Stark 3 1 3', 'Lannister 3 2 5', 'Greyjoy 3 2 4', 'Tyrell 3 2 2')
  })

  await chapter('round 4: supply reduced, wildlings beaten, three battles', async () => {
    await turnUp(t, 'Supply', 'Game of Thrones', 'Wildling Attack')
    // R3.4: Dragonstone alone feeds Baratheon, so 2 becomes 1, and the three armies of 3-2-2 meet flags of 3-2.
    await asked(t, 'Deck I: Supply')
    await press(t, 'Count the barrels')
    await giveUp(t, 'Dana', ['Blackwater Bay: Ship'], '1 ship')
    await asked(t, 'Deck II: Game of Thrones')
    await houses(t, 'Baratheon 2 1 4', 'Stark 3 3 3', 'Lannister 3 3 5', 'Greyjoy 3 2 4', 'Tyrell 3 4 2')
    // R7.9: crowns: Baratheon 4, Stark 1, Lannister 3, Greyjoy 2, Tyrell none.
    await resolve(t, 'Deck II: Game of Thrones', 'Pay out the power')
    await resolve(t, 'Deck III: Wildling Attack', 'Call for help at the Wall')
    // R6.5: 8 of 8 is enough; R6.7: the highest takes a used card back.
    await bid(t, { Dana: 2, Anna: 3, Cyril: 2, Bara: 1, Emil: 0 }, 'Turn up what was given')
    await asked(t, 'Anna, which House card do you take back?')
    await told(t, 'The Watch stands: 8 against 8.')
    await choose(t, 'Robb Stark')
    await press(t, 'Take back Robb Stark')
    await asked(t, 'Are all orders face up?')
    await houses(t, 'Baratheon 2 1 6', 'Stark 3 3 1', 'Lannister 3 3 6', 'Greyjoy 3 2 5', 'Tyrell 3 4 2')
  })

  await chapter('nothing went wrong on the way', async () => same(faults, [], 'the list of faults'))
})
