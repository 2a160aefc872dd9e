/** Props of the component with which a game shows its board. */
export interface StandardBoardProps {
  /** Areas of the log entry whose position the page displays. The component selects the first one. */
  readonly happened?: readonly string[] | undefined
}
