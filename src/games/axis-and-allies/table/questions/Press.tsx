import './press.css'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import type { Power } from '../../box/powers'
import { costOf, fights, fightersIn, profilesOf, UNITS, type Army, type Profiles } from '../../box/units'
import type { PlainMove } from '../../model/moves'
import { useKeys } from '../asking/key-words'
import { UNIT_ICONS } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { goingOn, percent, useOdds } from './odds'
import { useAsked } from './shared'
import { useFightWords } from './words'

/** Press on or retreat: both armies, the odds, and every way that is open. */
export function Press({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useFightWords()
  const sendAll = useSendAll()
  const { state, all } = useAsked(question, 'press')
  const { battle } = state
  const odds = useOdds(battle && goingOn(battle, state))
  if (battle === undefined) return
  const profiles = profilesOf(state.numbers)
  const ways = all.filter((move): move is Extract<PlainMove, { readonly do: 'retreat' | 'flyHome' }> => move.do !== 'press')
  const said = (move: (typeof ways)[number]): string =>
    move.do === 'flyHome'
      ? keys.flyHome(texts.unitList(move.units))
      : move.to === ''
        ? keys.withdraw
        : keys.retreat(texts.spaceName(move.to))
  const figures: readonly (readonly [number | undefined, string])[] = [
    [odds?.win, words.win],
    ...(battle.place === 'land' ? [[odds?.capture, words.take] as const] : []),
    [odds?.lose, words.lose],
    [odds?.draw, words.gone],
  ]
  return (
    <Asked
      question={question}
      choosing
      answer={
        <>
          <Button kind="do" onClick={() => void sendAll([{ do: 'press' }])}>
            {words.press(battle.cycle + 1)}
          </Button>
          {ways.map((move) => (
            <Button key={said(move)} onClick={() => void sendAll([move])}>
              {said(move)}
            </Button>
          ))}
        </>
      }
    >
      <div className="axis-armies">
        <Force power={battle.by} army={battle.attack} profiles={profiles} />
        {(Object.entries(battle.defend) as readonly (readonly [Power, Army])[]).map(([power, army]) => (
          <Force key={power} power={power} army={army} profiles={profiles} />
        ))}
      </div>
      <ul className="axis-figures" aria-busy={odds === undefined}>
        {figures.map(([p, label]) => (
          <li key={label}>
            <b>{p === undefined ? '…' : `${percent(p)} %`}</b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </Asked>
  )
}

/** One army with its worth. */
function Force({ power, army, profiles }: { readonly power: Power; readonly army: Army; readonly profiles: Profiles }) {
  const texts = useTexts()
  const words = useFightWords()
  const fighting = Object.fromEntries(UNITS.filter(fights).map((unit) => [unit, army[unit] ?? 0]))
  return (
    <section aria-label={texts.powers[power]}>
      <h2>
        <Plate role={power} size={28} />
        {texts.powers[power]}
      </h2>
      <ul>
        {UNITS.filter((unit) => fights(unit) && (army[unit] ?? 0) > 0).map((unit) => (
          <li key={unit}>
            <Icon of={UNIT_ICONS[unit]} size="s" label={texts.unit(unit)} />
            {army[unit]}
          </li>
        ))}
      </ul>
      <p className="note">{words.worthAll(fightersIn(army), costOf(fighting, profiles))}</p>
    </section>
  )
}
