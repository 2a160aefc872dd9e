/** E7.5: returns whether the holder of a token has chosen that supply is counted. No question has shown the levels before. */
export const countsSupply = ({
  events,
  move,
}: {
  readonly events: readonly { readonly e: string }[]
  readonly move: { readonly do: string }
}) => move.do === 'choose' && events.some(({ e }) => e === 'supplySet')
