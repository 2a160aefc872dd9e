import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { HouseId } from '../../box/box'
import { threshold } from '../../rules/victory'
import type { State } from '../../model/state'
import { flagViews, houseViews, type HouseView } from '../../views/views'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { ArmyRow } from './ArmyPips'

export interface HouseTableProps {
  readonly state: State
  /** Route of a house; without it the table is only looked at. */
  readonly to?: (house: HouseId) => string
}

/**
 * Every house at a glance, in turn order: castles against the threshold, supply, available power and stars as columns; below
 * them its armies on the flags of its supply, barrels, the other power, and House cards.
 */
export function HouseTable({ state, to }: HouseTableProps) {
  const { words, say, names } = useSpeech()
  const goal = threshold(state)
  return (
    <div className="card">
      <table className="role-table">
        <thead>
          <tr>
            <th scope="col">{say(words.houses.castlesOf, { goal })}</th>
            {[
              [icons.barrel, names.supply],
              [icons.power, names.available],
              [icons.star, words.houses.stars],
            ].map(([icon = '', name]) => (
              <th key={name} scope="col">
                <Icon of={icon} size="s" label={name ?? ''} />
              </th>
            ))}
          </tr>
        </thead>
        {houseViews(state).map((view) => (
          <tbody key={view.house}>
            <tr>
              <th scope="row">
                <HouseName {...(to === undefined ? {} : { to: to(view.house) })}>
                  <Shield house={view.house} size={32} />
                  <span className="min-w-0">
                    <span className="flex flex-wrap items-baseline gap-x-1">
                      {names.house.plain(view.house)} <bdi className="note truncate">{view.player ?? words.houses.byTable}</bdi>
                    </span>
                    <CastleSlots castles={view.castles.length} goal={goal} />
                  </span>
                </HouseName>
              </th>
              <td>{view.supply.level}</td>
              <td>{view.power.available ?? '–'}</td>
              <td>{view.stars}</td>
            </tr>
            <tr>
              <td colSpan={4}>
                <RestOfHouse state={state} view={view} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}

function HouseName({ to, children }: { to?: string; children: ReactNode }) {
  if (to === undefined) return <span className="role-name">{children}</span>
  return (
    <Link to={to} className="role-name">
      {children}
    </Link>
  )
}

/** What the columns have no room for. */
function RestOfHouse({ state, view }: { state: State; view: HouseView }) {
  const { words, say, names } = useSpeech()
  const text = words.houses
  const { groups, supply, barrels, power, cards } = view
  const armies = groups === undefined ? [] : flagViews(supply.flags, Object.entries(groups))
  const used = cards?.used ?? []
  return (
    <span className="rest">
      {supply.check !== undefined && (
        <ArmyRow armies={armies} label={say(text.armies, { armies: supply.check.armies.join('-') || 0, flags: supply.flags.join('-') })} />
      )}
      <SmallFact icon={icons.barrel}>{names.count.barrels(barrels)}</SmallFact>
      {cards !== undefined && <SmallFact icon={icons.card}>{say(text.inHand, { n: cards.hand.length })}</SmallFact>}
      {power.pile !== undefined && (
        <SmallFact icon={icons.power}>{say(text.heaps, { onBoard: power.onBoard, pile: power.pile })}</SmallFact>
      )}
      {used.length > 0 && <span>{say(text.usedCards, { cards: names.all(used.map((card) => names.houseCard(state, card))) })}</span>}
    </span>
  )
}

function SmallFact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <span className="small-fact">
      <Icon of={icon} size="xs" />
      <span>{children}</span>
    </span>
  )
}

/** Castle areas as slots that fill up to the number that wins. */
export function CastleSlots({ castles, goal }: { castles: number; goal: number }) {
  const { names } = useSpeech()
  return (
    <span className="castle-slots" role="img" aria-label={names.count.castleAreas(castles)}>
      {Array.from({ length: Math.max(castles, goal) }, (_, k) => (
        <i key={k} data-full={k < castles ? '' : undefined} />
      ))}
    </span>
  )
}
