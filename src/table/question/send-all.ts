import { useSend, type AnyMove } from './answering'

/** Plays several moves one after the other, each an entry of its own; the first that is refused is the last. A hook. */
export function useSendAll(): <Move extends AnyMove>(moves: readonly Move[]) => Promise<void> {
  const send = useSend()
  return async (moves) => {
    for (const move of moves) {
      const outcome = await send(move)
      if (outcome.how !== 'done') return
    }
  }
}
