// Tests random corrections at any time: only wrong totals of pieces are refused, and the game can always continue.
import { expect, test } from 'vitest'
import { canonical } from '../../../../src/referee'
import { DECKS, type DeckCard } from '../../../../src/games/westeros/box/box'
import { westeros } from '../../../../src/games/westeros'
import type { Change, Choice } from '../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import type { Question } from '../../../../src/games/westeros/model/prompt-kinds'
import { countBreaches } from '../../../../src/games/westeros/invariants/count'
import { PRESET_NAMES, PRESETS } from '../../../../src/games/westeros/model/settings'
import { RESUMABLE, type State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { seeded } from './board'
import { laidOut } from './opening'

type Random = () => number
const one = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

/** Returns random corrections, most of them plausible. Each list of changes is one correction. */
const anything = (state: State, random: Random): readonly Change[] => {
  const below = (limit: number) => Math.floor(random() * limit)
  const coin = () => random() < 0.5
  const areas = Object.keys(state.box.areas)
  const area = one(random, areas)
  const house = one(random, state.playing)
  const { battle } = state
  const kinds = state.box.areas[area]?.kind === 'land' ? { footman: below(3), knight: below(2) } : { ship: below(3) }
  const turned = () => Object.fromEntries(DECKS.map((deck) => [deck, one(random, state.box.decks[deck])])) as Record<1 | 2 | 3, DeckCard>
  const inventory = areas.flatMap((id): readonly Change[] => {
    const holder = state.areas[id]?.holder
    return holder === undefined ? [] : [{ set: 'units', area: id, house: holder, standing: units({ footman: 1 }) }]
  })
  const ofBattle: readonly (readonly Change[])[] =
    battle === undefined
      ? []
      : [
          [{ set: 'attackers', units: units(state.box.areas[battle.area]?.kind === 'land' ? { footman: below(2) } : {}) }],
          [{ set: 'units', area: battle.area }],
          [
            { set: 'units', area: battle.area },
            { set: 'neutral', area: battle.area, neutral: { strength: 3 } },
          ],
          [{ set: 'track', track: 'fiefdoms', order: [...state.playing].reverse() }],
        ]
  return one<readonly Change[]>(random, [
    ...ofBattle,
    ...ofBattle,
    [state.tracking.units ? { set: 'units', area, house, standing: units(kinds) } : { set: 'holder', area, house }],
    areas.map((bare) => ({ set: 'units', area: bare })),
    [{ set: 'token', area, house }],
    [{ set: 'neutral', area, ...(coin() ? {} : { neutral: { strength: 4 } }) }],
    [{ set: 'order', area, house, order: coin() ? 'march-0' : 'raid' }],
    [{ set: 'power', house, available: below(20) }],
    [{ set: 'supply', house, level: below(7) }],
    [{ set: 'track', track: 'ironThrone', order: [...state.playing].reverse() }],
    [{ set: 'threat', threat: 2 * below(7) }],
    [{ set: 'round', round: 1 + below(10) }],
    [{ set: 'stage', at: one(random, RESUMABLE) }],
    [{ set: 'turned', ...(coin() ? {} : { turned: turned() }) }],
    [{ set: 'tracking', tracking: { units: coin() } }, ...(coin() ? inventory : [])],
    [{ set: 'tracking', tracking: { orders: coin() ? 'app' : 'table' } }],
    [
      { set: 'tracking', tracking: { cards: one(random, ['app', 'table', 'none']) } },
      ...(coin() ? state.playing.map((other): Change => ({ set: 'used', house: other, cards: [] })) : []),
    ],
    [{ set: 'tracking', tracking: { decks: coin() ? 'app' : 'table', bids: coin() ? 'app' : 'table' } }],
    [{ set: 'box.deck', deck: 3, cards: ['winter-is-coming', 'wildling-attack', 'rains-of-autumn*'] }],
    [{ set: 'box.victory', value: { 3: 4 + below(6), 4: 7, 5: 7 } }],
    [{ set: 'box.area', area, barrels: 1, crowns: 2, castle: coin() ? 0 : 2 }],
  ])
}

/** Game that the test plays and corrects. It must always be able to continue. */
class Table {
  state: State
  corrections = 0
  private readonly chosen = new Map<string, Choice>()
  private readonly random: Random

  constructor(start: State, random: Random) {
    this.state = start
    this.random = random
  }

  decide(move: Move): boolean {
    const decision = westeros.decide(this.state, move)
    if (!decision.ok) return false
    this.state = decision.value.reduce<State>((before, event) => westeros.evolve(before, event), this.state)
    const broken = countBreaches(this.state)
    if (broken.length > 0) throw new Error(`${canonical(broken)} after ${canonical(move)}`)
    return true
  }

  correct(): void {
    const changes = [...anything(this.state, this.random), ...(this.random() < 0.2 ? anything(this.state, this.random) : [])]
    if (this.decide({ do: 'correct', changes })) this.corrections++
  }

  answer(): void {
    const question = one(this.random, westeros.prompts(this.state)) as Question | undefined
    if (question === undefined) throw new Error(`dead end at ${canonical(this.state.stage)}`)
    const { ballot } = this.state
    const seal = (role: string) => `${ballot?.id}/${role}`
    if (question.kind === 'reveal' && ballot !== undefined) {
      const opened = Object.fromEntries(ballot.roles.map((role) => [role, { choice: this.chosen.get(seal(role)), nonce: '0' }]))
      return this.mustDecide({ do: 'reveal', ballot: ballot.id, opened }, question)
    }
    const answer = westeros.domain(this.state, question).sample(this.random)
    if (answer === undefined) throw new Error(`nobody can answer ${question.key} at ${canonical(this.state.stage)}`)
    const [role] = question.roles
    if (!question.sealed || ballot === undefined || role === undefined) return this.mustDecide(answer as Move, question)
    this.chosen.set(seal(role), answer as Choice)
    return this.mustDecide({ do: 'cast', ballot: ballot.id, role, commitment: 'sealed' }, question)
  }

  private mustDecide(move: Move, { key }: Question): void {
    if (!this.decide(move)) throw new Error(`${key} refused: ${canonical(move)} at ${canonical(this.state.stage)}`)
  }
}

test.each(PRESET_NAMES)('%s: after any correction that the count allows, every question can be answered', (preset) => {
  let corrections = 0
  for (let game = 0; game < 12; game++) {
    const random = seeded(game * 31 + preset.length)
    const table = new Table(laidOut({ players: one(random, [3, 4, 5]), tracking: PRESETS[preset] }), random)
    for (let step = 0; step < 200; step++)
      if (table.state.stage.at === 'over' || random() < 0.3) table.correct()
      else table.answer()
    corrections += table.corrections
  }
  expect(corrections).toBeGreaterThan(100)
})
