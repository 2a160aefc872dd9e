import { List, Row } from '../../../ui/List'
import { countsCards } from '../model/settings'
import { coloursOf, inCity, targetOf } from '../model/tokens'
import { Plate } from './parts/Plate'
import { nameOf, usePosition } from './parts/position'
import { useTexts } from './parts/words'

/** Component that lists the players in seating order with their points, Mafiosi, cards and figures. */
export function Families() {
  const texts = useTexts()
  const state = usePosition()
  const { settings, hand, reserve, cell, cards, vp, policeman, mayor, turns, stage } = state
  return (
    <List label={texts.families}>
      {coloursOf(state).map((colour) => {
        const { has } = texts
        const lines = [
          ...(settings.tokensKept
            ? [
                [
                  `${has.hand} ${hand[colour] ?? 0}`,
                  `${has.reserve} ${reserve[colour] ?? 0}`,
                  `${has.city} ${inCity(state, colour)}`,
                  ...((cell[colour] ?? 0) > 0 ? [`${has.cell} ${cell[colour]}`] : []),
                ].join(' · '),
              ]
            : []),
          [
            ...(countsCards(settings) ? [texts.cards(cards[colour] ?? 0)] : []),
            ...(policeman === colour ? [texts.holds(texts.figures.policeman)] : []),
            ...(mayor === colour ? [texts.holds(texts.figures.mayor)] : []),
            ...(stage === 'actions' && turns.passed.includes(colour) ? [texts.passed] : []),
          ].join(' · '),
        ]
        return (
          <Row
            key={colour}
            lead={<Plate role={colour} size={40} alone />}
            title={nameOf(state, texts.colours, colour)}
            note={[texts.ofTarget(vp[colour] ?? 0, targetOf(state)), ...lines].filter((line) => line !== '').join('; ')}
            trail={<strong className="type-title">{vp[colour] ?? 0}</strong>}
          />
        )
      })}
    </List>
  )
}
