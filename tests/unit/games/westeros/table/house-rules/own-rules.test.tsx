// Tests house rules in a game, saved house rules in a new game, stored players, and the rematch.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Pick } from '../../../../../../src/referee'
import { PRINTED_BOX } from '../../../../../../src/games/westeros/box/printed'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { saved } from '../../../../../../src/games/westeros/table/house-rules/own-rules'
import { draftOf, FRESH, housesFor, houseSeats } from '../../../../../../src/games/westeros/table/draft/draft'
import { draftStore } from '../../../../../../src/games/westeros/table/draft/draft-store'
import { forgetEverybody, rememberGroup, usePeople } from '../../../../../../src/session/people'
import { groupOf } from '../../../../../../src/table/new-game/seating'
import { openApp, openTable, press, settle } from '../fixture'

const { keepRules, store } = saved

beforeEach(() => {
  localStorage.clear()
  store.setState({ list: [] })
  forgetEverybody()
  draftStore.change(() => FRESH)
})

const { drawnByLot, withNamed, withRotated, withSwapped } = houseSeats
const first: Pick = (_label, from) => from[0] as (typeof from)[number]
const seated = drawnByLot(
  { ...FRESH, people: FRESH.people.map((person, k) => ({ ...person, name: ['Anna', 'Jana', 'Petr', 'Marek', 'Tom'][k] ?? '' })) },
  first,
)
const search = async (typed: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), typed)
  await settle()
}
const sixShips = async (reason = '') => {
  await search('ship')
  await press(/^Pieces of each house: Ship/)
  const sheet = within(await screen.findByRole('dialog', { name: 'Pieces of each house: Ship' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'One more' }))
  if (reason !== '') await userEvent.type(await sheet.findByRole('textbox', { name: /^Reason/ }), reason)
  await userEvent.click(await sheet.findByRole('button', { name: 'Done' }))
  await settle()
}

describe('house rules during a game', () => {
  test('are read, searched without accents, and say what is by the rulebook', async () => {
    await openTable('house-rules')
    expect(await screen.findByText('All by the rulebook')).toBeTruthy()
    await search('OLDTOWN')
    expect(await screen.findByRole('button', { name: /^Does Oldtown touch Sunset Sea/ })).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^Highgarden – Oldtown/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Rounds of a game/ })).toBeNull()
    await search('xyz')
    expect(await screen.findByText('Nothing has that name.')).toBeTruthy()
  })

  test('are changed by a correction with a reason, say since when, and go back', async () => {
    const app = await openTable('house-rules', {}, [{ set: 'round', round: 3 }])
    expect(app.state().box.limits.ship).toBe(5)
    await sixShips('there are six')
    expect(await screen.findByText('1 house rule', { selector: 'p *, div > .tag' })).toBeTruthy()
    expect(app.state().box.limits.ship).toBe(6)
    const { move } = app.play().open?.ledger.head.entry ?? {}
    expect(move).toEqual({ do: 'correct', changes: [{ set: 'box.limit', piece: 'ship', value: 6 }], reason: 'there are six' })
    await app.go('house-rules')
    await press('Only what differs')
    await press(/^Pieces of each house: Ship/)
    expect(await screen.findByText('Changed during this game, in round 3; it holds from then on.')).toBeTruthy()
    await press('As the rulebook has it')
    await press('Done')
    expect(app.state().box).toEqual(PRINTED_BOX)
  })

  test('can be read while a choice is sealed, and wait to be changed', async () => {
    const app = await openTable('', { orders: 'app' })
    await app.play().play({ do: 'ready' })
    expect(app.play().open?.ballots).toHaveLength(1)
    await act(() => app.play().cast('stark', {}, 'seat-1'))
    await app.go('house-rules')
    await search('rounds of')
    await press(/^Rounds of a game/)
    const sheet = within(await screen.findByRole('dialog', { name: 'Rounds of a game' }))
    expect(sheet.queryByRole('button', { name: 'One more' })).toBeNull()
  })

  test('are kept as the group’s own, and the next game has them', async () => {
    const app = await openTable('house-rules', { decks: 'table' }, [{ set: 'setting', name: 'ravenAnyOrder', value: true }])
    await press(/^Keep as our own rules/)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the rules' }), 'Friday')
    await press('Keep them')
    draftStore.change(() => seated)
    await app.visit('/new/westeros/counting')
    const { list } = store.getState()
    expect(list.map(({ name, settings, tracking }) => [name, settings.ravenAnyOrder, tracking.decks])).toEqual([['Friday', true, 'table']])
  })
})

describe('own rules in a new game', () => {
  test('are chosen beside the presets, renamed and deleted', async () => {
    draftStore.change(() => seated)
    keepRules({ ...FRESH, name: 'Friday', tracking: PRESETS.light, box: { ...PRINTED_BOX, rounds: 6 } })
    const app = await openApp({ at: '/new/westeros/counting' })
    await userEvent.click(await screen.findByRole('radio', { name: /^Friday/ }))
    await settle()
    expect(draftStore.draft.getState().box.rounds).toBe(6)
    await press('More about Friday')
    const name = await screen.findByRole('textbox', { name: 'Name of the rules' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Six rounds')
    await press('Keep this name')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Six rounds/ })).checked).toBe(true)
    await press('More about Six rounds')
    await press('Delete these rules')
    expect(screen.queryByRole('radio', { name: /^Six rounds/ })).toBeNull()
    expect(await screen.findByText(/^Adjusted for this game/)).toBeTruthy()
    await press('Next: check your copy')
    await press(/^(Begin|All as printed: begin)$/)
    expect(app.state().box.rounds).toBe(6)
    expect(app.state().tracking).toEqual(PRESETS.light)
  })

  test('come from a file; what is none is said and changes nothing', async () => {
    await openApp({ at: '/new/westeros/counting' })
    const input = await screen.findByLabelText('Rules from a file', { selector: 'input' })
    const give = async (text: string) => {
      await userEvent.upload(input, new File([text], 'rules.json', { type: 'application/json' }))
      await settle()
    }
    await give('{"format":"castellan-house-rules"}')
    expect(store.getState().list).toEqual([])
    await give(
      JSON.stringify({
        format: 'castellan-house-rules',
        version: 1,
        game: 'westeros',
        name: 'Jana',
        settings: {},
        tracking: {},
        box: { rounds: 7 },
      }),
    )
    expect(await screen.findByRole('radio', { name: /^Jana/ })).toBeTruthy()
  })

  test('are set before the game too, what counts at the start as well', async () => {
    await openApp({ at: '/new/westeros/rules' })
    await sixShips()
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Search' }))
    await search('power at the start')
    await press(/^Power at the start/)
    await userEvent.click(
      await within(await screen.findByRole('dialog', { name: 'Power at the start' })).findByRole('button', { name: 'One more' }),
    )
    expect(draftStore.draft.getState().box).toMatchObject({ startingPower: 6, limits: { ship: 6 } })
  })
})

describe('people who played before', () => {
  test('sit down again by their names, or all at once, and are forgotten', async () => {
    rememberGroup('westeros', groupOf(seated))
    await openApp({ at: '/new/westeros' })
    await press('Jana sits down')
    expect(draftStore.draft.getState().people[0]?.name).toBe('Jana')
    expect(await screen.findByText(/^Anna – Stark, /)).toBeTruthy()
    await press('The same players as last time')
    expect(draftStore.draft.getState().people.map(({ name }) => name)).toEqual(['Anna', 'Jana', 'Petr', 'Marek', 'Tom'])
    await press('Names on this phone')
    await press('Forget Petr')
    expect(usePeople.getState().names).toEqual(['Anna', 'Jana', 'Marek', 'Tom'])
    expect(usePeople.getState().groups.westeros?.names).toEqual(['Anna', 'Jana', 'Marek', 'Tom'])
    await press('Forget all names')
    expect(localStorage.getItem('castellan.people')).toBeNull()
    expect(localStorage.getItem('castellan.new-game.westeros')).not.toMatch(/Anna|Petr/)
  })

  test('swap houses by one tap on the sign', async () => {
    draftStore.change(() => seated)
    await openApp({ at: '/new/westeros' })
    await userEvent.click(within(await screen.findByRole('group', { name: 'Anna' })).getByRole('button', { name: 'House Tyrell' }))
    expect(draftStore.draft.getState().plays).toEqual({ ...seated.plays, stark: seated.plays.tyrell, tyrell: seated.plays.stark })
  })

  test('are at most two dozen; nobody without a name is one of them', () => {
    for (let k = 0; k < 40; k++)
      rememberGroup(
        'westeros',
        groupOf({
          ...FRESH,
          people: [
            { id: 'player-1', name: `N${k}` },
            { id: 'player-2', name: ' ' },
          ],
        }),
      )
    expect(usePeople.getState().names).toHaveLength(24)
    expect(usePeople.getState().names[0]).toBe('N39')
  })
})

describe('houses', () => {
  test('pass on in a circle, past the one that the table runs', () => {
    const game: typeof seated = { ...seated, plays: { ...seated.plays, lannister: 'table' } }
    const { plays } = withRotated(game)
    expect(plays).toEqual({
      stark: game.plays.tyrell,
      greyjoy: game.plays.stark,
      lannister: 'table',
      baratheon: game.plays.greyjoy,
      tyrell: game.plays.baratheon,
    })
  })
  test('swap, also with two in one hand', () => {
    const game = { ...FRESH, plays: { stark: 'player-1', greyjoy: 'player-1', lannister: 'player-2' } }
    expect(withSwapped(game, 'player-1', 'player-2').plays).toEqual({ stark: 'player-2', greyjoy: 'player-2', lannister: 'player-1' })
  })
  test('somebody sits down only where there is room', () => {
    expect(withNamed(seated, 'Eva')).toEqual(seated)
    expect(withNamed({ ...seated, people: seated.people.slice(0, 4) }, 'Eva').people.at(-1)?.name).toBe('Eva')
  })
})

describe('a rematch', () => {
  const whoPlays = (app: Awaited<ReturnType<typeof openTable>>) =>
    Object.fromEntries(housesFor(5).map((house) => [house, draftOf(app.state()).plays[house]]))

  test('takes two taps from the end of a game, with the same people, rules and houses', async () => {
    const app = await openTable('', { decks: 'table' }, [
      { set: 'box.limit', piece: 'ship', value: 6 },
      { set: 'setting', name: 'ravenAnyOrder', value: true },
    ])
    const before = app.state()
    await app.visit(`/new/westeros/again/${app.id}`)
    await press('Begin')
    const after = app.state()
    expect(app.address()).not.toContain(app.id)
    expect(after.players).toEqual(before.players)
    expect(draftOf(after).plays).toEqual(draftOf(before).plays)
    expect([after.box, after.settings, after.tracking]).toEqual([before.box, before.settings, before.tracking])
  })

  test('passes the houses on', async () => {
    const app = await openTable()
    const before = whoPlays(app)
    await app.visit(`/new/westeros/again/${app.id}`)
    await userEvent.click(await screen.findByRole('radio', { name: 'Pass on' }))
    await press('Begin')
    expect(whoPlays(app)).toEqual({
      stark: before.tyrell,
      greyjoy: before.stark,
      lannister: before.greyjoy,
      baratheon: before.lannister,
      tyrell: before.baratheon,
    })
  })

  test('of a game that cannot be read is none', async () => {
    await openApp({ at: '/new/westeros/again/nowhere' })
    expect(await screen.findByRole('heading', { name: 'That game cannot be read any more.' })).toBeTruthy()
  })

  test('is offered with the saved games', async () => {
    const app = await openTable()
    await app.visit('/')
    await press('More about Friday')
    await userEvent.click(await screen.findByRole('button', { name: 'Play again with the same people' }))
    await settle()
    expect(app.address()).toBe(`/new/westeros/again/${app.id}`)
  })
})
