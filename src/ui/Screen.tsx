import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from './Button'
import { useFocusOn } from './focus'
import * as icons from './icons'
import { useLabels } from './labels'
import { scrollToStart } from './scroll-to-start'
import { ToastRow } from './status'

const TopBarContext = createContext<ReactNode>(undefined)

/**
 * Provider for additional content in the top bar of all screens inside it, e.g. a clock. The content is before the actions of the screen.
 */
export const TopBarProvider = TopBarContext.Provider

export interface ScreenProps {
  /** Current round and phase of the game, e.g. "Round 4 · Planning". */
  readonly where: ReactNode
  readonly onBack?: () => void
  /** Optional actions at the right end of the top bar. */
  readonly actions?: ReactNode
  /** Steps of the round, shown below the top bar. */
  readonly steps?: ReactNode
  /** Content of the screen, including the question. Scrolls if it is too long. */
  readonly children: ReactNode
  /** Id of the content; when the id changes, the screen scrolls to the top. */
  readonly about?: string
  /** Area with the answer buttons at the bottom edge: one main button and at most two secondary actions. */
  readonly answer?: ReactNode
  /** Bottom navigation bar; omitted on screens that hide secret content or show a secret choice. */
  readonly nav?: ReactNode
  /** Content shown next to the question on a wide screen. */
  readonly beside?: ReactNode
  /** Whether the body has two columns on a wide screen. */
  readonly wide?: boolean
  /** Maximum width of the content, in px. Default: `--column` of `screen.css`. */
  readonly column?: number | undefined
  /** Whether the screen contains no controls. If so, the content is focusable, so that the keyboard can scroll it. */
  readonly readOnly?: boolean
}

/** Layout of every screen: top bar, content with the question, answer area, bottom navigation. */
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
    if (body.current !== null) scrollToStart(body.current)
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

/** Name of the app, as in the title of `index.html`. */
const NAME = 'Castellan'

/** Sets the document title to the text of the element `place` and the name of the app. */
function useTitle(place: RefObject<HTMLElement | null>): void {
  const announced = useRef<string | undefined>(undefined)
  useEffect(() => {
    const where = (place.current?.textContent ?? '').trim()
    if (where === announced.current) return
    announced.current = where
    document.title = where === '' || where === NAME ? NAME : `${where} · ${NAME}`
  })
}

/** Question of a screen, as its heading. The heading takes the focus when its text changes, so that screen readers announce it. */
export function Question({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, children)
  return (
    <h1 ref={heading} className="type-question" tabIndex={-1}>
      {children}
    </h1>
  )
}
