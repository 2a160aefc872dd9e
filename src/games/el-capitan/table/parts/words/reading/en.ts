import type { Translation } from '../../../../../../ui/language/translation'

/** English texts of the form in which the users read the numbers of a city off the board. */
const en = {
  into: (inCity: string, kind: string, at: number, known?: number) =>
    (kind === 'harbour' || kind === 'fortress'
      ? `Price ${inCity}, ${kind === 'harbour' ? 'harbour space' : 'fortress site'} ${at}`
      : `Number ${inCity}, ${at > 12 ? 'space' : 'site'} ${at}`) + (known === undefined ? '' : `, ${known} until now`),
  noDark: 'No dark site is marked.',
  noTriangle: 'No triangle is marked.',
  high: (numbers: readonly number[]) =>
    `${numbers.join(', ')}: ${numbers.length === 1 ? 'an unusually high number' : 'unusually high numbers'}.`,
  jump: (from: number, to: number) => `${from}, then ${to}?`,
  rest: (city: string) => `Read the rest of ${city}`,
  pastPaydays: 'Past paydays keep their payouts. To pay them again, undo to the payday.',
  lookAgain: 'Please look at the board again; the city can be kept as it is.',
}

export type ReadingTexts = Translation<typeof en>
export default en
