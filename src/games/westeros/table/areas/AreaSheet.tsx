import { useLayoutEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button, IconButton } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import * as icons from '../icons'
import { useLabels } from '../../../../ui/labels'
import type { AreaId } from '../../box/box'
import { printed } from '../../model/position'
import { AnswerSlotProvider } from '../../../../table/Answer'
import { AreaEditor } from '../corrections/AreaEditor'
import { QuickCorrection } from '../corrections/by-hand'
import { useTable } from '../hook'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useMovesAt } from './area-moves'
import { AreaFacts } from './AreaFacts'
import { holderOf } from './holder'
import { areaView } from '../../views/views'

export interface AreaSheetProps {
  readonly area: AreaId
  /** It stands beside the map, which stays in sight and can be moved; else it lies over the list. */
  readonly beside: boolean
  /** Goes to a neighbour. */
  readonly onGo: (area: AreaId) => void
  readonly onClose: () => void
}

/** One area: everything about it, what can be done there now, and what lies there to be set by hand. */
export function AreaSheet({ area, beside, onGo, onClose }: AreaSheetProps) {
  const state = useTable((open) => open.state)
  const [sets, setSets] = useState(false)
  const { name } = printed(state, area)
  if (beside && !sets) return <Beside area={area} onGo={onGo} onSet={() => setSets(true)} onClose={onClose} />
  return (
    <Sheet open inAddress title={name} onClose={onClose}>
      {sets ? (
        <AnswerSlotProvider value={null}>
          <QuickCorrection onDone={() => setSets(false)}>
            {(preview, set) => <AreaEditor state={preview} area={area} set={set} />}
          </QuickCorrection>
        </AnswerSlotProvider>
      ) : (
        <>
          <AreaFacts state={state} area={area} onGo={onGo} />
          <MovesHere area={area} onSet={() => setSets(true)} />
        </>
      )}
    </Sheet>
  )
}

interface BesideProps {
  readonly area: AreaId
  readonly onGo: (area: AreaId) => void
  readonly onSet: () => void
  readonly onClose: () => void
}

/** The sheet over the lower half of the map, or at its left on a wide screen. It takes the focus, and gives it back to its area. */
function Beside({ area, onGo, onSet, onClose }: BesideProps) {
  const { words, names } = useSpeech()
  const labels = useLabels()
  const state = useTable((open) => open.state)
  const heading = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const holder = holderOf(state, area)
  const { name, kind } = printed(state, area)
  const { control } = areaView(state, area)
  const whose = [
    holder === undefined ? (kind === 'sea' ? names.sea : names.nobody) : names.house.nom(holder),
    ...(kind === 'land' && control !== undefined ? [words.areas.facts.why[control.why]] : []),
  ]
  useLayoutEffect(() => {
    sheet.current?.focus({ preventScroll: true })
    return () => document.querySelector<SVGElement>(`.map [data-area="${area}"]`)?.focus({ preventScroll: true })
  }, [area])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <dialog open ref={sheet} className="area-sheet" data-covers-map="" aria-labelledby={heading} tabIndex={-1} onKeyDown={leave}>
      <header>
        {holder !== undefined && <Shield house={holder} size={40} />}
        <div className="words">
          <h2 id={heading} className="type-title">
            {name}
          </h2>
          <p className="note">{whose.join(' · ')}</p>
        </div>
        <IconButton icon={icons.close} label={labels.close} onClick={onClose} />
      </header>
      <div className="facts-scroll">
        <AreaFacts state={state} area={area} onGo={onGo} brief />
      </div>
      <MovesHere area={area} onSet={onSet} />
    </dialog>
  )
}

/** The moves that are legal here as buttons, and the way to set by hand what lies here. */
function MovesHere({ area, onSet }: { area: AreaId; onSet: () => void }) {
  const { words } = useSpeech()
  const moves = useMovesAt(area)
  return (
    <div className="moves-here">
      {moves.map(({ label, begin }, at) => (
        <Button key={label} kind={at === 0 ? 'do' : 'alt'} onClick={begin}>
          {label}
        </Button>
      ))}
      <Button kind={moves.length === 0 ? 'alt' : 'quiet'} icon={icons.adjust} onClick={onSet}>
        {words.houses.boardSays}
      </Button>
    </div>
  )
}
