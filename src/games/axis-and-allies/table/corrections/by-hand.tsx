import { useState } from 'react'
import type { ByHand, SectionEditorProps } from '../../../../table/corrections/by-hand'
import { ExpandableRow } from '../../../../table/corrections/ExpandableRow'
import { standardByHand } from '../../../../table/corrections/standard-by-hand'
import { SetRows } from '../../../../table/corrections/rows'
import * as icons from '../../../../table/icons'
import { Select } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import { axisAndAllies, type AxisAndAllies } from '../..'
import { SPACES, TERRITORIES } from '../../box/board'
import { POWERS } from '../../box/powers'
import { UNITS } from '../../box/units'
import { fields, type Section } from '../../fields/index'
import { REGIONS, regionOf } from '../parts/chart'
import { infantry, UNIT_ICONS } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { changeText, wrongText } from './changes'
import { advantageRows, nameRows, numberRows, powerRows, ruleRows, seatRows, territoryRows, turnRows, waitingRows } from './rows'
import { SpaceUnits } from './SpaceUnits'
import { useSetTexts } from './words'

type EditorProps = Omit<SectionEditorProps<AxisAndAllies, Section>, 'section' | 'only'>

function SectionEditor({ section, state, set }: SectionEditorProps<AxisAndAllies, Section>) {
  const texts = useTexts()
  const text = useSetTexts()
  switch (section) {
    case 'powers':
      return (
        <>
          {POWERS.map((power) => (
            <ExpandableRow key={power} title={texts.powers[power]} lead={<Plate role={power} size={28} alone />}>
              <SetRows rows={powerRows(state, texts, text, power)} set={set} />
              {state.settings.moneyTold && (
                <>
                  <h3 className="label mt-3 mb-1 px-1">{text.zone}</h3>
                  <SetRows rows={waitingRows(state, texts, power)} set={set} />
                </>
              )}
            </ExpandableRow>
          ))}
          <ExpandableRow title={text.whoPlaysWhat} lead={<Icon of={icons.users} />}>
            <SetRows rows={seatRows(state, texts, text)} set={set} />
          </ExpandableRow>
          <SetRows rows={nameRows(state, texts, text)} set={set} />
        </>
      )
    case 'board':
      return <Territories state={state} set={set} />
    case 'units':
      return <Stacks state={state} set={set} />
    case 'turn':
      return <SetRows rows={turnRows(state, texts, text)} set={set} />
    case 'numbers':
      return UNITS.map((unit) => (
        <ExpandableRow key={unit} title={texts.unit(unit)} lead={<Icon of={UNIT_ICONS[unit]} />}>
          <SetRows rows={numberRows(state, text, unit)} set={set} />
        </ExpandableRow>
      ))
    case 'rules':
      return (
        <>
          <SetRows rows={ruleRows(state, text)} set={set} />
          {POWERS.map((power) => (
            <ExpandableRow key={power} title={text.advantagesOf(texts.powers[power])} lead={<Plate role={power} size={28} alone />}>
              <SetRows rows={advantageRows(state, texts, text, power)} set={set} />
            </ExpandableRow>
          ))}
        </>
      )
  }
}

/** Component that lists all territories by region, with the emblem of the controller. */
function Territories({ state, set }: EditorProps) {
  const texts = useTexts()
  const text = useSetTexts()
  return REGIONS.map((region) => (
    <section key={region} className="flex flex-col gap-2" aria-label={text.regions[region]}>
      <h3 className="label mt-2 px-1">{text.regions[region]}</h3>
      {TERRITORIES.filter(({ id }) => regionOf(id) === region).map(({ id }) => (
        <ExpandableRow
          key={id}
          title={texts.spaceName(id)}
          lead={<Plate role={state.territories[id]?.controller ?? ''} size={28} />}
          trail={state.territories[id]?.income}
        >
          <div className="flex flex-col gap-3">
            <SetRows rows={territoryRows(state, texts, text, id)} set={set} />
          </div>
        </ExpandableRow>
      ))}
    </section>
  ))
}

/** Component that edits the units of the selected space. */
function Stacks({ state, set }: EditorProps) {
  const texts = useTexts()
  const text = useSetTexts()
  const [at, choose] = useState(SPACES[0] ?? '')
  return (
    <>
      <Select label={text.space} value={at} options={SPACES.map((id) => ({ value: id, label: texts.spaceName(id) }))} onChange={choose} />
      <SpaceUnits key={at} state={state} at={at} set={set} />
    </>
  )
}

const ICONS: Readonly<Record<Section, string>> = {
  powers: icons.users,
  board: icons.map,
  units: infantry,
  turn: icons.now,
  numbers: icons.book,
  rules: icons.adjust,
}
const SECTIONS = Object.keys(ICONS) as readonly Section[]

/** Hook that returns the configuration of this game for the shared correction screens, in the current language. */
export function useByHand(): ByHand<AxisAndAllies, Section> {
  const texts = useTexts()
  const text = useSetTexts()
  const sections = SECTIONS.map((section) => ({ section, title: text.sections[section], icon: ICONS[section] }))
  const byHand = standardByHand<AxisAndAllies, Section>({
    game: axisAndAllies,
    fields,
    sections,
    SectionEditor,
    text: (change, state) => changeText(change, state, texts, text),
    wrong: ({ params }, state) => wrongText(String(params?.what), state, text),
  })
  return { ...byHand, sections: ({ settings }) => sections.filter(({ section }) => section !== 'units' || settings.armiesTold) }
}
