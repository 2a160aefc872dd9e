import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button, IconButton } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { useLabels } from '../../../../ui/labels'
import { useGameTable } from '../../../../table/context'
import * as icons from '../../../../table/icons'
import type { AreaRow, AreasSpec } from '../areas-spec'

export interface AreaSheetProps {
  readonly spec: AreasSpec
  readonly area: AreaRow
  /** Whether the dialog is shown next to the map, which stays visible and movable; otherwise the dialog covers the list. */
  readonly beside: boolean
  /** Called with the id of a neighbouring area, to show that area. */
  readonly onGo: (area: string) => void
  readonly onClose: () => void
}

/** Dialog about one area: its contents, the moves that are legal in the area, and an editor that corrects the contents. */
export function AreaSheet({ spec, area, beside, onGo, onClose }: AreaSheetProps) {
  const { Facts, Editor } = spec
  const [sets, setSets] = useState(false)
  if (beside && !sets) return <Beside spec={spec} area={area} onGo={onGo} onSet={() => setSets(true)} onClose={onClose} />
  return (
    <Sheet open inAddress title={area.name} onClose={onClose}>
      {sets ? (
        <Editor area={area.id} onDone={() => setSets(false)} />
      ) : (
        <>
          <Facts area={area.id} onGo={onGo} />
          <MovesHere spec={spec} area={area.id} onSet={() => setSets(true)} />
        </>
      )}
    </Sheet>
  )
}

interface BesideProps extends Omit<AreaSheetProps, 'beside'> {
  readonly onSet: () => void
}

/**
 * Dialog about one area: over the lower half of the map, or on the left of the map on a wide screen. Takes the keyboard focus, and returns
 * the focus to the area on the map when closed.
 */
function Beside({ spec, area: { id, name, holder, whose }, onGo, onSet, onClose }: BesideProps) {
  const { Facts } = spec
  const { RoleBadge } = useGameTable()
  const labels = useLabels()
  const heading = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    sheet.current?.focus({ preventScroll: true })
    return () => document.querySelector<SVGElement>(`.map [data-area="${id}"]`)?.focus({ preventScroll: true })
  }, [id])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <dialog open ref={sheet} className="area-sheet" data-covers-map="" aria-labelledby={heading} tabIndex={-1} onKeyDown={leave}>
      <header>
        {holder !== undefined && <RoleBadge role={holder} size={40} />}
        <div className="words">
          <h2 id={heading} className="type-title">
            {name}
          </h2>
          <p className="note">{whose}</p>
        </div>
        <IconButton icon={icons.close} label={labels.close} onClick={onClose} />
      </header>
      <div className="facts-scroll">
        <Facts area={id} onGo={onGo} brief />
      </div>
      <div className="moves-scroll">
        <MovesHere spec={spec} area={id} onSet={onSet} />
      </div>
    </dialog>
  )
}

/** Buttons for the moves that are legal in an area, and a button that opens the editor to correct its contents. */
function MovesHere({ spec: { movesAt, set }, area, onSet }: { spec: AreasSpec; area: string; onSet: () => void }) {
  const moves = movesAt(area)
  return (
    <div className="moves-here">
      {moves.map(({ label, begin }, at) => (
        <Button key={label} kind={at === 0 ? 'do' : 'alt'} onClick={begin}>
          {label}
        </Button>
      ))}
      <Button kind={moves.length === 0 ? 'alt' : 'quiet'} icon={icons.adjust} onClick={onSet}>
        {set}
      </Button>
    </div>
  )
}
