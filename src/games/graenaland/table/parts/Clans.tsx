import { List, Row } from '../../../../ui/List'
import { armyOf, clansOf } from '../../model/board'
import { settlementsOf } from '../../rules/places'
import { GoalTable } from './GoalTable'
import { buildingsText } from './holdings'
import { Plate } from './Plate'
import { nameOf, usePosition } from './position'
import { useTexts } from './words'
import { cardStatus } from './card-status'
import { useCardTexts } from './words/cards'

/**
 * Component that shows the progress of all clans in each goal, and then the settlements, buildings and army of each clan in seating order.
 */
export function Clans() {
  const texts = useTexts()
  const card = useCardTexts()
  const state = usePosition()
  const { chief } = state
  return (
    <div className="flex flex-col gap-4">
      <GoalTable />
      <List label={texts.clansTitle}>
        {clansOf(state).map((clan) => (
          <Row
            key={clan}
            lead={<Plate role={clan} size={40} alone />}
            title={nameOf(state, texts.clans, clan)}
            note={[
              clan === chief && state.round > 0 ? texts.chief : '',
              texts.figures(settlementsOf(state, clan), armyOf(state, clan)),
              buildingsText(state, clan, texts),
              cardStatus(state, clan, card),
            ]
              .filter((line) => line !== '')
              .join('; ')}
          />
        ))}
      </List>
    </div>
  )
}
