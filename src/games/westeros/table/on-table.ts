/** An open game, as far as what it asks and shows depends on it. */
export interface OnTable {
  readonly state: unknown
  readonly prompts: readonly { readonly kind: string }[]
}
