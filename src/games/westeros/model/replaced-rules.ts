import type { Box } from '../box/box'

/** Rules of the first edition that a rule of the second edition replaces. The key is the rule of the first edition. */
const REPLACED: Readonly<Record<string, string>> = {
  'R1.1': 'E1.1',
  'R4.5': 'E4.3',
  'R6.2': 'E6.1',
  'R6.3': 'E6.1',
  'R6.7': 'E6.6',
  'R6.8': 'E6.6',
  'R6.9': 'E6.7',
  'R6.10': 'E6.5',
  'R7.9': 'E7.4',
  'R7.11': 'E7.3',
  'R8.1': 'E8.1',
  'R8.3': 'E8.3',
  'R8.6': 'E8.4',
  'R9.3': 'E9.2',
  'R9.4': 'E9.3',
  'R9.6': 'E9.5',
  'R14.11': 'E14.4',
  'R15.1': 'E15.1',
  'R15.2': 'E15.2',
  'R16.1': 'E16.1',
  'R16.2': 'E16.1',
  'R17.1': 'E17.1',
  'R17.2': 'E17.2',
  'R17.3': 'E17.2',
  A15: 'E8.1',
  A16: 'E8.4',
  A18: 'E9.2',
  A22: 'E14.4',
  A23: 'E14.7',
  A38: 'E17.2',
  A44: 'E14.3',
}

/** Returns the rule that applies in an edition in place of a rule of the first edition; the rule itself if none replaces it. */
export const ruleIn = (rule: string, { edition }: Pick<Box, 'edition'>): string => (edition === 2 ? (REPLACED[rule] ?? rule) : rule)
