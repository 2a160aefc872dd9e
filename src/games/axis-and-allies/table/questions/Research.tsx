import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { NumberKeys } from '../../../../table/question/entry/NumberKeys'
import { Options } from '../../../../table/question/Options'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { DEVELOPMENTS, RESEARCH_DIE } from '../../box/powers'
import { DEVELOPMENT_ICONS } from '../parts/weapon-icons'
import { useTexts } from '../parts/words'
import { useWeaponWords } from '../parts/words/weapons'
import { percent } from './odds'
import { useAsked, useSendAndRoll } from './shared'
import { useTurnWords } from './words/turn'
import { useFightWords } from './words'

/** Maximum number of buttons for the number of dice. Seven dice already succeed in about three of four cases. */
const MOST_KEYS = 11

export interface ResearchProps extends QuestionProps {
  /** Called when the user returns to the purchase of units. */
  readonly onClose: () => void
}

/** Component that asks which weapon is researched, and with how many dice. */
export function Research({ question, onClose }: ResearchProps) {
  const texts = useTexts()
  const words = useFightWords()
  const turn = useTurnWords()
  const effects = useWeaponWords()
  const { state, answer, setDraft, back, finish } = useAsked(question, 'research')
  const sendAndRoll = useSendAndRoll()
  const { power, cash, developments } = state
  const purse = cash[power] ?? 0
  const develop = answer?.develop
  const dice = answer?.buy ?? 0
  const most = Math.min(MOST_KEYS, Math.floor(purse / RESEARCH_DIE))
  const cost = dice * RESEARCH_DIE
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      title={texts.whichWeapon}
      {...(develop !== undefined && { note: words.chance(develop, dice, percent(1 - (5 / 6) ** dice), purse, purse - cost) })}
      {...(develop !== undefined && {
        aboveSubmit: (
          <NumberKeys
            label={words.diceWord}
            least={1}
            most={most}
            value={dice}
            onChange={(buy) => setDraft({ do: 'research', develop, buy })}
          />
        ),
      })}
      finish={{
        label: words.roll(dice, cost),
        play: sendAndRoll,
        answer: finish(answer),
        isEmpty: develop === undefined,
        ...(develop === undefined && { missing: words.whichWeapon }),
      }}
      more={
        back === undefined && (
          <Button kind="quiet" onClick={onClose}>
            {turn.backToBuying}
          </Button>
        )
      }
    >
      <Options
        label={words.whichWeapon}
        labelHidden
        options={DEVELOPMENTS.map((one, at) => ({
          value: `${at + 1}`,
          title: heading(texts.developments[one] ?? one),
          lead: <Icon of={DEVELOPMENT_ICONS[one]} />,
          note: `${effects[one]} ${words.takesNumber(at + 1)}.`,
          reason: developments[power].includes(one) ? words.owned : undefined,
        }))}
        value={develop === undefined ? undefined : `${develop}`}
        onChange={(value) => setDraft({ do: 'research', develop: Number(value), buy: Math.max(1, dice) })}
      />
    </QuestionFrame>
  )
}

const heading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
