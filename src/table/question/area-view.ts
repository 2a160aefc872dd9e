import { create } from 'zustand'
import { keepText, readText } from '../../session/local-storage'

/** How areas are shown on this device. */
export const AREA_VIEWS = ['map', 'list'] as const
export type AreasView = (typeof AREA_VIEWS)[number]

/** How areas are shown in one place, as this device likes it. */
export interface AreaViewChoice {
  /** A hook. */
  use(this: void): AreasView
  /** Shows them otherwise, and remembers it on this device. */
  show(this: void, view: AreasView): void
}

/**
 * Reads what was chosen last on this device.
 * @param name under which the device keeps it
 */
export const areaViewUnder = (name: string, atFirst: AreasView): AreaViewChoice => {
  const useStore = create<{ readonly view: AreasView }>(() => {
    const kept = readText(name)
    return { view: AREA_VIEWS.find((view) => view === kept) ?? atFirst }
  })
  return {
    use: () => useStore(({ view }) => view),
    show: (view) => {
      useStore.setState({ view })
      keepText(name, view)
    },
  }
}
