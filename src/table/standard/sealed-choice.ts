/** Props of the component in which a role makes a sealed choice. `onChange` receives undefined while the choice is incomplete. */
export interface SealedChoiceProps {
  readonly role: string
  /**
   * Current choice of the player: an unfinished choice, or the choice that the player has already sealed. Undefined if the player has not
   * chosen yet.
   */
  readonly choice: unknown
  /** Whether all players may see the choice. If true, the buttons may show which option is selected. */
  readonly isOpen?: boolean
  onChange(this: void, choice: unknown): void
}
