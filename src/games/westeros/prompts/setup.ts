import { accepted } from '../../../referee'
import type { MoveDomain } from '../model/prompt-kinds'

/** Domain without a choice: the board is set up. */
export const readyDomain = (): MoveDomain<undefined, never> => ({
  empty: undefined,
  steps: () => [],
  take: (draft) => accepted(draft),
  finish: () => accepted({ do: 'ready' }),
  sample: () => ({ do: 'ready' }),
})
