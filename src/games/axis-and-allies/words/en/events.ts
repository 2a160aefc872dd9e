import { isHouseRule, withReason } from '../../../../kit/house-rule'
import { totalOf } from '../../../../kit/counts'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Power } from '../../box/powers'
import type { LossesByPower } from '../../model/battle'
import type { Event } from '../../model/events'
import { advantageName, names, spaceName, unitList } from './names'

/** English texts of events. */
type Told = { readonly [E in Event['e']]: (event: Extract<Event, { readonly e: E }>) => string }

const { powers, sides, developments, stages, outcomes, phases, divedStay } = names
const who = (power: string): string => powers[power as Power] ?? power
const hits = (n: number): string => (n === 1 ? '1 hit' : `${n} hits`)
const lost = (losses: LossesByPower): string =>
  Object.entries(losses)
    .map(([power, own]) => `${who(power)} ${unitList(own)}`)
    .join('; ') || 'nothing'

const WHY: Readonly<Record<string, string>> = {
  income: 'income',
  refund: 'units paid back',
  told: 'cash in hand, as entered',
  research: 'research',
  purchase: 'purchase',
  raid: 'bombing raid',
  rocket: 'rocket',
  capital: 'the fallen capital',
}

const ipcs = (n: number): string => (Math.abs(n) === 1 ? `${n} IPC` : `${n} IPCs`)

export const events: Told = {
  begun: () => 'The game begins.',
  turnBegun: ({ power }) => `${who(power)} begins its turn.`,
  phaseEntered: ({ power, phase }) => `${who(power)}: ${phases[phase] ?? phase}.`,
  turnEnded: ({ power, next }) => `${who(power)} ends its turn. Next: ${who(next)}.`,
  citiesCounted: ({ count, result }) =>
    `Victory cities: Axis ${count.axis}, Allies ${count.allies}.${result === undefined ? '' : ` The ${sides[result.side]} have won.`}`,
  gameEnded: ({ side }) => `The game is over: the ${sides[side]} have won.`,
  wentOn: () => 'The table plays on.',
  paid: ({ transfer: { from, to, amount, why } }) => {
    const what = `${ipcs(amount)} (${WHY[why] ?? why})`
    if (from === undefined) return `${who(to ?? '')} receives ${what}.`
    return to === undefined ? `${who(from)} pays ${what}.` : `${who(to)} takes ${what} from ${who(from)}.`
  },
  rollBegun: ({ rolling }) => {
    const dice = rolling.count === 1 ? '1 die' : `${rolling.count} dice`
    if (rolling.what === 'research') return `Research into ${developments[rolling.development]}: ${dice}.`
    if (rolling.what === 'rocket') return `A rocket from ${spaceName(rolling.from)} at ${spaceName(rolling.to)}.`
    const at = rolling.what === 'onTheWay' ? rolling.fire.at : rolling.at
    return rolling.what === 'bombs' ? `Bombs on ${spaceName(at)}: ${dice}.` : `AA fire over ${spaceName(at)}: ${dice}.`
  },
  rolled: ({ rolling, faces }) => {
    const shown = Object.values(faces).join(', ')
    if (rolling.what === 'onTheWay') return `AA fire over ${spaceName(rolling.fire.at)}: ${shown}.`
    if (rolling.what === 'raidFire' || rolling.what === 'bombs')
      return `${rolling.what === 'bombs' ? 'Bombs on' : 'AA fire over'} ${spaceName(rolling.at)}: ${shown}.`
    return `Rolled: ${shown}.`
  },
  developed: ({ power, development }) => `${who(power)} now has ${developments[development]}.`,
  notDeveloped: ({ power, development }) => `${who(power)} does not develop ${developments[development]}.`,
  purchased: ({ power, units, unplaceable: n }) =>
    `${who(power)} buys ${unitList(units)}.${n === 0 ? '' : ` No room to place ${n} of what is waiting.`}`,
  collected: ({ power, production, gain }) =>
    gain === production ? `${who(power)}: production ${production}.` : `${who(power)}: production ${production}, but the capital is lost.`,
  moved: ({ power, shifts, path, battle }) => {
    const units = shifts.map(({ count, unit }) => unitList({ [unit]: count })).join(', ')
    const to = spaceName(path.at(-1) ?? '')
    const fight = battle === null ? '' : `; battle in ${spaceName(battle)}`
    return `${who(power)} moves ${units === '' ? 'a transport' : units} to ${to}${fight}.`
  },
  announced: ({ battle: { at, kind, from } }) =>
    from === undefined ? `${kind === 'raid' ? 'Raid' : 'Battle'} announced: ${spaceName(at)}.` : `Landing announced: ${spaceName(at)}.`,
  landingCalledOff: ({ at }) => `Called off: ${spaceName(at)}.`,
  promised: ({ to }) => `A carrier is promised to ${spaceName(to)}.`,
  landed: ({ lost: gone, broken }) => {
    const fighters = Object.entries(gone).map(([zone, n]) => `${unitList({ ftr: n })} in ${spaceName(zone)}`)
    const promises = broken.length === 0 ? '' : ` Promises not kept: ${broken.length}.`
    return `${fighters.length === 0 ? 'Every fighter has a deck.' : `Lost without a deck: ${fighters.join('; ')}.`}${promises}`
  },
  taken: ({ by, changes, liberated }) => {
    const [first, ...back] = changes
    const returned = back.length === 0 ? '' : ` Back to ${who(first?.to ?? by)}: ${back.map(({ at }) => spaceName(at)).join(', ')}.`
    const place = spaceName(first?.at ?? '')
    // The home territories of Germany and Japan are called like the powers.
    if (place === who(first?.to ?? by)) return `${place} has its home territory back.${returned}`
    return `${liberated ? `${place} is liberated for ${who(first?.to ?? by)}` : `${who(by)} takes ${place}`}.${returned}`
  },
  shotOnTheWay: ({ at, lost: gone }) => `AA fire over ${spaceName(at)} shoots down ${unitList(gone)}.`,
  raided: ({ at, shotDown, damage }) => `Raid on ${spaceName(at)}: ${shotDown} shot down, ${ipcs(damage)} of damage.`,
  rocketHit: ({ to, damage }) => `The rocket costs ${spaceName(to)} ${ipcs(damage)}.`,
  battleBegun: ({ battle }) => `Battle in ${spaceName(battle.at)}.`,
  fired: ({ stage, hits: found }) => `${sentence(stages[stage])}: ${hits(totalOf(found))}.`,
  lossesTaken: ({ losses, by }) => `Losses: ${lost(losses)}${by === 'attacker' ? ' (the attacker’s choice)' : ''}.`,
  notAgreed: () => 'The owners do not agree: the attacker chooses.',
  ballotOpened: () => 'The owners propose their losses in secret.',
  pressed: () => 'The attacker presses on.',
  retreated: ({ to, battle: { retreated } }) => {
    if (to === '') return 'The attacker withdraws.'
    const units = retreated === undefined ? '' : unitList(retreated.units)
    return `The attacker retreats to ${spaceName(to)}${units === '' ? '' : `: ${units}`}.`
  },
  flewHome: ({ units }) => `${sentence(unitList(units))} on the way home.`,
  submerged: ({ n }) => (n === 0 ? 'No submarine submerged.' : `${sentence(unitList({ ss: n }))} submerged.`),
  brokenOff: () => 'The battle is finished by hand.',
  battleOver: ({ at, outcome, battle }) => {
    const dived = totalOf(battle.submerged.defend)
    return `${sentence(spaceName(at))}: ${outcome === 'cleared' && dived > 0 ? divedStay(dived) : outcomes[outcome]}.`
  },
  mobilized: ({ power, unit, count, at }) => `${who(power)} places ${unitList({ [unit]: count })} in ${spaceName(at)}.`,
  leftOver: ({ power, units, kept }) => `${who(power)}: ${unitList(units)} ${kept ? 'kept for the next turn' : 'paid back'}.`,
  advantageUsed: ({ advantage }) => `National advantage used: ${advantageName(advantage)}.`,
  corrected: ({ changes, reason }) => withReason(isHouseRule(changes) ? 'House rule' : 'Set by hand', reason),
  overruled: () => 'The table allows it.',
  cast: ({ role }) => `${who(role)} has proposed.`,
  castAnew: () => 'A sealed proposal was changed.',
  calledOff: () => 'The sealed proposals are dropped.',
  revealed: () => 'The proposals are open.',
  secretKept: () => 'Something is kept secret.',
  secretShown: () => 'A secret is shown.',
  secretDropped: () => 'A secret is dropped.',
}
