import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import { Tag } from '../../../../ui/Tag'
import { TRACKS, UNIT_KINDS, type HouseId } from '../../box/box'
import { available, cardsOf, hand, houseState, pile, place, pool, printed, stars, tokensOnBoard } from '../../position'
import { barrels, castleAreas, crowns } from '../../rules/control'
import { groupsOf, supplyOf } from '../../rules/supply'
import { threshold } from '../../rules/victory'
import type { State } from '../../state'
import { playerOf, sentence } from '../../words/lookup'
import { TRACK_ICONS, UNIT_ICONS } from '../Glyphs'
import { useSpeech } from '../speech'
import { CastleSlots } from './HouseTable'

export interface HousePageProps {
  readonly state: State
  readonly house: HouseId
  /** Route of an area's sheet. */
  readonly toArea: (area: string) => string
  /** The board says otherwise. */
  readonly onSet: () => void
  /** Another player takes the house, or the table runs it. */
  readonly onPlayer: () => void
}

/** Everything about one house. */
export function HousePage({ state, house, toArea, onSet, onPlayer }: HousePageProps) {
  const { words, say, names } = useSpeech()
  const text = words.houses
  const goal = threshold(state)
  const castles = castleAreas(state, house)
  const power = available(state, house)
  const cards = hand(state, house)
  const used = houseState(state, house).used ?? []
  return (
    <>
      <Part title={text.player} action={<Button onClick={onPlayer}>{text.changePlayer}</Button>}>
        <p className="type-row">{playerOf(state, house) ?? text.byTableLong}</p>
      </Part>
      <Part title={say(text.castlesOf, { goal })} figure={`${castles.length}`}>
        <CastleSlots castles={castles.length} goal={goal} />
        <ul className="flex flex-wrap gap-2">
          {castles.map((area) => (
            <li key={area}>
              <Link className="chip" to={toArea(area)}>
                <Icon of={printed(state, area).castle === 2 ? icons.stronghold : icons.castle} size="s" />
                {printed(state, area).name}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <SupplyPart state={state} house={house} />
      <Part title={text.power}>
        {power === undefined ? (
          <p className="note">{text.notTracked}</p>
        ) : (
          <dl className="figures">
            {[
              [names.available, power],
              [names.onBoard, tokensOnBoard(state, house)],
              [names.pile, pile(state, house)],
            ].map(([name, figure]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="note">{names.count.crowns(crowns(state, house))}</p>
      </Part>
      <Part title={text.places}>
        <ul className="flex flex-col gap-1">
          {TRACKS.map((track) => (
            <li key={track} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Icon of={TRACK_ICONS[track]} size="s" />
              {names.track[track]}: {names.place(place(state, track, house))}
              {track === 'kingsCourt' && <Tag icon={icons.star}>{names.count.stars(stars(state, house))}</Tag>}
            </li>
          ))}
        </ul>
      </Part>
      {state.tracking.units && (
        <Part title={text.pool}>
          <dl className="figures">
            {UNIT_KINDS.map((kind) => (
              <div key={kind}>
                <dt>
                  <Icon of={UNIT_ICONS[kind]} size="s" /> {names.unit[kind]}
                </dt>
                <dd>{pool(state, house)[kind]}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title={text.cards}>
        {cards === undefined ? (
          <p className="note">{text.notTracked}</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {cardsOf(state, house).map((id) => {
              const card = state.box.cards[id]
              return (
                <li key={id} className={`flex flex-wrap items-baseline gap-x-2 ${used.includes(id) ? 'text-ink-3' : ''}`}>
                  <span>{names.houseCard(state, id)}</span>
                  {card !== undefined && <span className="note">{names.cardFigures(card.strength, card.swords, card.fortifications)}</span>}
                  {used.includes(id) && <Tag>{text.used}</Tag>}
                </li>
              )
            })}
          </ul>
        )}
      </Part>
      <Button icon={icons.adjust} onClick={onSet}>
        {words.correct.boardSays}
      </Button>
    </>
  )
}

/** The armies of a house on the flags of its supply level; what is too much stands out. */
function SupplyPart({ state, house }: { state: State; house: HouseId }) {
  const { words, say, names } = useSpeech()
  const { flags, armies, legal } = supplyOf(state, house)
  const single = [...groupsOf(state, house).values()].filter((size) => size === 1).length
  const rows = Array.from({ length: Math.max(flags.length, armies.length) }, (_, k) => ({ flag: flags[k] ?? 0, army: armies[k] ?? 0 }))
  return (
    <Part title={sentence(names.supply)} figure={`${houseState(state, house).supply}`}>
      <p className="note">{say(words.houses.barrelsNow, { barrels: names.count.barrels(barrels(state, house)) })}</p>
      {state.tracking.units && (
        <>
          <ul className="armies">
            {rows.map(({ flag, army }, k) => (
              <li key={k}>
                <span className="slots" role="img" aria-label={say(words.houses.armyOf, { army, flag })}>
                  {Array.from({ length: Math.max(flag, army) }, (_slot, at) => (
                    <i key={at} data-slot={at >= army ? 'free' : at >= flag ? 'over' : 'full'} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
          {!legal && <p className="note text-warn">{words.houses.overSupplied}</p>}
          {single > 0 && <p className="note">{say(words.houses.single, { areas: names.count.areas(single) })}</p>}
        </>
      )}
    </Part>
  )
}

function Part({ title, figure, action, children }: { title: string; figure?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="card part" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {figure !== undefined && <b>{figure}</b>}
        {action}
      </header>
      {children}
    </section>
  )
}
