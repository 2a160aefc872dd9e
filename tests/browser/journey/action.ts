// Test helpers for the planning and action phases with orders on the physical board: raids, marches, power.
import type { Locator } from '@playwright/test'
import { answer, asked, choose, counted, press, tick, touch, turn, type Table } from './table'

const houses = (t: Table): Locator => t.page.getByRole('group', { name: 'Whose is it?' })

/** Returns whether the app assumes that it is the turn of this house. */
const isInTurn = async (t: Table, house: string): Promise<boolean> =>
  (await houses(t).getByRole('button', { name: house, exact: true }).getAttribute('aria-pressed')) === 'true'

/** Enters whose turn it is, unless the app already assumes the right house. */
const whose = async (t: Table, house: string): Promise<void> => {
  if (!(await isInTurn(t, house))) await press(houses(t), house)
}

/** Confirms that the orders are on the board. The holder of the Raven then changes one order or none. */
export async function ordersOnBoard(t: Table, raven: string, used = false): Promise<void> {
  await asked(t, 'Place your orders')
  await press(t, 'Reveal all orders')
  await asked(t, `${raven}, does the Raven change an order?`)
  await press(t, used ? 'The Raven has changed an order' : 'Leave the orders as they are')
}

/** Reports a raid. A target has the form "Riverrun: Consolidate Power". */
export async function raid(t: Table, house: string, from: string, targets: readonly string[], star = false): Promise<void> {
  await asked(t, 'Which raid comes next?')
  await whose(t, house)
  await press(t.page.getByRole('group', { name: 'Where the Raid is' }), from)
  if (star) await turn(t, 'With the star: two targets', true)
  for (const target of targets) await tick(t, target)
  await answer(t, targets.length === 1 ? 'Remove 1 order' : `Remove ${targets.length} orders`)
}

/** Reports that no Raid order is left on the board. */
export async function noRaids(t: Table): Promise<void> {
  await asked(t, 'Which raid comes next?')
  await press(t, 'No more raids')
}

/** Finds an area in the list of destinations of a march. */
const destination = (t: Table, area: string): Locator =>
  t.page.getByRole('list', { name: 'Where to' }).getByRole('button', { name: new RegExp(`(^|\\s)${area}`) })

/**
 * Sends units to one area, e.g. ['Winterfell', 'Footman', 'Knight']. A tap on the area sends all remaining units; then the helper removes
 * the units that stay.
 * @returns number of units removed or added
 */
export async function send(t: Table, to: string, ...units: readonly string[]): Promise<number> {
  await touch(destination(t, to).first())
  const target = t.page.getByRole('group', { name: to, exact: true })
  await target.waitFor()
  let steps = 0
  for (const kind of ['Footman', 'Knight', 'Ship']) {
    const stepper = target.getByRole('group', { name: `${to}: ${kind}`, exact: true })
    if ((await stepper.count()) === 0) continue
    const wanted = units.filter((unit) => unit === kind).length
    const going = Number(await stepper.getByRole('status').innerText())
    for (let at = going; at !== wanted; at += Math.sign(wanted - at)) {
      await touch(stepper.getByRole('button', { name: at > wanted ? 'One less' : 'One more', exact: true }))
      steps += 1
    }
  }
  return steps
}

export interface ReportedMarch {
  readonly house: string
  readonly from: string
  readonly order?: 'March −1' | 'March 0' | 'March +1 (star)'
  /** Destinations of the march, each with the units that go there. */
  readonly to: readonly (readonly [to: string, ...units: readonly string[]])[]
  readonly leaveToken?: boolean
}

/** Enters a reported march, up to the button that confirms it. */
export async function prepareMarch(t: Table, reported: ReportedMarch): Promise<void> {
  await asked(t, 'Which march comes next?')
  await tell(t, reported)
}

/** Enters a march without confirming it. Returns how many more taps it needs than a simple march. */
const tell = async (t: Table, { house, from, order, to, leaveToken = false }: ReportedMarch): Promise<number> => {
  let besides = Number(!(await isInTurn(t, house))) + Number(order !== undefined) + Number(leaveToken) + Math.max(0, to.length - 1)
  await whose(t, house)
  await press(t.page.getByRole('group', { name: 'Where the march begins' }), from)
  if (order !== undefined) await choose(t.page.getByRole('group', { name: 'March order' }), order)
  for (const [area, ...units] of to) besides += await send(t, area, ...units)
  if (leaveToken) await turn(t, 'Leave a power token behind', true)
  return besides
}

/** Number of taps for a simple march: one unit goes to one area. Each additional input takes one more tap. */
const SIMPLE = 3

/** Confirms the march that is already entered. */
const go = async (t: Table, to: ReportedMarch['to'], kind: 'march' | 'attack'): Promise<void> => {
  const [first] = to
  // Skips the march. If no units move, the next question names the units that stay.
  if (first === undefined) return press(t, 'Skip this march')
  const plain = to.length === 1 ? `March to ${first[0]}` : `March to ${to.length} areas`
  return answer(t, kind === 'attack' ? `March and attack ${first[0]}` : plain)
}

/** Reports a march. If the app assumes another house, enters the house first. The first area is the attacked area. */
export async function march(t: Table, reported: ReportedMarch, kind: 'march' | 'attack' = 'march'): Promise<void> {
  await asked(t, 'Which march comes next?')
  await counted(
    'a march, without what is said besides',
    SIMPLE,
    async () => {
      const besides = await tell(t, reported)
      await go(t, reported.to, kind)
      return besides
    },
    { besides: (many) => many },
  )
}

/** Enters a march of the house whose turn it is, if the app knows the order. `from` is needed only if the house has several marches. */
export async function marchInTurn(
  t: Table,
  player: string,
  { from, to, leaveToken = false }: Pick<ReportedMarch, 'to' | 'leaveToken'> & { readonly from?: string },
  kind: 'march' | 'attack' = 'march',
): Promise<void> {
  await counted(
    'a march in turn, without what is said besides',
    SIMPLE,
    async () => {
      await asked(t, `${player}, where do you march?`)
      let besides = Number(leaveToken) + Math.max(0, to.length - 1)
      if (from !== undefined) await press(t.page.getByRole('group', { name: 'Where the march begins' }), from)
      for (const [area, ...units] of to) besides += await send(t, area, ...units)
      if (leaveToken) await turn(t, 'Leave a power token behind', true)
      await go(t, to, kind)
      return besides
    },
    { besides: (many) => many },
  )
}

/** Reports that no March order is left on the board. */
export async function noMarches(t: Table): Promise<void> {
  await asked(t, 'Which march comes next?')
  await press(t, 'No more marches')
}

/** Reports the areas of the Consolidate Power orders that are still on the board. */
export async function collect(t: Table, ...areas: readonly string[]): Promise<void> {
  await asked(t, 'Which Consolidate Power orders remain?')
  for (const area of areas) await tick(t, area)
  await press(
    t,
    areas.length === 0 ? 'No order is left' : areas.length === 1 ? 'Collect power for 1 order' : `Collect power for ${areas.length} orders`,
  )
}
