import { isHouseRule, withReason } from '../../../../kit/house-rule'
import { totalOf } from '../../../../kit/counts'
import { sentence } from '../../../../ui/grammar/numbers'
import { agreeing } from '../../../../ui/grammar/czech'
import type { Power } from '../../box/powers'
import type { LossesByPower } from '../../model/battle'
import type { Event } from '../../model/events'
import { advantageName, names, spaceName, unitList } from './names'

/** Czech texts of events. Names of powers and territories are in the nominative, before or after a colon. */
type Told = { readonly [E in Event['e']]: (event: Extract<Event, { readonly e: E }>) => string }

const { powers, sides, developments, stages, outcomes, phases, divedStay } = names
const who = (power: string): string => powers[power as Power] ?? power
const place = (id: string): string => sentence(spaceName(id))
const count = (n: number, one: string, few: string, many: string): string => `${n} ${agreeing(n, one, few, many)}`
const hits = (n: number): string => count(n, 'zásah', 'zásahy', 'zásahů')
const dice = (n: number): string => count(n, 'kostka', 'kostky', 'kostek')
const lost = (losses: LossesByPower): string =>
  Object.entries(losses)
    .map(([power, own]) => `${who(power)} ${unitList(own)}`)
    .join('; ') || 'nic'

const WHY: Readonly<Record<string, string>> = {
  income: 'příjem',
  refund: 'vrácené jednotky',
  told: 'hotovost podle hráče',
  research: 'výzkum',
  purchase: 'nákup',
  raid: 'bombardovací nálet',
  rocket: 'raketa',
  capital: 'padlé hlavní město',
}

export const events: Told = {
  begun: () => 'Hra začíná.',
  turnBegun: ({ power }) => `Na tahu: ${who(power)}.`,
  phaseEntered: ({ power, phase }) => `${who(power)}: ${phases[phase] ?? phase}.`,
  turnEnded: ({ power, next }) => `Konec tahu: ${who(power)}. Dál: ${who(next)}.`,
  citiesCounted: ({ count: cities, result }) =>
    `Vítězná města: Osa ${cities.axis}, Spojenci ${cities.allies}.${result === undefined ? '' : ` Vítěz: ${sides[result.side]}.`}`,
  gameEnded: ({ side }) => `Konec hry. Vítěz: ${sides[side]}.`,
  wentOn: () => 'Stůl hraje dál.',
  paid: ({ transfer: { from, to, amount, why } }) => {
    const what = `${amount} CPP (${WHY[why] ?? why})`
    if (from === undefined) return `${who(to ?? '')}: přijato ${what}.`
    return to === undefined ? `${who(from)}: zaplaceno ${what}.` : `${who(from)} → ${who(to)}: ${what}.`
  },
  rollBegun: ({ rolling }) => {
    if (rolling.what === 'research') return `Výzkum: ${developments[rolling.development]}, ${dice(rolling.count)}.`
    if (rolling.what === 'rocket') return `Raketa: ${spaceName(rolling.from)} → ${spaceName(rolling.to)}.`
    const at = rolling.what === 'onTheWay' ? rolling.fire.at : rolling.at
    return `${place(at)}: ${rolling.what === 'bombs' ? 'bomby' : 'protiletadlová palba'}, ${dice(rolling.count)}.`
  },
  rolled: ({ rolling, faces }) => {
    const shown = Object.values(faces).join(', ')
    if (rolling.what === 'onTheWay') return `${place(rolling.fire.at)}, protiletadlová palba: ${shown}.`
    if (rolling.what === 'raidFire' || rolling.what === 'bombs')
      return `${place(rolling.at)}, ${rolling.what === 'bombs' ? 'bomby' : 'protiletadlová palba'}: ${shown}.`
    return `Hod: ${shown}.`
  },
  developed: ({ power, development }) => `${who(power)}, nový vývoj: ${developments[development]}.`,
  notDeveloped: ({ power, development }) => `${who(power)}, vývoj se nezdařil: ${developments[development]}.`,
  purchased: ({ power, units, unplaceable: n }) =>
    `${who(power)} kupuje: ${unitList(units)}.${n === 0 ? '' : ` Nepůjde umístit: ${count(n, 'jednotka', 'jednotky', 'jednotek')}.`}`,
  collected: ({ power, production, gain }) =>
    gain === production ? `${who(power)}: produkce ${production}.` : `${who(power)}: produkce ${production}, ale hlavní město je ztracené.`,
  moved: ({ power, shifts, path, battle }) => {
    const units = shifts.map(({ count: n, unit }) => unitList({ [unit]: n })).join(', ')
    const fight = battle === null ? '' : ` Bitva: ${spaceName(battle)}.`
    return `${who(power)}: ${units === '' ? 'transportní loď' : units} → ${spaceName(path.at(-1) ?? '')}.${fight}`
  },
  announced: ({ battle: { at, kind, from } }) =>
    `Oznámeno: ${from === undefined ? (kind === 'raid' ? 'nálet' : 'bitva') : 'výsadek'}, ${spaceName(at)}.`,
  landingCalledOff: ({ at }) => `Odvoláno: ${spaceName(at)}.`,
  promised: ({ to }) => `Slíbená letadlová loď: ${spaceName(to)}.`,
  landed: ({ lost: gone, broken }) => {
    const fighters = Object.entries(gone).map(([zone, n]) => `${spaceName(zone)} ${unitList({ ftr: n })}`)
    const promises = broken.length === 0 ? '' : ` Nedodržené sliby: ${broken.length}.`
    return `${fighters.length === 0 ? 'Každá stíhačka má palubu.' : `Ztraceno bez paluby: ${fighters.join('; ')}.`}${promises}`
  },
  taken: ({ by, changes, liberated }) => {
    const [first, ...back] = changes
    const returned = back.length === 0 ? '' : ` Zpět: ${back.map(({ at }) => spaceName(at)).join(', ')}.`
    const holder = who(first?.to ?? by)
    // The home territories of Germany and Japan are called like the powers.
    if (place(first?.at ?? '') === holder) return `${holder} má zpět své domovské území.${returned}`
    return `${place(first?.at ?? '')}: ${liberated ? `osvobozeno, znovu drží ${holder}` : `nový držitel ${holder}`}.${returned}`
  },
  shotOnTheWay: ({ at, lost: gone }) => `${place(at)}, protiletadlová palba, sestřeleno: ${unitList(gone)}.`,
  raided: ({ at, shotDown, damage }) => `${place(at)}, nálet: sestřeleno ${shotDown}, škoda ${damage} CPP.`,
  rocketHit: ({ to, damage }) => `${place(to)}, raketa: škoda ${damage} CPP.`,
  battleBegun: ({ battle }) => `Bitva: ${spaceName(battle.at)}.`,
  fired: ({ stage, hits: found }) => `${sentence(stages[stage])}: ${hits(totalOf(found))}.`,
  lossesTaken: ({ losses, by }) => `Ztráty: ${lost(losses)}${by === 'attacker' ? ' (vybral útočník)' : ''}.`,
  notAgreed: () => 'Majitelé se neshodli: vybírá útočník.',
  ballotOpened: () => 'Majitelé tajně navrhují ztráty.',
  pressed: () => 'Útočník pokračuje.',
  retreated: ({ to, battle: { retreated } }) => {
    if (to === '') return 'Útočník se stahuje.'
    const units = retreated === undefined ? '' : unitList(retreated.units)
    return `Útočník ustupuje (${spaceName(to)})${units === '' ? '' : `: ${units}`}.`
  },
  flewHome: ({ units }) => `Odlétá: ${unitList(units)}.`,
  submerged: ({ n }) => (n === 0 ? 'Žádná ponorka se neponořila.' : `Ponořeno: ${unitList({ ss: n })}.`),
  brokenOff: () => 'Bitva je dohraná ručně.',
  battleOver: ({ at, outcome, battle }) => {
    const dived = totalOf(battle.submerged.defend)
    return `${place(at)}: ${outcome === 'cleared' && dived > 0 ? divedStay(dived) : outcomes[outcome]}.`
  },
  mobilized: ({ power, unit, count: n, at }) => `${who(power)} umisťuje: ${unitList({ [unit]: n })}, ${spaceName(at)}.`,
  leftOver: ({ power, units, kept }) => `${who(power)}, ${kept ? 'odloženo na příští tah' : 'vráceno za peníze'}: ${unitList(units)}.`,
  advantageUsed: ({ advantage }) => `Využitá národní výhoda: ${advantageName(advantage)}.`,
  corrected: ({ changes, reason }) => withReason(isHouseRule(changes) ? 'Domácí pravidlo' : 'Opraveno ručně', reason),
  overruled: () => 'Stůl to dovoluje.',
  cast: ({ role }) => `Návrh podán: ${who(role)}.`,
  castAnew: () => 'Jeden tajný návrh byl změněn.',
  calledOff: () => 'Tajné návrhy se ruší.',
  revealed: () => 'Návrhy jsou odkryté.',
  secretKept: () => 'Něco zůstává tajné.',
  secretShown: () => 'Tajemství je odkryté.',
  secretDropped: () => 'Tajemství se ruší.',
}
