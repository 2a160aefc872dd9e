/**
 * Test helpers for the shortest whole game, in both languages. The game begins in round 5 with the board entered by the players, and ends
 * with the seventh castle area.
 */
import { takeGame, WESTEROS } from './new-game'
import { asked, over, pick, press, waitForText, turn, type Table } from './table'

/** Castle areas that Lannister holds with a power token. */
const tokens = ['Riverrun', 'Harrenhal', 'The Reach', 'Crackclaw Point']
const people = ['Eva', 'Jan', 'Tom', 'Iva', 'Ota']

const en = {
  newGame: 'New game',
  game: WESTEROS.en as string,
  who: 'Who sits at the table?',
  player: 'Player',
  draw: 'Draw the houses',
  lannister: 'House Lannister',
  counting: 'Next: what to track',
  box: 'Next: check your copy',
  asItLies: 'Start from a game in progress',
  how: 'What is on the board?',
  roundPart: /^Round, step, wildling threat/,
  round: 'Round',
  more: 'One more',
  goesOn: 'Play continues at',
  marches: 'Marches',
  done: 'Done',
  areasPart: /^Areas: units, tokens, orders/,
  area: 'Area',
  token: 'Power token',
  whose: 'Whose units stand here',
  begin: 'Begin in round 5',
  laidOut: 'Is the board laid out?',
  isLaidOut: 'The board is laid out',
  which: 'Which march comes next?',
  whoseIsIt: 'Whose is it?',
  from: 'Where the march begins',
  to: 'Where to',
  leave: 'Leave a power token behind',
  march: /^March to /,
  wins: 'Tom wins for Lannister',
  sudden: 'Sudden victory',
}
export type SuddenWords = typeof en

const cs: SuddenWords = {
  newGame: 'Nová hra',
  game: WESTEROS.cs,
  who: 'Kdo sedí u stolu?',
  player: 'Hráč',
  draw: 'Vylosovat rody',
  lannister: 'Rod Lannister',
  counting: 'Dále: co sledovat',
  box: 'Dále: vaše krabice',
  asItLies: 'Začít z rozehrané hry',
  how: 'Co je na desce?',
  roundPart: /^Kolo, krok, hrozba divokých/,
  round: 'Kolo',
  more: 'O jeden více',
  goesOn: 'Hra pokračuje krokem',
  marches: 'Pochody',
  done: 'Hotovo',
  areasPart: /^Oblasti: jednotky, žetony, rozkazy/,
  area: 'Oblast',
  token: 'Žeton síly',
  whose: 'Čí jednotky tu stojí',
  begin: 'Začít v 5. kole',
  laidOut: 'Je deska připravená?',
  isLaidOut: 'Deska je připravená',
  which: 'Který pochod je na řadě?',
  whoseIsIt: 'Čí je?',
  from: 'Odkud se táhne',
  to: 'Kam',
  leave: 'Nechat tam žeton síly',
  march: /^Táhnout: /,
  wins: 'Vítězí rod Lannister (Tom)',
  sudden: 'Okamžité vítězství',
}

/** Button labels of the short game. */
export const SUDDEN = { en, cs } as const

/** Goes from the home screen to the form for the current board and fills in each part. `words.begin` is the label of the start button. */
export async function tellBoard(t: Table, words: SuddenWords): Promise<void> {
  await press(t, words.newGame)
  await takeGame(t, words.game)
  await asked(t, words.who)
  for (const [k, name] of people.entries()) {
    await t.page.getByRole('textbox', { name: `${words.player} ${k + 1}`, exact: true }).fill(name)
  }
  await press(t, words.draw)
  const lannister = t.page.getByRole('group', { name: 'Tom', exact: true }).getByRole('button', { name: words.lannister, exact: true })
  // Selects the house unless the random assignment has already selected it. A second touch would deselect it.
  if ((await lannister.getAttribute('aria-pressed')) !== 'true') await lannister.click()
  await press(t, words.counting)
  await press(t, words.box)
  await press(t, words.asItLies)
  await asked(t, words.how)
  await press(t, words.roundPart)
  const round = over(t).getByRole('group', { name: words.round, exact: true }).getByRole('button', { name: words.more })
  for (let time = 0; time < 4; time++) await round.click()
  await pick(over(t), words.goesOn, words.marches)
  await press(over(t), words.done)
  await press(t, words.areasPart)
  for (const area of tokens) {
    await pick(over(t), words.area, area)
    await press(over(t).getByRole('group', { name: words.token, exact: true }), 'Lannister')
  }
  await pick(over(t), words.area, 'Seagard')
  await press(over(t).getByRole('group', { name: words.whose, exact: true }), 'Lannister')
  await press(over(t), words.done)
}

/** Plays the march with which Lannister wins. */
export async function marchAndWin(t: Table, words: SuddenWords): Promise<void> {
  await asked(t, words.laidOut)
  await press(t, words.isLaidOut)
  await asked(t, words.which)
  await press(t.page.getByRole('group', { name: words.whoseIsIt }), 'Lannister')
  await press(t.page.getByRole('group', { name: words.from }), 'Seagard')
  await t.page
    .getByRole('list', { name: words.to, exact: true })
    .getByRole('button', { name: /Moat Cailin/ })
    .click()
  // Lannister wins with seven areas (R17.1): Lannisport, the four areas with tokens, Seagard with the token left behind, and Moat Cailin.
  await turn(t, words.leave, true)
  await press(t, words.march)
  await asked(t, words.wins)
  await waitForText(t, words.sudden)
}
