// City that becomes smaller until the buttons below it are in sight.
import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useRoom } from '../../../../src/games/mafia-city/table/parts/room'

/** City of hexagons of 112 px, with the lower edge of its buttons at `bottom`; the question ends at 600 px. */
const Question = ({ bottom }: { readonly bottom: number }) => {
  const ref = useRef<HTMLDivElement>(null)
  useRoom(ref)
  const measured = (edge: number) => (one: HTMLElement | null) => {
    if (one) one.getBoundingClientRect = () => new DOMRect(0, 0, 390, edge)
  }
  return (
    <div className="body" ref={measured(600)}>
      <section
        aria-label="city"
        ref={(one) => {
          measured(bottom)(one)
          ref.current = one as HTMLDivElement | null
        }}
      >
        <button className="hex">Prison</button>
      </section>
    </div>
  )
}

it.each([
  ['keeps its size if the buttons are in sight', 590, 0],
  ['is smaller by the part of the buttons that is cut off', 621, 102],
  ['keeps the names and stacks readable', 900, 72],
])('%s', (_, bottom, width) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(112)
  render(<Question bottom={bottom} />)
  const room = screen.getByRole('region', { name: 'city' }).style.getPropertyValue('--room')
  expect(Math.round(Number.parseFloat(room || '0'))).toBe(width)
  vi.restoreAllMocks()
})
