// A seat makes its secret choices on a phone of its own: it bids there, the table reveals.
import { positionOf } from '../gallery/positions'
import { amount, seal } from './journey/ballots'
import { asked, layDown, over, press } from './journey/table'
import { holds, run, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { button, PAIRED, twoPhones } from './kit/two-phones'

await run(async (attempt) => {
  const { table, other, wrong, scan, answerOn, clean } = await twoPhones()
  await takeInGame(table, { name: 'bids.json', mimeType: 'application/json', buffer: Buffer.from(positionOf('bid-ironThrone').file) })
  await table.waitForURL(/#\/game\//)
  const at = table.url()
  const t = layDown(table, 1)
  const own = layDown(other, 1)
  let name = ''
  let seated = ''

  await attempt('a phone is paired and given to a seat', async () => {
    await button(table, 'More').click()
    await button(table, 'A second screen').click()
    await answerOn(other)
    await scan()
    await table.getByText('1 phone follows').waitFor({ timeout: PAIRED })
    await other.waitForURL(/#\/game\//, { timeout: PAIRED })
    const whose = table.getByRole('combobox', { name: 'Whose phone is Phone 1?' })
    const names = await whose.locator('option').allInnerTexts()
    seated = names[1] ?? ''
    await whose.selectOption(seated)
    await button(table, 'Back').click()
    await table.waitForURL(at)
  })

  await attempt('it is asked there, and nobody hands the phone on for it', async () => {
    const choosing = other.getByRole('button', { name: /: choose in secret$/ })
    name = /^(.*): choose in secret$/.exec((await choosing.innerText()).trim())?.[1] ?? ''
    await choosing.click()
    await seal(own, name, amount, 1)
    await other.getByText('The others are still choosing.').waitFor()
    same(await other.getByRole('button', { name: /^Hand the phone|^Reveal|^Cancel/ }).count(), 0, 'what a follower could do to the table')
  })

  await attempt('it changes its choice there, and the table is told who did', async () => {
    await press(own, 'Change a sealed choice')
    await seal(own, name, amount, 0)
    await table.getByText(/^Changed: .+\. Was it not you/).waitFor({ timeout: PAIRED })
    same(await other.getByText('A sealed choice was changed').count(), 0, 'a way round on a phone that follows')
  })

  await attempt('the others choose at the table, and all is revealed on both', async () => {
    for (;;) {
      const hand = table.getByRole('button', { name: /^Hand the phone to/ })
      const all = table.getByRole('heading', { level: 1, name: 'Everybody has chosen' })
      const cover = table.getByRole('button', { name: 'Hold to open' })
      await over(t).filter({ hasNot: cover }).waitFor({ state: 'detached' })
      await hand.or(all).or(cover).first().waitFor()
      if (await all.isVisible()) break
      if (!(await cover.isVisible())) await hand.click()
      const player = await over(t).getByRole('heading', { level: 1 }).innerText()
      holds(player !== name, 'the seat with its own phone is not asked at the table')
      await seal(t, player, amount, 0)
    }
    await asked(t, 'Everybody has chosen')
    await press(t, /^Reveal/)
    await table.locator('[data-told]').or(table.getByRole('dialog')).first().waitFor()
    await other.locator('[data-told]').or(other.getByRole('dialog')).first().waitFor()
  })

  await attempt('nothing went wrong meanwhile, and nobody else was asked', async () => same(wrong, [], 'what went wrong'))
  clean()
})
