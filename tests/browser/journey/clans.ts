// Test helpers for Graenaland with three players on one phone: the set-up, and the first moves.
import type { Locator } from '@playwright/test'
import { same } from '../kit/browser'
import { accessibilityFaults, overflows } from '../kit/looks'
import { operate, pushed, type Line } from './follow'
import { arrowTo } from './keyboard'
import { agree, asked, choose, over, press, type Table } from './table'

const SEATED = [
  ['Anna', 'Red'],
  ['Petr', 'White'],
  ['Tom', 'Blue'],
] as const

/** Checks that axe finds no fault and that the page does not scroll horizontally. */
export async function looks(t: Table): Promise<void> {
  await same(() => accessibilityFaults(t.page), [], 'the list of faults')
  await same(() => overflows(t.page), false, 'sticking out')
}

/** Sets up a game, from the choice of a game to the first production. Anna begins, and all players have villages at Coast 1 and Coast 2. */
export async function setUp(t: Table, way: RegExp, end?: string): Promise<void> {
  const { page } = t
  await page.getByRole('link', { name: 'Graenaland' }).click()
  await asked(t, 'Who sits at the table?')
  await page.getByRole('radio', { name: '3', exact: true }).click()
  for (const [at, [name, clan]] of SEATED.entries()) {
    await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name)
    await page.getByRole('group', { name }).getByRole('button', { name: clan }).click()
  }
  await press(t, 'On to the way of playing')
  await choose(t, way)
  if (end !== undefined) await choose(t, end)
  await looks(t)
  await press(t, 'On to the island')
  await asked(t, 'Does the island lie like this?')
  await looks(t)
  await press(t, 'It lies like this: begin')
  await asked(t, 'Who begins?')
  await looks(t)
  await press(t, 'Anna')
  for (const [name] of SEATED) {
    await asked(t, `${name}, where do your villages and warrior stand?`)
    for (const area of [/^Coast.1:/, /^Coast.2:/, /^Coast.1:/]) await press(t, area)
    await press(t, 'They stand there')
  }
}

/** Construction of a scripted player: the building, its territory, and the cards that pay for the building, if the player enters cards. */
interface Built {
  readonly what: string
  readonly at?: string
  readonly cards?: readonly string[]
}
/**
 * Constructions of each player, turn by turn. After her second turn, Anna has three goals: the largest territory, buildings, and the army.
 */
const BUILT: Readonly<Record<string, readonly (readonly Built[])[]>> = {
  Anna: [
    [{ what: 'Fort', at: 'Coast.1', cards: ['wood', 'ore'] }],
    [{ what: 'Church', at: 'Coast.1' }, { what: 'Hall', at: 'Coast.1' }, { what: 'Army' }, { what: 'Army' }],
  ],
  Petr: [[{ what: 'Village', at: 'Coast.3' }], [{ what: 'Village', at: 'Coast.2' }]],
  Tom: [[{ what: 'Road', at: 'Coast.2' }], []],
}

const key = (t: Table, name: string): Promise<void> => pushed(t, new RegExp(`^${name}\\b`))

/** Builds a building and pays. If the app does not know the price, enters the price at the first payment. */
async function build(t: Table, { what, at, cards }: Built, isPaid: boolean): Promise<void> {
  const { page } = t
  const built = page.getByRole('list', { name: 'Built this turn' }).getByRole('listitem')
  const before = await built.count()
  await key(t, what)
  if (at !== undefined) {
    const place = page.getByRole('button', { name: new RegExp(`^${at}:`) })
    await place.waitFor()
    await operate(t, place)
    if (!isPaid) await pushed(t, /^Build the/)
  }
  // Without payments, an army step is built by one tap. The next tap must not come before the step is listed.
  if (!isPaid) return built.nth(before).waitFor()
  if (cards === undefined) return pushed(t, 'Paid, not typed in')
  // Enters the price if the app asks for it. The app stores a price, so it asks only once.
  const cost = page.getByRole('heading', { level: 1, name: /^What does/ })
  await cost.or(page.getByRole('heading', { level: 1, name: / paid\?$/ })).waitFor()
  const within = (group: string | RegExp, name: string) =>
    operate(t, page.getByRole('group', { name: group, exact: true }).getByRole('button', { name }))
  if (await cost.isVisible()) {
    for (const card of cards) await within(card, 'One more')
    await pushed(t, /^It costs|^Our tile says/)
  }
  for (const card of cards) await within(/^Lay down/, card)
  await pushed(t, /^Build it/)
}

/** Matches the title of a vote: open, or with the result. */
export const VOTE = /are needed|adopted:|rejected:/

/** Selects a radio button with the keyboard or by touch. */
const one = (t: Table, radio: Locator): Promise<void> => (t.keyboard === true ? arrowTo(t.page, radio) : radio.click())

/** Sealed order of each player: a hero and a direction. All other heroes stay. */
export type Orders = Readonly<Record<string, readonly [hero: string, go: string]>>

/** Passes the phone round until all have sealed, then reveals the orders. */
export async function sealOrders(t: Table, orders: Orders): Promise<void> {
  const { page } = t
  const all = page.getByRole('button', { name: 'Turn everything up' })
  const hand = page.getByRole('button', { name: /^Hand the phone to/ })
  const hold = page.getByRole('button', { name: 'Hold to open' })
  const behind = (name: string | RegExp) => operate(t, over(t).getByRole('button', { name }))
  for (;;) {
    await over(t).filter({ hasNot: hold }).waitFor({ state: 'detached' })
    await hand.or(all).or(hold).first().waitFor()
    if (await all.isVisible()) break
    if (!(await hold.isVisible())) await operate(t, hand)
    const order = orders[(await over(t).getByRole('heading', { level: 1 }).innerText()).trim()]
    if (t.keyboard === true) {
      await operate(t, hold)
      await page.keyboard.press('Enter')
    } else await agree(over(t), 'Hold to open')
    if (order !== undefined) await behind(order[0])
    await behind(order === undefined ? 'stay' : new RegExp(`^${order[1]}`))
    await behind('Seal and cover')
  }
  await page.getByLabel('All have sealed', { exact: true }).waitFor()
  await operate(t, all)
}

/** Enters the revealed compass plates: Petr sends his warrior east, and all other heroes stay. */
async function typeOrders(t: Table): Promise<void> {
  const plates = t.page.getByRole('group', { name: 'Whose plate' }).getByRole('button')
  for (let at = 0; at < (await plates.count()); at++) {
    await operate(t, plates.nth(at))
    const isPetr = (await plates.nth(at).innerText()).trim().startsWith('Petr')
    for (const step of isPetr ? ['warrior', 'east'] : ['stay']) await pushed(t, step)
  }
  await pushed(t, /^(Move all heroes|All heroes stay)$/)
}

/**
 * Enters the proposals. Petr and Tom each propose for the first territory with cards in which they have a vote. If one button distributes
 * all cards, they take the cards themselves; otherwise each card goes to the first player in the list. Anna proposes nothing.
 */
async function propose(t: Table, title: string): Promise<void> {
  const { page } = t
  if (title.startsWith('Anna')) return pushed(t, 'Anna proposes nothing')
  const put = page.getByRole('button', { name: 'Put it to the vote' })
  const place = page.getByRole('button', { name: /votes \d+ of \d+/i }).first()
  await put.or(page.getByRole('button', { name: /tap a territory|no owner$/i })).waitFor()
  if (await page.getByRole('button', { name: 'Tap a territory' }).isVisible()) await operate(t, place)
  const all = page.getByRole('button', { name: /^All to/ })
  const cards = page.getByRole('group', { name: /^\d+\./ })
  if (await all.isVisible()) await operate(t, all)
  else for (let at = 0; at < (await cards.count()); at++) await one(t, cards.nth(at).getByRole('radio').first())
  await operate(t, put)
}

/** Closes a vote. All players vote for Petr's proposal, and no player votes for Tom's proposal. */
async function closeVote(t: Table): Promise<void> {
  const yes = t.page.getByRole('radio', { name: 'Yes' })
  for (let at = 0; at < (await yes.count()); at++) await one(t, yes.nth(at))
  await pushed(t, /^Close/)
}

/**
 * Returns a script of answers of three players until Anna announces victory. The first proposer distributes the cards of a territory, and
 * the proposal is adopted.
 */
export const scriptOf = (way: 'Referee' | 'Light'): readonly Line[] => {
  const turns = new Map<string, number>()
  let built = 0
  const turnOf = async (t: Table, title: string): Promise<void> => {
    const [name = ''] = title.split(',')
    const turn = turns.get(name) ?? 0
    const next = BUILT[name]?.[turn]?.[built]
    if (next !== undefined) {
      built++
      return build(t, next, way === 'Referee')
    }
    /**
     * Answers the question about a supply card. Anna takes a card only at the end of her first turn, so in later turns the app asks her to
     * confirm. The other players take a card first.
     */
    const take = t.page.getByRole('button', { name: 'Supply card: Take one' })
    const isLeft = (await take.count()) > 0
    if (isLeft && name !== 'Anna') return operate(t, take)
    built = 0
    turns.set(name, turn + 1)
    await pushed(t, 'Finish building')
    if (isLeft) await pushed(t, turn === 0 ? 'Take it and finish' : 'Finish without it')
  }
  return [
    [/what does the card show\?$/, (t) => pushed(t, /^grain/)],
    [/^Lay out/, (t) => pushed(t, 'All cards are drawn')],
    [/^Turn the plates/, typeOrders],
    [/^Hero orders: all but /, (t) => sealOrders(t, { Petr: ['warrior', 'east'] })],
    [/who gets what\?$|for which territory\?$/, propose],
    [VOTE, closeVote],
    [/announce victory\?$/, (t) => pushed(t, 'Announce victory')],
    [/what do you build(?: at the end)?\?$/, turnOf],
  ]
}
