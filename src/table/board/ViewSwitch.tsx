import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { saveText, readText } from '../../session/environment/local-storage'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import { useGameTable } from '../context'
import { useTableWords } from '../words'

/** Views of the areas of the board: a map or a list. The view that the player selected is stored on the device. */
const AREA_VIEWS = ['map', 'list'] as const
export type AreasView = (typeof AREA_VIEWS)[number]

type ViewStore = UseBoundStore<StoreApi<{ readonly view: AreasView }>>

/** Stores of the selected view (map or list). The key is the storage key of the setting. */
const stores = new Map<string, ViewStore>()

const storeOf = (name: string, atFirst: AreasView): ViewStore => {
  const already = stores.get(name)
  if (already !== undefined) return already
  const kept = readText(name)
  const store: ViewStore = create(() => ({ view: AREA_VIEWS.find((view) => view === kept) ?? atFirst }))
  stores.set(name, store)
  return store
}

/** Creates a setting that is either map or list, stored on the device for each game. */
const choice = (what: string, atFirst: AreasView) => {
  const nameOf = (game: string) => `castellan.${game}.${what}`
  const set = (game: string, view: AreasView): void => {
    storeOf(nameOf(game), atFirst).setState({ view })
    saveText(nameOf(game), view)
  }
  const useView = (): readonly [view: AreasView, setView: (view: AreasView) => void] => {
    const { id } = useGameTable()
    // The game of a table never changes, so the hook is always the same.
    // oxlint-disable-next-line react/hooks
    const view = storeOf(nameOf(id), atFirst)((store) => store.view)
    return [view, (next) => set(id, next)]
  }
  return { set, useView }
}

const areas = choice('areas-as', 'map')
const choices = choice('choose-on', 'list')
const onMapFirst = choice('tell-on', 'map')

/** Returns the view (map or list) of the page with all areas, by default the map, and the setter of the view. */
export const useAreasView = areas.useView
/** Returns the view (map or list) of questions about areas, by default the list, and the setter of the view. */
export const useChoiceView = choices.useView
/** Returns the view (map or list) of questions in which any area can be chosen, by default the map, and the setter of the view. */
export const useBoardView = onMapFirst.useView
/** Sets the view (map or list) of the page with all areas and stores it on the device. */
export const showAreasAs = areas.set
/** Sets the view (map or list) of questions about areas and stores it on the device. */
export const chooseAreasOn = choices.set

export interface ViewSwitchProps {
  readonly view: AreasView
  readonly onChange: (view: AreasView) => void
  /** Order of the two options of the switch, map and list. */
  readonly order?: readonly AreasView[]
  /** Position of the switch: over a map that fills the page, over the map of a question, or above the list of areas. */
  readonly over?: 'page' | 'question' | 'list'
}

/** Switch that selects the map or the list of areas. */
export function ViewSwitch({ view, onChange, order = AREA_VIEWS, over = 'list' }: ViewSwitchProps) {
  const { words } = useTableWords()
  return (
    <div className="view-switch" data-over={over}>
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
