import { Switch } from '../../../../ui/Field'
import type { PointEditorProps } from '../../../../table/house-rules/house-rules'
import type { Change } from '../../model/moves'
import { BorderEditor, CardEditor, IconsEditor, StarsEditor, SupplyTableEditor } from '../corrections/BoxEditor'
import { Figure } from '../../../../table/corrections/rows'
import { CompositionEditor } from '../corrections/CompositionEditor'
import { useAllSpeech } from '../speech'
import { singleOf } from './altering'
import { type Point, type Rules } from './points'

/** Editor for one changeable rule. Passes each change on immediately. Renders nothing for a rule that cannot be corrected. */
export function PointEditor({ point, title, rules, set }: PointEditorProps<Rules, Point, Change>) {
  const { game } = useAllSpeech()
  const { settings, box } = rules
  switch (point.about) {
    case 'setting': {
      const option = game.settings.options[point.name]
      const on = settings[point.name]
      return (
        <ul className="card list">
          <Switch title={option.title} on={on} onChange={(value) => set({ set: 'setting', name: point.name, value })} />
        </ul>
      )
    }
    case 'rounds':
    case 'victory':
    case 'limit':
    case 'strength':
    case 'cost':
    case 'order': {
      const single = singleOf(point, rules)
      if (single === undefined) return
      const { value, min, max, to } = single
      return (
        <ul className="card list">
          <Figure label={title} value={value} min={min} max={max} onChange={(number) => set(to(number))} />
        </ul>
      )
    }
    case 'stars':
      return <StarsEditor box={box} set={set} />
    case 'supplyTable':
      return <SupplyTableEditor box={box} set={set} />
    case 'deck':
      return <CompositionEditor box={box} set={set} deck={point.deck} />
    case 'icons':
      return <IconsEditor box={box} set={set} area={point.area} />
    case 'border':
      return <BorderEditor box={box} set={set} pair={[point.a, point.b]} />
    case 'houseCard':
      return <CardEditor box={box} set={set} card={point.card} />
    default:
      return
  }
}
