import { Fragment } from 'react'
import { Link } from 'react-router'
import { GoalSlots } from '../../../../table/roles/GoalSlots'
import { Figures, Part } from '../../../../table/roles/Part'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Row } from '../../../../ui/List'
import { Tag } from '../../../../ui/Tag'
import { numberOf, unitKindsOf, TRACKS, type AreaId, type CardId, type HouseId } from '../../box/box'
import { cardsOf, printed } from '../../model/position'
import { threshold } from '../../rules/victory'
import { NO_UNITS, type State } from '../../model/state'
import { areaViews, armyViews, barrelViews, houseView, type HouseView } from '../../views/views'
import { sentence } from '../../../../ui/grammar/numbers'
import { PrintedGlyphs, TRACK_ICONS, UNIT_ICONS, UnitGlyphs } from '../Glyphs'
import { FlagRow } from './Armies'
import { useAllSpeech } from '../speech'

export interface HousePageProps {
  readonly state: State
  readonly house: HouseId
  /** Returns the path of the page about an area. */
  readonly toArea: (area: string) => string
  /** Function that opens the editor for the house. */
  readonly onSet: () => void
  /** Function that opens the editor for the player of the house. */
  readonly onPlayer: () => void
}

/** Page with all information about one house. */
export function HousePage({ state, house, toArea, onSet, onPlayer }: HousePageProps) {
  const { words, say, names } = useAllSpeech()
  const text = words.house
  const goal = threshold(state)
  const view = houseView(state, house)
  const { available: power, onBoard, pile } = view.power
  return (
    <>
      <Part title={text.player} action={<Button onClick={onPlayer}>{text.changePlayer}</Button>}>
        <p className="type-row wrap-anywhere">{view.player === undefined ? text.byTableLong : <bdi>{view.player}</bdi>}</p>
      </Part>
      <Part title={say(words.houses.castlesOf, { goal })} figure={`${view.castles.length}`}>
        <GoalSlots reached={view.castles.length} needed={goal} label={names.count.castleAreas(view.castles.length)} />
        <ul className="flex flex-wrap gap-2">
          {view.castles.map((area) => (
            <li key={area}>
              <Link className="chip" to={toArea(area)}>
                <Icon of={printed(state, area).castle === 2 ? icons.stronghold : icons.castle} size="s" />
                {names.area(state, area)}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <SupplyPart state={state} view={view} />
      <Part title={words.houses.power}>
        {power === undefined || pile === undefined ? (
          <p className="note">{text.notTracked}</p>
        ) : (
          <Figures
            rows={[
              [names.available, power],
              [names.onBoard, onBoard],
              [names.pile, pile],
            ]}
          />
        )}
        <p className="note">{names.count.crowns(view.crowns)}</p>
      </Part>
      <Part title={text.places}>
        <ul className="flex flex-col gap-1">
          {TRACKS.map((track) => (
            <li key={track} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Icon of={TRACK_ICONS[track]} size="s" />
              {names.track[track]}: {names.place(view.places[track])}
              {track === 'kingsCourt' && <Tag icon={icons.star}>{names.count.stars(view.stars)}</Tag>}
              {view.holds.includes(track) && <Tag>{names.token[track]}</Tag>}
            </li>
          ))}
        </ul>
      </Part>
      <AreasPart state={state} house={house} toArea={toArea} />
      <CardsPart state={state} view={view} />
      {view.pool !== undefined && (
        <Part title={text.pool}>
          <Figures
            rows={unitKindsOf(state.box).map((kind) => [
              <Fragment key={kind}>
                <Icon of={UNIT_ICONS[kind]} size="s" /> {names.unit[kind]}
              </Fragment>,
              numberOf(view.pool ?? NO_UNITS, kind),
            ])}
          />
        </Part>
      )}
      <Button icon={icons.adjust} onClick={onSet}>
        {words.houses.boardSays}
      </Button>
    </>
  )
}

/** Barrels of a house, and its armies, unit by unit, in the slots that its supply level allows. Units above the limit are highlighted. */
function SupplyPart({ state, view }: { state: State; view: HouseView }) {
  const { words, say, names } = useAllSpeech()
  const { house, supply, groups, barrels } = view
  const single = Object.values(groups ?? {}).filter((size) => size === 1).length
  return (
    <Part title={sentence(names.supply)} figure={`${supply.level}`}>
      <p className="note">
        {say(words.house.barrelsNow, { barrels: names.count.barrels(barrels) })}
        {barrels > 0 &&
          ` ${names.areas(
            state,
            barrelViews(state, house).map(({ area }) => area),
          )}.`}
      </p>
      {supply.check !== undefined && (
        <>
          <FlagRow state={state} house={house} units={armyViews(state, house)} />
          {!supply.check.legal && <p className="note text-warn">{words.house.overSupplied}</p>}
          {single > 0 && <p className="note">{say(words.house.single, { areas: names.count.areas(single) })}</p>}
        </>
      )}
    </Part>
  )
}

/** Areas that the house controls or has units in, with units and printed symbols. Land areas come first. */
function AreasPart({ state, house, toArea }: { state: State; house: HouseId; toArea: (area: AreaId) => string }) {
  const { words, names } = useAllSpeech()
  const held = areaViews(state)
    .filter(({ control, there }) => control?.house === house || there.garrison?.house === house)
    .toSorted((a, b) => Number(a.area.kind === 'sea') - Number(b.area.kind === 'sea'))
  return (
    <Part title={words.house.areas} figure={`${held.length}`}>
      {held.length === 0 && <p className="note">{words.house.noArea}</p>}
      <ul className="held">
        {held.map(({ area, there: { garrison } }) => (
          <Row
            key={area.id}
            to={toArea(area.id)}
            title={names.area(state, area.id)}
            note={garrison?.house === house ? <UnitGlyphs standing={garrison.standing} routed={garrison.routed} /> : undefined}
            trail={<PrintedGlyphs area={area} />}
          />
        ))}
      </ul>
    </Part>
  )
}

/** House cards of a house with numbers and texts. Cards in hand come first. */
function CardsPart({ state, view }: { state: State; view: HouseView }) {
  const { words, names } = useAllSpeech()
  const text = words.house
  const { cards } = view
  const known = cards === undefined ? cardsOf(state, view.house) : [...cards.hand, ...cards.used]
  return (
    <Part title={text.cards} figure={cards === undefined ? undefined : `${cards.hand.length}/${known.length}`}>
      {cards === undefined && <p className="note">{text.notTracked}</p>}
      <ul className="cards-held flex flex-col gap-3">
        {known.map((id) => (
          <li key={id} data-used={cards?.used.includes(id) === true ? '' : undefined}>
            <span className="type-row">{names.houseCard(state, id)}</span>
            {cards?.used.includes(id) === true && <Tag>{words.houses.used}</Tag>}
            <CardText state={state} card={id} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Strength, icons and text of a House card. */
function CardText({ state, card }: { state: State; card: CardId }) {
  const { names, cards } = useAllSpeech()
  const found = state.box.cards[card]
  if (found === undefined) return
  return (
    <span className="note basis-full">
      {sentence(names.cardFigures(found.strength, found.swords, found.fortifications))}.
      {found.ability !== undefined && ` ${cards.ability(found.ability, state.box)}`}
    </span>
  )
}
