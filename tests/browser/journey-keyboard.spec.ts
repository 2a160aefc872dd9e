// Plays a new game with the keyboard only, including a march with a battle and a sealed auction. The focus must always be visible.
import { holds, open, PATIENCE, phone, same } from './kit/browser'
import { arrowTo, asked, choose, focusedTag, holdTwice, openAndLeave, press, pick, seen, tabTo } from './journey/keyboard'
import { WESTEROS } from './journey/new-game'
import { test } from './kit/test'

const players = ['Player 1', 'Player 2', 'Player 3', 'Player 4', 'Player 5']
const houses = ['Stark', 'Greyjoy', 'Lannister', 'Baratheon', 'Tyrell']

test('journey-keyboard', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await open(context)
  page.setDefaultTimeout(PATIENCE)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  let broken = false
  const chapter = (name: string, play: () => Promise<void>) =>
    step(name, async () => {
      holds(!broken, 'the game has broken off before')
      broken = true
      await play()
      broken = false
    })

  await chapter('a new game is begun', async () => {
    await press(page, 'New game')
    await tabTo(page, page.getByRole('list').getByRole('link', { name: WESTEROS.en }))
    await page.keyboard.press('Enter')
    await asked(page, 'Who sits at the table?')
    for (const [at, house] of houses.entries()) {
      const signs = page.getByRole('group', { name: players[at] ?? '', exact: true })
      await tabTo(page, signs.getByRole('button', { name: `House ${house}`, exact: true }))
      await page.keyboard.press('Enter')
    }
    await press(page, 'Next: what to track')
    await choose(page, /^Referee/)
    await tabTo(page, page.getByText('What the app keeps track of'))
    await page.keyboard.press('Enter')
    await arrowTo(page, page.getByRole('group', { name: 'Westeros decks', exact: true }).getByRole('radio', { name: 'The real decks' }))
    await press(page, 'Next: check your copy')
    await asked(page, 'Does your copy match?')
    await press(page, 'All as printed: begin')
    await asked(page, 'Is the board laid out?')
    await press(page, 'The board is laid out')
  })

  await chapter('rules and the menu open and close, and the focus comes back', async () => {
    await asked(page, 'Place your orders')
    await openAndLeave(page, /^R8\.5 /, 'R8.5')
    await openAndLeave(page, 'More', 'This game')
  })

  await chapter('a march leads into a battle', async () => {
    await press(page, 'Reveal all orders')
    await asked(page, /does the Raven change an order\?$/)
    await press(page, 'Leave the orders as they are')
    await asked(page, 'Which raid comes next?')
    await press(page, 'No more raids')
    await asked(page, 'Which march comes next?')
    await press(page, 'Greyjoy', page.getByRole('group', { name: 'Whose is it?' }))
    await press(page, "Ironman's Bay", page.getByRole('group', { name: 'Where the march begins' }))
    await press(page, /Golden Sound/, page.getByRole('list', { name: 'Where to' }))
    const ships = page.getByRole('group', { name: /Golden Sound: Ship$/ })
    for (const key of ['One less', 'One more']) await press(page, key, ships)
    await press(page, 'March and attack The Golden Sound')
  })

  await chapter('the battle is fought to its end', async () => {
    await asked(page, 'Who supports?')
    await press(page, 'Both sides agree')
    await asked(page, 'Which House cards were played?')
    await choose(page, 'House Blacktyde Captain', page.getByRole('group', { name: 'House card of Greyjoy' }))
    await choose(page, 'Kevan Lannister', page.getByRole('group', { name: 'House card of Lannister' }))
    await press(page, 'These cards were played')
    await asked(page, /do you use the Blade\?$/)
    await press(page, 'Keep the Blade')
    // The attacker wins with two ships and 1 against one ship and 1. The loser has only one retreat area, so the app chooses it.
    await asked(page, /where do you retreat\?$/)
    await choose(page, 'Sunset Sea')
    await press(page, 'Retreat to Sunset Sea')
    await asked(page, 'Which march comes next?')
    await press(page, 'No more marches')
    await asked(page, 'Which Consolidate Power orders remain?')
    await press(page, 'No order is left')
  })

  await chapter('an auction is sealed and shown', async () => {
    await asked(page, 'Draw the Westeros cards')
    for (const [deck, card] of [
      ['Deck I', 'Last Days of Summer'],
      ['Deck II', 'Clash of Kings'],
      ['Deck III', 'Sea of Storms'],
    ] as const)
      await pick(page, deck, new RegExp(`^${card}`))
    await press(page, 'These three lie face up')
    await asked(page, /Clash of Kings/)
    await press(page, 'Begin the first auction')
    await asked(page, 'What will each house pay for the Iron Throne?')
    await press(page, /^Hand the phone to /)
    for (const amount of [4, 3, 2, 1, 0]) {
      await asked(page, /^Player \d$/)
      await holdTwice(page, 'Hold to open')
      await asked(page, 'How much do you bid?')
      await press(page, `${amount}`)
      await press(page, 'Seal and cover')
    }
    await asked(page, 'Everybody has chosen')
    await press(page, 'Reveal the bids')
    await page.getByRole('heading', { level: 1, name: 'Everybody has chosen' }).waitFor({ state: 'hidden' })
    await page.waitForTimeout(300)
    await holds(async () => (await focusedTag(page)) === 'H1', `after the reveal the focus is on ${await focusedTag(page)}`)
  })

  await chapter('nothing went wrong on the way', async () => same(faults, [], 'the list of faults'))
  console.log(`  ${seen(page)} steps of the focus`)
})
