import { useCorrectPage } from '../../../../table/correct-page'
import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { ActionTiles, type ActionTile } from '../../../../table/question/ActionTiles'
import { useSend } from '../../../../table/question/answering'
import { untilAllowed, withWaived } from '../../../../table/refusal/allowed'
import type { Colour } from '../../box/board'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import type { OwnMove } from '../../rules/moves'
import { kindsFor, reasonAgainst } from '../../prompts/domains'
import { cardsInHand } from '../../model/sailing-cards'
import { Banner } from '../parts/Banner'
import { bank, caravel, destination, fortress, reopen, warehouse } from '../parts/icons'
import { useNamedTexts } from '../parts/named'
import { bareMove, type ActOptions, type Kind, type Price } from './act-options'

export interface ActTilesProps {
  readonly state: State
  readonly by: Colour
  readonly options: ActOptions
  readonly kind: Kind | undefined
  /**
   * Prices of a warehouse and of a fortress in the city of the ship. A price is undefined if the app does not track money, and "?" if it is
   * unknown.
   */
  readonly prices: { readonly build: Price; readonly fortress: Price }
  readonly fortressSite: number
  readonly onChoose: (kind: Kind) => void
  /** Called if the players overrule the refusals of an action: its answer goes on with the next choice. */
  readonly onAllowed: (kind: Kind, waived: readonly string[]) => void
}

/**
 * Component with a button for each of the six actions of a turn, in fixed places. A button of an illegal action shows a short reason, and a
 * tap on the button shows the full refusal.
 */
export function ActTiles({ state, by, options, kind: chosen, prices, fortressSite, onChoose, onAllowed }: ActTilesProps) {
  const texts = useNamedTexts()
  const { act } = texts
  const send = useSend()
  const correct = useCorrectPage()
  const others = useOtherQuestions()
  const { legal, next } = options
  const hasMoney = followsMoney(state.settings)
  const notes: Readonly<Record<Kind, string>> = {
    build: act.onSite(typeof next === 'number' ? next : undefined, prices.build),
    reopen: act.ontoSite(typeof next === 'number' ? next : 1),
    fortress: act.fortressSite(fortressSite, prices.fortress),
    loan: act.wholeTurn,
  }
  /**
   * Returns the reason why an action is refused. If the player has too little money, the reason contains the price and the player's money.
   */
  const againstIn = (code: string, price: number | '?' | undefined): string =>
    code === 'NOT_ENOUGH_MONEY' && typeof price === 'number'
      ? act.dear(price, state.money[by] ?? 0)
      : (act.why[code] ?? texts.refusals[code] ?? code)
  /** Shows the refusal of an action. If the players overrule all its refusals, they make the choices that the action still needs. */
  const refuse = (kind: Kind, bare: OwnMove, waived: readonly string[] = []): void =>
    void send(
      untilAllowed(withWaived(bare, waived), (code) => {
        const all = [...waived, code]
        if (kindsFor(state, { roles: [by] }, all).some((one) => one.kind === kind)) onAllowed(kind, all)
        else refuse(kind, bare, all)
      }),
    )
  const tile = (kind: Kind, icon: string): ActionTile => {
    const isRefused = legal.every((one) => one.kind !== kind)
    const bare = bareMove(kind, options)
    const code = isRefused
      ? reasonAgainst(state, { roles: [by] }, { kind, ...('site' in bare && { site: bare.site }), ...(kind === 'loan' && { face: 10 }) })
      : undefined
    return {
      id: kind,
      icon,
      title: act.tiles[kind],
      note: code === undefined ? notes[kind] : againstIn(code, kind === 'build' || kind === 'fortress' ? prices[kind] : undefined),
      isRefused,
      isChosen: chosen === kind,
      onPress: () => {
        if (isRefused) refuse(kind, bare)
        else onChoose(kind)
      },
    }
  }
  /** Creates the button for sailing or buying a card, each of which has a question of its own. */
  const way = (kind: 'sail' | 'buy', icon: string, note: string, refused: string): ActionTile => {
    const other = others.questions.find((one) => one.kind === kind)
    return {
      id: kind,
      icon,
      title: act.tiles[kind],
      note: other === undefined ? refused : note,
      isRefused: other === undefined,
      onPress: () => {
        if (other !== undefined) others.choose(other.key)
        // The city, the cards and the price are missing, so overruling leads to what the app knows about the merchant.
        else if (kind === 'sail' || hasMoney)
          void send(untilAllowed(bareMove(kind, options, state.settings.cardsTold), () => correct?.openSection('players', by)))
      },
    }
  }
  return (
    <>
      <ActionTiles
        label={act.do}
        tiles={[
          tile('build', warehouse),
          tile('reopen', reopen),
          tile('fortress', fortress),
          way('sail', caravel, act.beforeBuilding, cardsInHand(state, by) === 0 ? act.noCard : act.noHarbour),
          way('buy', destination, act.beforeOrAfter, hasMoney ? act.emptyPurse : act.notFollowed),
          tile('loan', bank),
        ]}
      />
      {/* Hide the notice on a short screen, because it would push the lower buttons under the fixed submit button. */}
      <div className="hidden short:block">
        <Banner />
      </div>
    </>
  )
}
