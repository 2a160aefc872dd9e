import { List, Row } from '../../../../ui/List'
import { NO_PIECES } from '../../model/pieces'
import { followsMoney } from '../../model/settings'
import { cashCheck } from '../../rules/loans'
import { Banner } from './Banner'
import { Pennon } from './Pennon'
import { usePosition } from './position'
import { useNamedTexts } from './words'

/** The possessions of each player: money, loans, bonus card, and the pieces in front. */
export function Merchants() {
  const texts = useNamedTexts()
  const state = usePosition()
  const { players, left, loans, bonus, settings, money } = state
  return (
    <div className="flex flex-col gap-3">
      <Banner />
      <List label={texts.merchants}>
        {players.map(({ colour, neutral }) => {
          const { main, neutral: others, fortresses } = left[colour] ?? NO_PIECES
          const held = loans[colour] ?? []
          const card = bonus[colour]
          const facts = [
            ...(settings.turnsTold ? [texts.lie.left(main, fortresses)] : []),
            ...(settings.turnsTold && neutral !== undefined ? [texts.lie.neutral(others)] : []),
            ...(held.length > 0 ? [texts.lie.loans(held.length), texts.lie.check(cashCheck(state, colour))] : []),
            ...(card === undefined ? [] : [texts.lie.bonus(card)]),
          ]
          return (
            <Row
              key={colour}
              lead={
                neutral === undefined ? (
                  <Pennon role={colour} size={36} />
                ) : (
                  <span className="flex flex-col gap-1">
                    <Pennon role={colour} size={28} />
                    <Pennon role={neutral} size={28} neutral />
                  </span>
                )
              }
              title={texts.colours[colour]}
              note={facts.join(' · ')}
              trail={followsMoney(settings) && <strong>{texts.florins(money[colour] ?? 0)}</strong>}
            />
          )
        })}
      </List>
    </div>
  )
}
