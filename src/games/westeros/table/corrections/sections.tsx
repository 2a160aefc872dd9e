import { useState, type ReactNode } from 'react'
import { IconButton } from '../../../../ui/Button'
import { Select } from '../../../../ui/Field'
import * as icons from '../icons'
import { HOUSES, type AreaId } from '../../box/box'
import type { SectionEditorProps as AnySectionEditorProps } from '../../../../table/corrections/by-hand'
import type { Section } from '../../fields/record'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { BoxChange } from '../../model/moves'
import type { State } from '../../model/state'
import { areasByName } from '../holder'
import { OptionSwitches } from './OptionSwitches'
import { TrackingSwitches } from './TrackingSwitches'
import { Shield } from '../Shield'
import { useAllSpeech, useSpeech } from '../speech'
import { AreaEditor } from './AreaEditor'
import { BattleEditor } from './BattleEditor'
import { BOX_EDITORS, BOX_PARTS, type BoxPart } from './box-editors'
import { AreaMap } from './AreaMap'
import { trackingChange } from './collect'
import { DecksEditor } from './DecksEditor'
import { HouseEditor } from './HouseEditor'
import { PeopleEditor } from './PeopleEditor'
import { RoundEditor } from './RoundEditor'
import { TracksEditor } from './TracksEditor'

type SectionEditorProps = AnySectionEditorProps<WesterosVocabulary, Section>

/** Editor of one section of the position, e.g. the tracks. */
export function SectionEditor({ section, state, set, only }: SectionEditorProps): ReactNode {
  switch (section) {
    case 'areas':
      return <AreasSection state={state} set={set} only={only} />
    case 'houses':
      return <HousesSection state={state} set={set} only={only} />
    case 'tracks':
      return <TracksEditor state={state} set={set} />
    case 'round':
      return <RoundEditor state={state} set={set} />
    case 'decks':
      return <DecksEditor state={state} set={set} />
    case 'battle':
      return <BattleEditor state={state} set={set} />
    case 'people':
      return <PeopleEditor state={state} set={set} />
    case 'settings':
      return <OptionSwitches box={state.box} settings={state.settings} onChange={(name, value) => set({ set: 'setting', name, value })} />
    case 'tracking':
      return <TrackingSwitches tracking={state.tracking} onChange={(tracking) => set(trackingChange(state.tracking, tracking))} />
    case 'box':
      return <BoxSection box={state.box} set={set} />
  }
}

function AreasSection({ state, set, only }: Omit<SectionEditorProps, 'section'>) {
  const { words } = useAllSpeech()
  const { names } = useSpeech()
  const areas = areasByName(state)
  const [area, setArea] = useState<AreaId>(areas[0] ?? '')
  const beside = (by: 1 | -1) => setArea(areas[(areas.indexOf(area) + by + areas.length) % areas.length] ?? area)
  return (
    <>
      <AreaMap state={state} area={area} onArea={setArea} />
      <div className="flex items-end gap-1">
        <IconButton icon={icons.back} label={words.correct.area.before} onClick={() => beside(-1)} />
        <div className="min-w-0 flex-1">
          <Select
            label={words.box.area}
            value={area}
            options={areas.map((id) => ({ value: id, label: names.area(state, id) }))}
            onChange={setArea}
          />
        </div>
        <IconButton icon={icons.chevron} label={words.correct.area.after} onClick={() => beside(1)} />
      </div>
      <AreaEditor key={area} state={state} area={area} set={set} only={only} />
    </>
  )
}

function HousesSection({ state, set, only }: Omit<SectionEditorProps, 'section'>) {
  const { names } = useSpeech()
  return HOUSES.filter((house) => state.playing.includes(house)).map((house) => (
    <section key={house} className="flex flex-col gap-3" aria-label={names.house.plain(house)}>
      <h3 className="flex items-center gap-2 type-title">
        <Shield house={house} size={28} />
        {names.house.plain(house)}
      </h3>
      <HouseEditor state={state} house={house} set={set} only={only} />
    </section>
  ))
}

function BoxSection({ box, set }: { box: State['box']; set: (change: BoxChange) => void }) {
  const { words } = useAllSpeech()
  const [part, setPart] = useState<BoxPart>('decks')
  const Editor = BOX_EDITORS[part]
  return (
    <>
      <Select
        label={words.box.part}
        value={part}
        options={BOX_PARTS.map((value) => ({ value, label: words.box.parts[value] }))}
        onChange={setPart}
      />
      <Editor key={part} box={box} set={set} />
    </>
  )
}
