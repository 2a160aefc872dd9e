import { List, Row } from '../../../ui/List'
import { armyOf, clansOf, ownBuildings } from '../model/board'
import { goalsAsked } from '../box/numbers'
import { goalsOf, reached, standingOf } from '../rules/goals'
import { settlementsOf } from '../rules/places'
import { Plate } from './parts/Plate'
import { nameOf, usePosition } from './parts/position'
import { useTexts } from './parts/words'

/** Everybody in seating order: settlements, buildings, army, and how far each goal is. */
export function Clans() {
  const texts = useTexts()
  const state = usePosition()
  const { settings, chief } = state
  return (
    <List label={texts.clansTitle}>
      {clansOf(state).map((clan) => {
        const has = reached(standingOf(state, clan), settings.three)
        const goals = settings.vpCards
          ? ''
          : goalsAsked(state.numbers)
              .map(([goal, asked]) => `${texts.goals[goal]} ${texts.of(has[goal], asked)}`)
              .join(' · ')
        const figures = texts.figures(settlementsOf(state, clan), ownBuildings(state, clan), armyOf(state, clan))
        return (
          <Row
            key={clan}
            lead={<Plate role={clan} size={40} alone />}
            title={nameOf(state, texts.clans, clan)}
            note={[clan === chief && state.round > 0 ? texts.chief : '', figures, goals].filter((line) => line !== '').join('; ')}
            trail={<strong className="type-title">{settings.vpCards ? settlementsOf(state, clan) : goalsOf(state, clan).length}</strong>}
          />
        )
      })}
    </List>
  )
}
