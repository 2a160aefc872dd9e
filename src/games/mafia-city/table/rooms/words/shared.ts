/** Groups on the page with house rules, in display order. */
export const GROUPS = ['length', 'control', 'prison', 'figures', 'followed', 'chance'] as const

export type Group = (typeof GROUPS)[number]
