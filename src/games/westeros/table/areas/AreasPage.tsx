import { Link } from 'react-router'
import { AnswerPortalProvider } from '../../../../table/AnswerPortal'
import { AreasPage as SharedAreasPage } from './AreasLayout'
import type { AreaFactsProps, AreaRow } from '../areas-spec'
import { useGamePath } from '../../../../table/paths'
import { useTableWords } from '../../../../table/words'
import { Icon } from '../../../../ui/Icon'
import type { AreaId, HouseId } from '../../box/box'
import { areaAt, printed } from '../../model/position'
import { NO_UNITS, type State } from '../../model/state'
import { areaView } from '../../views/views'
import { AreaEditor } from '../corrections/AreaEditor'
import { QuickCorrection } from '../corrections/by-hand'
import { PrintedGlyphs, UnitGlyphs } from '../Glyphs'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useSpeech, type FirstSpeech } from '../speech'
import { useLitAreas, useMovesAt } from './area-moves'
import { AreaFacts } from './AreaFacts'
import { areasByName, holderOf, KIND_ICONS } from '../holder'

export { MapView } from './AreasLayout'

/** Page with the areas of Westeros, on the map or in a list. */
export function AreasPage() {
  const speech = useSpeech()
  const { words } = speech
  const { words: table } = useTableWords()
  const state = useTable((open) => open.state)
  const path = useGamePath()
  return (
    <SharedAreasPage
      spec={{
        areas: areasByName(state).map((area) => rowOf(state, area, speech)),
        kinds: [
          { id: 'land', label: words.areas.land },
          { id: 'sea', label: words.areas.sea },
        ],
        roles: state.playing,
        lit: useLitAreas(),
        above: (
          <Link className="alt self-start" to={path('check')}>
            <Icon of={icons.check} size="s" />
            {table.menu.rooms.check}
          </Link>
        ),
        Facts,
        Editor,
        set: words.houses.boardSays,
        movesAt: useMovesAt(),
      }}
    />
  )
}

const rowOf = (state: State, area: AreaId, { words, say, names }: FirstSpeech): AreaRow<HouseId> => {
  const { garrison, garrisonToken, token, neutral, order } = areaAt(state, area)
  const print = printed(state, area)
  const { kind } = print
  const holder = holderOf(state, area)
  const { control } = areaView(state, area)
  const whose = [
    holder === undefined ? (kind === 'sea' ? names.sea : names.nobody) : names.house.nom(holder),
    ...(kind === 'land' && control !== undefined ? [words.areas.facts.why[control.why]] : []),
  ]
  return {
    id: area,
    name: names.area(state, area),
    kind,
    icon: KIND_ICONS[kind],
    holder,
    whose: whose.join(' · '),
    notes: [
      ...(neutral === undefined ? [] : [say(words.areas.neutralShort, { strength: neutral.strength })]),
      ...(garrisonToken === undefined ? [] : [say(words.areas.garrisonShort, { strength: garrisonToken })]),
      ...(token === undefined ? [] : [say(words.areas.tokenShort, { house: names.house.plain(token) })]),
      ...(order === undefined ? [] : [names.order[order.order]]),
    ],
    trail: (
      <span className="flex flex-col items-end gap-1">
        {garrison !== undefined && <UnitGlyphs standing={garrison.standing} routed={garrison.routed ?? NO_UNITS} />}
        <PrintedGlyphs area={print} />
      </span>
    ),
  }
}

function Facts(props: AreaFactsProps) {
  return <AreaFacts {...props} state={useTable((open) => open.state)} />
}

function Editor({ area, onDone }: { area: AreaId; onDone: () => void }) {
  return (
    <AnswerPortalProvider value={null}>
      <QuickCorrection onDone={onDone}>{(preview, set) => <AreaEditor state={preview} area={area} set={set} />}</QuickCorrection>
    </AnswerPortalProvider>
  )
}
