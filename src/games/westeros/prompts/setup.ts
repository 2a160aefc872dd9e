import { accepted } from '../../../referee'
import type { MoveDomain } from '../model/prompt-kinds'

/** The board is laid out: nothing to choose. */
export const readyDomain = (): MoveDomain<undefined, never> => ({
  empty: undefined,
  steps: () => [],
  take: (draft) => accepted(draft),
  finish: () => accepted({ do: 'ready' }),
  sample: () => ({ do: 'ready' }),
})
