import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { keepText, readText } from '../../../../session/local-storage'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { useSpeech } from '../speech'

/** How areas are shown on this device. */
export const AREA_VIEWS = ['map', 'list'] as const
export type AreasView = (typeof AREA_VIEWS)[number]

interface Shown {
  readonly view: AreasView
}
type ShownStore = UseBoundStore<StoreApi<Shown>>

/** Reads what was chosen last on this device. */
const keptUnder = (name: string, atFirst: AreasView): ShownStore =>
  create(() => {
    const kept = readText(name)
    return { view: AREA_VIEWS.find((view) => view === kept) ?? atFirst }
  })

const keep = (name: string, store: ShownStore, view: AreasView): void => {
  store.setState({ view })
  keepText(name, view)
}

const areasUnder = 'castellan.westeros.areas-as'
const choicesUnder = 'castellan.westeros.choose-on'

/** How the place of the areas shows them: at first on the map. */
export const useAreasView = keptUnder(areasUnder, 'map')
/** How questions let areas be chosen: at first from a list. */
export const useChoiceView = keptUnder(choicesUnder, 'list')

/** Shows the areas otherwise, and remembers it on this device. */
export const showAreasAs = (view: AreasView): void => keep(areasUnder, useAreasView, view)
/** Lets areas be chosen otherwise, and remembers it on this device. */
export const chooseAreasOn = (view: AreasView): void => keep(choicesUnder, useChoiceView, view)

export interface ViewSwitchProps {
  readonly view: AreasView
  readonly onChange: (view: AreasView) => void
  /** In which order the two stand. */
  readonly order?: readonly AreasView[]
}

/** Map or list. */
export function ViewSwitch({ view, onChange, order = AREA_VIEWS }: ViewSwitchProps) {
  const { words } = useSpeech()
  return (
    <div className="view-switch">
      <SegmentedChoice
        label={words.areas.shownAs}
        labelHidden
        value={view}
        onChange={onChange}
        options={order.map((value) => ({ value, label: words.areas[value] }))}
      />
    </div>
  )
}
