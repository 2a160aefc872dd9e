import { accepted } from '../../../referee'
import type { MoveDomain } from './domains'

/** Returns the only answer to the question whether the board is set up: yes. */
export const readyDomain = (): MoveDomain<undefined, never> => ({
  empty: undefined,
  steps: () => [],
  take: (draft) => accepted(draft),
  finish: () => accepted({ do: 'ready' }),
  sample: () => ({ do: 'ready' }),
})
