import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** What Westeros says of its houses on the way to a new game, in Czech. */
const cs = {
  again: {
    houses: 'Rody',
    who: 'Kdo hraje který rod',
  },
} satisfies Translation<typeof en>

export default cs
