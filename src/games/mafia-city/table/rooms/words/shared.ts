/** Groups of the list of house rules, in order. */
export const GROUPS = ['length', 'control', 'prison', 'figures', 'followed', 'chance'] as const

export type Group = (typeof GROUPS)[number]
