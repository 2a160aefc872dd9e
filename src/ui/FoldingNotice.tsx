import { useEffect } from 'react'
import { create } from 'zustand'
import { builtInIn } from './built-in/words'
import { Button, IconButton } from './Button'
import { Icon } from './Icon'
import * as icons from './icons'
import { useScrolledByUser } from './scrolled-by-user'
import { useLanguage } from './words'

/** Time after which a notice that is no longer on any screen counts as new, in milliseconds. */
const GONE_AFTER = 1000

/** Texts of the folded notices. Every screen mounts the notice again, so the state is not in the component. */
const useFolded = create<{ readonly texts: readonly string[] }>(() => ({ texts: [] }))

const without = (text: string) => useFolded.getState().texts.filter((one) => one !== text)
const fold = (text: string): void => useFolded.setState({ texts: [...without(text), text] })
const unfold = (text: string): void => useFolded.setState({ texts: without(text) })

type Timer = ReturnType<typeof setTimeout>
const goneTimers = new Map<string, Timer>()

/** Forgets after a short time that a notice is folded, so that it is open if it appears again. */
const forgetSoon = (text: string): void => {
  if (goneTimers.has(text)) return
  const forget = () => {
    goneTimers.delete(text)
    unfold(text)
  }
  goneTimers.set(text, setTimeout(forget, GONE_AFTER))
}
const keep = (text: string): void => {
  clearTimeout(goneTimers.get(text))
  goneTimers.delete(text)
}

export interface FoldingNoticeProps {
  readonly text: string
  /** Button that removes the cause of the warning. A folded notice keeps it, with the short label if there is one. */
  readonly repair?: { readonly label: string; readonly short?: string; readonly go: () => void } | undefined
  /** Button that closes the notice. Without it, a button folds the notice. */
  readonly close?: { readonly label: string; readonly go: () => void }
}

/**
 * A warning that stays on every screen for a long time. When the user folds it or scrolls the page, it shrinks to one line with its button,
 * and a tap on the text opens it again.
 */
export function FoldingNotice({ text, repair, close }: FoldingNoticeProps) {
  const isFolded = useFolded(({ texts }) => texts.includes(text))
  const { labels } = builtInIn(useLanguage())
  useEffect(() => {
    keep(text)
    return () => forgetSoon(text)
  }, [text])
  useScrolledByUser(!isFolded, () => fold(text))
  if (isFolded)
    return (
      <div className="notice" data-kind="warn" data-folded="">
        <button type="button" aria-expanded={false} onClick={() => unfold(text)}>
          <span>{text}</span>
          <Icon of={icons.down} size="s" />
        </button>
        {repair !== undefined && <Button onClick={repair.go}>{repair.short ?? repair.label}</Button>}
      </div>
    )
  return (
    <div className="notice" data-kind="warn" role="alert">
      <p>{text}</p>
      <span className="flex items-center gap-1">
        {repair !== undefined && <Button onClick={repair.go}>{repair.label}</Button>}
        {close === undefined ? (
          <IconButton icon={icons.up} label={labels.fold} onClick={() => fold(text)} />
        ) : (
          <IconButton icon={icons.close} label={close.label} onClick={close.go} />
        )}
      </span>
    </div>
  )
}
