// Tests a player who makes secret choices on a phone of their own, in the three auctions of a Clash of Kings. The host reveals the bids.
import { FIRST_EDITION_HOUSES } from '../../src/games/westeros/box/box'
import { amount, dismiss, nextSeat, seal } from './journey/ballots'
import { prepared } from './journey/prepared'
import { agree, counted, holdOpen, layDown, over, press, tapsTaken, waitForText, uncounted } from './journey/table'
import { holds, same } from './kit/browser'
import { digestsOn } from './kit/entries'
import { takeInGame } from './kit/files'
import { test } from './kit/test'
import { button, PAIRED, twoPhones } from './kit/two-phones'

test('own-phone', async ({ launch, step }) => {
  const { table, other, wrong, pair } = await twoPhones(launch)
  const power = FIRST_EDITION_HOUSES.map((house) => ({ set: 'power' as const, house, available: house === 'tyrell' ? 0 : 12 }))
  const file = prepared('bid', { changes: power })
  await takeInGame(table, { name: 'bids.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await table.waitForURL(/#\/game\//)
  const at = table.url()
  const t = layDown(table, 1)
  const own = layDown(other, 1)
  const waits = other.getByText(/^Waiting for .+ The result/)

  await step('a phone is paired, and says whose it is', async () => {
    await pair('Anna')
    await table.getByRole('combobox', { name: 'Who plays on Anna’s phone?' }).waitFor()
    await button(table, 'Back').click()
    await table.waitForURL(at)
  })

  await step('the choice opens there by itself, is covered and laid back, and is taken up again', async () => {
    await waitForText(over(own), 'only you should see this')
    await press(over(own), '2')
    await press(over(own), 'Cover without choosing')
    await press(over(own), 'Back to the game')
    same(await other.getByRole('button', { name: /^Hand the phone|^Reveal|^Cancel/ }).count(), 0, 'what a follower could do to the table')
    await press(own, /: choose in secret$/)
    await agree(over(own), 'Hold to open')
    await waitForText(over(own), 'only you should see this')
  })

  /** Lets the other players choose on the host, which skips the player with a phone. Then reveals all bids. */
  const others = async () => {
    for (const tokens of [3, 2, 1]) {
      const player = (await nextSeat(t)) ?? ''
      holds(player !== 'Anna', 'the seat with its own phone is not asked at the table')
      await seal(t, player, amount, tokens)
    }
    same(await nextSeat(t), undefined, 'who is still asked')
    await other.getByText(/^Everybody has chosen\./).waitFor()
    await press(t, 'Reveal the bids')
  }

  const began = Date.now()
  const hold = (tokens: number) => holdOpen(over(own).getByRole('button', { name: `${tokens}`, exact: true }), waits)
  await step('a number that is held is sealed; it is changed there, and the table is told who did', async () => {
    await hold(2)
    await press(own, 'Change a sealed choice')
    await seal(own, 'Anna', amount, 4)
    await table.getByText(/^Changed on their own phone: /).waitFor({ timeout: PAIRED })
    same(await other.getByText('A sealed choice was changed').count(), 0, 'a way round on a phone that follows')
    await others()
    await dismiss(t)
  })

  await step('each further auction on an own phone takes one touch: the next choice takes the place of the result before', async () => {
    await counted('two further auctions on an own phone', 2, async () => {
      for (const auction of [2, 3]) {
        await hold(4)
        await uncounted(others)
        if (auction < 3) await uncounted(() => dismiss(t))
      }
    })
    const took = Date.now() - began
    console.log(`       three auctions took ${(took / 1000).toFixed(1)} s`)
    await table.getByRole('dialog').waitFor()
    await other.getByRole('dialog').waitFor()
    same(await digestsOn(other), await digestsOn(table), 'the entries')
  })

  await step('nothing went wrong meanwhile, and nobody else was asked', async () => same(wrong, [], 'what went wrong'))
  console.log(tapsTaken().join('\n'))
})
