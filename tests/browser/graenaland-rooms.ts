// The rooms around the table of Graenaland, in the middle of a production: each opens, and what is set there is followed.
import { looks, setUp } from './journey/clans'
import { back, houseRule, roomsOpen, secondWindow, sessionBreak, tablet, wayChanges, type Rooms } from './journey/rooms'
import { asked, counted, fromMenu, layDown, press, tapsTaken, told } from './journey/table'
import { appUrl, launch, open, phone, run } from './kit/browser'

const DRAWN = 'Coast 1: what does the card show?'

await run(async (attempt) => {
  const browser = await launch()
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' })
  const t = layDown(await open(context, `${appUrl}#/new`), 1)
  const { page } = t
  const rooms: Rooms = { t, attempt, looks }

  await attempt('a game is begun', async () => {
    await setUp(t, /^Referee/)
    await asked(t, DRAWN)
  })

  await attempt('every room around the table opens, and nothing in it is wrong', async () => {
    await roomsOpen(rooms, [
      [/^Board check/, 'Does the board look like this?'],
      [/^House rules/, 'Which rules do you play by?'],
      [/^Who may do what now/, 'Who may do what now?'],
      [/^Charts/, 'The game so far'],
      [/^Tracking and settings/, 'How do you play?'],
      [/^Correct the board/, 'What is different on the board?'],
    ])
    for (const place of ['Island', 'Clans', 'History']) {
      await page.getByRole('link', { name: place, exact: true }).click()
      await told(t, /Anna|Coast/)
      await looks(t)
      await back(t)
    }
  })

  await houseRule(
    rooms,
    { search: 'houses of', name: /^[Hh]ouses of a clan/, set: (sheet) => press(sheet, 'One more'), shown: '15' },
    DRAWN,
  )
  await sessionBreak(rooms, /^Coast.1: plains/, DRAWN)
  await wayChanges(rooms, { way: /^Light/, question: 'Lay out 2 territories' }, DRAWN)

  await attempt('the most frequent journeys take few touches', async () => {
    await counted('a card of the production', 1, () => press(t, 'grain'))
    await asked(t, 'Coast 2: what does the card show?')
    await counted('a look at who may do what', 2, () => fromMenu(t, /^Who may do what now/), { besides: () => -1 })
    await counted('the way back from it', 1, () => back(t))
    for (const line of tapsTaken()) console.log(`       ${line}`)
  })

  await tablet(rooms, 'Clans')
  await secondWindow(rooms, context)
})
