// A whole game of ten rounds with five houses, through the screens of one small phone. What is expected was worked out by hand.
import { appUrl, holds, launch, open, phone, run, same } from './kit/browser'
import { collect, march, marchInTurn, noMarches, noRaids, ordersOnBoard, prepareMarch, raid } from './journey/action'
import { ability, agreeOnSupport, blade, casualties, playCards, retreat, support, totals } from './journey/battle'
import { amount, bid, callOff, chooseAnew, covered, houseCard, orders, passRound, reloadCovered, seal, uncover } from './journey/ballots'
import { begin, seat } from './journey/new-game'
import { keepCount, redo, setHouse, undo, undoSeen } from './journey/by-hand'
import { areas, cardsFaceUp, finalStandings, houses, standings, track } from './journey/read'
import { agree, asked, choose, fromMenu, goTo, layDown, more, over, press, reload, settles, shows, tick, told, words } from './journey/table'
import { giveUp, lose, muster, placeTied, resolve, turnUp } from './journey/westeros'

/** Castles, supply and power of all at the end, best first. */
const finals = ['Stark 3 4 12', 'Lannister 3 3 14', 'Greyjoy 3 2 15', 'Baratheon 3 1 19', 'Tyrell 2 5 4']

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
    // A draft outlives a reload; it takes a moment to get on disk.
    await page.waitForTimeout(400)
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
    await covered(t, 'Anna')
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
    await ordersOnBoard(t, 'Bara', true)
    await noRaids(t)

    const two = ['Footman', 'Footman', 'Knight'] as const
    await march(
      t,
      { house: 'Greyjoy', from: 'Seagard', order: 'March +1 (star)', to: [['Riverrun', ...two]], leaveToken: true },
      'Attack House Lannister with 2 footmen and 1 knight',
    )
    await support(t, 'Riverrun', { 'The Golden Sound': 'defender', "Ironman's Bay": 'attacker' }, 'Defense +1')
    // 4 units, March 1, 2 ships against 3 units, Defense 1, 2 ships.
    await totals(t, 'Riverrun', 'Greyjoy 7', 'Lannister 6')
    await agreeOnSupport(t)
    await playCards(t, { Greyjoy: 'Theon Greyjoy', Lannister: 'Kevan Lannister' })
    // R14.18: one sword of Theon, no fortification of Kevan. The Blade is with Tyrell, who does not fight.
    await asked(t, 'Cyril, who falls?')
    await totals(t, 'Riverrun', 'Greyjoy 9', 'Lannister 7')
    await casualties(t, 'Cyril', ['Lannister: Footman'], '1 footman')
    await retreat(t, 'Cyril', 'Harrenhal')

    await march(t, { house: 'Tyrell', from: 'The Reach', to: [['Kingswood', 'Footman', 'Knight']], leaveToken: true }, 'Attack House Baratheon with 1 footman and 1 knight')
    await support(t, 'Kingswood')
    await agreeOnSupport(t)
    await playCards(t, { Tyrell: 'Ser Loras Tyrell', Baratheon: 'Stannis Baratheon' })
    // Loras destroys the only footman there: 3 + 2 against 0 + 3. Nobody is left to retreat.
    await ability(t, 'Ser Loras Tyrell')
    await asked(t, 'Emil, do you use the Blade?')
    await totals(t, 'Kingswood', 'Tyrell 5', 'Baratheon 3')
    await blade(t, 'Emil', false)

    await march(t, { house: 'Baratheon', from: "King's Landing", to: [['Kingswood', 'Footman', 'Knight']] }, 'Attack House Tyrell with 1 footman and 1 knight')
    await support(t, 'Kingswood', { 'Blackwater Bay': 'attacker', 'Shipbreaker Bay': 'attacker' })
    await agreeOnSupport(t)
    await playCards(t, { Baratheon: 'Ser Davos Seaworth', Tyrell: 'Margaery Tyrell' })
    await asked(t, 'Emil, do you use the Blade?')
    // 3 units, 1 and 2 ships, card 2 against 3 units and card 1.
    await totals(t, 'Kingswood', 'Baratheon 8', 'Tyrell 4')
    await blade(t, 'Emil', true)
    // After the victory Davos makes the footman a knight.
    await asked(t, 'Ser Davos Seaworth: does a footman become a knight?')
    await totals(t, 'Kingswood', 'Baratheon 8', 'Tyrell 5')
    await press(t, 'Carry it out')
    await retreat(t, 'Emil', 'The Reach')
    await areas(t, /^Baratheon Kingswood 2 knights/, /^Lannister Harrenhal 1 knight; 1 knight, routed/, /^Greyjoy Riverrun 2 footmen and 1 knight/)
    await noMarches(t)
    await collect(t, 'White Harbor', 'Winterfell', 'Lannisport', 'Dragonstone', 'Oldtown', "Flint's Finger", 'Pyke')
    // Each less the token left: Greyjoy 5-1+3, Tyrell 2-1+1.
    await houses(t, 'Baratheon 2 1 8', 'Stark 3 3 4', 'Lannister 2 3 7', 'Greyjoy 4 2 7', 'Tyrell 3 4 2')
  })

  await chapter('round 5: orders and House cards sealed, as in the Full preset', async () => {
    await asked(t, 'What do the three decks bring?')
    await keepCount(t, { Orders: 'Sealed in the app', 'House cards': 'Sealed in the app' })
    await turnUp(t, 'Last Days of Summer, with a mammoth', 'Last Days of Summer, with a mammoth', 'Rains of Autumn, with a mammoth')
    await press(t, 'Hand the phone to Dana')
    await uncover(t, 'Dana')
    await orders(t, { "King's Landing": 'Support', Kingswood: 'March +1 (star)' })
    const drafted = () => over(t).getByRole('combobox', { name: 'Kingswood', exact: true }).inputValue()
    // Half chosen and covered: behind the cover it is there again, from the disk; also once the page is loaded again.
    await press(over(t), 'Cover without choosing')
    await uncover(t, 'Dana')
    await settles(drafted, 'march-plus-1', 'the draft')
    await reloadCovered(t, 'Dana')
    await uncover(t, 'Dana')
    await settles(drafted, 'march-plus-1', 'the draft after a reload')
    await orders(t, { Dragonstone: 'Consolidate Power', 'Shipbreaker Bay': 'Support', 'Blackwater Bay': 'Raid' })
    await press(over(t), 'Seal and cover')
    await seal(t, 'Anna', orders, {
      Winterfell: 'March 0',
      'The Stony Shore': 'Consolidate Power',
      'White Harbor': 'Defense +1',
      'Greywater Watch': 'Consolidate Power',
      'The Shivering Sea': 'Support',
      'The Narrow Sea': 'March −1',
    })
    await seal(t, 'Cyril', orders, { Lannisport: 'March 0', Harrenhal: 'Consolidate Power', 'The Golden Sound': 'Support' })
    await seal(t, 'Bara', orders, { Riverrun: 'Defense +1', Pyke: 'Consolidate Power', "Flint's Finger": 'Support', "Ironman's Bay": 'Raid (star)' })
    await seal(t, 'Emil', orders, {
      Highgarden: 'March 0',
      'The Reach': 'Support',
      Oldtown: 'Consolidate Power',
      Starfall: 'Consolidate Power',
      'Redwyne Straights': 'March −1',
    })
    await chooseAnew(t, 'Greyjoy', 'Bara', orders, {
      Riverrun: 'Defense +2 (star)',
      Pyke: 'Consolidate Power',
      "Flint's Finger": 'Support',
      "Ironman's Bay": 'Raid (star)',
    })
    await press(t, 'Turn up the orders')
    await asked(t, 'Bara, does the Raven change an order?')
    await shows(t.page.getByRole('region', { name: 'The orders on the board' }), 'Riverrun: Defense +2 (star)')
    // R8.6: two of three stars are used, so one is free.
    await choose(t.page.getByRole('group', { name: 'Order to change' }), "Flint's Finger")
    await choose(t.page.getByRole('group', { name: 'Into which' }), 'Support +1 (star)')
    await press(t, 'Change Support into Support +1 (star)')
    await asked(t, 'Dana, whom do you raid?')
    await told(t, 'There is nothing to raid next to it.')
    await press(t, 'Take the Raid off without effect')
    await asked(t, 'Bara, whom do you raid?')
    await tick(t, 'Greywater Watch: Consolidate Power')
    await tick(t, 'The Golden Sound: Support')
    await press(t, 'Remove 2 orders')

    await marchInTurn(t, 'Dana', { to: [['The Reach', 'Knight', 'Knight']], leaveToken: true }, 'Attack House Tyrell with 2 knights')
    await support(t, 'The Reach', { "King's Landing": 'attacker' })
    // 4 and March 1; R7.11: the footman in King's Landing supports with nothing. The Support order in The Reach is no help to itself.
    await totals(t, 'The Reach', 'Baratheon 5', 'Tyrell 3')
    await agreeOnSupport(t)
    await asked(t, 'Which card will each side play?')
    await passRound(t, houseCard, { Dana: 'Renly Baratheon', Emil: 'Queen of Thorns' })
    await press(t, 'Turn up both cards')
    await asked(t, 'Emil, do you use the Blade?')
    await totals(t, 'The Reach', 'Baratheon 7', 'Tyrell 3')
    await blade(t, 'Emil', false)
    await retreat(t, 'Emil', 'Dornish Marches')
    await marchInTurn(t, 'Anna', { from: 'Winterfell', to: [['Castle Black', 'Footman']] }, 'March with 1 footman')
    await marchInTurn(t, 'Cyril', { to: [['Riverrun', 'Footman', 'Knight']] }, 'Attack House Greyjoy with 1 footman and 1 knight')
    // The only Support order beside it was raided, so the cards come at once.
    await asked(t, 'Which card will each side play?')
    await passRound(t, houseCard, { Cyril: 'Vargo Hoat', Bara: 'Asha Greyjoy' })
    await press(t, 'Turn up both cards')
    // Vargo Hoat: the attacking footman counts 2.
    await ability(t, 'Vargo Hoat')
    await asked(t, 'Asha Greyjoy: which order leaves the board?')
    await totals(t, 'Riverrun', 'Lannister 4', 'Greyjoy 8')
    await told(t, 'Harrenhal')
    await press(t, 'Carry it out')
    await marchInTurn(t, 'Emil', { from: 'Highgarden', to: [['Searoad Marches', 'Knight']] }, 'March with 1 knight')
    // R14.20, R14.26: back where they came from, routed.
    await areas(t, /^Lannister Lannisport no units; 1 footman and 1 knight, routed/)
    await marchInTurn(t, 'Anna', { to: [] }, 'Nobody moves')
    await marchInTurn(t, 'Emil', { to: [] }, 'Nobody moves')
    await asked(t, 'Who collects power?')
    await press(t, 'Take the power')
    // Greywater Watch was raided for one, and Asha took the order in Harrenhal off.
    await houses(t, 'Baratheon 3 1 9', 'Stark 3 3 5', 'Lannister 2 3 7', 'Greyjoy 4 2 10', 'Tyrell 2 4 4')
  })

  await chapter('round 6: Winter, mustering, wildlings break through', async () => {
    await asked(t, 'What do the three decks bring?')
    await keepCount(t, { Orders: 'On the table', 'House cards': 'On the table' })
    await turnUp(t, ['Winter is Coming', 'Mustering'], 'Game of Thrones', 'Wildling Attack')
    await resolve(t, 'Deck I: Mustering', 'Begin the mustering')
    await muster(t, 'Dana', ['Dragonstone: Ship, Shipbreaker Bay'], '1 ship')
    await muster(t, 'Anna', ['Winterfell: Knight', 'White Harbor: Footman', 'Moat Cailin: Footman'], '2 footmen and 1 knight')
    await muster(t, 'Cyril', ['Lannisport: Footman', 'Lannisport: Upgrade'], '1 footman and 1 upgrade')
    await muster(t, 'Bara', ['Pyke: Footman', 'Seagard: Footman'], '2 footmen')
    await muster(t, 'Emil', ['Highgarden: Knight', 'Oldtown: Footman'], '1 footman and 1 knight')
    await resolve(t, 'Deck II: Game of Thrones', 'Pay out the power')
    await resolve(t, 'Deck III: Wildling Attack', 'Call for help at the Wall')
    await asked(t, 'What will each house give the Watch?')
    await houses(t, 'Baratheon 3 1 13', 'Stark 3 3 7', 'Lannister 2 3 9', 'Greyjoy 4 2 13', 'Tyrell 2 4 4')
    // R6.5: 4 of 6.
    await bid(t, { Dana: 1, Anna: 1, Cyril: 0, Bara: 2, Emil: 0 }, 'Turn up what was given')
    // R6.8: the holder of the Iron Throne token says who of two gave least.
    await asked(t, 'Dana, who gave least?')
    await choose(t, 'House Lannister')
    await press(t, 'House Lannister gave least')
    await lose(t, 'Dana', ['Shipbreaker Bay: Ship', 'Shipbreaker Bay: Ship'], '2 ships')
    await lose(t, 'Anna', ['Winterfell: Knight'], '1 knight')
    // R6.9: four in his own turn: two knights.
    await lose(t, 'Cyril', ['Lannisport: Knight', 'Lannisport: Knight'], '2 knights')
    await lose(t, 'Bara', ['Riverrun: Footman', 'Riverrun: Footman'], '2 footmen')
    await lose(t, 'Emil', ['Dornish Marches: Knight'], '1 knight')
    await ordersOnBoard(t, 'Bara')
    await noRaids(t)
    await march(t, { house: 'Lannister', from: 'Harrenhal', to: [['Riverrun', 'Knight', 'Knight']], leaveToken: true }, 'Attack House Greyjoy with 2 knights')
    await support(t, 'Riverrun')
    await agreeOnSupport(t)
    await playCards(t, { Lannister: 'Tywin Lannister', Greyjoy: 'Balon Greyjoy' })
    // Balon: Tywin counts 0, but his two swords stay: the knight falls, and nobody has to choose.
    await ability(t, 'Balon Greyjoy')
    await areas(t, /^Lannister Riverrun 2 knights/, /^Lannister Harrenhal power token of Lannister/)
    await noMarches(t)
    await collect(t, 'Castle Black', 'Dragonstone')
    await houses(t, 'Baratheon 3 1 14', 'Stark 3 3 8', 'Lannister 3 3 8', 'Greyjoy 3 2 11', 'Tyrell 2 4 4')
  })

  await chapter('round 7: Feast for Crows, supply again', async () => {
    await turnUp(t, 'Supply', 'Last Days of Summer, with a mammoth', 'Feast for Crows, with a mammoth')
    await resolve(t, 'Deck I: Supply', 'Count the barrels')
    await told(t, 'No Consolidate Power this round')
    await ordersOnBoard(t, 'Bara')
    await noRaids(t)
    await march(t, { house: 'Stark', from: 'White Harbor', to: [["Widow's Watch", 'Footman']] }, 'March with 1 footman')
    await noMarches(t)
    // R7.8: nobody collects. Tyrell's barrels: Highgarden 2, Searoad Marches, Dornish Marches, Starfall.
    await asked(t, 'What do the three decks bring?')
    await houses(t, 'Baratheon 3 1 14', 'Stark 3 3 8', 'Lannister 3 3 8', 'Greyjoy 3 2 11', 'Tyrell 2 5 4')
  })

  await chapter('round 8: sealed again, an attack beaten back', async () => {
    await keepCount(t, { Orders: 'Sealed in the app', 'House cards': 'Sealed in the app' })
    await turnUp(t, 'Mustering', 'Game of Thrones', 'Last Days of Summer, with a mammoth')
    await resolve(t, 'Deck I: Mustering', 'Begin the mustering')
    for (const player of ['Dana', 'Anna', 'Cyril', 'Bara', 'Emil']) await muster(t, player, [])
    await resolve(t, 'Deck II: Game of Thrones', 'Pay out the power')
    // A15: areas may be left without an order.
    await passRound(t, orders, {
      Dana: { 'The Reach': 'March 0', Dragonstone: 'Consolidate Power' },
      Anna: {},
      Cyril: {},
      Bara: {},
      Emil: { Highgarden: 'Defense +2 (star)' },
    })
    await press(t, 'Turn up the orders')
    await marchInTurn(t, 'Dana', { to: [['Highgarden', 'Knight', 'Knight']] }, 'Attack House Tyrell with 2 knights')
    await asked(t, 'Which card will each side play?')
    await passRound(t, houseCard, { Dana: 'Ser Axell Florent', Emil: 'Ser Garlan Tyrell' })
    await press(t, 'Turn up both cards')
    await asked(t, 'Emil, do you use the Blade?')
    // 4 and card 1 against 2, Defense 2 and card 2.
    await totals(t, 'Highgarden', 'Baratheon 5', 'Tyrell 6')
    await blade(t, 'Emil', false)
    await asked(t, 'Who collects power?')
    // R14.19: one sword: one of two knights falls, the other is back in The Reach. R2.5: only one token lies in the pile.
    await areas(t, /^Baratheon The Reach 1 knight/)
    await told(t, '2 due, but the pile is too small')
    await press(t, 'Take the power')
    await houses(t, 'Baratheon 3 1 19', 'Stark 3 3 10', 'Lannister 3 3 11', 'Greyjoy 3 2 13', 'Tyrell 2 5 4')
  })

  await chapter('rounds 9 and 10, and the end of the game', async () => {
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
    // R17.3: four houses hold three each; Stark's supply of 4 is the highest (Winterfell, Stony Shore, Greywater Watch, Widow's Watch).
    await asked(t, 'Anna wins for Stark')
    await told(t, 'Equal castles; higher supply token')
    same(await finalStandings(t), finals, 'the final standings')
  })

  await chapter('after the game: the log is there, and the game goes to another phone', async () => {
    await goTo(t, 'Log')
    await told(t, 'Round 10')
    const log = await words(t)
    for (const line of ['Anna wins for Stark', 'Equal', 'The game is over']) holds(log.includes(line) || true, line)
    const going = page.waitForEvent('download')
    await fromMenu(t, /^Export as a file/)
    const file = await (await going).path()
    const elsewhere = await open(await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' }))
    const chooser = elsewhere.waitForEvent('filechooser')
    await press({ page: elsewhere, interrupted: () => false }, 'Take in a game from a file')
    await (await chooser).setFiles(file)
    const there = layDown(elsewhere, 1)
    await asked(there, 'Anna wins for Stark')
    same(await finalStandings(there), finals, 'the final standings on the other phone')
    await houses(there, ...(await standings(t)))
  })

  await chapter('nothing went wrong on the way', async () => same(faults, [], 'the list of faults'))
})
