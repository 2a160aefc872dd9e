import { useState } from 'react'
import { List } from '../../../../ui/List'
import { Icon } from '../../../../ui/Icon'
import { CITIES } from '../../box/board'
import { NO_PIECES } from '../../model/pieces'
import { followsMoney } from '../../model/settings'
import type { Player, State } from '../../model/state'
import { debtOf } from '../../rules/loans'
import { openCities } from '../../rules/payday'
import { Banner } from './Banner'
import { bankText } from './loans'
import { useCardsLeft } from './cards-left'
import { bonus as bonusIcon, destination, fortress, loan as loanIcon, warehouse } from './icons'
import { MerchantSheet } from './MerchantSheet'
import { Pennon } from './Pennon'
import { usePosition } from './position'
import { inTurnOrder } from './turn'
import { useNamedTexts } from './named'

/**
 * Component that lists the players in turn order with their money, pieces, loans and cities with open warehouses. A tap on a player shows
 * the details of the player.
 */
export function Merchants() {
  const texts = useNamedTexts()
  const state = usePosition()
  const cards = useCardsLeft(state)
  const [open, setOpen] = useState<string>()
  return (
    <div className="flex flex-col gap-3">
      <Banner />
      <List label={texts.merchants}>
        {inTurnOrder(state, state.players).map((player) => {
          const { colour } = player
          const isOpen = open === colour
          return (
            <li key={colour}>
              <button type="button" className="row" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? undefined : colour)}>
                <MerchantRow state={state} player={player} cards={cards[colour] ?? 0} />
              </button>
              {isOpen && <MerchantSheet state={state} by={colour} cards={cards[colour] ?? 0} />}
            </li>
          )
        })}
      </List>
      <p className="note">{bankText(state, texts)}</p>
      <p className="note">{texts.lie.dots}</p>
    </div>
  )
}

interface MerchantProps {
  readonly state: State
  readonly player: Player
  /** Maximum number of bought sailing cards that the player can still have. */
  readonly cards: number
}

function MerchantRow({ state, player: { colour, neutral }, cards }: MerchantProps) {
  const texts = useNamedTexts()
  const { left, loans, bonus, settings, money } = state
  const { main, neutral: others, fortresses } = left[colour] ?? NO_PIECES
  const held = loans[colour] ?? []
  const card = bonus[colour]
  const open = openCities(state, colour)
  const pieces = texts.lie.left(
    [texts.lie.pieces(main, fortresses), ...(neutral === undefined ? [] : [texts.lie.neutral(others)])].join(', '),
  )
  return (
    <>
      <Pennon role={colour} size={neutral === undefined ? 44 : 36} />
      {neutral !== undefined && <Pennon role={neutral} size={28} neutral />}
      <span className="words">
        {texts.colours[colour]}
        <span className="merchant-facts">
          {settings.turnsTold && (
            <span>
              <span className="sr-only">{pieces}</span>
              <Icon of={warehouse} size="xs" />
              <b aria-hidden>{neutral === undefined ? main : `${main} · ${others}`}</b>
              <Icon of={fortress} size="xs" />
              <b aria-hidden>{fortresses}</b>
            </span>
          )}
          {held.length > 0 && (
            <span>
              <span className="sr-only">{`${texts.lie.loans(held.length)}, ${texts.lie.due(debtOf(held, settings))}`}</span>
              <Icon of={loanIcon} size="xs" />
              <span aria-hidden>
                <b>{held.length}</b> {texts.lie.due(debtOf(held, settings))}
              </span>
            </span>
          )}
          {cards > 0 && followsMoney(settings) && (
            <span>
              <span className="sr-only">{texts.lie.cards(cards, settings.cardsTold)}</span>
              <Icon of={destination} size="xs" />
              <b aria-hidden>{cards}</b>
            </span>
          )}
          {card !== undefined && (
            <span>
              <span className="sr-only">{texts.lie.bonus(card)}</span>
              <Icon of={bonusIcon} size="xs" />
              <b aria-hidden>{card}</b>
            </span>
          )}
          <span className="city-pips">
            <span className="sr-only">{texts.lie.open(open.length)}</span>
            {CITIES.map((city) => (
              <i key={city} data-open={open.includes(city) ? '' : undefined} />
            ))}
          </span>
        </span>
      </span>
      {followsMoney(settings) && (
        <strong className="type-title">
          <span aria-hidden>{money[colour] ?? 0}</span>
          <span className="sr-only">{texts.florins(money[colour] ?? 0)}</span>
        </strong>
      )}
    </>
  )
}
