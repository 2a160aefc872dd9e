/** The settlements of a clan and its hero; a hero alone stands without a count. */
export const standing = (settlements: number | undefined, hero: string | undefined): string =>
  [settlements, hero].filter((one) => one !== undefined && one !== 0).join(' ')
