import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pass } from '../../../../src/table/ballot/passing'
import { questionsToShow } from '../../../../src/table/now/QuestionView'
import { Amount } from '../../../../src/table/question/Amount'
import { Amounts } from '../../../../src/table/question/Amounts'
import { Fact } from '../../../../src/table/question/Fact'
import { KindSteps } from '../../../../src/table/question/KindSteps'
import { Options } from '../../../../src/table/question/Options'
import { PickFrom } from '../../../../src/table/question/PickFrom'
import { RoleChips } from '../../../../src/table/question/RoleChips'
import { RoleRanking } from '../../../../src/table/question/RoleRanking'
import { AreaChoice } from '../../../../src/table/board/AreaChoice'
import { EnteredList } from '../../../../src/table/question/EnteredList'
import { DrawnByApp } from '../../../../src/table/question/DrawnByApp'
import { tinyOnScreen } from '../../../fixtures/tiny-screens'
import { openCover } from '../../games/westeros/table/question/table'

/** Tests the shared screens of questions and secret choices with the tiny game. */

beforeEach(() => pass(undefined))

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const cover = () => screen.getByRole('dialog')

describe('a question of any game', () => {
  test('is answered step by step, and each step is taken back', async () => {
    await tinyOnScreen()
    expect(await screen.findByRole('heading', { level: 1, name: 'Whose points?' })).toBeTruthy()
    expect(screen.getByText('Rule T1')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
    await press('One more')
    expect(await screen.findByRole('button', { name: 'Add 1' })).toBeTruthy()
    await press('Take back')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add 1' })).toBeNull())
    expect(await screen.findByRole('button', { name: 'Add 0' })).toBeTruthy()
  })
})

test('a pad whose choice was not sealed stays open and says so', async () => {
  const table = await tinyOnScreen()
  await table.move({ do: 'ask' })
  // Simulates a phone that has lost its seat, or a read-only window: a choice is refused.
  Object.assign(table.play(), { cast: () => Promise.resolve({ how: 'elsewhere' }) })
  await press('Over to Anna')
  await openCover()
  await userEvent.click(await within(cover()).findByRole('button', { name: '7' }))
  await userEvent.click(await within(cover()).findByRole('button', { name: 'Seal and cover' }))
  expect((await within(cover()).findByRole('alert')).textContent).toMatch(/^Nothing was sealed/)
})

describe('a choice in secret of any game', () => {
  const asked = async () => {
    const table = await tinyOnScreen()
    await table.move({ do: 'ask' })
    expect(await screen.findByRole('heading', { level: 1, name: 'What does everybody bid?' })).toBeTruthy()
    return table
  }

  test('goes round under its covers, is turned up, and shows nothing of itself before', async () => {
    const table = await asked()
    expect(await screen.findByText('Nobody sits out.')).toBeTruthy()
    await press('Over to Anna')
    expect(within(cover()).getByRole('heading', { level: 1, name: 'Anna' })).toBeTruthy()
    expect(within(cover()).getByText('For Anna alone')).toBeTruthy()
    for (const [at, bid] of ['7', '2'].entries()) {
      await openCover()
      expect(await within(cover()).findByText('Nine points at most')).toBeTruthy()
      const seal = await within(cover()).findByRole('button', { name: 'Nothing chosen yet' })
      expect(seal.getAttribute('aria-disabled')).toBe('true')
      expect(within(cover()).queryByRole('button', { name: '10' })).toBeNull()
      await userEvent.click(within(cover()).getByRole('button', { name: bid }))
      await userEvent.click(await within(cover()).findByRole('button', { name: 'Seal and cover' }))
      await waitFor(() => expect(Object.keys(table.state().ballots[0]?.cast ?? {}).length).toBe(at + 1))
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.body.innerHTML).not.toMatch(/>7</)
    await press('Turn up')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('heading', { level: 1, name: 'The bids' })).toBeTruthy()
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('.figure')?.textContent),
    ).toEqual(['7', '2'])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('details.last-reveal')?.hasAttribute('open')).toBe(false)
    expect(table.state().points).toEqual({ anna: 7, petr: 2 })
  }, 20_000)

  test('is kept behind its cover while it is not sealed', async () => {
    await asked()
    await press('Over to Anna')
    await openCover()
    await userEvent.click(await within(cover()).findByRole('button', { name: '4' }))
    await userEvent.click(within(cover()).getByRole('button', { name: 'Cover without choosing' }))
    expect(within(cover()).queryByRole('group', { name: 'Points' })).toBeNull()
    await openCover()
    await waitFor(() => expect(within(cover()).getByRole('group', { name: 'Points' }).textContent).toContain('4'))
  })

  test('may be shown by hand and typed in; of whom nothing is told has chosen nothing', async () => {
    const table = await asked()
    await press('Reveal on the table instead')
    expect(await screen.findByRole('combobox', { name: 'Petr' })).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Nothing typed in yet' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Petr' }), '5')
    await press('This was shown')
    await waitFor(() => expect(table.state().points).toEqual({ anna: 0, petr: 5 }))
  })

  test('lets whoever has the phone be named again after a reload, but nobody who takes no part', async () => {
    const table = await asked()
    await act(async () => pass({ ballot: table.state().ballots[0]?.id ?? '', role: 'nobody', anew: false }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => pass({ ballot: table.state().ballots[0]?.id ?? '', role: 'petr', anew: false }))
    expect(within(cover()).getByRole('heading', { level: 1, name: 'Petr' })).toBeTruthy()
  })
})

test('the questions of one ballot want one view, the others one each', () => {
  const ask = { roles: [], must: true, rule: 'T1', params: {} }
  const of = (kind: string, sealed: boolean) => ({ ...ask, key: kind, kind, sealed })
  const asked = [of('turn', false), of('bid', true), of('bids', true), of('reveal', false), of('card', false)]
  expect(questionsToShow(asked, 'reveal').map(({ key }) => key)).toEqual(['turn', 'bid', 'card'])
})

describe('the parts of questions', () => {
  test('one of several: what cannot be chosen says why', async () => {
    const choose = vi.fn<(value: string) => void>()
    const options = [
      { value: 'near', title: 'Near' },
      { value: 'far', title: 'Far', reason: 'too far' },
    ]
    await tinyOnScreen(<Options label="Where to" options={options} value={undefined} onChange={choose} />)
    expect(screen.getByRole('radio', { name: 'Far', description: 'too far' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('radio', { name: 'Near' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('near')
  })

  test('one of a long list: nothing is chosen by itself, in either language', async () => {
    const choose = vi.fn<(value: string) => void>()
    await tinyOnScreen(<PickFrom label="Oblast" value={undefined} options={[{ value: 'a', label: 'Áčko' }]} onChange={choose} />, 'cs')
    const list = screen.getByRole('combobox', { name: 'Oblast' })
    expect(list.textContent).toBe('Vyber…Áčko')
    expect((list as HTMLSelectElement).value).toBe('')
    await userEvent.selectOptions(list, 'a')
    expect(choose).toHaveBeenCalledExactlyOnceWith('a')
  })

  test('an amount: from nothing, 0 takes one tap as every other does, and no step leads over the most', async () => {
    function TinyQuestion() {
      const [amount, setAmount] = useState<number | undefined>()
      return <Amount label="How much?" unit="Points" max={3} amount={amount} onChange={setAmount} />
    }
    await tinyOnScreen(<TinyQuestion />)
    const shown = () => screen.getByRole('status').textContent
    expect(shown()).toBe('?')
    await press('0')
    expect(shown()).toBe('0')
    await press('One less')
    expect(shown()).toBe('0')
    await press('3')
    await press('One more')
    expect(shown()).toBe('3')
    expect(screen.queryByRole('button', { name: '4' })).toBeNull()
  })

  test('a number for each role, up to what it can have', async () => {
    const tell = vi.fn<(role: string, amount: number) => void>()
    await tinyOnScreen(<Amounts roles={['anna', 'petr']} amounts={{ petr: 1 }} max={(role) => (role === 'anna' ? 2 : 1)} onChange={tell} />)
    const lists = screen.getAllByRole('combobox').map((list) => (list as HTMLSelectElement).value)
    expect(lists).toEqual(['0', '1'])
    expect(within(screen.getByRole('combobox', { name: 'Anna' })).getAllByRole('option')).toHaveLength(3)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Anna' }), '2')
    expect(tell).toHaveBeenCalledExactlyOnceWith('anna', 2)
  })

  test('steppers by kind: kinds without any are left out, and one that is closed says why once', async () => {
    const more = vi.fn<(kind: string) => void>()
    const less = vi.fn<(kind: string) => void>()
    const kinds = [
      { kind: 'gold', name: 'Gold', icon: '', of: 2, chosen: 1 },
      { kind: 'wood', name: 'Wood', icon: '', of: 1, chosen: 0 },
      { kind: 'ore', name: 'Ore', icon: '', of: 0, chosen: 0 },
    ]
    const objection = (kind: string) => (kind === 'wood' ? 'no room' : undefined)
    await tinyOnScreen(
      <ul>
        <KindSteps label="Anna" kinds={kinds} objection={objection} onMore={more} onLess={less} />
      </ul>,
    )
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Anna: Gold', 'Anna: Wood'])
    const of = (name: string) => within(screen.getByRole('group', { name }))
    await userEvent.click(of('Anna: Gold').getByRole('button', { name: 'One more' }))
    await userEvent.click(of('Anna: Gold').getByRole('button', { name: 'One less' }))
    expect([more.mock.calls, less.mock.calls]).toEqual([[['gold']], [['gold']]])
    expect(of('Anna: Wood').getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByText('no room')).toHaveLength(1)
  })

  test('one of the roles, and a row of facts', async () => {
    const choose = vi.fn<(role: string) => void>()
    await tinyOnScreen(
      <>
        <RoleChips label="Whose?" roles={['anna', 'petr']} value="anna" onChange={choose} />
        <ul>
          <Fact title="Income" note="two cities" figure="+2" />
        </ul>
      </>,
    )
    expect(screen.getByRole('button', { name: 'Anna' }).getAttribute('aria-pressed')).toBe('true')
    await press('Petr')
    expect(choose).toHaveBeenCalledExactlyOnceWith('petr')
    expect(screen.getByText('two cities').closest('li')?.textContent).toBe('Incometwo cities+2')
  })

  test('what was told stands in a list, each with a way to take it off', async () => {
    const drop = vi.fn<(key: string) => void>()
    const items = [
      { key: 'a', title: 'Harbour', note: 'nobody', drop: 'Harbour: take off' },
      { key: 'b', title: 'Mill', drop: 'Mill: take off' },
    ]
    await tinyOnScreen(<EnteredList label="Told" items={items} onDrop={drop} />)
    expect(within(screen.getByRole('list', { name: 'Told' })).getAllByRole('listitem')).toHaveLength(2)
    await press('Mill: take off')
    expect(drop).toHaveBeenCalledExactlyOnceWith('b')
  })

  test('a card is drawn by the app', async () => {
    const ask = { key: 'card', kind: 'card', roles: [], must: false, sealed: false, rule: 'T2', params: {} }
    const table = await tinyOnScreen(<DrawnByApp question={ask} label="Turn one up" />)
    await press('Turn one up')
    await waitFor(() => expect(table.play().open?.ledger.head.entry.move.do).toBe('draw'))
  })

  test('areas are chosen from the list, where a game has no map', async () => {
    await tinyOnScreen(
      <AreaChoice legal={['mill']} chosen={undefined} onChoose={() => undefined} objection={() => undefined} facts="Facts" list="The list">
        below the map
      </AreaChoice>,
    )
    expect(screen.getByText(/Facts\s*The list/)).toBeTruthy()
    expect(screen.queryByText(/below the map/)).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Map' })).toBeNull()
  })

  test('roles in an order have no buttons', async () => {
    await tinyOnScreen(<RoleRanking label="Bids" order={['tom', 'anna', 'petr']} amounts={{ tom: 3, anna: 1, petr: 1 }} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(3)
    expect(screen.queryByRole('button', { name: /one place (up|down)$/ })).toBeNull()
  })
})
