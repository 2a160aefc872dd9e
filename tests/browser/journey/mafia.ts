// Test helpers for Mafia City with three players on one phone: the set-up, and answers about the locations.
import { mafiaCity, type MafiaCity } from '../../../src/games/mafia-city'
import type { Setup } from '../../../src/games/mafia-city/model/moves'
import { append, begin, entries, type MoveOf } from '../../../src/referee'
import { sha256 } from '../../../src/session/ledger/digest'
import { writeFile } from '../../../src/storage'
import { same } from '../kit/browser'
import { overflows } from '../kit/looks'
import { operate, pushed, type Line } from './follow'
import { asked, choose, press, type Table } from './table'

export const NAMES = ['Anna', 'Petr', 'Tom'] as const
const COLOURS = ['Red', 'Blue', 'Green'] as const
const CITY = ['3 Fight Club', '1 Prison', '2 Harbour', '4 Police Station', '5 Shopping District', '6 Private Club']

/** Checks that the page does not scroll horizontally. The test of all screens runs axe on these screens. */
export async function looks(t: Table): Promise<void> {
  await same(() => overflows(t.page), false, 'sticking out')
}

/** Finds a location by its number. */
export const hexagon = (t: Table, at: number) => t.page.getByRole('button', { name: new RegExp(`^${at} `) })

/** Sets up a game, from the choice of a game to the first turn: three players, the map, and no exchange of cards. */
export async function setUp(t: Table, way = 'Referee'): Promise<void> {
  const { page } = t
  await page.getByRole('link', { name: 'Mafia City' }).click()
  await asked(t, 'Who sits at the table?')
  for (const [at, name] of NAMES.entries()) {
    await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name)
    await page
      .getByRole('group', { name })
      .getByRole('button', { name: COLOURS[at] ?? '' })
      .click()
  }
  await press(t, 'Next: how you play')
  await asked(t, 'How do you play?')
  await choose(t, way)
  await looks(t)
  await press(t, 'Begin')
  if (way === 'Light') return
  await asked(t, 'How are the locations arranged?')
  for (const at of CITY) await press(t, at)
  await looks(t)
  await press(t, 'That’s our city')
  for (const name of NAMES) {
    await asked(t, `${name}: keep your cards, or swap both?`)
    await press(t, /^Keep them/)
  }
}

/**
 * Returns a script of answers of three players. Anna takes all locations that she can, the others one location each, and no player plays a
 * card. If the app does not track Mafiosi, all players pass, and Anna controls every location except the Prison.
 */
export const scriptOf = (way: 'Referee' | 'Light'): readonly Line[] => {
  const placed = new Map<string, number>()
  const location = (t: Table, name: RegExp) => operate(t, t.page.getByRole('button', { name }).first())
  return [
    [
      /: what do you do\?$/,
      async (t, title) => {
        const before = placed.get(title) ?? 0
        const isAnna = title.startsWith('Anna')
        const none = (await t.page.getByText('No Mafioso in hand').count()) > 0
        if (way === 'Light' || none || before >= (isAnna ? 5 : 1)) return pushed(t, /^Pass/)
        placed.set(title, before + 1)
        // Places the Mafiosi at the locations with the highest numbers first.
        return operate(t, hexagon(t, isAnna ? 7 - before : title.startsWith('Petr') ? 2 : 1))
      },
    ],
    [
      /which location comes next\?$/,
      async (t) => {
        placed.clear()
        // A tap on the city or on the list evaluates the location at once.
        await location(t, /^\d (?!.*marked)/)
      },
    ],
    [
      /^Next comes /,
      (t) => {
        placed.clear()
        return pushed(t, /^Evaluate /)
      },
    ],
    [/Any Secret Deals\?$/, (t) => pushed(t, /^No (more )?deals\b/)],
    [/where does the Hitman go\?$/, (t) => pushed(t, 'The Hitman stays')],
    [/whom does the Hitman hit\?$/, (t) => pushed(t, 'No Hitman card')],
    [/whom do you jail\?$/, (t) => pushed(t, 'Jail nobody')],
    [/draw 3, then discard any 1\?$/, (t) => pushed(t, 'Draw no cards')],
    [/: do you play a Star\?$/, (t) => pushed(t, 'No Star')],
    [/do you take the /, (t) => pushed(t, 'Take it')],
    [
      /who is there\?$/,
      async (t, title) => {
        const name = title.startsWith('1 ') ? 'Petr' : 'Anna'
        const controlsButton = t.page.getByRole('button', { name: `${name} controls` })
        if ((await controlsButton.count()) === 0) await pushed(t, name)
        await operate(t, controlsButton)
      },
    ],
    [/^Who takes what back to the hand\?$/, (t) => pushed(t, 'All have decided: markers off')],
    [
      /from which location do Mafiosi come back next\?$/,
      async (t) => {
        await location(t, /^\d .*; marked$/)
      },
    ],
    [
      /who decides (first|next)\?$/,
      async (t) => {
        await pushed(t, / there$/)
      },
    ],
    [/ how many come back\?$/, (t) => pushed(t, /^None/)],
    [/The fewest cards, too\?$/, (t) => pushed(t, 'No: draws 2')],
    [/^All draw|draws \d/, (t) => pushed(t, 'All cards are drawn')],
  ]
}

/** Returns the file of a game in the Light preset that is at its last location. At the end, all three players will have equal points. */
export const levelGame = (): string => {
  const colours = ['red', 'blue', 'green'] as const
  let count = 0
  const stamp = () => ({ id: `${++count}`.padStart(32, '0'), time: count, by: 'table' })
  const setup: Setup = {
    players: colours.map((colour, at) => ({ colour, name: NAMES[at] ?? '' })),
    start: 'red',
    settings: { tokensKept: false, cardsCounted: false },
  }
  const moves: readonly MoveOf<MafiaCity>[] = [
    ...colours.map((by) => ({ do: 'act' as const, by, what: 'pass' as const })),
    { do: 'correct', changes: colours.map((colour, at) => ({ set: 'vp' as const, colour, vp: at === 2 ? 9 : 10 })) },
    ...([1, 2, 3, 4, 5, 6] as const).flatMap((at) => [
      { do: 'choose' as const, at },
      { do: 'stackNow' as const, stack: [], deals: [] },
    ]),
    { do: 'choose', at: 7 },
  ]
  const begun = begin(mafiaCity, setup, stamp(), sha256)
  const played = moves.reduce((at, move) => (at.ok ? append(at.value, move, stamp(), sha256) : at), begun)
  if (!played.ok) throw new Error(played.refusal.code)
  return writeFile({ game: 'mafia-city', name: 'Level', exported: 1, entries: entries(played.value) }, sha256)
}
