// Moves of *Axis & Allies* that are usually illegal.
import type { State } from '../../../src/games/axis-and-allies'
import { TERRITORIES, ZONE_IDS } from '../../../src/games/axis-and-allies/box/board'
import { areAllied, POWERS } from '../../../src/games/axis-and-allies/box/powers'
import { UNITS } from '../../../src/games/axis-and-allies/box/units'
import { STAGES } from '../../../src/games/axis-and-allies/model/battle'
import { domain, prompts } from '../../../src/games/axis-and-allies/prompts'
import type { Random } from '../../../src/referee'
import { oneOf } from '../random'

const pick = <T>(random: Random, list: readonly T[]): T => oneOf(random, list) as T

/** Returns units without antiaircraft guns and industrial complexes. */
const bare = ({ aa: _aa, ic: _ic, hurt: _hurt, ...units }: Readonly<Record<string, number>> = {}) => units

/** Returns moves that are usually illegal while a ballot is open. */
const onBallot = (random: Random, ballot: NonNullable<State['ballot']>): readonly unknown[] => {
  const [first = 'uk'] = ballot.roles
  const stranger = POWERS.find((power) => !ballot.roles.includes(power))
  const commitment = 'x'
  return [
    { do: 'cast', ballot: ballot.id, role: stranger, commitment },
    { do: 'cast', ballot: ballot.id, role: first, commitment },
    { do: 'reveal', ballot: ballot.id, opened: {} },
    { do: 'reveal', ballot: ballot.id, opened: Object.fromEntries(ballot.roles.map((role) => [role, { choice: { uk: { inf: 1 } } }])) },
    { do: 'correct', changes: [{ set: 'used', advantage: 'radar', used: random() < 0.5 }] },
    { do: 'press' },
  ]
}

/** Returns moves that are usually illegal during a battle. */
const inBattle = (random: Random, state: State): readonly unknown[] => {
  const n = Math.floor(random() * 4)
  const unit = pick(random, [...UNITS, 'bb+'] as const)
  const power = pick(random, POWERS)
  const { battle } = state
  const defender = Object.keys(battle?.defend ?? {})[0] ?? power
  const face = pick(random, [0, 1, 6, 7])
  return [
    {
      do: 'fire',
      stage: pick(random, STAGES),
      dice: { [pick(random, ['1', '2', '3', '4', 'ftr'])]: Array.from({ length: n }, () => face) },
    },
    { do: 'fire', stage: pick(random, STAGES), hits: { 3: n } },
    ...['aa', 'bombard'].map((stage) => ({ do: 'fire', stage, dice: { 4: [1] } })),
    { do: 'lose', losses: { [defender]: { [unit]: n } } },
    { do: 'lose', losses: { [battle?.by ?? power]: { [unit]: n } } },
    { do: 'lose', losses: { [defender]: { bb: 1, aa: n > 2 ? 1 : 0 } } },
    { do: 'lose', proposals: { [defender]: { [defender]: { inf: 1 } } } },
    { do: 'lose', losses: {} },
    { do: 'lose', losses: { [defender]: bare(battle?.defend[defender as never]) } },
    { do: 'lose', losses: { [battle?.by ?? power]: bare(battle?.attack) } },
    ...(battle?.step7 === 'attacker' ? Object.keys(battle.spaces).map((to) => ({ do: 'retreat', by: 'attacker', to })) : []),
    ...(['attack', 'defend'] as const).map((side) => ({ do: 'submerge', side, n: 1 })),
    { do: 'flyHome', units: { ftr: 1 }, to: 'turkey' },
    { do: 'press' },
    { do: 'confirm' },
    { do: 'retreat', by: 'attacker', to: 'nowhere' },
    { do: 'retreat', by: 'attacker', to: pick(random, [...Object.keys(battle?.spaces ?? {}), 'sz1']) },
    { do: 'retreat', by: 'defender', to: 'nowhere' },
    { do: 'flyHome', units: pick(random, [{ ftr: 1 }, { bmb: 9 }, { inf: 1 }]) },
    { do: 'submerge', side: pick(random, ['attack', 'defend']), n },
    { do: 'breakOff', attack: { inf: 99 }, defend: {} },
  ]
}

/** Returns a path on the map that is usually illegal. */
const path = (random: Random, state: State): readonly string[] => {
  const own = Object.keys(state.territories).filter((id) => state.territories[id]?.controller === state.power)
  const start = pick(random, [...own, ...own, ...ZONE_IDS])
  const all = [...TERRITORIES.map(({ id }) => id), ...ZONE_IDS, 'turkey', 'sahara']
  return [start, ...Array.from({ length: Math.floor(random() * 3) }, () => pick(random, all))]
}

/** Movements that each break exactly one rule, whichever power moves. */
const WAYS: readonly unknown[] = [
  { unit: 'arm', path: ['germany', 'eastern-europe', 'karelia'] },
  { unit: 'inf', path: ['germany', 'eastern-europe', 'karelia'] },
  { unit: 'ftr', path: ['germany', 'switzerland'] },
  { unit: 'dd', path: ['sz19', 'sz20'] },
  { unit: 'dd', path: ['sz15', 'sz34'] },
  { unit: 'dd', path: ['sz5', 'germany'] },
  { unit: 'dd', path: ['sz5', 'sz6', 'sz7'], facts: { enemy: { sz6: ['dd'] } } },
  { unit: 'ss', path: ['sz5', 'sz6', 'sz7'], facts: { enemy: { sz6: ['dd'] } } },
  { unit: 'aa', path: ['germany', 'balkans'] },
  { unit: 'ic', path: ['germany', 'balkans'] },
  { unit: 'ftr', path: ['sz5', 'sz6'], facts: { spent: 3 } },
  { unit: 'ftr', path: ['sz48', 'sz47'] },
  { unit: 'ftr', path: ['sz61', 'japan'] },
  { unit: 'ftr', path: ['sz2', 'united-kingdom'] },
  { unit: 'ftr', path: ['sz10', 'eastern-us'] },
  { unit: 'ftr', path: ['sz5', 'germany'] },
  { unit: 'ftr', path: ['sz4', 'archangel'] },
  { unit: 'bmb', path: ['sz1', 'sz2'], raid: true, facts: { spent: 5 } },
  { unit: 'ftr', path: ['sz5', 'germany'], raid: true },
  { unit: 'inf', path: ['russia', 'caucasus'], facts: { used: true } },
  { unit: 'inf', path: ['germany', 'balkans'], facts: { used: true } },
  { unit: 'inf', path: ['japan', 'sz60'] },
]

/** Voyages of transports that each break a rule. */
const VOYAGES: readonly unknown[] = [
  { ship: { at: 'sz6' }, steps: [{ do: 'load', unit: 'inf', from: 'united-kingdom' }], facts: { enemy: { sz6: ['ss'] } } },
  { ship: { at: 'sz5' }, steps: [{ do: 'load', unit: 'inf', from: 'germany' }], facts: { enemy: { sz5: ['ss'] } } },
  { ship: { at: 'sz6' }, steps: [{ do: 'load', unit: 'ftr', from: 'united-kingdom' }] },
  { ship: { at: 'sz5' }, steps: ['arm', 'arm'].map((unit) => ({ do: 'load', unit, from: 'germany' })) },
  { ship: { at: 'sz60' }, steps: ['arm', 'arm'].map((unit) => ({ do: 'load', unit, from: 'japan' })) },
  { ship: { at: 'sz10' }, steps: ['arm', 'art'].map((unit) => ({ do: 'load', unit, from: 'eastern-us' })) },
  ...['germany', 'japan', 'us'].map((owner) => ({
    ship: { at: 'sz5', cargo: [{ unit: 'inf', owner }] },
    steps: [{ do: 'unload', unit: 'inf', to: 'norway' }],
  })),
  { ship: { at: 'sz6', cargo: [{ unit: 'inf', owner: 'uk' }] }, steps: [{ do: 'unload', unit: 'inf', to: 'norway' }] },
  ...['germany', 'uk', 'us', 'japan', 'soviet'].flatMap((owner) => [
    {
      ship: { at: 'sz6', cargo: ['inf', 'inf'].map((unit) => ({ unit, owner })) },
      steps: ['norway', 'western-europe'].map((to) => ({ do: 'unload', unit: 'inf', to })),
    },
    {
      ship: { at: 'sz5', cargo: ['inf', 'inf'].map((unit) => ({ unit, owner })) },
      steps: ['germany', 'norway'].map((to) => ({ do: 'unload', unit: 'inf', to })),
    },
    {
      ship: { at: 'sz2', cargo: ['inf', 'inf'].map((unit) => ({ unit, owner })) },
      steps: [
        { do: 'unload', unit: 'inf', to: 'united-kingdom' },
        { do: 'move', to: 'sz3' },
      ],
    },
    { ship: { at: 'sz5', fought: true, cargo: [{ unit: 'inf', owner }] }, steps: [{ do: 'move', to: 'sz6' }] },
    { ship: { at: 'sz60', fought: true, retreated: true }, steps: [{ do: 'move', to: 'sz61' }] },
    { ship: { at: 'sz60', movedInCombat: true }, steps: [{ do: 'move', to: 'sz61' }] },
    ...['germany', 'japan', 'united-kingdom', 'eastern-us'].map((from, at) => {
      const zone = ['sz5', 'sz60', 'sz6', 'sz10'][at]
      return {
        ship: { at: zone, fought: true, cargo: [{ unit: 'inf', owner }] },
        steps: [
          { do: 'load', unit: 'inf', from },
          { do: 'unload', unit: 'inf', to: from },
        ],
      }
    }),
  ]),
]

/** Returns a move that is usually illegal. */
export const odd = (random: Random, state: State): unknown => {
  const { power, battle } = state
  if (state.ballot !== undefined) return pick(random, onBallot(random, state.ballot))
  const hasUnits = Object.keys(state.bought[power]).length > 0
  if (state.phase === 6 && hasUnits && random() < 0.8) return mobilizing(random, state, complexOf(state))
  if (battle !== undefined && battle.step7 !== null && battle.step7 !== 'attacker' && random() < 0.5)
    return { do: 'submerge', side: pick(random, ['attack', 'defend']), n: 1 }
  if (state.turn.rockets.length > 0 && random() < 0.4) return rocketAgain(random, state)
  if (battle !== undefined && random() < 0.8) return pick(random, inBattle(random, state))
  const n = Math.floor(random() * 8)
  const unit = pick(random, UNITS)
  const at = pick(random, TERRITORIES).id
  const zone = pick(random, ZONE_IDS)
  const enemy = POWERS.find((one) => !areAllied(one, power)) ?? power
  const ally = POWERS.find((one) => one !== power && areAllied(one, power)) ?? power
  const complex = complexOf(state)
  return pick<unknown>(random, [
    ...(random() < 0.1
      ? [null, 7, [], {}, { do: 'march' }, { do: 'reveal', ballot: 'x', opened: {} }, { do: 'keepSecret', secret: 'x' }]
      : []),
    ...(random() < 0.1 ? inBattle(random, state) : []),
    ...Array.from({ length: 3 }, () => ({ do: 'phase', power: pick(random, [power, ally, enemy]), to: pick(random, [1, 2, 7, 'end']) })),
    { do: 'research', develop: n, buy: pick(random, [0, 1, 9, 90]) },
    { do: 'develop', develop: n },
    { do: 'purchase', buy: pick(random, [{ bb: 9 }, { dragon: 1 }, { inf: -1 }, { ss: 99 }]) },
    { do: 'purchase', buy: { inf: 1 }, loan: 3 },
    ...Array.from({ length: 6 }, () => mobilizing(random, state, complex)),
    { do: 'mobilize', unit, at: pick(random, [at, zone]), via: complex },
    { do: 'leftover', keep: true },
    { do: 'tick', advantage: 'radar' },
    ...Array.from({ length: 2 }, () => ({ do: 'move', unit, count: 1, path: path(random, state), raid: random() < 0.2 })),
    ...Array.from({ length: 6 }, () => ({ do: 'move', count: 1, ...(pick(random, WAYS) as object) })),
    ...Array.from({ length: 6 }, () => ({ do: 'ship', ...(pick(random, VOYAGES) as object) })),
    { do: 'enter', at: pick(random, [at, 'turkey']), units: pick(random, [{ ftr: 1 }, { inf: 1 }]) },
    { do: 'announce', battle: { at: pick(random, [at, zone]), kind: pick(random, ['land', 'sea', 'raid']) } },
    { do: 'promise', to: at },
    { do: 'dice', faces: Array.from({ length: n }, () => n) },
    { do: 'dice', faces: Array.from({ length: state.turn.rolling?.count ?? 1 }, () => 7) },
    ...state.turn.rockets.flatMap((one) => [
      { do: 'rocket', ...one },
      { do: 'rocket', from: one.from, to: complex },
      { do: 'rocket', from: at, to: one.to },
    ]),
    ...(state.turn.rockets.length > 0
      ? TERRITORIES.filter(({ aa }) => aa).map(({ id }) => ({ do: 'rocket', from: id, to: state.turn.rockets[0]?.to }))
      : []),
    ...Array.from({ length: 4 }, () => ({ do: 'rocket', from: pick(random, [complex, at]), to: pick(random, TERRITORIES).id })),
    ...Array.from({ length: 3 }, () => ({ do: 'raid', at, units: pick(random, [{ bmb: 1 }, { ftr: 1 }]), alsoInBattle: random() < 0.5 })),
    { do: 'battle', at, place: 'land', attack: { inf: 1 }, defend: { [pick(random, [enemy, ally])]: { inf: 1 } } },
    { do: 'battle', at, place: 'sea', attack: { bb: 1 }, defend: {}, bombard: { bb: 1 } },
    { do: 'overrule', move: { do: 'research', develop: 1, buy: 1 }, waive: ['ONE_RESEARCH'] },
    { do: 'correct', changes: [] },
    { do: 'correct', changes: [{ set: 'territory', at: 'caucasus', controller: 'soviet', income: 4, ic: false, aa: 1 }] },
    { do: 'correct', changes: [{ set: 'clock', round: 1, power: enemy, phase: 9 }] },
    { do: 'victory', goOn: true },
    ...(state.phase < 6
      ? []
      : prompts(state)
          .slice(0, 1)
          .map((prompt) => domain(state, prompt).sample(random))),
  ])
}

/** Returns a territory of the active player that has an industrial complex. */
const complexOf = ({ territories, power }: State): string =>
  Object.keys(territories).find((id) => territories[id]?.controller === power && territories[id].ic) ?? 'russia'

/** Returns a rocket attack whose launcher or target was already used. */
const rocketAgain = (random: Random, { turn, territories, power }: State): unknown => {
  const { from, to } = pick(random, turn.rockets)
  const guns = Object.keys(territories).filter((id) => territories[id]?.controller === power && territories[id].aa > 0)
  const complexes = Object.keys(territories).filter((id) => territories[id]?.ic === true)
  return pick(random, [
    { do: 'rocket', from, to: pick(random, complexes) },
    { do: 'rocket', from: pick(random, guns), to },
  ])
}

/** Returns moves that place units where this is usually not allowed. */
const mobilizing = (random: Random, state: State, complex: string): unknown => {
  const has = Object.keys(state.bought[state.power])
  const unit = pick(random, has.length > 0 && random() < 0.9 ? has : [...UNITS])
  const anywhere = pick(random, TERRITORIES).id
  const zone = pick(random, ['sz5', 'sz60', 'sz6', 'sz10', 'sz4', 'sz16', 'sz54', 'sz14'])
  return pick(random, [
    { do: 'mobilize', unit, at: anywhere },
    { do: 'mobilize', unit, at: pick(random, [complex, ...state.turn.taken, ...state.turn.newIcs]) },
    { do: 'mobilize', unit, at: complex, count: 30 },
    ...Object.entries(state.bought[state.power]).map(([one, count]) => ({ do: 'mobilize', unit: one, at: complex, count })),
    { do: 'mobilize', unit, at: pick(random, ['russia', 'germany', 'united-kingdom', 'japan', 'eastern-us']) },
    ...(has.includes('ic') ? ['gibraltar', 'caroline', 'greenland', 'midway'].map((id) => ({ do: 'mobilize', unit: 'ic', at: id })) : []),
    { do: 'mobilize', unit: 'inf', at: state.turn.newIcs[0] ?? anywhere },
    { do: 'mobilize', unit: has[0] ?? 'inf', at: state.turn.taken[0] ?? anywhere },
    { do: 'mobilize', unit: 'ftr', at: zone, via: complex },
    { do: 'mobilize', unit: 'ftr', at: state.turn.newDecks[0]?.zone ?? zone, from: anywhere },
    { do: 'mobilize', unit: 'ic', at: pick(random, [anywhere, complex]) },
  ])
}
