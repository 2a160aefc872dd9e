import { SegmentedChoice } from '../../ui/SegmentedChoice'
import { AREA_VIEWS, type AreasView } from './area-view'
import { useAskingWords } from './words'

export interface ViewSwitchProps {
  readonly view: AreasView
  readonly onChange: (view: AreasView) => void
  /** In which order the two stand. */
  readonly order?: readonly AreasView[]
}

/** Map or list. */
export function ViewSwitch({ view, onChange, order = AREA_VIEWS }: ViewSwitchProps) {
  const { words } = useAskingWords()
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
