import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** The words for the houses on the steps to a new game, in Czech. */
const cs = {
  again: {
    houses: 'Rody',
    who: 'Kdo hraje který rod',
  },
} satisfies Translation<typeof en>

export default cs
