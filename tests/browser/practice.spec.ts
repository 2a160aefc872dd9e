/**
 * Tests the whole practice game in both languages. The test finds elements by role and name, as the instructions of the practice game
 * describe them.
 */
import type { Locator, Page } from '@playwright/test'
import appCs from '../../src/app/words/cs'
import appEn from '../../src/app/words/en'
import practiceCs from '../../src/games/westeros/table/practice/words/cs'
import practiceEn from '../../src/games/westeros/table/practice/words/en'
import askingCs from '../../src/table/question/words/cs'
import askingEn from '../../src/table/question/words/en'
import ballotsCs from '../../src/table/ballot/words/cs'
import ballotsEn from '../../src/table/ballot/words/en'
import questionsCs from '../../src/games/westeros/table/words/questions/cs'
import questionsEn from '../../src/games/westeros/table/words/questions/en'
import { fill } from '../../src/ui/words'
import everyPracticeCs from '../../src/table/practice/words/cs'
import everyPracticeEn from '../../src/table/practice/words/en'
import refusalCs from '../../src/table/refusal/words/cs'
import refusalEn from '../../src/table/refusal/words/en'
import toldCs from '../../src/table/outcome/words/cs'
import toldEn from '../../src/table/outcome/words/en'
import everyTableCs from '../../src/table/words/cs'
import everyTableEn from '../../src/table/words/en'
import gameCs from '../../src/games/westeros/words/cs'
import laterCs from '../../src/games/westeros/words/cs/deferred'
import gameEn from '../../src/games/westeros/words/en'
import laterEn from '../../src/games/westeros/words/en/deferred'
import { WESTEROS } from './journey/new-game'
import { holds, open, phone, same } from './kit/browser'
import { onDevice } from './kit/device'
import { overflows, smallTargets } from './kit/looks'
import { sampled, test } from './kit/test'

const WORDS = {
  en: {
    app: appEn,
    practice: { ...everyPracticeEn, ...practiceEn },
    questions: { ...askingEn, ...questionsEn },
    secret: ballotsEn,
    outcome: toldEn,
    everyTable: everyTableEn,
    game: { ...gameEn, ...laterEn },
  },
  cs: {
    app: appCs,
    practice: { ...everyPracticeCs, ...practiceCs },
    questions: { ...askingCs, ...questionsCs },
    secret: ballotsCs,
    outcome: toldCs,
    everyTable: everyTableCs,
    game: { ...gameCs, ...laterCs },
  },
} as const
const LOCALES = { en: 'en-GB', cs: 'cs-CZ' } as const
/** Matches the label of the minus button in both languages. */
const LESS = /^(One less|O jeden méně)$/
const CHOOSE_AGAIN = { en: refusalEn.chooseAgain, cs: refusalCs.chooseAgain } as const
/** Matches the button that shows the current step and collapses the instructions. */
const progress = /^(Practice|Krok) \d/
const CLOSE = /^(Close|Zavřít)$/

test('practice', async ({ browser, step }) => {
  for (const language of sampled(['cs', 'en'] as const)) {
    const { app, practice, questions, secret, outcome, everyTable, game } = WORDS[language]
    const { steps } = practice
    const context = await browser.newContext({ viewport: phone, locale: LOCALES[language], reducedMotion: 'reduce' })
    const page = await open(context)
    const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name, exact: true })
    const press = (name: string | RegExp, within?: Locator) => button(name, within).first().click()
    const coach = page.getByRole('region', { name: practice.title, exact: true })
    const values = { first: practice.people.stark, second: practice.people.lannister, done: outcome.done, allTheSame: questions.allTheSame }
    /** Waits until the instructions show a step. */
    const coached = async (id: keyof typeof steps) => {
      const all = { ...values, to: 'Winterfell', field: 'Moat Cailin', log: everyTable.places.log }
      const text = steps[id].replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof all) => all[name])
      // Allows non-breaking spaces, because Czech text has them after short words.
      const words = text.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      await coach.getByText(new RegExp(`^${words.join('\\s')}$`)).waitFor()
    }
    const attempted = (name: string, work: () => Promise<void>) => step(`${language}: ${name}`, work)
    /** Makes a secret bid. The instructions do not depend on the amount. */
    const bid = async (amount: string, id: keyof typeof steps) => {
      // With a keyboard, two presses replace a long press.
      await button(secret.ballot.hold).press('Enter')
      await page.keyboard.press('Enter')
      const pad = page.getByRole('dialog')
      await press(amount, pad)
      await coached(id)
      await press(secret.ballot.sealAndCover)
    }

    await attempted('the coach stands above the question and leaves the thumb alone', async () => {
      await press(new RegExp(`^${app.home.practice}`))
      await page.getByRole('list').getByRole('link', { name: WESTEROS[language] }).click()
      await coached('draw')
      const band = await coach.boundingBox()
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const answer = await button(game.buttons.draw.app).boundingBox()
      holds(band !== null && heading !== null && answer !== null, 'all of them are there')
      if (band === null || heading === null || answer === null) return
      holds(band.y === 0 && band.y + band.height <= heading.y, 'the question begins below the coach')
      holds(answer.y > heading.y + heading.height && answer.y + answer.height < phone.height, 'question and answer are in sight')
      await press(progress, coach)
      const folded = await coach.boundingBox()
      holds((folded?.height ?? 99) < 52, 'it folds to one line')
      await press(progress, coach)
      await coached('draw')
      await same(() => smallTargets(page), [], 'what is smaller than a thumb')
      await holds(async () => !(await overflows(page)), 'nothing sticks out at the side')
    })

    await attempted('cards are turned up, and a reload goes on', async () => {
      await press(game.buttons.draw.app)
      await coached('outcome')
      await page.reload()
      await coached('outcome')
      await press(outcome.done)
      await coached('resolve')
      await press(game.buttons.resolve['clash-of-kings'])
      await coached('hand')
    })

    await attempted('two bid in secret, the coach above the cover, and all is turned up at once', async () => {
      await press(new RegExp(`${practice.people.stark}$`))
      await bid('3', 'hand')
      await coached('second')
      await bid('2', 'second')
      await coached('reveal')
      await press(game.ballots.reveal.bid)
      await coached('choicesShown')
      await same(() => page.getByRole('dialog').getByRole('heading', { level: 1 }).count(), 1, 'what was turned up')
      await press(outcome.done)
      // The practice game moves on to the next board only when the player presses the button.
      await coached('turn')
      await press(practice.next, coach)
      await coached('send')
    })

    await attempted('a march is refused, its rule is read, and another one goes', async () => {
      const to = page.getByRole('list', { name: questions.march.to, exact: true })
      await press(/Winterfell/, to)
      await coached('refusal')
      await press(questions.allTheSame)
      const refusal = page.getByRole('dialog').first()
      // Checks that the screen's overlay does not dim the instructions, i.e. begins below them.
      const bottom = (await coach.boundingBox())?.height
      await same(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--above')), `${bottom}px`, 'what stays bright')
      await press(/^R3\.3/, refusal)
      await page.getByRole('dialog').last().getByText('4-3-2-2').first().waitFor()
      await press(CLOSE, page.getByRole('dialog').last())
      await press(CHOOSE_AGAIN[language], refusal)
      await coached('march')
      await press(LESS)
      await press(/^(March to|Táhnout:) Winterfell$/)
      await coached('undo')
    })

    await attempted('the march is taken back and found in the log', async () => {
      await press(fill(everyTable.undo.undoOf, { what: language === 'cs' ? 'pochod' : 'march', who: practice.people.stark }))
      await coached('log')
      await page.getByRole('link', { name: everyTable.places.log, exact: true }).click()
      await coached('look')
      await press(practice.next, coach)
    })

    await attempted('a battle is fought from the balance to its end', async () => {
      await coached('fight')
      for (const house of ['Stark', 'Baratheon'])
        await page
          .getByRole('group', { name: new RegExp(house) })
          .getByRole('radio')
          .first()
          .click()
      await press(game.buttons.cards.show)
      await coached('fought')
      // No question follows: no player has the Blade, and no card has a sword icon. The beaten footman retreats.
      await press(/^(?:Continue|Pokračovat)$/)
      await page.getByRole('radio', { name: /^The Twins/ }).click()
      await press(/.+ The Twins$/)
      await press(outcome.done)
      await coached('end')
      await press(practice.done)
      await page.getByText(practice.learnt.undo, { exact: true }).waitFor()
    })

    await attempted('nothing of it is on the device, and a real game can begin', async () => {
      const device = await onDevice(page)
      for (const trace of ['practice-westeros', 'castellan.practice']) holds(!device.includes(trace), `${trace} is gone`)
      await press(practice.end.start)
      await page.waitForURL(/#\/new\/westeros$/)
    })

    await attempted('it can be left at any time, and begins anew', async () => {
      await page.goto(`${new URL(page.url()).origin}/#/`)
      await press(new RegExp(`^${app.home.practice}`))
      await page.getByRole('list').getByRole('link', { name: WESTEROS[language] }).click()
      await press(game.buttons.draw.app)
      await coached('outcome')
      await press(practice.leave)
      await press(new RegExp(`^${app.home.practice}`))
      await page.getByRole('list').getByRole('link', { name: WESTEROS[language] }).click()
      await coached('draw')
    })
    await context.close()
  }
})
