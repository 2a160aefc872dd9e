import { GameOver } from '../../../table/game-over/GameOver'
import { figure } from '../../../ui/grammar/numbers'
import type { Colour } from '../box/board'
import type { State } from '../model/state'
import { dueOf } from '../rules/loans'
import { signed } from '../words/shared/signed'
import { LOAN_KINDS, isSameLoan } from './parts/loans'
import { AfterGame } from './rooms/charts'
import './parts/capitan.css'
import { florin } from './parts/icons'
import { Pennon } from './parts/Pennon'
import { usePosition } from './parts/position'
import { useNamedTexts } from './parts/named'
import { useTexts } from './parts/words'

/** Component that shows the winners, the addends of each player's final sum, and the charts of the game. */
export function End() {
  const texts = useNamedTexts()
  const { colours } = useTexts()
  const state = usePosition()
  const { players, result } = state
  const florinsOf = (colour: (typeof players)[number]['colour']) => result?.florins[colour] ?? 0
  const standing = players.toSorted((a, b) => florinsOf(b.colour) - florinsOf(a.colour))
  const winners = result?.winners ?? []
  const who = winners.map((colour) => texts.colours[colour]).join(', ')
  const [winner] = winners.length === 1 ? winners : []
  return (
    <GameOver
      winners={winners}
      {...(winner === undefined ? {} : { tone: `capitan-banner ${winner}` })}
      title={winner === undefined ? texts.over.share(who) : texts.over.wins(who)}
      how={texts.over.how}
      why={texts.over.why}
      standings={{
        title: texts.over.standings,
        role: texts.over.player,
        columns: [{ icon: florin, name: texts.over.florins }],
        rows: standing.map(({ colour, name }) => ({
          role: colour,
          name: texts.colours[colour],
          player: name === '' ? '' : colours[colour],
          figures: [florinsOf(colour)],
        })),
      }}
    >
      <h2 className="label px-1">{texts.over.sums}</h2>
      <ul className="card list" aria-label={texts.over.sums}>
        {standing.map(({ colour }) => (
          <FinalSum key={colour} state={state} colour={colour} total={florinsOf(colour)} />
        ))}
      </ul>

      <AfterGame />
    </GameOver>
  )
}

interface FinalSumProps {
  readonly state: State
  readonly colour: Colour
  readonly total: number
}

/**
 * Component with the last payments of a player, one line each: money in hand, bonus card, and the repayment of each kind of loan. The
 * players can make these payments with the real coins (R45).
 */
function FinalSum({ state: { money, loans, bonus, settings }, colour, total }: FinalSumProps) {
  const texts = useNamedTexts()
  const card = bonus[colour]
  const lines: readonly (readonly [text: string, amount: string])[] = [
    [texts.over.money, signed(money[colour] ?? 0)],
    ...(card === undefined ? [] : [[texts.over.bonus(card), `+${card}`] as const]),
    ...LOAN_KINDS.flatMap(({ loan }) => {
      const count = (loans[colour] ?? []).filter((one) => isSameLoan(one, loan)).length
      const due = dueOf(loan, settings)
      return count === 0 ? [] : [[texts.over.repaid(count, loan.face, due), signed(-count * due)] as const]
    }),
  ]
  return (
    <li className="flex gap-3 px-3.5 py-2" aria-label={`${texts.colours[colour]}: ${figure(total)}`}>
      <Pennon role={colour} size={28} />
      <div className="flex flex-col flex-1 min-w-0">
        <span className="type-row">{texts.colours[colour]}</span>
        {lines.map(([text, amount]) => (
          <span key={text} className="note flex justify-between gap-2">
            <span>{text}</span>
            <span>{amount}</span>
          </span>
        ))}
        <span className="loan-sum">
          <span>{texts.over.total}</span>
          <b>{figure(total)}</b>
        </span>
      </div>
    </li>
  )
}
