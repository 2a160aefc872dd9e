import { pointRows } from '../../../../table/corrections/point-rows'
import type { SetRow } from '../../../../table/corrections/rows'
import { sentence } from '../../../../ui/grammar/numbers'
import { ADVANTAGES, DEVELOPMENTS, POWERS, type Power } from '../../box/powers'
import { UNIT_POINTS, UNITS, type Unit, type Units } from '../../box/units'
import type { Change } from '../../model/moves'
import type { Settings } from '../../model/settings'
import type { State } from '../../model/state'
import { RULING_NAMES, RULINGS, type Ruling } from '../parts/rulings'
import type { Texts } from '../parts/words'
import { announcedText, saidOf } from './changes'
import type { SetTexts } from './words'

/** Input line of the correction screen. With each line, the players change one stored number or value. */
type Row = SetRow<Change>

/** Returns the input lines for the number of units of each type. */
export const unitRows = (texts: Texts, units: Units, kinds: readonly Unit[], to: (units: Units) => Change): readonly Row[] =>
  kinds.map((unit) => ({
    kind: 'number',
    label: texts.unit(unit),
    value: units[unit] ?? 0,
    max: 200,
    to: (count) => {
      const { [unit]: _before, ...others } = units
      return to(count === 0 ? others : { ...others, [unit]: count })
    },
  }))

/** Returns the input lines for the cash and the weapons developments of a power. */
export const powerRows = (state: State, texts: Texts, set: SetTexts, power: Power): readonly Row[] => {
  const owned = state.developments[power]
  return [
    ...(state.settings.moneyTold
      ? [
          {
            kind: 'number',
            label: set.cash,
            value: state.cash[power] ?? 0,
            max: 999,
            to: (ipc) => ({ set: 'cash', power, ipc }),
          } satisfies Row,
        ]
      : []),
    ...DEVELOPMENTS.map((one): Row => ({
      kind: 'tick',
      label: sentence(texts.developments[one] ?? one),
      on: owned.includes(one),
      to: (on) => ({ set: 'developments', power, owned: on ? [...owned, one] : owned.filter((other) => other !== one) }),
    })),
  ]
}

/** Returns the input lines for the units of a power in the mobilization zone. */
export const waitingRows = (state: State, texts: Texts, power: Power): readonly Row[] =>
  unitRows(texts, state.bought[power], UNITS, (units) => ({ set: 'bought', power, units }))

/** Returns the input lines for the controller, income, industrial complex and AA guns of a territory. */
export const territoryRows = (state: State, texts: Texts, set: SetTexts, at: string): readonly Row[] => {
  const holding = state.territories[at]
  if (holding === undefined) return []
  const put = (change: Partial<typeof holding>): Change => ({ set: 'territory', at, ...holding, ...change })
  return [
    {
      kind: 'choice',
      label: set.holder,
      value: holding.controller,
      options: POWERS.map((controller) => ({ value: controller, label: texts.powers[controller], change: put({ controller }) })),
    },
    { kind: 'number', label: set.income, value: holding.income, max: 99, to: (income) => put({ income }) },
    { kind: 'number', label: texts.unit('aa'), value: holding.aa, max: 20, to: (aa) => put({ aa }) },
    { kind: 'tick', label: texts.unit('ic'), on: holding.ic, to: (ic) => put({ ic }) },
    {
      kind: 'tick',
      label: set.taken,
      note: set.takenNote,
      on: state.turn.taken.includes(at),
      to: (taken) => ({ set: 'taken', at, taken }),
    },
  ]
}

/** Returns the input lines for the turn: round, power and phase, battles and raids not fought yet, and used advantages. */
export const turnRows = ({ round, power, phase, turn }: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const put = (change: Partial<Pick<State, 'round' | 'power' | 'phase'>>): Change => ({ set: 'clock', round, power, phase, ...change })
  return [
    { kind: 'number', label: set.round, value: round, min: 1, max: 999, to: (value) => put({ round: value }) },
    {
      kind: 'choice',
      label: set.turn,
      value: power,
      options: POWERS.map((one) => ({ value: one, label: texts.powers[one], change: put({ power: one }) })),
    },
    {
      kind: 'choice',
      label: set.phase,
      value: `${phase}`,
      options: texts.phases.map((label, at) => ({ value: `${at}`, label: sentence(label), change: put({ phase: at }) })),
    },
    ...turn.announced.map((one): Row => ({
      kind: 'tick',
      label: announcedText(one, texts, set),
      note: set.announcedNote,
      on: true,
      to: () => ({ set: 'announced', announced: turn.announced.filter((other) => other !== one) }),
    })),
  ]
}

/** Returns the input lines for the numbers (e.g. attack and cost) of a type of unit. */
export const numberRows = ({ numbers }: State, set: SetTexts, unit: Unit): readonly Row[] =>
  pointRows(
    UNIT_POINTS.filter(({ id }) => id.startsWith(`${unit}/`)),
    numbers,
    (id) => set.figures[id.split('/')[1] ?? ''] ?? id,
  )

/** Returns the input lines for settings. */
export const ruleRows = ({ settings }: State, set: SetTexts, names: readonly Ruling[] = RULING_NAMES): readonly Row[] => {
  const to = (name: Ruling, value: Settings[Ruling]): Change => ({ set: 'settings', settings: { ...settings, [name]: value } })
  return names.map((name): Row => {
    const value = settings[name]
    const [label, note] = set.rules[name]
    if (typeof value === 'boolean') return { kind: 'switch', label, note, on: value, to: (on) => to(name, on) }
    if (typeof value === 'number') return { kind: 'number', label, value, min: 1, max: 12, to: (next) => to(name, next) }
    const options = (RULINGS[name].values ?? []) as readonly (typeof value)[]
    return { kind: 'choice', label, value, options: options.map((one) => ({ value: one, label: saidOf(one, set), change: to(name, one) })) }
  })
}

/**
 * Returns the input lines for the national advantages of a power: whether each advantage is in the game, and whether the power has used the
 * advantage.
 */
export const advantageRows = ({ settings, used }: State, texts: Texts, set: SetTexts, power: Power): readonly Row[] =>
  ADVANTAGES.filter((one) => one.power === power).flatMap(({ id, once, calc }): readonly Row[] => {
    const { advantages } = settings
    const isIn = advantages.includes(id)
    return [
      {
        kind: 'switch',
        label: texts.advantageName(id),
        ...(calc && { note: set.counted }),
        on: isIn,
        to: (on) => ({
          set: 'settings',
          settings: {
            ...settings,
            advantages: ADVANTAGES.flatMap((one) => ((one.id === id ? on : advantages.includes(one.id)) ? [one.id] : [])),
          },
        }),
      },
      ...(isIn && once
        ? [
            {
              kind: 'tick',
              label: set.isUsed(texts.advantageName(id)),
              on: used.includes(id),
              to: (on) => ({ set: 'used', advantage: id, used: on }),
            } satisfies Row,
          ]
        : []),
    ]
  })

/** Returns the input lines for the names of the players. */
export const nameRows = ({ players }: State, texts: Texts, set: SetTexts): readonly Row[] =>
  players.map(({ name, powers }, seat) => ({
    kind: 'text',
    label: set.playerOf(powers.map((power) => texts.powers[power]).join(', ')),
    value: name,
    longest: 60,
    to: (next) => ({ set: 'name', seat, name: next }),
  }))

/** Returns the input lines that assign a player to each power. */
export const seatRows = ({ players }: State, texts: Texts, set: SetTexts): readonly Row[] =>
  POWERS.map((power) => ({
    kind: 'choice',
    label: set.whoPlays(texts.powers[power]),
    value: `${players.findIndex(({ powers }) => powers.includes(power))}`,
    options: players.map((player, at) => ({
      value: `${at}`,
      label: personAt(player, at, set),
      change: { set: 'plays', power, seat: at },
    })),
  }))

const personAt = ({ name }: State['players'][number], seat: number, set: SetTexts): string => (name === '' ? set.person(seat + 1) : name)
