import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** What the map of Westeros says in Czech. */
const cs = {
  beyond: 'Za Zdí',
  routed: '{units}, poražené',
  token: 'žeton síly rodu {house}',
  neutral: 'neutrální síla {strength}',
  attacked: 'útočí {house}',
} as const satisfies Translation<typeof en>

export default cs
