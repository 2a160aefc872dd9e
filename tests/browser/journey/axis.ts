// Test helpers for Axis & Allies with three players on one phone: the set-up, and a round in which the Axis wins.
import { same } from '../kit/browser'
import { accessibilityFaults, overflows } from '../kit/looks'
import { operate, pushed, type Line } from './follow'
import { asked, choose, press, type Table } from './table'

const NAMES = ['Anna', 'Petr', 'Tom'] as const

/** Checks that axe finds no fault and that the page does not scroll horizontally. */
export async function looks(t: Table): Promise<void> {
  await same(() => accessibilityFaults(t.page), [], 'the list of faults')
  await same(() => overflows(t.page), false, 'sticking out')
}

/**
 * Sets up a game, from the choice of a game to the first turn: three players with the printed division of powers. A side wins with eight
 * cities.
 */
export async function setUp(t: Table, way: string): Promise<void> {
  const { page } = t
  await page.getByRole('link', { name: 'Axis & Allies' }).click()
  await asked(t, 'Who sits at the table?')
  await choose(t, '3')
  for (const [at, name] of NAMES.entries()) await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name)
  await press(t, 'Way of playing')
  await asked(t, 'How do you play?')
  await choose(t, way)
  await choose(t, '8, minor victory')
  await press(t, 'On to the dice')
  await asked(t, 'Dice')
  await choose(t, 'Real dice on the table')
  await press(t, 'Begin')
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Dice' }).waitFor()
}
/**
 * Returns a script of answers in which Germany takes Karelia and Japan takes India without another battle. The Axis then holds eight
 * cities.
 */
export const scriptOf = (): readonly Line[] => {
  const taken = new Set<string>()
  return [
    [/: your turn\.$/, (t) => pushed(t, /^Begin/)],
    [/: Which units do you buy\?$/, (t) => pushed(t, /^Buy nothing/)],
    [
      /: Where will you fight\?$/,
      async (t, title) => {
        if (!/Germany|Japan/.test(title)) return pushed(t, 'No attack this turn')
        if (title.includes('Japan')) await operate(t, t.page.getByRole('radio', { name: 'Asia' }))
        await operate(t, t.page.getByRole('checkbox', { name: title.includes('Japan') ? /^India/ : /^Karelia/ }))
        return pushed(t, /^To combat/)
      },
    ],
    [
      /: Which armies fight in /,
      async (t) => {
        // Adds two tanks. The app has suggested both armies from the set-up card.
        const tanks = t.page.getByRole('group', { name: /^(Germany|Japan): Tank$/ })
        for (let tank = 0; tank < 2; tank++) await operate(t, tanks.getByRole('button', { name: 'One more' }))
        await pushed(t, /^Begin|^Open/)
      },
    ],
    [/: Press on or retreat\?$/, (t) => pushed(t, /^Press on/)],
    [
      /^(?:Germany|Japan) .*How many hit\?$/,
      async (t) => {
        await operate(t, t.page.getByRole('radio', { name: /: 1$/ }).first())
        await pushed(t, /^1 hit/)
      },
    ],
    [
      /How many (?:hit|planes fall)\?$/,
      async (t) => {
        await operate(t, t.page.getByRole('radio', { name: /: 0$/ }).first())
        await pushed(t, /^No hit/)
      },
    ],
    [/Is everything set on the board\?$|: (?:captured|cleared|held|empty|retreat)/, (t) => pushed(t, 'Everything is set')],
    [/: now move what has not fought\.$/, (t) => pushed(t, 'All has moved')],
    [/: collects \d+\.$/, (t) => pushed(t, /^Collect/)],
    [/^The Axis wins\.$/, (t) => pushed(t, 'End the game')],
    [
      /: Which territory changes hands\?$/,
      async (t, title) => {
        if (taken.has(title) || !/Germany|Japan/.test(title)) return pushed(t, /^On to: /)
        taken.add(title)
        if (title.includes('Japan')) await operate(t, t.page.getByRole('radio', { name: 'Asia' }))
        await operate(t, t.page.getByRole('checkbox', { name: title.includes('Japan') ? /^India/ : /^Karelia/ }))
        // Checks that the territory is still chosen: the button that leads on without a territory is not visible.
        await same(() => t.page.getByRole('button', { name: /^On to: / }).count(), 0, 'ways on')
        return pushed(t, /^Take /)
      },
    ],
  ]
}

/** Armies that take one city each, if the app tracks units: their start spaces, and the name of the first destination. */
const MARCHES = {
  Germany: { region: 'Europe', from: /^Belorussia,/, to: /^Karelia/ },
  Japan: { region: 'Asia', from: /^French Indochina,/, to: /^India,/ },
} as const

/**
 * Returns a script of answers for a game in which the app tracks every unit. The attackers move on the board, so the app knows the armies.
 */
export const toldScriptOf = (): readonly Line[] => {
  const marched = new Set<string>()
  const own: readonly Line[] = [
    [
      /: Which units move, and where\?$/,
      async (t, title) => {
        const power = title.includes('Germany') ? 'Germany' : title.includes('Japan') ? 'Japan' : undefined
        if (power === undefined || marched.has(power))
          return pushed(t, /^(?:No attack this turn|To combat|All has moved)|aircraft still (?:fly|flies)$/)
        marched.add(power)
        const { region, from, to } = MARCHES[power]
        await operate(t, t.page.getByRole('radio', { name: region }))
        await pushed(t, from)
        await pushed(t, to)
        return pushed(t, / to (?:Karelia|India)/)
      },
    ],
    [/: Where will you fight\?$/, (t) => pushed(t, /^No attack this turn|^To combat/)],
    [/: Which armies fight in /, (t) => pushed(t, /^Begin|^Open/)],
    [/: Which units are lost\?$/, (t) => pushed(t, /^Take off/)],
    [/: Has every aircraft landed\?$/, (t) => pushed(t, /(?:is|are) lost$/)],
  ]
  return [...own, ...scriptOf()]
}
