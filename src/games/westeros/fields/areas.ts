import { fields, known, maybe, only } from '../../../kit/shape'
import { ORDERS, type AreaId } from '../box/box'
import { areaAt } from '../model/position'
import { NO_UNITS, type AreaState, type Neutral, type State } from '../model/state'
import { garrisonOf } from '../model/units'
import { house, strength, units } from '../shapes/box'
import type { Records } from './record'

interface InArea {
  readonly area: AreaId
}

const inArea = {
  section: 'areas',
  subjects: ({ areas }: State): readonly InArea[] => Object.keys(areas).map((area) => ({ area })),
  name: ({ area }: InArea): string => area,
} as const

const neutral = fields<Neutral>({ strength, house: maybe(house), units: maybe(units) })

const replace = <K extends keyof AreaState>(state: State, area: AreaId, field: K, value: AreaState[K]): State => {
  const { [field]: _before, ...rest } = areaAt(state, area)
  return { ...state, areas: { ...state.areas, [area]: value === undefined ? rest : { ...rest, [field]: value } } }
}

export const areaFields: Records<'units' | 'token' | 'neutral' | 'garrisonToken' | 'order' | 'holder', InArea> = {
  units: {
    ...inArea,
    shape: ({ areas }) => ({ area: known(areas), house: maybe(house), standing: maybe(units), routed: maybe(units) }),
    read: (state, { area }) => areaAt(state, area).garrison ?? { house: undefined, standing: undefined, routed: undefined },
    write: (state, { area, house: whose, standing = NO_UNITS, routed = NO_UNITS }) =>
      replace(state, area, 'garrison', whose === undefined ? undefined : garrisonOf(whose, standing, routed)),
  },
  token: {
    ...inArea,
    shape: ({ areas }) => ({ area: known(areas), house: maybe(house) }),
    read: (state, { area }) => ({ house: areaAt(state, area).token }),
    write: (state, change) => replace(state, change.area, 'token', change.house),
  },
  neutral: {
    ...inArea,
    shape: ({ areas }) => ({ area: known(areas), neutral: maybe(neutral) }),
    read: (state, { area }) => ({ neutral: areaAt(state, area).neutral }),
    write: (state, change) => replace(state, change.area, 'neutral', change.neutral),
  },
  garrisonToken: {
    ...inArea,
    shape: ({ areas }) => ({ area: known(areas), strength: maybe(strength) }),
    // Only home areas with a printed garrison have such a token (E21.1).
    subjects: ({ areas, box }) => Object.keys(areas).flatMap((area) => (box.areas[area]?.garrisonToken === undefined ? [] : [{ area }])),
    read: (state, { area }) => ({ strength: areaAt(state, area).garrisonToken }),
    write: (state, change) => replace(state, change.area, 'garrisonToken', change.strength),
  },
  order: {
    ...inArea,
    shape: ({ areas }) => ({ area: known(areas), house: maybe(house), order: maybe(only(...ORDERS)) }),
    read: (state, { area }) => areaAt(state, area).order ?? { house: undefined, order: undefined },
    write: (state, { area, house: whose, order }) =>
      replace(state, area, 'order', whose === undefined || order === undefined ? undefined : { house: whose, order }),
  },
  holder: {
    ...inArea,
    shape: ({ areas }) => ({ area: known(areas), house: maybe(house) }),
    read: (state, { area }) => ({ house: areaAt(state, area).holder }),
    write: (state, change) => replace(state, change.area, 'holder', change.house),
  },
}
