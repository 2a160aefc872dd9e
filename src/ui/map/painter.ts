import { movesLittle } from '../motion'
import type { Size } from './geometry'
import { interpolatedView, type View } from './view'

/** Debounce time between a zoom of the map and rendering the drawing in its new size, in milliseconds. */
const SETTLES = 140

/** Duration of the animation to another view of the map, in milliseconds; equal to `--calm`. */
const GLIDES = 220

/**
 * Sets the zoom level of the map in the style sheet.
 * @param scale px per unit of the drawing
 */
export const zoomTo = (frame: HTMLElement, scale: number): void => {
  frame.style.setProperty('--scale', scale.toFixed(3))
  frame.dataset.zoom = scale < 0.32 ? 'far' : scale < 0.58 ? 'middle' : 'near'
}

/** Object that moves and scales the drawing of a map. */
export interface Painter {
  /** Returns the current view of the map. The view is painted with the next frame at the latest. */
  readonly view: () => View
  /** Shows a view of the map with the next frame. */
  readonly look: (next: View) => void
  /** Shows a view of the map immediately, rendered in its final size. */
  readonly fit: (next: View) => void
  /** Animates to a view of the map. With reduced motion, shows the view without animation. */
  readonly glide: (to: View) => void
  /** Stops the running animation of the map. */
  readonly rest: () => void
  readonly close: () => void
}

/**
 * Creates the painter of a map, which moves the drawing without rendering React components. During a movement, only
 * the CSS transform of the SVG changes, once per frame. After a zoom, the SVG is resized and rendered sharply.
 * @param frame viewport element; gets `--scale` and `data-zoom` for the style sheet
 * @param sheet the SVG element of the drawing
 * @param onLook called with every new view
 */
export const openPainter = (frame: HTMLElement, sheet: SVGSVGElement, { width, height }: Size, onLook: (view: View) => void): Painter => {
  let view: View = { x: 0, y: 0, scale: 1 }
  /** Scale at which the SVG of the map was last rendered. */
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
