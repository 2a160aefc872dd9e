import { useMemo } from 'react'
import type { BoardChange } from '../../../../table/game/game-outcomes'
import { useTable } from '../../../../table/hook'
import { Icon } from '../../../../ui/Icon'
import { territoryOf } from '../../box/board'
import type { State } from '../../model/state'
import { citiesOf, cityHolders } from '../../rules/winning'
import { newsOf } from '../../views/news'
import { bomb, city, flag, ipc, rise } from '../parts/icons'
import { useTexts } from '../parts/words'
import { useTurnWords } from './words/turn'

type Line = Pick<BoardChange, 'icon' | 'title'>

/**
 * Component that shows news at the start of a turn: the victory cities of both sides, and the losses and gains of the power since its last
 * turn.
 */
export function NewsList() {
  const texts = useTexts()
  const words = useTurnWords()
  const ledger = useTable((open) => open.ledger)
  const state = useTable((open) => open.state) as State
  const news = useMemo(() => newsOf(ledger), [ledger])
  const named = (places: readonly string[]) =>
    places
      .map((at) => {
        const name = territoryOf(at)?.city
        return name === undefined ? texts.spaceName(at) : `${texts.spaceName(at)} (${texts.cityName(name)})`
      })
      .join(', ')
  const { axis, allies } = citiesOf(cityHolders(state.territories))
  const lines: readonly Line[] = [
    ...(state.power === 'soviet' && state.round > 1
      ? [{ icon: city, title: words.counted(state.round - 1, axis, allies, state.settings.needed) }]
      : []),
    ...(news === undefined
      ? []
      : [
          ...(news.lost.length > 0 ? [{ icon: flag, title: words.lost(named(news.lost)) }] : []),
          ...(news.gained.length > 0 ? [{ icon: flag, title: words.gained(named(news.gained)) }] : []),
          ...(Object.keys(news.units).length > 0 ? [{ icon: bomb, title: words.unitsLost(texts.unitList(news.units)) }] : []),
          ...(news.production[0] === news.production[1] ? [] : [{ icon: rise, title: words.income(...news.production) }]),
          ...(state.settings.moneyTold && news.cash[0] !== news.cash[1] ? [{ icon: ipc, title: words.treasury(...news.cash) }] : []),
        ]),
  ]
  if (lines.length === 0) return
  return (
    <section aria-label={words.news}>
      <h2 className="label mb-1 px-1">{words.news}</h2>
      <ul className="card list">
        {lines.map(({ icon, title }) => (
          <li key={title} className="row">
            <Icon of={icon} />
            <span className="words">{title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
