import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from './Button'
import { useFocusOn } from './focus'
import * as icons from './icons'
import { useLabels } from './labels'
import { ToastRow } from './status'

const TopBarContext = createContext<ReactNode>(undefined)

/** Puts something into the top bar of every screen inside, before its actions: a clock. */
export const TopBarProvider = TopBarContext.Provider

export interface ScreenProps {
  /** Where we are: "Round 4 · Planning". */
  readonly where: ReactNode
  readonly onBack?: () => void
  /** The content at the right of the top bar; never needed to go on. */
  readonly actions?: ReactNode
  /** Between the top bar and the rest: the steps of the round. */
  readonly steps?: ReactNode
  /** The subject, the question, and the content; scrolls where it is too long. */
  readonly children: ReactNode
  /** The key of the content: when it changes, reading begins at the top again. */
  readonly about?: string
  /** At the thumb's edge: one filled button, and at most two quiet ways below it. */
  readonly answer?: ReactNode
  /** The bar at the very bottom; missing on covers and sealed screens. */
  readonly nav?: ReactNode
  /** The content beside the question, where the screen is wide enough. */
  readonly beside?: ReactNode
  /** On a wide screen the body has two columns. */
  readonly wide?: boolean
  /** How wide its lines may be, in px, where that is not the usual width. */
  readonly column?: number | undefined
  /** The body has nothing to press: it takes the focus itself, so that the keyboard can scroll it. */
  readonly readOnly?: boolean
}

/** The layout of every screen: where we are, the question above, the answer below. */
export function Screen({
  where,
  onBack,
  actions,
  steps,
  children,
  about,
  answer,
  nav,
  beside,
  wide = false,
  column,
  readOnly = false,
}: ScreenProps) {
  const labels = useLabels()
  const inTopBar = useContext(TopBarContext)
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (body.current === null) return
    body.current.scrollTop = 0
    // The content above the question may be long; the question itself has to be in sight.
    body.current.querySelector('h1')?.scrollIntoView({ block: 'nearest' })
  }, [about])
  const place = useRef<HTMLDivElement>(null)
  useTitle(place)
  return (
    <div className="screen" data-wide={wide || undefined} style={column === undefined ? undefined : { '--column': `${column}px` }}>
      <header className="top">
        {onBack && <IconButton icon={icons.back} label={labels.back} onClick={onBack} />}
        <div className="where" ref={place}>
          {where}
        </div>
        {inTopBar}
        {actions}
      </header>
      {steps}
      <div className="halves">
        <main>
          <div className="body" ref={body} {...(readOnly ? { tabIndex: 0 } : {})}>
            {children}
          </div>
          <ToastRow />
          {answer !== undefined && <div className="answer">{answer}</div>}
        </main>
        {beside !== undefined && <aside>{beside}</aside>}
      </div>
      {nav}
    </div>
  )
}

/** The name of the app, as the page is delivered with it. */
const NAME = 'Castellan'

/** Puts where we are into the title of the page, by which a browser and a screen reader tell it from others. */
function useTitle(place: RefObject<HTMLElement | null>): void {
  const told = useRef<string | undefined>(undefined)
  useEffect(() => {
    const where = (place.current?.textContent ?? '').trim()
    if (where === told.current) return
    told.current = where
    document.title = where === '' || where === NAME ? NAME : `${where} · ${NAME}`
  })
}

/** The question of a screen, in the referee's voice. A new one takes the focus, so that a screen reader says it once. */
export function Question({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, children)
  return (
    <h1 ref={heading} className="type-question" tabIndex={-1}>
      {children}
    </h1>
  )
}
