import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../../../src/games/westeros/rules/moves'
import { useRuleTexts } from '../../../../../../src/games/westeros/table/rules/words/texts'
import { useRulesWords } from '../../../../../../src/table/rules/words'
import { useBookWords } from '../../../../../../src/games/westeros/table/rules/words'
import { useWhoWords } from '../../../../../../src/games/westeros/table/waiting-for/words'
import { useWaitingForWords } from '../../../../../../src/table/waiting-for/words'
import { domain, questions } from '../../../../../../src/games/westeros/prompts'
import { seeded } from '../../../../../playout/random'
import { openTable, press, settle } from '../fixture'

const dictionaries = [useRuleTexts, useRulesWords, useBookWords, useWhoWords, useWaitingForWords]
await Promise.all([
  import('../../../../../../src/table/rules/RulesPage'),
  import('../../../../../../src/table/rules/RuleText'),
  import('../../../../../../src/games/westeros/table/rules/book'),
  import('../../../../../../src/games/westeros/table/waiting-for/WaitingForPage'),
  ...dictionaries.flatMap((dictionary) => [dictionary.load('en'), dictionary.load('cs')]),
])

const type = async (name: string | RegExp, text: string) => {
  await userEvent.type(await screen.findByRole('searchbox', { name }), text)
  await settle()
}

/** Follows a link to a page that the app loads on demand. */
const follow = async (link: HTMLElement) => {
  await act(async () => userEvent.click(link))
  await settle()
}

describe('the rules', () => {
  test('are found while one types, with the number of them, and lead to the rule', async () => {
    const table = await openTable('rules')
    await type('Search the rules', 'pillag')
    expect((await screen.findByRole('status')).textContent).toBe('3 rules found')
    const [first] = within(await screen.findByRole('list', { name: 'Rules' })).getAllByRole('link')
    expect(first?.textContent).toBe('R9.6 Pillage')
    expect(first?.querySelector('mark')?.textContent).toBe('Pillage')
    expect(first?.getAttribute('href')).toBe(table.path('rules/R9.6'))
    await table.go('rules/R9.6')
    expect(await screen.findByRole('heading', { level: 1, name: 'Raids' })).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('Pillage')
  })
  test('say in Czech what is found, however the word is bent and without its marks', async () => {
    await openTable('rules', {}, [], { language: 'cs' })
    await type(/^Hledat v.pravidlech$/, 'drancovani')
    expect((await screen.findByRole('status')).textContent).toMatch(/^Nalezena? \d+/)
    expect(within(await screen.findByRole('list', { name: 'Pravidla' })).getAllByRole('link')[0]?.textContent).toBe('R9.6 Drancování')
  })
  test('say so where nothing is found, and give the contents back', async () => {
    await openTable('rules')
    await type('Search the rules', 'spaceship')
    expect((await screen.findByRole('status')).textContent).toBe('Nothing found. Try the beginning of a word.')
    await press('Clear the search')
    expect(within(await screen.findByRole('navigation', { name: 'Contents' })).getAllByRole('link')).toHaveLength(25)
  })
  test('show how this table plays a point that is left open, with the way to change it', async () => {
    const table = await openTable('rules/A28', {}, [{ set: 'setting', name: 'seventhCardStaysOut', value: true }])
    const rule = (await screen.findByRole('heading', { name: /A28/ })).closest('article') as HTMLElement
    expect(rule.textContent).toContain('Six cards come back')
    expect((await within(rule).findByRole('link', { name: 'How you play it' })).getAttribute('href')).toBe(table.path('house-rules'))
  })
  test('open from a question, and one leads to the next without leaving it', async () => {
    const table = await openTable('', {}, [{ set: 'stage', at: 'orders' }])
    await press('The board is laid out')
    await follow(await screen.findByRole('button', { name: /^R8\.5 / }))
    const sheet = await screen.findByRole('dialog', { name: /^R8\.5/ })
    await follow(await within(sheet).findByRole('button', { name: /^R8\.6 / }))
    expect(await screen.findByRole('dialog', { name: 'R8.6 The Messenger Raven' })).toBeTruthy()
    expect(table.address()).toBe(table.path(''))
  })
})

const raids: readonly Change[] = [
  { set: 'turned', turned: { 1: 'supply', 2: 'storm-of-swords*', 3: 'rains-of-autumn' } },
  { set: 'round', round: 4 },
  { set: 'stage', at: 'raids' },
]

describe('who may do what now', () => {
  test('is one tap away, and names every house with its player', async () => {
    const table = await openTable('', { orders: 'app' }, raids)
    await press('The board is laid out')
    // No orders are on the board, so the round ends at once.
    await press('Done on the board')
    await follow(await screen.findByRole('link', { name: 'Who may do what now' }))
    await waitFor(() => expect(table.address()).toBe(table.path('who')))
    const houses = within(await screen.findByRole('region', { name: 'The houses, in turn order' })).getAllByRole('heading', { level: 3 })
    expect(houses).toHaveLength(5)
    expect(houses[0]?.textContent).toContain('Marek, House Baratheon')
  })
  test('says what the round forbids, with the rule, and what anybody may do', async () => {
    const table = await openTable('', {}, raids)
    await press('The board is laid out')
    await table.go('who')
    const forbidden = await screen.findByRole('region', { name: 'Forbidden or changed in this round' })
    expect(forbidden.textContent).toContain('No Defense orders this round')
    expect(
      within(forbidden)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['R7.7 Storm of Swords', 'R7.11 Rains of Autumn'])
    const always = await screen.findByRole('region', { name: 'Anybody, at any time' })
    expect(await within(always).findByRole('link', { name: 'Compare app and board' })).toBeTruthy()
  })
  test('tells who has sealed and who has to choose, and what has to wait meanwhile', async () => {
    const table = await openTable('', { orders: 'app' }, [{ set: 'stage', at: 'orders' }])
    await press('The board is laid out')
    await table.go('who')
    const houses = await screen.findByRole('region', { name: 'The houses, in turn order' })
    expect(within(houses).getAllByText('Required').length).toBe(5)
    expect((await screen.findByRole('region', { name: 'Anybody, at any time' })).textContent).toContain('not now')
  })
  test('says what each house does where all of them are asked together', async () => {
    const table = await openTable('', { orders: 'table' }, [{ set: 'stage', at: 'orders' }])
    await press('The board is laid out')
    await table.go('who')
    const houses = await screen.findByRole('region', { name: 'The houses, in turn order' })
    expect(within(houses).getAllByText(/^Places \d+ orders, face down/).length).toBe(5)
    expect(within(houses).queryByText('waits')).toBeNull()
  })
  test('says of every house what it does, at every kind of moment of a whole game', async () => {
    const table = await openTable('', { bids: 'table' })
    const random = seeded(7)
    const { play } = table
    const seen = new Set<string>()
    const look = async (kind: string) => {
      if (seen.has(kind)) return
      seen.add(kind)
      await table.go('who')
      const houses = await screen.findByRole('region', { name: 'The houses, in turn order' })
      for (const row of within(houses).getAllByRole('listitem')) {
        const states = within(row).queryAllByText(/^(?:Required|Optional|waits|done|now|with the whole table|the game is over)$/)
        expect(states.length, `${kind}: ${row.textContent}`).toBeGreaterThan(0)
      }
      expect(within(await screen.findByRole('region', { name: 'Anybody, at any time' })).getAllByRole('listitem').length).toBeGreaterThan(2)
    }
    for (let step = 0; step < 900 && table.state().stage.at !== 'over'; step++) {
      const [question] = questions(table.state())
      if (question === undefined) break
      await look(question.kind)
      const answer = domain(table.state(), question).sample(random)
      const roles = table.state().ballot?.roles ?? []
      const outcome = await act(() =>
        question.kind === 'draw'
          ? play().drawByChance()
          : roles.length > 0
            ? play().revealByHand(Object.fromEntries(roles.map((house) => [house, 0])))
            : play().play(answer as Move),
      )
      expect(outcome, question.key).toMatchObject({ how: 'done' })
    }
    expect(table.state().stage.at).toBe('over')
    await look('over')
    expect(screen.getAllByText('the game is over')).toHaveLength(5)
    expect(seen.size).toBeGreaterThan(8)
  })
})
