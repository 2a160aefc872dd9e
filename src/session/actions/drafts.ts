import type { Vocabulary } from '../../referee'
import { makeDrafts } from '../sealed/drafts'
import type { Play } from './play'
import type { Context } from './context'

/** Creates the actions on drafts (unfinished answers), which change drafts in the store and on disk. */
export const draftActions = <V extends Vocabulary>({
  environment,
  set,
  get,
  inTurn,
}: Context<V>): Pick<Play<V>, 'setDraft' | 'sealedDraft'> => {
  /**
   * A guest phone stores unfinished answers of the seat that chooses on it. Of all other pages, only the page that writes the game stores
   * them.
   */
  const drafts = makeDrafts<V>(environment, inTurn, () => {
    const { open, writes, seat } = get()
    return writes || (open?.followed === true && seat?.id === open.id && seat.roles.length > 0) ? open : undefined
  })
  return {
    setDraft: (prompt, draft) => {
      const { open } = get()
      if (open !== undefined && !prompt.sealed) {
        const { [prompt.key]: _, ...others } = open.drafts
        set({ open: { ...open, drafts: draft === undefined ? others : { ...others, [prompt.key]: draft } } })
      }
      return drafts.keep(prompt, draft)
    },
    sealedDraft: (prompt) => drafts.sealed(prompt),
  }
}
