/** Groups of the list, in order; the last group is a table. */
export const GROUPS = ['variants', 'heroes', 'production', 'goals', 'box', 'followed', 'villages', 'prices'] as const

export type Group = (typeof GROUPS)[number]
