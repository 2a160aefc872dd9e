import type { HouseId } from '../../box/box'
import { HOUSE_NAMES } from '../../words/lookup'
import { Shield } from '../Shield'
import type { ChartWords } from './words'

/** Strokes on the line of each house, so that lines are told apart without their colours: SVG dash arrays. */
export const DASHES: Readonly<Partial<Record<HouseId, string>>> = {
  lannister: '2 7',
  baratheon: '9 5',
  greyjoy: '12 4 2 4',
  tyrell: '0 8',
}

/** The shield at a bar. */
export const mark = (house: HouseId) => <Shield house={house} size={24} />

/** "Stark 5, Greyjoy 3": houses with a figure each, the highest first. */
export const inFigures = ({ words, say }: ChartWords, figures: readonly (readonly [HouseId, number])[]): string =>
  figures
    .toSorted(([, a], [, b]) => b - a)
    .map(([house, n]) => say(words.standing, { house: HOUSE_NAMES[house], n }))
    .join(', ')
