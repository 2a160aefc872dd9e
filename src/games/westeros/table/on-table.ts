/** Properties of an open game that preloading and summaries need. */
export interface OnTable {
  readonly state: unknown
  readonly prompts: readonly { readonly kind: string }[]
}
