// The planning and action phases of a table whose orders lie on the board: raids, marches, power.
import type { Locator } from '@playwright/test'
import { answer, asked, choose, counted, press, tick, touch, turn, type Table } from './table'

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
  await asked(t, 'Place your orders')
  await press(t, 'Reveal all orders')
  await asked(t, `${raven}, does the Raven change an order?`)
  await press(t, used ? 'The Raven has changed an order' : 'Leave the orders as they are')
}

/** A raid as the table tells it: "Riverrun: Consolidate Power". */
export async function raid(t: Table, house: string, from: string, targets: readonly string[], star = false): Promise<void> {
  await asked(t, 'Which raid comes next?')
  await whose(t, house)
  await press(t.page.getByRole('group', { name: 'Where the Raid is' }), from)
  if (star) await turn(t, 'With the star: two targets', true)
  for (const target of targets) await tick(t, target)
  await answer(t, targets.length === 1 ? 'Remove 1 order' : `Remove ${targets.length} orders`)
}

/** No raid is left. */
export async function noRaids(t: Table): Promise<void> {
  await asked(t, 'Which raid comes next?')
  await press(t, 'No more raids')
}

/** An area in the list of where a march may go. */
const destination = (t: Table, area: string): Locator =>
  t.page.getByRole('list', { name: 'Where to' }).getByRole('button', { name: new RegExp(`(^|\\s)${area}`) })

/**
 * Sends so many of each kind to one area: ['Winterfell', 'Footman', 'Knight']. A tap sends all that stay; who stays is taken back.
 * @returns how many had to be taken back or added
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
  /** Where to, with the units that go. */
  readonly to: readonly (readonly [to: string, ...units: readonly string[]])[]
  readonly leaveToken?: boolean
}

/** A march as the table tells it, up to the button that plays it. */
export async function prepareMarch(t: Table, reported: ReportedMarch): Promise<void> {
  await asked(t, 'Which march comes next?')
  await tell(t, reported)
}

/** How many taps came on top of a simple march. */
const tell = async (t: Table, { house, from, order, to, leaveToken = false }: ReportedMarch): Promise<number> => {
  let besides = Number(!(await isInTurn(t, house))) + Number(order !== undefined) + Number(leaveToken) + Math.max(0, to.length - 1)
  await whose(t, house)
  await press(t.page.getByRole('group', { name: 'Where the march begins' }), from)
  if (order !== undefined) await choose(t.page.getByRole('group', { name: 'March order' }), order)
  for (const [area, ...units] of to) besides += await send(t, area, ...units)
  if (leaveToken) await turn(t, 'Leave a power token behind', true)
  return besides
}

/** A march of one to one area takes so many taps; each thing more to say takes one. */
const SIMPLE = 3

/** Plays the march that was put together. */
const go = async (t: Table, to: ReportedMarch['to'], kind: 'march' | 'attack'): Promise<void> => {
  const [first] = to
  // Who stays says so in the next question too.
  if (first === undefined) return press(t, 'Skip this march')
  const plain = to.length === 1 ? `March to ${first[0]}` : `March to ${to.length} areas`
  return answer(t, kind === 'attack' ? `March and attack ${first[0]}` : plain)
}

/** A march as the table tells it; a house out of turn has to be named. The area that is attacked is the first. */
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

/** A march whose order lies in the app: the house whose turn it is; `from` where it has more than one. */
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

/** No march is left. */
export async function noMarches(t: Table): Promise<void> {
  await asked(t, 'Which march comes next?')
  await press(t, 'No more marches')
}

/** Consolidate Power orders that still lie on the board, told by their areas. */
export async function collect(t: Table, ...areas: readonly string[]): Promise<void> {
  await asked(t, 'Which Consolidate Power orders remain?')
  for (const area of areas) await tick(t, area)
  await press(
    t,
    areas.length === 0 ? 'No order is left' : areas.length === 1 ? 'Collect power for 1 order' : `Collect power for ${areas.length} orders`,
  )
}
