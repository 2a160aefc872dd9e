import { describe, expect, test } from 'vitest'
import { decideBallot, type Opened } from '../../../../src/referee'
import { numberOf, UNIT_KINDS, type HouseId } from '../../../../src/games/westeros/box/box'
import type { Choice } from '../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { available, onBoard, pile } from '../../../../src/games/westeros/model/position'
import { revealDomain } from '../../../../src/games/westeros/prompts/influence'
import { westerosDomain, westerosQuestions } from '../../../../src/games/westeros/prompts/westeros-questions'
import type { Question } from '../../../../src/games/westeros/model/prompt-kinds'
import { resolveCard } from '../../../../src/games/westeros/rules/round'
import { orderTied, revealBids } from '../../../../src/games/westeros/rules/influence'
import { muster } from '../../../../src/games/westeros/rules/mustering'
import { removeSurplus, supplyOf } from '../../../../src/games/westeros/rules/supply'
import { draw } from '../../../../src/games/westeros/rules/westeros-cards'
import { nameTied, removeLosses, revealContributions, takeBack } from '../../../../src/games/westeros/rules/wildlings'
import type { State } from '../../../../src/games/westeros/model/state'
import { board, play, resolve, seeded, type Given, type Played } from './board'

/** Applies the answer to a question of the Westeros phase, without other parts of the game. */
const answer = (state: State, move: Move): Played =>
  play(state, (transaction) => {
    switch (move.do) {
      case 'draw':
        return draw(transaction, move, new Set())
      case 'resolve':
        return resolveCard(transaction, move.deck)
      case 'removeUnits':
        return transaction.state.stage.at === 'supply'
          ? removeSurplus(transaction, move, new Set())
          : removeLosses(transaction, move, new Set())
      case 'muster':
        return muster(transaction, move, new Set())
      case 'orderTied':
        return orderTied(transaction, move, new Set())
      case 'nameTied':
        return nameTied(transaction, move, new Set())
      case 'takeBack':
        return takeBack(transaction, move, new Set())
      case 'cast':
      case 'reveal': {
        const { stage } = transaction.state
        const event = decideBallot(transaction.state.ballot, move)
        if (!event.ok) return event.refusal
        transaction.emit(event.value)
        if (event.value.e !== 'revealed') return undefined
        return stage.at === 'auction' ? revealBids(transaction, event.value.opened) : revealContributions(transaction, event.value.opened)
      }
      default:
        throw new Error(`not of the Westeros phase: ${move.do}`)
    }
  })

interface Loose {
  readonly empty: unknown
  steps(draft: unknown): readonly unknown[]
  take(draft: unknown, step: unknown): { readonly ok: boolean }
  sample(random: () => number): Move | Choice | undefined
}
const domainOf = (state: State, question: Question): Loose => westerosDomain(state, question)

/** Answers questions at random until the Westeros phase is over. Returns the kinds of the questions. */
const playPhase = (
  start: State,
  random: () => number,
  after: (state: State) => void,
): { readonly state: State; readonly asked: readonly string[] } => {
  let state = start
  const asked: string[] = []
  const sealed: Partial<Record<HouseId, Opened>> = {}
  for (let n = 0; n < 500; n++) {
    const questions = westerosQuestions(state)
    const question = questions[Math.floor(random() * questions.length)]
    if (question === undefined) return { state, asked }
    asked.push(question.kind)
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
    const domain = domainOf(state, question)
    const [house] = question.roles
    let move: Move
    if (question.kind === 'reveal') move = { do: 'reveal', ballot: state.ballot?.id ?? '', opened: { ...sealed } }
    else {
      const sample = domain.sample(random)
      expect(sample, question.kind).toBeDefined()
      for (const step of domain.steps(domain.empty).slice(0, 5)) expect(domain.take(domain.empty, step).ok).toBe(true)
      if (question.sealed && house !== undefined && state.ballot !== undefined) {
        sealed[house] = { choice: sample, nonce: '00' }
        move = { do: 'cast', ballot: state.ballot.id, role: house, commitment: 'sealed' }
      } else move = sample as Move
    }
    const played = answer(state, move)
    expect(played.refused, `${question.kind} ${JSON.stringify(move)}`).toBeUndefined()
    if (move.do === 'reveal') for (const role of Object.keys(sealed) as HouseId[]) delete sealed[role]
    state = played.state
    after(state)
  }
  throw new Error('the Westeros phase never ends')
}

const units: Given['units'] = {
  stark: {
    winterfell: { footman: 2, knight: 1 },
    'white-harbor': { footman: 2 },
    'shivering-sea': { ship: 2 },
    'moat-cailin': { footman: 2 },
  },
  greyjoy: { pyke: { footman: 1, knight: 1 }, 'greywater-watch': { footman: 2 }, 'ironmans-bay': { ship: 3 } },
  lannister: { lannisport: { footman: 1, knight: 2 }, 'stoney-sept': { footman: 1 }, 'golden-sound': { ship: 1 } },
  baratheon: { dragonstone: { footman: 1, knight: 1 }, kingswood: { footman: 1 }, 'shipbreaker-bay': { ship: 2 } },
  tyrell: { highgarden: { footman: 1, knight: 1 }, 'dornish-marches': { footman: 1 }, 'redwyne-straights': { ship: 1 } },
}

describe('whole Westeros phases', () => {
  const run = (given: Given, rounds: number, seed: number) => {
    const random = seeded(seed)
    const kinds = new Set<string>()
    for (let n = 0; n < rounds; n++) {
      const threat = [0, 4, 8, 12][n % 4] ?? 0
      const used = given.tracking?.cards === 'none' ? {} : { used: ['robb-stark'] }
      const start = board({ ...given, units, threat, houses: { stark: { power: n % 9, ...used }, tyrell: { power: 0 }, ...given.houses } })
      const { state, asked } = playPhase(start, random, (now) => {
        for (const house of now.playing) {
          const power = available(now, house)
          if (power !== undefined) expect(power).toBeGreaterThanOrEqual(0)
          expect(pile(now, house) ?? 0).toBeGreaterThanOrEqual(0)
          const there = onBoard(now, house)
          for (const kind of UNIT_KINDS) expect(numberOf(there, kind)).toBeLessThanOrEqual(numberOf(now.box.limits, kind))
        }
      })
      for (const kind of asked) kinds.add(kind)
      expect(['orders', 'over']).toContain(state.stage.at)
      if (state.tracking.units && asked.includes('surplus'))
        for (const house of state.playing) expect(supplyOf(state, house).legal).toBe(true)
    }
    return kinds
  }

  test('everything tracked and drawn by the app', () => {
    expect([...run({}, 120, 1)].sort()).toEqual(
      ['auctionTies', 'bid', 'contribution', 'draw', 'losses', 'muster', 'resolve', 'reveal', 'reward', 'surplus', 'wildlingTie'].sort(),
    )
  })
  test('told by the table', () => {
    const kinds = run({ tracking: { bids: 'table', decks: 'table', cards: 'none', power: false } }, 60, 2)
    expect(kinds.has('tellBids')).toBe(true)
    expect(kinds.has('bid') || kinds.has('contribution') || kinds.has('reward')).toBe(false)
  })
  test('units not tracked', () => {
    const kinds = run({ tracking: { units: false, cards: 'none' }, houses: { stark: { supply: 6 } } }, 60, 3)
    for (const kind of ['surplus', 'muster', 'losses']) expect(kinds.has(kind)).toBe(true)
  })
  test('three players, one of them run by the table', () => {
    expect(run({ playing: ['stark', 'lannister', 'baratheon'], runByTable: ['lannister'] }, 60, 4).has('auctionTies')).toBe(true)
  })
})

describe('the questions', () => {
  test('a sealed question for each awaited house, then the reveal', () => {
    const { state } = resolve({ houses: { stark: { power: 3 }, tyrell: { power: 0 } } }, 'clash-of-kings')
    const questions = westerosQuestions(state)
    expect(questions.map(({ roles, sealed, kind }) => [kind, sealed, ...roles])).toEqual([
      ['bid', true, 'baratheon'],
      ['bid', true, 'lannister'],
      ['bid', true, 'stark'],
      ['bid', true, 'greyjoy'],
    ])
    expect(questions[2]).toMatchObject({ key: 'bid:r4/clash/ironThrone#0:stark', rule: 'R5.3', params: { track: 'ironThrone', limit: 3 } })
    const cast = { baratheon: 'x', lannister: 'x', stark: 'x', greyjoy: 'x' }
    const all: State = { ...state, ...(state.ballot === undefined ? {} : { ballot: { ...state.ballot, cast } }) }
    const [reveal] = westerosQuestions(all)
    expect(reveal).toMatchObject({ kind: 'reveal', roles: [], sealed: false })
    if (reveal === undefined) throw new Error('no question')
    expect(revealDomain(all).finish(undefined)).toMatchObject({ refusal: { code: 'NOT_ALL_CAST' } })
  })
  test('E31: auctions before the wildlings change who decides ties, and what is left to give', () => {
    const turned = { 1: 'mustering', 2: 'clash-of-kings', 3: 'wildling-attack' } as const
    let state = board({ turned, stage: { at: 'card', deck: 1 }, houses: { stark: { power: 1 } } })
    const go = (move: Move) => {
      const played = answer(state, move)
      expect(played.refused).toBeUndefined()
      state = played.state
    }
    const tell = (bids: Partial<Record<HouseId, number>>) =>
      go({
        do: 'reveal',
        ballot: state.ballot?.id ?? '',
        opened: Object.fromEntries((state.ballot?.roles ?? []).map((house) => [house, { choice: bids[house] ?? 0 }])),
      })
    go({ do: 'resolve', deck: 1 })
    expect(westerosQuestions(state)[0]?.key).toBe('muster:baratheon')
    for (const house of ['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy'] as const) go({ do: 'muster', house, steps: [] })
    expect(westerosQuestions(state)[0]).toMatchObject({ kind: 'resolve', params: { deck: 2, card: 'clash-of-kings' } })
    go({ do: 'resolve', deck: 2 })
    tell({ greyjoy: 4, tyrell: 3, lannister: 2, stark: 1 })
    expect(state.ballot?.roles).toEqual(['greyjoy', 'tyrell', 'lannister', 'baratheon'])
    tell({ lannister: 3, tyrell: 2, baratheon: 1 })
    go({ do: 'orderTied', by: 'greyjoy', groups: [['stark', 'greyjoy']] })
    tell({ baratheon: 4, greyjoy: 1 })
    expect(westerosQuestions(state)[0]).toMatchObject({
      kind: 'auctionTies',
      roles: ['greyjoy'],
      params: { houses: ['stark', 'lannister', 'tyrell'], sizes: [3] },
    })
    go({ do: 'orderTied', by: 'greyjoy', groups: [['tyrell', 'stark', 'lannister']] })
    go({ do: 'resolve', deck: 3 })
    expect(state.stage.at).toBe('wildlingTie')
    expect(westerosQuestions(state)[0]).toMatchObject({ kind: 'wildlingTie', roles: ['greyjoy'], params: { which: 'highest', watch: 0 } })
    expect(state.playing.every((house) => available(state, house) === 0)).toBe(true)
  })
  test('what is asked of a house that owes', () => {
    const losses = board({
      units,
      turned: { 3: 'wildling-attack' },
      stage: {
        at: 'losses',
        deck: 3,
        queue: [
          { house: 'stark', owed: 4 },
          { house: 'tyrell', owed: 2 },
        ],
      },
    })
    expect(westerosQuestions(losses)).toMatchObject([{ key: 'losses:stark', params: { owed: 4, needed: 4, lowest: true } }])
    const reward = board({ stage: { at: 'reward', deck: 3, house: 'stark' }, houses: { stark: { used: ['robb-stark'] } } })
    expect(westerosQuestions(reward)).toMatchObject([{ kind: 'reward', must: false, params: { cards: ['robb-stark'] } }])
    const surplus = board({ units, stage: { at: 'supply', deck: 1, queue: ['stark', 'tyrell'] } })
    expect(westerosQuestions(surplus)).toMatchObject([
      { key: 'surplus:stark', params: { level: 3, flags: [3, 2, 2, 2], armies: [3, 2, 2, 2] } },
    ])
  })
  test('other stages ask nothing here, nor does an auction without a ballot', () => {
    expect(westerosQuestions(board({ stage: { at: 'orders' } }))).toEqual([])
    expect(westerosQuestions(board({ stage: { at: 'auction', deck: 2, track: 'fiefdoms' } }))).toEqual([])
    expect(westerosQuestions(board())).toMatchObject([{ kind: 'draw', params: { round: 4, decks: 'app' } }])
  })
})
