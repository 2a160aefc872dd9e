/** Groups on the page with house rules, in display order. The last group is shown as a table. */
export const GROUPS = ['variants', 'heroes', 'production', 'goals', 'box', 'followed', 'villages', 'prices'] as const

export type Group = (typeof GROUPS)[number]
