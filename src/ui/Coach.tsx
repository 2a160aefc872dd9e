import './coach.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { TopLayer } from './TopLayer'
import { Button, IconButton } from './Button'
import { Icon } from './Icon'
import * as icons from './icons'

export interface CoachProps {
  /** The label: "Practice round". */
  readonly label: string
  /** How far: "Practice 3 of 10"; folds and unfolds the rest. */
  readonly progress: string
  /** Steps that are done, and all of them. */
  readonly done: number
  readonly all: number
  /** The explanation and the next tap, in one or two sentences. */
  readonly children: string
  /** Passes over this part; with the last step, ends the round. */
  readonly next: { readonly label: string; readonly isEnd: boolean; readonly go: () => void }
  readonly leave: { readonly label: string; readonly go: () => void }
}

/** A coach above the screen, far from the thumb: it says what to do, and folds to one line. */
export function Coach({ label, progress, done, all, children, next, leave }: CoachProps) {
  const [folded, setFolded] = useState(false)
  const band = useRef<HTMLElement>(null)
  // An overlay darkens the screen, but never the text of the coach.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--above', `${band.current?.getBoundingClientRect().bottom ?? 0}px`)
    return () => void style.removeProperty('--above')
  })
  return (
    <TopLayer>
      <section ref={band} className="coach" aria-label={label}>
        <header>
          <button type="button" className="quiet" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            <span className="coach-ring" style={{ '--done': done / all }} />
            <span>{progress}</span>
            <Icon of={folded ? icons.down : icons.up} size="xs" />
          </button>
          <Button kind={next.isEnd ? 'alt' : 'quiet'} className={next.isEnd ? 'coach-end' : ''} onClick={next.go}>
            {next.label}
          </Button>
          <IconButton icon={icons.close} label={leave.label} onClick={leave.go} />
        </header>
        <p role="status" className={folded ? 'sr-only' : undefined}>
          {children}
        </p>
      </section>
    </TopLayer>
  )
}
