import type { Vocabulary } from '../../referee'
import { canSeal } from '../sealed/envelope'
import type { Play } from './play'
import { CANNOT_SEAL, TABLE, type Context } from './context'
import { act } from './steps'

/** Module for sealing secrets. Loaded on demand, because few games have secrets. */
const fetched = () => import('../sealed/secrets')

/** Creates the actions on secrets that last for the whole game. */
export const secretActions = <V extends Vocabulary>(
  context: Context<V>,
): Pick<Play<V>, 'keepSecret' | 'lookAtSecret' | 'showSecret' | 'dropSecret'> => {
  const { environment, get } = context
  return {
    keepSecret: (secret, owner, value, by = TABLE) =>
      canSeal()
        ? act(context, async (open) => (await fetched()).sealSecret(environment, open, secret, owner, value, by), by, undefined, true)
        : Promise.resolve(CANNOT_SEAL),
    lookAtSecret: async (secret, owner) => {
      const { open } = get()
      return open === undefined || !canSeal() ? undefined : (await fetched()).lookAtSecret(environment, open, secret, owner)
    },
    showSecret: (secret, by = TABLE) =>
      canSeal()
        ? act(context, async (open) => (await fetched()).showSecret(environment, open, secret, by), by)
        : Promise.resolve(CANNOT_SEAL),
    dropSecret: (secret, by = TABLE) => act(context, async (open) => (await fetched()).dropSecret(environment, open, secret, by), by),
  }
}
