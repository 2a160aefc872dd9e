// Test helpers that read the screens with tracks, houses, areas and the log.
import { choose, goTo, type Table } from './table'
import { same } from '../kit/browser'

/** Reads the table of houses in turn order, e.g. "Stark 3 castles, supply 1, power 6". */
export async function standings(t: Table): Promise<readonly string[]> {
  await goTo(t, 'Houses')
  const rows = t.page.getByRole('row').filter({ has: t.page.getByRole('rowheader') })
  await rows.first().waitFor()
  const list: string[] = []
  for (const row of await rows.all()) {
    const house = (await row.getByRole('rowheader').getByRole('link').innerText()).trim().split(/\s+/)[0]
    const castles = await row.getByRole('img', { name: /castle/ }).getAttribute('aria-label')
    const [supply, power] = await row.getByRole('cell').allInnerTexts()
    list.push(`${house} ${/^\d+/.exec(castles ?? '')?.[0]} castles, supply ${supply?.trim()}, power ${power?.trim()}`)
  }
  return list
}

/** Compares the table of houses in turn order with texts such as "Stark 3 1 6": castles and strongholds, supply, available power. */
export async function houses(t: Table, ...expected: readonly string[]): Promise<void> {
  const should = expected.map((line) => line.replace(/^(\w+) (\d+) (\d+) (\d+)$/, '$1 $2 castles, supply $3, power $4'))
  await same(() => standings(t), should, 'the table of houses')
  await goTo(t, 'Now')
}

/** Compares an influence track with the expected houses, from first to last. */
export async function track(t: Table, name: string, ...expected: readonly string[]): Promise<void> {
  await goTo(t, 'Houses')
  const shields = t.page.getByRole('list', { name, exact: true }).getByRole('img')
  await shields.first().waitFor()
  await same(() => shields.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))), expected, name)
  await goTo(t, 'Now')
}

/** Compares rows of the area list with patterns. A row contains the owner, the name and the content of an area. */
export async function areas(t: Table, ...expected: readonly RegExp[]): Promise<void> {
  await goTo(t, 'Map')
  const list = t.page.getByRole('list', { name: 'Areas', exact: true })
  const asList = t.page.getByRole('radio', { name: 'List', exact: true })
  await list.or(asList).first().waitFor()
  if (await asList.isVisible()) await choose(t, 'List')
  for (const row of expected) await list.getByRole('link', { name: row }).waitFor()
  await goTo(t, 'Now')
}

/** Reads the three face-up Westeros cards of the round. */
export async function cardsFaceUp(t: Table): Promise<readonly string[]> {
  const cards = t.page.getByRole('region', { name: 'Westeros cards of this round' }).getByRole('button')
  await cards.first().waitFor()
  return cards.evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').replace(/, [^,]*$/, '')))
}

/** Reads the table at the end of the game, best house first, e.g. "Stark 3 4 12" for castles, supply and power. */
export async function finalStandings(t: Table): Promise<readonly string[]> {
  const rows = t.page
    .getByRole('table', { name: 'Final standings' })
    .getByRole('row')
    .filter({ has: t.page.getByRole('rowheader') })
  await rows.first().waitFor()
  const list: string[] = []
  for (const row of await rows.all()) {
    const [house] = (await row.getByRole('rowheader').innerText()).trim().split(/\s+/)
    list.push([house, ...(await row.getByRole('cell').allInnerTexts())].join(' '))
  }
  return list
}
