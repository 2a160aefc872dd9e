// A whole game of ten rounds with five houses, through the screens of one small phone. What is expected was worked out by hand.
import { appUrl, holds, launch, open, phone, run, same } from './kit/browser'
import { collect, march, noMarches, noRaids, ordersOnBoard, prepareMarch, raid } from './journey/action'
import { ability, agreeOnSupport, blade, playCards, retreat, support, totals } from './journey/battle'
import { amount, bid, callOff, chooseAnew, passRound, reloadCovered, seal } from './journey/ballots'
import { begin, seat } from './journey/new-game'
import { areas, houses, track } from './journey/read'
import { agree, asked, choose, fromMenu, goTo, layDown, over, press, reload, shows, tick, told } from './journey/table'
import { giveUp, lose, muster, resolve, turnUp } from './journey/westeros'

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
    await houses(t, 'Baratheon 1 2 7', 'Lannister 2 2 5', 'Stark 3 1 6', 'Tyrell 2 2 6', 'Greyjoy 2 2 6')
    await areas(t, /^Baratheon Kingswood .*2 footmen and 1 knight/, /^Lannister Stoney Sept power token of Lannister/, /^Greyjoy Pyke/)
  })

  await chapter('nothing went wrong on the way', async () => same(faults, [], 'the list of faults'))
})
