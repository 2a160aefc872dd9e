// A short game in Czech: begun in round 5 with the board as it lies, and won at once by the seventh castle area.
import { launch, open, phone, run, same } from './kit/browser'
import { accessibilityFaults, overflows, smallTargets } from './kit/looks'
import { asked, choose, layDown, over, pick, press, reload, told, turn } from './journey/table'

/** Castle areas in which Lannister has left a power token. */
const tokens = ['Riverrun', 'Harrenhal', 'The Reach', 'Crackclaw Point']

await run(async (attempt) => {
  const context = await (await launch()).newContext({ viewport: phone, locale: 'cs-CZ', colorScheme: 'light', reducedMotion: 'reduce' })
  const page = await open(context)
  const t = layDown(page, 1)
  const count = async (name: string, step: 'O jeden více' | 'O jeden méně', times: number) => {
    const button = over(t).getByRole('group', { name, exact: true }).getByRole('button', { name: step })
    for (let time = 0; time < times; time++) await button.click()
  }

  await attempt('the board as it lies is entered part by part, and the count is watched', async () => {
    await press(t, 'Nová hra')
    await asked(t, 'Kdo sedí u stolu?')
    for (const [k, name] of ['Eva', 'Jan', 'Tom', 'Iva', 'Ota'].entries()) {
      await page.getByRole('textbox', { name: `Hráč ${k + 1}`, exact: true }).fill(name)
    }
    await press(t, 'Vylosovat rody')
    await pick(t, 'Rod Lannister', 'Tom')
    await press(t, 'Co mám počítat?')
    await press(t, 'Zkontrolovat krabici')
    await press(t, 'Deska, jak leží')
    await asked(t, 'Jak deska leží?')
    await page.getByRole('button', { name: /^Kolo, krok, karty Westeros/ }).click()
    await count('Kolo', 'O jeden více', 4)
    await pick(over(t), 'Hra pokračuje krokem', 'Pochody')
    await press(over(t), 'Hotovo')
    await page.getByRole('button', { name: /^Oblasti: jednotky, žetony, rozkazy/ }).click()
    for (const area of tokens) {
      await pick(over(t), 'Oblast', area)
      await pick(over(t), 'Žeton síly', 'Lannister')
    }
    await pick(over(t), 'Oblast', 'Seagard')
    await pick(over(t), 'Čí jednotky tu stojí', 'Lannister')
    await press(over(t), 'Hotovo')
    // R2.1: 20 tokens of each house and no more: 4 lie on the board, so 17 cannot be at hand.
    await page.getByRole('button', { name: /^Zásoby, síla, karty rodů/ }).click()
    const power = over(t).getByRole('region', { name: 'Lannister', exact: true }).getByRole('group', { name: 'Použitelná síla' })
    for (let more = 0; more < 12; more++) await power.getByRole('button', { name: 'O jeden více' }).click()
    await press(over(t), 'Hotovo')
    await page.getByRole('button', { name: 'Počet kusů ještě nesedí' }).waitFor()
    await page.getByRole('button', { name: /^Zásoby, síla, karty rodů/ }).click()
    for (let less = 0; less < 12; less++) await power.getByRole('button', { name: 'O jeden méně' }).click()
    await press(over(t), 'Hotovo')
    // What was entered outlives a reload.
    await reload(t)
    same(await accessibilityFaults(page), [], 'the list of faults')
    same(await smallTargets(page), [], 'the list of small targets')
    same(await overflows(page), false, 'sticking out')
    await press(t, 'Začít v 5. kole')
  })

  await attempt('the seventh castle area ends the game at once', async () => {
    await asked(t, 'Je deska připravená?')
    await press(t, 'Deska je připravená')
    await asked(t, 'Který pochod je na řadě?')
    await press(page.getByRole('group', { name: 'Čí je?' }), 'Lannister')
    await choose(page.getByRole('group', { name: 'Kde pochod začíná' }), 'Seagard')
    await page
      .getByRole('list', { name: 'Kam' })
      .getByRole('button', { name: /Moat Cailin/ })
      .click()
    await page.getByRole('group', { name: 'Moat Cailin: Pěšák' }).getByRole('button', { name: 'O jeden více' }).click()
    // R17.1: Lannisport, the four with tokens, Seagard by the token that stays, and Moat Cailin.
    await turn(t, 'Nechat tam žeton síly', true)
    await press(t, /^Vyslat /)
    await asked(t, 'Vítězí rod Lannister (Tom)')
    await told(t, 'Okamžité vítězství')
    await told(t, '7 měst či opevnění v 5. kole.')
    await reload(t)
    await asked(t, 'Vítězí rod Lannister (Tom)')
    same(await accessibilityFaults(page), [], 'the list of faults')
    same(await overflows(page), false, 'sticking out')
  })

  await attempt('the end can be taken back, and comes again', async () => {
    await press(t, /^Vrátit: /)
    await asked(t, 'Který pochod je na řadě?')
    await page.getByRole('link', { name: 'Záznam', exact: true }).click()
    await press(t, /^Znovu: /)
    await page.getByRole('link', { name: 'Teď', exact: true }).click()
    await asked(t, 'Vítězí rod Lannister (Tom)')
  })
})
