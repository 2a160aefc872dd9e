import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** Czech texts of the map of Westeros. */
const cs = {
  beyond: 'Za Zdí',
  port: 'Přístav',
  routed: '{units}, poražené',
  token: 'žeton síly rodu {house}',
  neutral: 'neutrální síla {strength}',
  garrison: 'posádka {strength}',
  closed: 'v této hře uzavřená',
  attacked: 'útočí {house}',
} as const satisfies Translation<typeof en>

export default cs
