import { useMemo, useState } from 'react'
import { useTable } from '../../../../table/hook'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Stepper } from '../../../../ui/Stepper'
import { profilesOf } from '../../box/units'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { prompts } from '../../prompts'
import { decideOwn } from '../../rules/decide'
import { evolve } from '../../transaction/evolve'
import { cycleLosses } from '../../views/cycle-losses'
import { useKeys } from '../asking/words'
import { lossesText, withdrawText } from '../asking/steps'
import { submarine } from '../parts/icons'
import { useTexts } from '../parts/words'
import { Forces } from './Forces'
import { useBattleWords } from '../results/words'
import { LastRoll } from '../results/LastRoll'
import { goingOn, OddsFigures, useOdds } from './odds'
import { useAsked, useSendAndRoll } from './shared'
import { useFightWords } from './words'

/** Returns the largest number of the attacker's submarines that may submerge after the attacker presses the attack. 0: none may. */
const diversAfterPress = (before: State): number => {
  const pressed = decideOwn(before, { do: 'press' })
  if (!pressed.ok) return 0
  const [next] = prompts(pressed.value.reduce(evolve, before))
  return next?.kind === 'submerge' && next.params.side === 'attack' ? Number(next.params.most) : 0
}

/** Component that asks whether the attacker presses the attack or retreats. Shows both armies, the odds, and all options of step 7. */
export function Press({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useFightWords()
  const rolls = useBattleWords()
  const ledger = useTable((open) => open.ledger)
  const lost = useMemo(() => cycleLosses(ledger), [ledger])
  const sendAll = useSendAll()
  const sendAndRoll = useSendAndRoll()
  const { state, all } = useAsked(question, 'press')
  const { battle } = state
  const odds = useOdds(battle && goingOn(battle, state))
  const most = useMemo(() => diversAfterPress(state), [state])
  const [divers, setDivers] = useState(0)
  if (battle === undefined) return
  const retreats = all.filter((move): move is Extract<OwnMove, { readonly do: 'retreat' | 'flyHome' }> => move.do !== 'press')
  const dive: OwnMove = { do: 'submerge', side: 'attack', n: divers }
  const pressing: readonly OwnMove[] = [{ do: 'press' }, ...(most > 0 ? [dive] : [])]
  const labelOf = (move: (typeof retreats)[number]): string =>
    move.do === 'flyHome'
      ? keys.flyHome(texts.unitList(move.units))
      : move.to === ''
        ? withdrawText(state, keys)
        : keys.retreat(texts.spaceName(move.to))
  return (
    <QuestionFrame
      question={question}
      choosing
      {...(retreats.length === 0 && { note: battle.amphibious ? words.noWayBack : words.noWayOpen })}
      answer={
        <>
          <Button kind="do" onClick={() => void sendAndRoll(pressing)}>
            {words.press(battle.cycle + 1)}
          </Button>
          {retreats.map((move) => (
            <Button key={labelOf(move)} onClick={() => void sendAll([move])}>
              {labelOf(move)}
            </Button>
          ))}
        </>
      }
    >
      <OddsFigures odds={odds} place={battle.place} />
      {Object.keys(lost).length > 0 && (
        <p role="status" className="note">
          {rolls.offBoard(lossesText(lost, texts))}
        </p>
      )}
      <LastRoll />
      {most > 0 && (
        <ul className="card list" aria-label={words.divers}>
          <li className="row">
            <Icon of={submarine} />
            <span className="words">{words.divers}</span>
            <Stepper size="s" label={words.divers} value={divers} min={0} max={most} onChange={setDivers} />
          </li>
        </ul>
      )}
      <Forces battle={battle} profiles={profilesOf(state.numbers)} />
    </QuestionFrame>
  )
}
