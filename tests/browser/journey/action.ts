// The planning and action phases of a table whose orders lie on the board: raids, marches, power.
import type { Locator } from 'playwright-core'
import { answer, asked, choose, counted, more, press, tick, touch, turn, type Table } from './table'

const houses = (t: Table): Locator => t.page.getByRole('group', { name: 'Whose is it?' })

/** Whether the app takes a house for the one whose turn it is. */
const isInTurn = async (t: Table, house: string): Promise<boolean> =>
  (await houses(t).getByRole('button', { name: house, exact: true }).getAttribute('aria-pressed')) === 'true'

/** Says whose turn it is, where the app does not take it for granted. */
const whose = async (t: Table, house: string): Promise<void> => {
  if (!(await isInTurn(t, house))) await press(houses(t), house)
}

/** Orders lie on the board, and the Raven lets them be or changes one. */
export async function ordersOnBoard(t: Table, raven: string, used = false): Promise<void> {
  await asked(t, 'Are all orders face up?')
  await press(t, 'All orders are face up')
  await asked(t, `${raven}, does the Raven change an order?`)
  await press(t, used ? 'The Raven has changed an order' : 'Leave the orders as they are')
}

/** A raid as the table tells it: "Riverrun: Consolidate Power". */
export async function raid(t: Table, house: string, from: string, targets: readonly string[], star = false): Promise<void> {
  await asked(t, 'Which raid comes next?')
  await whose(t, house)
  await choose(t.page.getByRole('group', { name: 'Where the Raid lies' }), from)
  if (star) await turn(t, 'With the star: two targets', true)
  for (const target of targets) await tick(t, target)
  await answer(t, targets.length === 1 ? 'Remove 1 order' : `Remove ${targets.length} orders`)
}

/** No raid is left. */
export async function noRaids(t: Table): Promise<void> {
  await asked(t, 'Which raid comes next?')
  await press(t, 'No Raid is left')
}

/** An area in the list of where a march may go. */
const destination = (t: Table, area: string): Locator =>
  t.page.getByRole('list', { name: 'Where to' }).getByRole('button', { name: new RegExp(`(^|\\s)${area}`) })

/** Sends so many of each kind to one area: ['Winterfell', 'Footman', 'Knight']. */
export async function send(t: Table, to: string, ...units: readonly string[]): Promise<void> {
  await touch(destination(t, to).first())
  for (const unit of units) await more(t, `${to}: ${unit}`)
}

export interface Told {
  readonly house: string
  readonly from: string
  readonly order?: 'March −1' | 'March 0' | 'March +1 (star)'
  /** Where to, with the units that go. */
  readonly to: readonly (readonly [to: string, ...units: readonly string[]])[]
  readonly leaveToken?: boolean
}

/** A march as the table tells it, up to the button that plays it. */
export async function prepareMarch(t: Table, told: Told): Promise<void> {
  await asked(t, 'Which march comes next?')
  await tell(t, told)
}

const tell = async (t: Table, { house, from, order, to, leaveToken = false }: Told): Promise<void> => {
  await whose(t, house)
  await choose(t.page.getByRole('group', { name: 'Where the march begins' }), from)
  if (order !== undefined) await choose(t.page.getByRole('group', { name: 'March order' }), order)
  for (const [area, ...units] of to) await send(t, area, ...units)
  if (leaveToken) await turn(t, 'Leave a power token behind', true)
}

/** How many taps a march may take: four for one unit to one area without a battle, and one for whatever comes on top. */
const mostTaps = ({ to, leaveToken = false, order }: Pick<Told, 'to' | 'leaveToken' | 'order'>): number =>
  4 +
  to.slice(1).length +
  to.reduce((sum, [, ...units]) => sum + Math.max(0, units.length - 1), 0) +
  Number(leaveToken) +
  Number(order !== undefined)

const named = (most: number) => (most === 4 ? 'a march' : `a march with ${most - 4} more to say`)

/** A march as the table tells it; a house out of turn has to be named. */
export async function march(t: Table, told: Told, button: string): Promise<void> {
  const { to } = told
  await asked(t, 'Which march comes next?')
  const most = mostTaps(told) + Number(!(await isInTurn(t, told.house)))
  await counted(named(most), most, 1, async () => {
    await tell(t, told)
    // Who stays says so in the next question too.
    await (to.length > 0 ? answer : press)(t, button)
  })
}

/** A march whose order lies in the app: the house whose turn it is; `from` where it has more than one. */
export async function marchInTurn(
  t: Table,
  player: string,
  { from, to, leaveToken = false }: Pick<Told, 'to' | 'leaveToken'> & { readonly from?: string },
  button: string,
): Promise<void> {
  const most = mostTaps({ to, leaveToken })
  await counted(named(most), most, 1, async () => {
    await asked(t, `${player}, where do you march?`)
    if (from !== undefined) await choose(t.page.getByRole('group', { name: 'Where the march begins' }), from)
    for (const [area, ...units] of to) await send(t, area, ...units)
    if (leaveToken) await turn(t, 'Leave a power token behind', true)
    // Who stays says so in the next question too.
    await (to.length > 0 ? answer : press)(t, button)
  })
}

/** No march is left. */
export async function noMarches(t: Table): Promise<void> {
  await asked(t, 'Which march comes next?')
  await press(t, 'No March is left')
}

/** Consolidate Power orders that still lie on the board, told by their areas. */
export async function collect(t: Table, ...areas: readonly string[]): Promise<void> {
  await asked(t, 'Where does Consolidate Power still lie?')
  for (const area of areas) await tick(t, area)
  await press(t, areas.length === 0 ? 'No order is left' : areas.length === 1 ? 'Pay for 1 order' : `Pay for ${areas.length} orders`)
}
