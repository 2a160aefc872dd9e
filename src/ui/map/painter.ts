import { movesLittle } from '../motion'
import type { Size } from './geometry'
import { interpolatedView, type View } from './view'

/** Milliseconds after the last change of size until names and marks are fitted to it. */
const SETTLES = 140

/** Milliseconds that the drawing takes to glide to where it is sent; as long as `--calm`. */
const GLIDES = 220

/** Tells the style sheet in which size a drawing is seen: pixels for one of its units. */
export const zoomTo = (frame: HTMLElement, scale: number): void => {
  frame.style.setProperty('--scale', scale.toFixed(3))
  frame.dataset.zoom = scale < 0.32 ? 'far' : scale < 0.58 ? 'middle' : 'near'
}

/** Moves the drawing to a view. */
export interface Painter {
  /** The view that is shown, or will be with the next frame. */
  readonly view: () => View
  /** Shows another view with the next frame. */
  readonly look: (next: View) => void
  /** Shows another view at once, drawn in its size. */
  readonly fit: (next: View) => void
  /** Lets the drawing glide to another view, or shows it at once where little is to move. */
  readonly glide: (to: View) => void
  /** Leaves the drawing where it is. */
  readonly rest: () => void
  readonly close: () => void
}

/**
 * Paints past the components: while the drawing moves, one transformation of one layer changes, once a frame, and nothing is laid out;
 * when it rests, it is drawn afresh in its new size.
 * @param frame gets `--scale` and `data-zoom` for the style sheet
 * @param onLook called with every view to which the drawing is moved or scaled
 */
export const openPainter = (frame: HTMLElement, sheet: SVGSVGElement, { width, height }: Size, onLook: (view: View) => void): Painter => {
  let view: View = { x: 0, y: 0, scale: 1 }
  /** The scale in which it has been drawn. */
  let drawn = 1
  let painting: number | undefined
  let settling: number | undefined
  let gliding: number | undefined

  const paint = () => {
    painting = undefined
    const fine = window.devicePixelRatio
    const [x, y] = [Math.round(view.x * fine) / fine, Math.round(view.y * fine) / fine]
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${view.scale / drawn})`
  }
  const settle = () => {
    settling = undefined
    drawn = view.scale
    sheet.style.width = `${width * drawn}px`
    sheet.style.height = `${height * drawn}px`
    zoomTo(frame, drawn)
    paint()
  }
  const look = (next: View) => {
    if (next.scale !== view.scale) {
      clearTimeout(settling)
      settling = window.setTimeout(settle, SETTLES)
    }
    view = next
    onLook(next)
    painting ??= requestAnimationFrame(paint)
  }
  const rest = () => {
    if (gliding !== undefined) cancelAnimationFrame(gliding)
    gliding = undefined
  }
  return {
    view: () => view,
    look,
    fit: (next) => {
      view = next
      settle()
    },
    glide: (to) => {
      rest()
      if (to === view) return
      if (movesLittle()) return look(to)
      const from = view
      let began: number | undefined
      const step = (now: number) => {
        began ??= now
        const part = Math.min(1, (now - began) / GLIDES)
        look(part === 1 ? to : interpolatedView(from, to, 1 - (1 - part) ** 3))
        gliding = part === 1 ? undefined : requestAnimationFrame(step)
      }
      gliding = requestAnimationFrame(step)
    },
    rest,
    close: () => {
      rest()
      clearTimeout(settling)
      if (painting !== undefined) cancelAnimationFrame(painting)
    },
  }
}
