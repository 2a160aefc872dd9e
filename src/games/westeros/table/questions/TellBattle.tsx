import { Sheet } from '../../../../ui/Dialog'
import { calculate } from '../../rules/calculator'
import { Balance } from '../calculator/Balance'
import { BattleCalculator } from '../calculator/BattleCalculator'
import { asEngagement, namedCards, type BothSides } from '../calculator/forces'
import { Verdict } from '../calculator/Verdict'
import { useSpeech } from '../speech'
import { BattleSummary } from './BattleSummary'
import { useSend } from '../../../../table/question/answering'
import { useGameState } from './play'

export interface TellBattleProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Called after the players have reported the battle to the app. */
  readonly onReported: (sides: BothSides) => void
}

/**
 * Dialog in which the players report a whole battle if the app does not track units. The user enters units, orders, support and cards of
 * both sides, and sees the strengths. At the end, the dialog submits the used House cards and the use of the Blade.
 */
export function TellBattle({ open, onClose, onReported }: TellBattleProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const send = useSend()
  const tell = async (sides: BothSides) => {
    onClose()
    const both = [sides.attacker, sides.defender]
    const blade = both.find((side) => side.blade)?.house
    const cards = both.flatMap(({ from }) => from ?? [])
    const outcome = await send({ do: 'tellBattle', cards, ...(blade === undefined ? {} : { blade }) })
    if (outcome.how === 'done') onReported(sides)
  }
  return (
    <Sheet open={open} title={game.buttons.hold.tellBattle} onClose={onClose}>
      <BattleCalculator state={state} inEarnest={{ label: game.buttons.hold.fought, tell: (sides) => void tell(sides) }} />
    </Sheet>
  )
}

/** Shows the result of the battle that the players just reported. The calculation of both strengths is collapsed. */
export function ReportedBattle({ sides }: { sides: BothSides }) {
  const state = useGameState()
  const engagement = asEngagement(sides)
  const { result } = calculate(state, engagement)
  return (
    <BattleSummary engagement={engagement} result={result}>
      <Balance state={state} engagement={engagement} cards={namedCards(sides)} />
      <Verdict engagement={engagement} result={result} />
    </BattleSummary>
  )
}
