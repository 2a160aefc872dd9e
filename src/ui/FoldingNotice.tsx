import { useEffect, type ReactNode } from 'react'
import { create } from 'zustand'
import { Icon } from './Icon'
import { down } from './icons'

/** Time after which a folding notice shrinks to one line, in milliseconds. */
export const FOLDS_AFTER = 10_000

/** Time after which a notice that is no longer on any screen counts as new, in milliseconds. */
const GONE_AFTER = 1000

/** Texts of the folded notices. Every screen mounts the notice again, so the state is not in the component. */
const useFolded = create<{ readonly texts: readonly string[] }>(() => ({ texts: [] }))

const without = (text: string) => useFolded.getState().texts.filter((one) => one !== text)
const fold = (text: string): void => useFolded.setState({ texts: [...without(text), text] })
const unfold = (text: string): void => useFolded.setState({ texts: without(text) })

type Timer = ReturnType<typeof setTimeout>
const foldTimers = new Map<string, Timer>()
const goneTimers = new Map<string, Timer>()

/** Starts a timer for a text, unless it is already running. */
const start = (timers: Map<string, Timer>, text: string, after: number, then: (text: string) => void): void => {
  if (timers.has(text)) return
  const end = () => {
    timers.delete(text)
    then(text)
  }
  timers.set(text, setTimeout(end, after))
}
const stop = (timers: Map<string, Timer>, text: string): void => {
  clearTimeout(timers.get(text))
  timers.delete(text)
}

/** Forgets a notice, so that it is open if it appears again. */
const forget = (text: string): void => {
  stop(foldTimers, text)
  unfold(text)
}

/** A warning that stays on every screen for a long time: after a few seconds it shrinks to one line, and a tap opens it again. */
export function FoldingNotice({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  const isFolded = useFolded(({ texts }) => texts.includes(text))
  useEffect(() => {
    stop(goneTimers, text)
    return () => start(goneTimers, text, GONE_AFTER, forget)
  }, [text])
  useEffect(() => {
    if (!isFolded) start(foldTimers, text, FOLDS_AFTER, fold)
  }, [isFolded, text])
  if (isFolded)
    return (
      <div className="notice" data-kind="warn" data-folded="">
        <button type="button" aria-expanded={false} onClick={() => unfold(text)}>
          <span>{text}</span>
          <Icon of={down} size="s" />
        </button>
      </div>
    )
  return (
    <div className="notice" data-kind="warn" role="alert">
      <p>{text}</p>
      {action}
    </div>
  )
}
