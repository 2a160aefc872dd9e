import { useState, type ReactNode } from 'react'
import { useTable } from '../../../../table/hook'
import { Icon } from '../../../../ui/Icon'
import { chevron, down } from '../../../../ui/icons'
import { List } from '../../../../ui/List'
import type { Clan } from '../../box/box'
import { armyOf, clansOf } from '../../model/board'
import { settlementsOf } from '../../rules/places'
import { clansShownUpTo } from '../../views/shown-cards'
import { ClanSheet } from './ClanSheet'
import { GoalTable } from './GoalTable'
import { buildingsText } from './holdings'
import { Plate } from './Plate'
import { nameOf, usePosition } from './position'
import { useSupplies } from './supplies'
import { useTexts } from './words'
import { cardStatus } from './card-status'
import { useCardTexts } from './words/cards'

export interface ClansProps {
  /** Renders the victory point card that a clan has shown (R82). */
  readonly renderShownCard: (clan: Clan) => ReactNode
}

/**
 * Component that shows the progress of all clans in each goal, and then the settlements, buildings and army of each clan in seating order.
 * A tap on a clan shows its territories and heroes.
 */
export function Clans({ renderShownCard }: ClansProps) {
  const texts = useTexts()
  const card = useCardTexts()
  const state = usePosition()
  const { chief } = state
  const shown = clansShownUpTo(useTable(({ ledger }) => ledger.head))
  const supplies = useSupplies()
  const [open, setOpen] = useState<Clan>()
  return (
    <div className="flex flex-col gap-4">
      <GoalTable />
      <List label={texts.clansTitle}>
        {clansOf(state).map((clan) => (
          <li key={clan}>
            <button type="button" className="row" aria-expanded={open === clan} onClick={() => setOpen(open === clan ? undefined : clan)}>
              <Plate role={clan} size={40} alone />
              <span className="words">
                {nameOf(state, texts.clans, clan)}
                <span className="note">
                  {[
                    clan === chief && state.round > 0 ? texts.chief : '',
                    texts.figures(settlementsOf(state, clan), armyOf(state, clan)),
                    buildingsText(state, clan, texts),
                    supplies[clan] === undefined ? '' : texts.supplies(supplies[clan]),
                    cardStatus(state, clan, shown, card),
                  ]
                    .filter((line) => line !== '')
                    .join('; ')}
                </span>
              </span>
              <Icon of={open === clan ? down : chevron} size="s" />
            </button>
            {open === clan && (
              <>
                <ClanSheet state={state} clan={clan} />
                {renderShownCard(clan)}
              </>
            )}
          </li>
        ))}
      </List>
    </div>
  )
}
