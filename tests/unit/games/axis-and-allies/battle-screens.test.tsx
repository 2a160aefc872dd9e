// Tests the screens of battles and raids as the players see them.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Event } from '../../../../src/games/axis-and-allies/model/events'
import type { AnyMove } from '../../../../src/games/axis-and-allies/rules/moves'
import type { Change, Setup } from '../../../../src/games/axis-and-allies/model/moves'
import { settingsIn } from '../../../../src/games/axis-and-allies/table/settled'
import { answerUpTo } from '../../../../src/table/moments'
import { percent } from '../../../../src/games/axis-and-allies/table/questions/odds'
import { openStandard, settle } from '../standard-table'

const setup = (dice: 'app' | 'table'): Setup => ({
  players: [
    { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
    { name: 'Petr', powers: ['germany', 'japan'] },
  ],
  dice,
  settings: settingsIn({ way: 'referee', needed: 8 }),
})
const set = (...changes: readonly Change[]): AnyMove => ({ do: 'correct', changes })
const german = set({ set: 'clock', round: 1, power: 'germany', phase: 4 })
/** Waits until the page has loaded its components and shows a text. */
const reads = async (text: string): Promise<void> => {
  await waitFor(() => expect(document.body.textContent).toContain(text))
}

it.each(['app', 'table'] as const)('a raid shows the AA fire before its bombs, rolled by the %s', async (dice) => {
  await openStandard('axis-and-allies', setup(dice), [
    german,
    { do: 'raid', at: 'united-kingdom', units: { bmb: 1 } },
    { do: 'dice', faces: [6] },
  ])
  await reads('AA fire 6: the bomber came through.')
  expect(screen.queryByRole('button', { name: 'Roll 1 die' }) !== null).toBe(dice === 'app')
})

const battle: AnyMove = {
  do: 'battle',
  at: 'karelia',
  place: 'land',
  attack: { inf: 3, arm: 1 },
  defend: { soviet: { inf: 2 } },
}

it('the button of a roll says who rolls next, and takes the losses off only after both have', async () => {
  const { play } = await openStandard('axis-and-allies', setup('table'), [german, battle])
  await userEvent.click(await screen.findByRole('radio', { name: /^3 .*: 1$/ }))
  expect(await screen.findByRole('button', { name: '1 hit: now Soviet Union rolls' })).toBeInstanceOf(HTMLElement)
  await play({ do: 'fire', stage: 'attack', hits: { 1: 0, 3: 1 } }, { do: 'lose', losses: { soviet: { inf: 1 } } })
  await userEvent.click(await screen.findByRole('radio', { name: /: 1$/ }))
  expect(await screen.findByRole('button', { name: '1 hit: take off the losses' })).toBeInstanceOf(HTMLElement)
})

it('hits are entered only after a number is chosen, also if no die has hit', async () => {
  await openStandard('axis-and-allies', setup('table'), [german, battle])
  const button = await screen.findByRole('button', { name: 'Choose the hits' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await userEvent.click(await screen.findByRole('radio', { name: /^3 .*: 0$/ }))
  expect(await screen.findByRole('button', { name: /^No hit/ })).toBeInstanceOf(HTMLElement)
})

it('a battle says which one it is, who rolls how many dice, and in which step', async () => {
  const { play } = await openStandard('axis-and-allies', setup('table'), [german, battle])
  expect(await screen.findByRole('heading', { level: 1, name: 'Germany rolls 4 dice. How many hit?' })).toBeInstanceOf(HTMLElement)
  await reads('Karelia SSR · cycle 1')
  await play({ do: 'fire', stage: 'attack', hits: { 1: 0, 3: 0 } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Soviet Union rolls 2 dice. How many hit?' })).toBeInstanceOf(HTMLElement)
})

it('at the end of a cycle the losses of both sides are named', async () => {
  await openStandard('axis-and-allies', setup('table'), [
    german,
    battle,
    { do: 'fire', stage: 'attack', hits: { 1: 0, 3: 1 } },
    { do: 'lose', losses: { soviet: { inf: 1 } } },
    { do: 'fire', stage: 'defend', hits: { 2: 1 } },
    { do: 'lose', losses: { germany: { inf: 1 } } },
  ])
  await reads('Off the board: ')
  expect(document.body.textContent).toContain('Soviet Union: 1 infantry; Germany: 1 infantry.')
})

it('if units are followed, a raid does not ask for the number of its bombers', async () => {
  await openStandard('axis-and-allies', { ...setup('table'), settings: settingsIn({ way: 'told', needed: 8 }) }, [
    set({ set: 'clock', round: 1, power: 'germany', phase: 3 }),
    { do: 'move', unit: 'bmb', count: 1, path: ['germany', 'sz5', 'sz6', 'united-kingdom'], raid: true },
    { do: 'phase', power: 'germany', to: 4 },
  ])
  expect(await screen.findByRole('button', { name: /^1 bomber flies: / })).toBeInstanceOf(HTMLElement)
  expect(screen.queryByRole('group', { name: 'Bombers' })).toBeNull()
})

it('the table view shows the battle in progress in place of the victory cities', async () => {
  const { go, play } = await openStandard('axis-and-allies', setup('table'), [german])
  await go('table')
  await screen.findByRole('region', { name: 'Victory cities' })
  await play(battle)
  const now = await screen.findByRole('region', { name: 'Karelia SSR, cycle 1' })
  for (const power of ['Germany', 'Soviet Union']) expect(now.textContent).toContain(power)
  await waitFor(() => expect(now.textContent).toMatch(/Win \d+ %, take it \d+ %/))
  expect(screen.queryByRole('region', { name: 'Victory cities' })).toBeNull()
})

const overKarelia: readonly AnyMove[] = [
  set({ set: 'territory', at: 'karelia', controller: 'soviet', income: 2, ic: false, aa: 1 }),
  german,
  { ...battle, attack: { inf: 3, ftr: 1 } },
]

it('if aircraft attack a gun, the screen before the battle says that the AA gun fires first, and the armies name it', async () => {
  await openStandard('axis-and-allies', { ...setup('table'), settings: settingsIn({ way: 'told', needed: 8 }) }, [
    set(
      { set: 'territory', at: 'belorussia', controller: 'soviet', income: 2, ic: false, aa: 1 },
      { set: 'units', at: 'belorussia', power: 'germany', units: {} },
      { set: 'units', at: 'belorussia', power: 'soviet', units: { inf: 1 } },
      { set: 'units', at: 'germany', power: 'germany', units: { ftr: 1 } },
      { set: 'clock', round: 1, power: 'germany', phase: 3 },
    ),
    { do: 'move', unit: 'ftr', count: 1, path: ['germany', 'eastern-europe', 'belorussia'] },
    { do: 'phase', power: 'germany', to: 4 },
  ])
  expect(await screen.findByRole('button', { name: 'Open fire' })).toBeInstanceOf(HTMLElement)
  await reads('First, the AA gun fires at the aircraft (Soviet Union).')
  expect(within(screen.getByRole('region', { name: 'Soviet Union' })).getByRole('img', { name: 'AA gun' })).toBeInstanceOf(SVGElement)
})

it('the result of a battle lists the AA gun, which stays on the board', async () => {
  await openStandard('axis-and-allies', setup('table'), [
    ...overKarelia,
    { do: 'fire', stage: 'aa', hits: { ftr: 0 } },
    { do: 'fire', stage: 'attack', hits: { 1: 0, 3: 0 } },
    { do: 'fire', stage: 'defend', hits: { 2: 2 } },
    { do: 'lose', losses: { germany: { inf: 2 } } },
    { do: 'press' },
    { do: 'fire', stage: 'attack', hits: { 1: 0, 3: 0 } },
    { do: 'fire', stage: 'defend', hits: { 2: 2 } },
    { do: 'lose', losses: { germany: { inf: 1, ftr: 1 } } },
  ])
  await reads('This is left on the board.')
  expect(within(screen.getByRole('region', { name: 'Soviet Union' })).getByRole('img', { name: 'AA gun' })).toBeInstanceOf(SVGElement)
})

it.each(['referee', 'told'] as const)('the screen of attacks shows transports and landings at its top (%s)', async (way) => {
  await openStandard('axis-and-allies', { ...setup('table'), settings: settingsIn({ way, needed: 8 }) }, [
    set({ set: 'clock', round: 1, power: 'germany', phase: 3 }),
  ])
  await screen.findByRole('button', { name: 'Transports, landings' })
  // Parts of the screen are loaded late; the button is read again after that.
  await settle()
  const ships = screen.getByRole('button', { name: 'Transports, landings' })
  expect(screen.queryByRole('region', { name: 'Also open' })?.textContent ?? '').not.toContain('Where does the transport sail?')
  // The click is awaited inside `act`: React may otherwise never render a part that is loaded during the click.
  await act(async () => ships.click())
  expect(await screen.findByRole('heading', { level: 1, name: /Where does the transport sail/i })).toBeInstanceOf(HTMLElement)
})

it('the list of the board shows the units of territories and sea zones', async () => {
  await openStandard('axis-and-allies', { ...setup('table'), settings: settingsIn({ way: 'told', needed: 8 }) }, [german], 'board')
  await userEvent.click(await screen.findByRole('radio', { name: 'List' }))
  const row = await screen.findByRole('button', { name: /^Ukraine SSR/ })
  expect(row.textContent).toContain('Germany: 3 infantry, 1 artillery, 1 tank, 1 fighter')
  expect(screen.getByRole('button', { name: /^Sea zone 5/ }).textContent).toMatch(/Germany: .*submarine/)
})

it('a person with several powers does not wait for herself', async () => {
  await openStandard('axis-and-allies', setup('table'), [set({ set: 'clock', round: 1, power: 'soviet', phase: 3 })], 'who')
  await screen.findByRole('heading', { name: 'Who may do what now?' })
  const own = screen.getByRole('heading', { name: /Anna.*United Kingdom|United Kingdom.*Anna/ }).closest('li')
  expect(own?.textContent).not.toContain('Waits for')
  const other = screen.getByRole('heading', { name: /Petr.*Germany|Germany.*Petr/ }).closest('li')
  expect(other?.textContent).toContain('Waits for Anna.')
})

it('whoever presses the attack decides on the same page how many submarines submerge', async () => {
  const { session } = await openStandard('axis-and-allies', setup('table'), [
    german,
    { do: 'battle', at: 'sz6', place: 'sea', attack: { ss: 2, ftr: 1 }, defend: { uk: { bb: 1, tt: 1 } } },
    { do: 'fire', stage: 'attackSubs', hits: { 2: 0 } },
    { do: 'fire', stage: 'attack', hits: { 3: 0 } },
    { do: 'fire', stage: 'defend', hits: { 4: 0 } },
  ])
  const row = within(await screen.findByRole('list', { name: 'Submarines that submerge' }))
  await userEvent.click(row.getByRole('button', { name: /more|\+/i }))
  await userEvent.click(screen.getByRole('button', { name: /^Press on/ }))
  await settle()
  expect(session.play.getState().open?.state).toMatchObject({
    battle: { submerged: { attack: 1 }, attack: { ss: 1, ftr: 1 } },
  })
})

it('only an impossible result has odds of 0 %, and only a certain one has 100 %', () => {
  expect([0, 0.0004, 0.5, 0.9997, 1].map(percent)).toEqual(['0 %', '< 1 %', '50 %', '> 99 %', '100 %'])
})

it('the dialog that undoes a roll names the faces of the dice', async () => {
  const { session } = await openStandard('axis-and-allies', setup('app'), [german, battle])
  await userEvent.click(await screen.findByRole('button', { name: /^Roll/ }))
  await settle()
  const head = session.play.getState().open?.ledger.head
  // If the roll leaves no choice of losses, the app has removed them in the same answer.
  const events = (head === undefined ? [] : answerUpTo(head).flatMap(({ entry }) => entry.events)) as readonly Event[]
  const faces = events.flatMap((event) => (event.e === 'fired' ? Object.values(event.faces) : []))
  expect(faces.length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(`Rolled: ${faces.join(', ')}`)).toBeInstanceOf(HTMLElement)
})

it('losses without a choice are removed with the roll of the app, and shown with it', async () => {
  const doomed: AnyMove = {
    do: 'battle',
    at: 'karelia',
    place: 'land',
    attack: { inf: 6, bmb: 6, arm: 6 },
    defend: { soviet: { inf: 1 } },
  }
  const { session } = await openStandard('axis-and-allies', setup('app'), [german, doomed])
  await userEvent.click(await screen.findByRole('button', { name: /^Roll/ }))
  await settle()
  const head = session.play.getState().open?.ledger.head
  expect(head?.entry.move).toMatchObject({ do: 'lose', losses: { soviet: { inf: 1 } } })
  expect(head?.entry.continues).toBe(true)
  await reads('hits')
  expect(document.body.textContent).toContain('1 infantry')
})

it('after a retreat, the end of the battle says which units go where, without a screen of its own before it', async () => {
  await openStandard('axis-and-allies', setup('table'), [
    german,
    { ...battle, spaces: { norway: { friendly: true, origin: true } } },
    { do: 'fire', stage: 'attack', hits: { 1: 0, 3: 0 } },
    { do: 'fire', stage: 'defend', hits: { 2: 0 } },
    { do: 'retreat', by: 'attacker', to: 'norway' },
  ])
  expect(await screen.findByText('The attacker retreats to Norway: 3 infantry, 1 tank.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Everything is set' })).toBeTruthy()
})
