/**
 * Tests the secret choices of each game on several paired phones, with a fault in each game: a reload, a closed page, an unlinked phone, a
 * second phone for a seat.
 */
import { axisAndAllies } from '../../src/games/axis-and-allies'
import { mafiaCity } from '../../src/games/mafia-city'
import { entries, type Entry } from '../../src/referee'
import { sha256 } from '../../src/session/ledger/digest'
import { writeFile } from '../../src/storage'
import { SEATS } from '../../src/games/axis-and-allies/box/powers'
import { positionOf } from '../gallery/positions'
import { randomLedger } from '../playout/random-ledger'
import { NAMES } from './journey/mafia'
import { LESS, nextSeat } from './journey/ballots'
import { prepared } from './journey/prepared'
import { agree, layDown, over, press, type Table } from './journey/table'
import { appUrl, holds, same } from './kit/browser'
import { digestsOn } from './kit/entries'
import { takeInGame } from './kit/files'
import { sampled, test } from './kit/test'
import { button, PAIRED, twoPhones } from './kit/two-phones'

/** Text on a phone after its player has sealed a choice. */
const WAITS = /^(?:Waiting for .+|Everybody has chosen)\./

interface Played {
  readonly name: string
  /** Returns an exported game whose open question is a secret choice. */
  readonly file: () => string
  /** Makes a choice on a player's own phone, on which the screen for the secret choice is open. */
  readonly choose: (own: Table) => Promise<void>
  readonly reveal: string | RegExp
}

const fileOf = (game: string, all: readonly Entry[]): string => writeFile({ game, name: 'Secret', exported: 1, entries: all }, sha256)

/** Returns the file of a random game that is at a secret choice of losses. Such a choice occurs only if two allies defend together. */
const lossesGame = (): string => {
  const players = (SEATS[5] ?? []).map((powers, at) => ({ name: `Player ${at + 1}`, powers }))
  const setup = { players, dice: 'app' as const, settings: { sealedLosses: true } }
  // Starts at seed 2, because seed 1 creates the same game id as the game of Mafia City.
  for (let seed = 2; seed < 100; seed++) {
    const ledger = randomLedger(axisAndAllies, setup, { seed, most: 1500, until: ({ ballot }) => ballot !== undefined })
    if (ledger.head.state.ballot !== undefined) return fileOf('axis-and-allies', entries(ledger))
  }
  throw new Error('no random game comes to a secret proposal of losses')
}

const silentGame = (): string => {
  const players = (['red', 'blue', 'green'] as const).map((colour, at) => ({ colour, name: NAMES[at] ?? '' }))
  const setup = { players, start: 'red' as const, settings: { silentWindow: true } }
  return fileOf('mafia-city', entries(randomLedger(mafiaCity, setup, { seed: 1, until: ({ ballot }) => ballot !== undefined })))
}

const sealIt = (own: Table) => press(over(own), 'Seal and cover')

const firstRadio = async (own: Table) => {
  await over(own).getByRole('radio').first().click()
  await sealIt(own)
}

/** Seals one March order and leaves all other areas without an order. */
const oneOrder = async (own: Table) => {
  await over(own).getByRole('radio').first().click()
  await press(over(own), 'March 0')
  await sealIt(own)
  const less = over(own).getByRole('button', { name: LESS })
  const pad = over(own).getByText('only you should see this')
  await less.or(over(own).page().getByText(WAITS)).first().waitFor()
  if (await less.isVisible()) await less.click()
  await pad.waitFor({ state: 'detached' })
}

const GAMES: readonly Played[] = [
  {
    name: 'Westeros, the orders of a round',
    file: () => prepared('orders'),
    choose: oneOrder,
    reveal: 'Reveal the orders',
  },
  {
    name: 'Westeros, the House cards of a battle',
    file: () => prepared('card', { first: 1000 }),
    choose: firstRadio,
    reveal: /^Turn|^Reveal|^Show/,
  },
  {
    name: 'Graenaland, the heroes',
    file: () => positionOf('clans-order').file,
    choose: async (own) => {
      // An input that follows a cancelled choice stays covered.
      const [cover, stay] = ['Hold to open', 'stay'].map((name) => over(own).getByRole('button', { name, exact: true }))
      if (cover === undefined || stay === undefined) throw new Error('no names')
      await cover.or(stay).first().waitFor()
      if (await cover.isVisible()) await agree(over(own), 'Hold to open')
      await press(over(own), 'stay')
      await sealIt(own)
    },
    reveal: 'Turn everything up',
  },
  { name: 'Mafia City, secret reactions', file: silentGame, choose: firstRadio, reveal: /^Reveal the answers$/ },
  { name: 'Axis & Allies, the losses of two allies', file: lossesGame, choose: sealIt, reveal: /^Reveal|^Turn|^Show/ },
]

test('four-phones-games', async ({ launch, step }) => {
  const { table, other, wrong, openPhone, scan, answerOn } = await twoPhones(launch)
  const t = layDown(table, 1)
  const phones: Table[] = [layDown(other, 1)]
  while (phones.length < 4) phones.push(layDown(await openPhone(), 1))

  /** Digests of the entries of the games played so far on the shared phone. */
  let earlier: ReadonlySet<string> = new Set()
  /** Imports a game on the shared phone. The pages of the previous game close their connections. */
  const lay = async (file: string) => {
    for (const { page } of [t, ...phones]) {
      await page.goto('about:blank')
      await page.goto(appUrl)
    }
    earlier = new Set(await digestsOn(table))
    await takeInGame(table, { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
    await table.waitForURL(/#\/game\//)
  }
  /** Returns the players who have not sealed a choice, as shown in the row of seats. */
  const awaitedPlayers = async (): Promise<readonly string[]> => {
    const seats = table.getByRole('list', { name: /still thinking$/ }).getByRole('listitem')
    await seats.first().waitFor()
    return (await seats.allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '')
  }
  const linked = (player: string) => table.getByRole('combobox', { name: `Who plays on ${player}’s phone?` })
  const openLinks = async () => {
    await button(table, 'More').click()
    await button(table, 'Own phones').click()
  }
  /** Pairs a phone and chooses its seat. @param read name of the button that opens the phone's camera */
  /** @param isLast whether no other lost phone is left to link again; the table then goes back to the game */
  const pairOne = async ({ page }: Table, player: string, read?: string, isLast = false) => {
    const more = button(table, 'Add another phone')
    const code = table.getByRole('img', { name: 'Code for the camera of the other phone' })
    await more.or(code).first().waitFor()
    if (await more.isVisible()) await more.click()
    await answerOn(page, read)
    await scan()
    const who = page.getByRole('heading', { name: 'Who are you?' })
    // A phone that remembers its seat is not asked who uses it.
    await Promise.any([who.waitFor({ timeout: PAIRED }), page.waitForURL(/#\/game\//, { timeout: PAIRED })])
    if (await who.isVisible()) {
      const taken = button(page, `Take ${player}’s seat`)
      await button(page, player).or(taken).first().waitFor()
      if (await taken.isVisible()) await agree(page.getByRole('main'), `Take ${player}’s seat`)
      else await button(page, player).click()
    }
    await page.waitForURL(/#\/game\//, { timeout: PAIRED })
    if (isLast) await table.waitForURL(/#\/game\//, { timeout: PAIRED })
    else await linked(player).waitFor({ timeout: PAIRED })
  }
  const pairAll = async (players: readonly string[]) => {
    await openLinks()
    for (const [at, player] of players.entries()) await pairOne(phones[at] ?? t, player)
    await button(table, 'Back').click()
    await table.waitForURL(/#\/game\//)
  }
  const allAlike = async (those: readonly Table[]) => {
    const own = (await digestsOn(table)).filter((digest) => !earlier.has(digest))
    const missing = async ({ page }: Table) => {
      const there = new Set(await digestsOn(page))
      return own.filter((digest) => !there.has(digest)).length
    }
    for (const phone of those) await same(() => missing(phone), 0, 'entries of this game that a phone has not')
  }
  const sealed = ({ page }: Table) => page.getByText(WAITS).first().waitFor()

  /** Enters the choices of the players without a phone of their own on the shared phone. */
  const othersAtTable = async (choose: (t: Table) => Promise<void>) => {
    while ((await nextSeat(t)) !== undefined) {
      await agree(over(t), 'Hold to open')
      await choose(t)
    }
  }

  for (const { name, file, choose, reveal } of sampled(GAMES))
    await step(name, async () => {
      await lay(file())
      const all = await awaitedPlayers()
      const players = all.slice(0, 4)
      holds(players.length > 1, `${players.join(', ')} choose in secret`)
      await pairAll(players)
      const own = phones.slice(0, players.length)
      for (const phone of own) {
        await choose(phone)
        await sealed(phone)
      }
      if (all.length > 4) await othersAtTable(choose)
      const before = await digestsOn(table)
      await press(t, reveal)
      await holds(async () => (await digestsOn(table)).length > before.length, 'everything is revealed')
      await allAlike(own)
    })

  await step('in the middle of a choice a phone is loaded again, one is closed, one is unlinked and one loses its seat', async () => {
    await lay(prepared('orders', { first: 2000 }))
    const players = (await awaitedPlayers()).slice(0, 4)
    const [first = '', second = '', third = '', fourth = ''] = players
    await pairAll(players)
    const [reloaded = t, closed = t, unlinked = t, loser = t] = phones
    // Reloads a phone whose player is choosing an order. The order must be restored after the phone is linked again.
    await over(reloaded).getByRole('radio').first().click()
    await press(over(reloaded), 'March 0')
    await reloaded.page.reload()
    await table.getByText(`Link lost: ${first}. Tap the sign to choose here.`).waitFor()
    await button(table, 'Link the phone again').click()
    await pairOne(reloaded, first, 'Scan the code of the table', true)
    await openLinks()
    await agree(over(reloaded), 'Hold to open')
    await sealIt(reloaded)
    await press(over(reloaded), LESS)
    await sealed(reloaded)
    // Unlinks a phone on the shared phone while its player is choosing. Afterwards, this phone cannot seal.
    const end = table.getByRole('button', { name: new RegExp(`^Unlink.*${third}’s phone$`) })
    await end.press('Enter')
    await table.keyboard.press('Enter')
    await over(unlinked).getByRole('alert').filter({ hasText: 'The table has unlinked this phone' }).waitFor()
    // Chooses the fourth player's seat on a fifth phone. The player's first phone must show a message.
    const taker = layDown(await openPhone(), 1)
    await pairOne(taker, fourth)
    await loser.page.getByText('This phone has no seat now: another phone has taken it.').waitFor()
    /**
     * Closes a phone after its player has sealed. The reveal names the seat, and the choice is available again after the phone is linked
     * again.
     */
    await oneOrder(closed)
    await sealed(closed)
    const context = closed.page.context()
    await closed.page.close()
    await button(table, 'Back').click()
    await oneOrder(taker)
    await sealed(taker)
    const anew = layDown(await context.newPage(), 1)
    await anew.page.goto(appUrl)
    phones[1] = anew
    await othersAtTable(oneOrder)
    await press(t, 'Reveal the orders')
    await over(t).getByText(`The sealed choice has not arrived: ${second}`).waitFor()
    await press(over(t), 'Link the phone again')
    await pairOne(anew, second, undefined, true)
    const before = await digestsOn(table)
    await press(t, 'Reveal the orders')
    await holds(async () => (await digestsOn(table)).length > before.length, 'the orders are revealed')
    await allAlike([reloaded, anew, taker, loser])
  })

  await step('in the middle of a choice a phone takes the table over: everything is chosen anew there', async () => {
    await lay(prepared('orders', { first: 3000 }))
    const players = (await awaitedPlayers()).slice(0, 4)
    await pairAll(players)
    const [own = t] = phones
    await oneOrder(own)
    await sealed(own)
    await table.goto('about:blank')
    const followed = own.page.url()
    await button(own.page, 'More').click()
    await button(own.page, 'Own phones').click()
    await agree(own.page.getByRole('main'), 'Take over the table')
    await own.page.waitForURL(({ href }) => href.includes('#/game/') && href !== followed)
    await own.page.getByRole('button', { name: /^Hand the phone to/ }).waitFor()
  })

  await step('nothing went wrong meanwhile, and nobody else was asked', async () => same(wrong, [], 'what went wrong'))
})
