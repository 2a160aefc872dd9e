import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import { Tag } from '../../../../ui/Tag'
import { strength, type Addend } from '../../rules/strength'
import { rains } from '../../rules/westeros-cards'
import { SIDES, type Battle, type Side, type State } from '../../state'
import { signed } from '../../words/lookup'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { PlayedHouseCard } from './HouseCard'
import { useQuestionWords } from './words'

export interface BattleHeaderProps {
  readonly state: State
  /** The open battle, or as it would be with a draft. */
  readonly battle: Battle
}

const KINDS = ['units', 'order', 'support', 'card', 'blade', 'bonus'] as const
type Kind = (typeof KINDS)[number]

const ICONS: Readonly<Record<Kind, string>> = {
  units: icons.footman,
  order: icons.march,
  support: icons.support,
  card: icons.card,
  blade: icons.blade,
  bonus: icons.adjust,
}

const kindOf = ({ what }: Addend): Kind => (what === 'march' || what === 'defense' ? 'order' : what)

/** R14: a battle as a balance: both sides, every addend, the totals, the cards and what changed the count. */
export function BattleHeader({ state, battle }: BattleHeaderProps) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const count = strength(state, battle)
  const ahead = (side: Side) => {
    if (battle.result !== undefined) return battle.result.winner === side
    return count[side].total >= count[side === 'attacker' ? 'defender' : 'attacker'].total
  }
  const sum = (side: Side, kind: Kind) =>
    count[side].addends.filter((item) => kindOf(item) === kind).reduce((all, { amount }) => all + amount, 0)
  const shown = KINDS.filter((kind) => kind !== 'bonus' || SIDES.some((side) => count[side].addends.some((item) => item.what === 'bonus')))
  const { result } = battle
  return (
    <section className="battle" aria-label={names.area(state, battle.area)}>
      <div className="sides">
        {SIDES.map((side) => (
          <div key={side} className="side" data-ahead={ahead(side) ? '' : undefined}>
            <Shield house={battle[side]} size={52} />
            <b className="total">{count[side].total}</b>
            <span className="note">
              {names.house.plain(battle[side])}: {names.side[side]}
            </span>
          </div>
        ))}
        <span className="label between">
          {names.area(state, battle.area)}
          <br />
          {names.battleStep[battle.step]}
        </span>
      </div>
      <table className="battle-sum" aria-label={words.battle.balance}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{names.house.plain(battle.attacker)}</th>
            <th scope="col">{words.battle.what}</th>
            <th scope="col">{names.house.plain(battle.defender)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((kind) => (
            <tr key={kind}>
              <td>{signed(sum('attacker', kind))}</td>
              <th scope="row">
                <Icon of={ICONS[kind]} size="s" /> {words.battle.kinds[kind]}
                {kind === 'support' && rains(state) && <em>{words.battle.rains}</em>}
              </th>
              <td>{signed(sum('defender', kind))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="addends">
        <summary>{words.battle.every}</summary>
        {SIDES.map((side) => (
          <ul key={side} aria-label={names.house.plain(battle[side])}>
            {count[side].addends.map((item, k) => (
              <li key={k}>
                <span>{game.battle.addend(item, state)}</span>
                <b>{signed(item.amount)}</b>
              </li>
            ))}
          </ul>
        ))}
      </details>
      {result !== undefined && (
        <p className="result">
          <b>
            {game.battle.wins(
              names.house.nom(battle[result.winner]),
              Math.max(result.attacker, result.defender),
              Math.min(result.attacker, result.defender),
            )}
          </b>{' '}
          {result.decidedBy === 'fiefdoms' && `${game.battle.equal}. `}
          {game.battle.casualties(result.casualties)}.
        </p>
      )}
    </section>
  )
}

/** The House cards that were played, and what their texts changed in the count. */
export function BattleCards({ state, battle }: BattleHeaderProps) {
  const { game, names } = useSpeech()
  return (
    <>
      {battle.cards !== undefined && (
        <div className="cards-row">
          {SIDES.map((side) => {
            const played = battle.cards?.[side]
            return played !== undefined && <PlayedHouseCard key={side} played={played} house={battle[side]} />
          })}
        </div>
      )}
      {battle.modifiers.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {battle.modifiers.map((change, k) => (
            <Tag key={k}>
              {names.houseCard(state, change.by)}: {game.battle.modifier(change)}
            </Tag>
          ))}
        </p>
      )}
    </>
  )
}
