import './coach.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { TopLayer } from './TopLayer'
import { Button, IconButton } from './Button'
import { Icon } from './Icon'
import * as icons from './icons'
import { useScrolledByUser } from './scrolled-by-user'

export interface CoachProps {
  /** Accessible name, e.g. "Practice round". */
  readonly label: string
  /** Progress text, e.g. "Practice 3 of 10". Pressing it collapses or expands the explanation. */
  readonly progress: string
  /** Number of completed steps of the practice round; `all` is the total number of steps. */
  readonly done: number
  readonly all: number
  /** Explanation of the current step, which says what to press next, in one or two sentences. */
  readonly children: string
  /** Button that skips the current section of the practice round. After the last step (`isEnd`), the button ends the practice round. */
  readonly next: { readonly label: string; readonly isEnd: boolean; readonly go: () => void }
  readonly leave: { readonly label: string; readonly go: () => void }
}

/** Low screen on which the explanation and the page do not fit together. */
const LOW = '(max-height: 43.75em)'

/**
 * Panel at the top of the screen with instructions for the practice round. It can be collapsed to one line. On a low screen, it collapses
 * when the user scrolls the page, until the next explanation.
 */
export function Coach({ label, progress, done, all, children, next, leave }: CoachProps) {
  const [isClosed, setClosed] = useState(false)
  /** Explanation that scrolling the page has collapsed. */
  const [scrolledPast, setScrolledPast] = useState<string>()
  const folded = isClosed || scrolledPast === children
  const band = useRef<HTMLElement>(null)
  // Stores the height of the panel as the CSS property `--above`, so that the backdrop of an overlay does not darken the panel.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--above', `${band.current?.getBoundingClientRect().bottom ?? 0}px`)
    return () => void style.removeProperty('--above')
  })
  useScrolledByUser(!folded, (target) => {
    if (band.current?.contains(target) !== true && matchMedia(LOW).matches) setScrolledPast(children)
  })
  const toggle = () => {
    setClosed(!folded)
    setScrolledPast(undefined)
  }
  return (
    <TopLayer>
      <section ref={band} className="coach" aria-label={label}>
        <header>
          <button type="button" className="quiet" aria-expanded={!folded} onClick={toggle}>
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
