import { create } from 'zustand'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { useSpeech } from '../speech'

/** How the areas are shown on this device. */
export const AREA_VIEWS = ['map', 'list'] as const
export type AreasView = (typeof AREA_VIEWS)[number]

const storedUnder = 'castellan.westeros.areas-as'

/** Reads what was chosen last; at first it is the map. */
const kept = (): AreasView => {
  try {
    const value = localStorage.getItem(storedUnder)
    return AREA_VIEWS.find((view) => view === value) ?? 'map'
  } catch {
    return 'map'
  }
}

export const useAreasView = create<{ readonly view: AreasView }>(() => ({ view: kept() }))

/** Shows the areas otherwise, and remembers it on this device. */
export function showAreasAs(view: AreasView): void {
  useAreasView.setState({ view })
  try {
    localStorage.setItem(storedUnder, view)
  } catch {
    // It holds until the app is closed.
  }
}

/** Map or list. */
export function ViewSwitch({ view, onChange }: { view: AreasView; onChange: (view: AreasView) => void }) {
  const { words } = useSpeech()
  return (
    <SegmentedChoice
      label={words.areas.shownAs}
      labelHidden
      value={view}
      onChange={onChange}
      options={AREA_VIEWS.map((value) => ({ value, label: words.areas[value] }))}
    />
  )
}
