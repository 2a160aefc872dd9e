import type { Vocabulary } from '../../referee'
import { makeDrafts } from '../sealed/drafts'
import type { Play } from './play'
import type { Context } from './context'

/** Answers that are not finished yet, on the screen and on disk. */
export const draftActions = <V extends Vocabulary>({
  environment,
  set,
  get,
  inTurn,
}: Context<V>): Pick<Play<V>, 'setDraft' | 'sealedDraft'> => {
  // A phone that follows keeps the drafts of the seat that chooses on it; every other page leaves them to the one that writes.
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
