import { accepted } from '../../../referee'
import type { MoveDomain } from '../model/prompt-kinds'

/** Question without a choice: the players confirm that the board is set up. */
export const readyDomain = (): MoveDomain<undefined, never> => ({
  empty: undefined,
  steps: () => [],
  take: (draft) => accepted(draft),
  finish: () => accepted({ do: 'ready' }),
  sample: () => ({ do: 'ready' }),
})
