import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { saveText, readText } from '../../session/environment/local-storage'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import { useGameTable } from '../context'
import { useTableWords } from '../words'

/** How areas are shown on this device. */
const AREA_VIEWS = ['map', 'list'] as const
export type AreasView = (typeof AREA_VIEWS)[number]

type ViewStore = UseBoundStore<StoreApi<{ readonly view: AreasView }>>

/** The view chosen last on this device, by the name of its storage key. */
const stores = new Map<string, ViewStore>()

const storeOf = (name: string, atFirst: AreasView): ViewStore => {
  const already = stores.get(name)
  if (already !== undefined) return already
  const kept = readText(name)
  const store: ViewStore = create(() => ({ view: AREA_VIEWS.find((view) => view === kept) ?? atFirst }))
  stores.set(name, store)
  return store
}

/** One of two choices that a device keeps for each game. */
const choice = (what: string, atFirst: AreasView) => {
  const nameOf = (game: string) => `castellan.${game}.${what}`
  const set = (game: string, view: AreasView): void => {
    storeOf(nameOf(game), atFirst).setState({ view })
    saveText(nameOf(game), view)
  }
  const useView = (): readonly [view: AreasView, setView: (view: AreasView) => void] => {
    const { id } = useGameTable()
    // The game on a table never changes.
    // oxlint-disable-next-line react/hooks
    const view = storeOf(nameOf(id), atFirst)((store) => store.view)
    return [view, (next) => set(id, next)]
  }
  return { set, useView }
}

const areas = choice('areas-as', 'map')
const choices = choice('choose-on', 'list')
const onMapFirst = choice('tell-on', 'map')

/** How the place of the areas shows them, at first on the map; and how to show them otherwise. */
export const useAreasView = areas.useView
/** How questions let areas be chosen, at first from a list; and how to let them be chosen otherwise. */
export const useChoiceView = choices.useView
/** The same for questions whose answer may name any area of the board; begins with the map. */
export const useBoardView = onMapFirst.useView
/** Shows the areas of a game otherwise, and remembers it on this device. */
export const showAreasAs = areas.set
/** Lets areas of a game be chosen otherwise, and remembers it on this device. */
export const chooseAreasOn = choices.set

export interface ViewSwitchProps {
  readonly view: AreasView
  readonly onChange: (view: AreasView) => void
  /** The order of the two. */
  readonly order?: readonly AreasView[]
  /** It overlays the map of a page or of a question, or precedes the list. */
  readonly over?: 'page' | 'question' | 'list'
}

/** Map or list. */
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
