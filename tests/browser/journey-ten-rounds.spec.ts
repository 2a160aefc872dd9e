// Tests a whole game of ten rounds with five houses on the screens of a small phone. The expected results were calculated by hand.
import { holds, open, phone, same } from './kit/browser'
import { finals, lastRounds, roundEight } from './journey/rounds-8-to-10'
import { finalStandings, houses, standings } from './journey/read'
import { roundFive, roundSeven, roundSix } from './journey/rounds-5-to-7'
import { roundFour, roundThree } from './journey/rounds-3-and-4'
import { roundOne, roundTwo, setup } from './journey/rounds-1-and-2'
import { asked, fromMenu, goTo, layDown, press, tapsTaken, words } from './journey/table'
import { test } from './kit/test'

/** Seed of the random numbers that decide before which steps the page is reloaded. */
const seed = 7
/** Percentage of the questions before which the page is reloaded. */
const interruptions = 6

/** Sentences that the log must contain at the end, from all parts of the game. */
const logged = [
  'The game begins: Stark (Anna), Greyjoy (Bara), Lannister (Cyril), Baratheon (Dana) and Tyrell (Emil).',
  'The table went back with everybody’s consent; what had been shown is known.',
  'House Tyrell wins, 5 to 3.',
  'Winter came once in deck I, which was shuffled.',
  'The wildlings break through: 4 against 6. House Lannister counts as the lowest.',
  'Anna wins for Stark. 3 castles and strongholds in round 10; the supply token broke the tie.',
]

test('journey-ten-rounds', async ({ browser, step }) => {
  const device = { viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' } as const
  const page = await open(await browser.newContext(device))
  const t = layDown(page, seed, interruptions)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))

  let broken = false
  /** Runs one part of the game as a test step. If a part fails, the next parts are not run. */
  const chapter = (name: string, play: (table: typeof t) => Promise<void>) =>
    step(name, async () => {
      holds(!broken, 'the game has broken off before')
      broken = true
      await play(t)
      broken = false
    })

  await chapter('setup: five houses, the Referee preset', setup)
  await chapter('round 1: ship transport, a split march, a token left, a correction undone and redone', roundOne)
  await chapter('round 2: the app turns cards up, the same come again; battle, neutral force', roundTwo)
  await chapter('round 3: mustering, three auctions with ties, raids with pillage', roundThree)
  await chapter('round 4: supply reduced, wildlings beaten, three battles', roundFour)
  await chapter('round 5: orders and House cards sealed, as in the Full preset', roundFive)
  await chapter('round 6: Winter, mustering, wildlings break through', roundSix)
  await chapter('round 7: Feast for Crows, supply again', roundSeven)
  await chapter('round 8: sealed again, an attack beaten back', roundEight)
  await chapter('rounds 9 and 10, and the end of the game', lastRounds)

  await chapter('after the game the log is there, and the game goes to another phone', async () => {
    await goTo(t, 'History')
    const earlier = page.getByRole('button', { name: 'Show earlier entries' })
    const missing = async () => {
      if (await earlier.isVisible()) await earlier.click()
      // Long rounds are folded: expands every folded row of the log.
      const folded = page.getByRole('main').getByRole('button', { expanded: false })
      while ((await folded.count()) > 0) await folded.first().click()
      const log = await words(t)
      return logged.filter((line) => !log.includes(line))
    }
    await same(missing, [], 'what is missing in the log')

    const [going] = await Promise.all([page.waitForEvent('download'), fromMenu(t, /^Save to a file/)])
    const there = layDown(await open(await browser.newContext(device)), seed)
    const [chooser] = await Promise.all([there.page.waitForEvent('filechooser'), press(there, 'Open a saved game')])
    await chooser.setFiles(await going.path())
    await press(there, 'Load')
    await asked(there, 'Anna wins for Stark')
    await same(() => finalStandings(there), finals, 'the final standings on the other phone')
    await houses(there, ...(await standings(t)))
  })

  for (const line of tapsTaken()) console.log(`  taps ${line}`)

  await chapter('nothing went wrong on the way', async () => same(faults, [], 'the list of faults'))
})
