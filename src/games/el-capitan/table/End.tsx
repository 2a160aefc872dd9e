import { GameOver } from '../../../table/game-over/GameOver'
import { FactList } from '../../../table/question/entry/FactList'
import { figure } from '../../../ui/grammar/numbers'
import { debtOf } from '../rules/loans'
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
  const { players, result, money, loans, bonus, settings } = usePosition()
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
      <FactList
        label={texts.over.sums}
        facts={standing.map(({ colour }) => ({
          key: colour,
          lead: <Pennon role={colour} size={28} />,
          title: `${texts.colours[colour]}: ${figure(florinsOf(colour))}`,
          note: [
            texts.over.money(money[colour] ?? 0),
            ...(bonus[colour] === undefined ? [] : [texts.over.bonus(bonus[colour])]),
            ...((loans[colour] ?? []).length === 0 ? [] : [texts.over.debt(debtOf(loans[colour] ?? [], settings))]),
          ].join(' · '),
        }))}
      />

      <AfterGame />
    </GameOver>
  )
}
