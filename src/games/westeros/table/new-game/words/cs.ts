import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** Czech texts about houses for the steps of a new game. */
const cs = {
  again: {
    houses: 'Rody',
    who: 'Kdo hraje který rod',
  },
} satisfies Translation<typeof en>

export default cs
