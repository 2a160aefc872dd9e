/** Properties of an open game that the preloading and the list of games read. */
export interface OnTable {
  readonly state: unknown
  readonly prompts: readonly { readonly kind: string }[]
}
