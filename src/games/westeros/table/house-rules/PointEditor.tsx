import type { ReactNode } from 'react'
import { Switch } from '../../../../ui/Field'
import type { PointEditorProps } from '../../../../table/house-rules/house-rules'
import type { Change } from '../../model/moves'
import { BorderEditor, IconsEditor, StarsEditor, SupplyTableEditor } from '../corrections/BoxEditor'
import { CardEditor } from '../corrections/CardEditor'
import { Figure } from '../../../../table/corrections/rows'
import { CompositionEditor } from '../corrections/CompositionEditor'
import { useAllSpeech } from '../speech'
import type { About, Point, PointOf, Rules } from './point'
import { singleOf } from './points'

type EditorProps<P> = PointEditorProps<Rules, P, Change>

/** Editors of the kinds of changeable rules that are not single numbers. Kinds without an editor cannot be corrected. */
const EDITORS: { readonly [Kind in About]?: (this: void, props: EditorProps<PointOf<Kind>>) => ReactNode } = {
  setting: SettingEditor,
  stars: ({ rules: { box }, set }) => <StarsEditor box={box} set={set} />,
  supplyTable: ({ rules: { box }, set }) => <SupplyTableEditor box={box} set={set} />,
  deck: ({ point, rules: { box }, set }) => <CompositionEditor box={box} set={set} deck={point.deck} />,
  icons: ({ point, rules: { box }, set }) => <IconsEditor box={box} set={set} area={point.area} />,
  border: ({ point, rules: { box }, set }) => <BorderEditor box={box} set={set} pair={[point.a, point.b]} />,
  houseCard: ({ point, rules: { box }, set }) => <CardEditor box={box} set={set} card={point.card} />,
}

/** Editor for one changeable rule. Passes each change on immediately. Renders nothing for a rule that cannot be corrected. */
export function PointEditor(props: EditorProps<Point>) {
  const { point, title, rules, set } = props
  const single = singleOf(point, rules)
  const Editor = EDITORS[point.about] as ((props: EditorProps<Point>) => ReactNode) | undefined
  if (single === undefined) return Editor && <Editor {...props} />
  const { value, min, max, to } = single
  return (
    <ul className="card list">
      <Figure label={title} value={value} min={min} max={max} onChange={(number) => set(to(number))} />
    </ul>
  )
}

function SettingEditor({ point: { name }, rules: { settings }, set }: EditorProps<PointOf<'setting'>>) {
  const { game } = useAllSpeech()
  return (
    <ul className="card list">
      <Switch
        title={game.settings.options[name].title}
        on={settings[name] === true}
        onChange={(value) => set({ set: 'setting', name, value })}
      />
    </ul>
  )
}
