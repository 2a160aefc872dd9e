import { List, Row } from '../../../ui/List'
import { Icon } from '../../../ui/Icon'
import { countsCards } from '../model/settings'
import type { State } from '../model/state'
import { coloursOf, inCity, targetOf } from '../model/tokens'
import { cards as cardsIcon, cell as cellIcon, mafioso, reserve as reserveIcon, townHall } from './parts/icons'
import { Plate } from './parts/Plate'
import { nameOf, usePosition } from './parts/position'
import { useTexts } from './parts/words'

/** Component that lists the players in seating order with their points, Mafiosi, cards and figures, and a legend of the icons. */
export function Families() {
  const texts = useTexts()
  const state = usePosition()
  const { settings, hand, reserve, cell, cards, vp, policeman, mayor, turns, stage } = state
  const legend = [
    ...(settings.tokensKept
      ? [
          { icon: mafioso, label: texts.has.hand },
          { icon: reserveIcon, label: texts.has.reserve },
          { icon: townHall, label: texts.has.city },
          { icon: cellIcon, label: texts.has.cell },
        ]
      : []),
    ...(countsCards(settings) ? [{ icon: cardsIcon, label: texts.has.cards }] : []),
  ]
  return (
    <>
      <List label={texts.families}>
        {coloursOf(state).map((colour) => {
          const { has } = texts
          const of = (counts: State['hand']) => counts[colour] ?? 0
          const facts = [
            ...(settings.tokensKept
              ? [
                  { icon: mafioso, count: of(hand), label: has.hand },
                  { icon: reserveIcon, count: of(reserve), label: has.reserve },
                  { icon: townHall, count: inCity(state, colour), label: has.city },
                  ...(of(cell) > 0 ? [{ icon: cellIcon, count: of(cell), label: has.cell }] : []),
                ]
              : []),
            ...(countsCards(settings) ? [{ icon: cardsIcon, count: of(cards), label: has.cards }] : []),
          ]
          const notes = [
            ...(policeman === colour ? [texts.holds(texts.figures.policeman)] : []),
            ...(mayor === colour ? [texts.holds(texts.figures.mayor)] : []),
            ...(stage === 'actions' && turns.passed.includes(colour) ? [texts.passed] : []),
          ]
          return (
            <Row
              key={colour}
              lead={<Plate role={colour} size={40} alone />}
              title={nameOf(state, texts.colours, colour)}
              note={
                <>
                  <span className="flex flex-wrap gap-x-3 gap-y-0.5">
                    {facts.map(({ icon, count, label }) => (
                      <span key={label} className="flex items-center gap-1">
                        <Icon of={icon} size="xs" label={label} />
                        <b>{count}</b>
                      </span>
                    ))}
                  </span>
                  {notes.join(' · ')}
                </>
              }
              trail={
                <span className="text-end">
                  <strong className="type-title">{of(vp)}</strong>
                  <span className="note block">{texts.ofPoints(targetOf(state))}</span>
                </span>
              }
            />
          )
        })}
      </List>
      <p className="note flex flex-wrap gap-x-3 gap-y-1 mt-3 px-1" aria-hidden>
        {legend.map(({ icon, label }) => (
          <span key={label} className="flex items-center gap-1">
            <Icon of={icon} size="xs" />
            {label}
          </span>
        ))}
      </p>
    </>
  )
}
