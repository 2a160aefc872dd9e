import './companion.css'
import { Suspense, type ReactNode } from 'react'
import { create } from 'zustand'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import type { CompanionProps } from '../game/game-table'
import { useTableWords } from '../words'

const SIDES = ['board', 'glance'] as const

/** Content of the side panel that the user selected last: board or overview. Cached until the app is closed. */
const useShown = create<{ readonly shown: (typeof SIDES)[number] }>(() => ({ shown: 'board' }))

export interface CompanionFrameProps extends CompanionProps {
  readonly labels: Readonly<Record<(typeof SIDES)[number], string>>
  /** Board for the side panel; not shown if the question renders its own board there. */
  readonly board: ReactNode
  /** Overview for the side panel, e.g. the possessions of each role. */
  readonly glance: ReactNode
}

/** Side panel next to the question on a wide screen; shows the board or an overview. */
export function CompanionFrame({ brought, slot, labels, board, glance }: CompanionFrameProps) {
  const { words } = useTableWords()
  const shown = useShown((store) => store.shown)
  return (
    <div className="companion">
      <SegmentedChoice
        label={words.beside}
        labelHidden
        value={shown}
        onChange={(next) => useShown.setState({ shown: next })}
        options={SIDES.map((value) => ({ value, label: labels[value] }))}
      />
      <div className="board" hidden={shown !== 'board'}>
        <div ref={slot} className="contents" />
        {!brought && shown === 'board' && <Suspense>{board}</Suspense>}
      </div>
      {shown === 'glance' && <div className="glance">{glance}</div>}
    </div>
  )
}
