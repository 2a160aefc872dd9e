import { useState } from 'react'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { Switch } from '../../../../ui/Field'
import { Figure } from '../../../../table/corrections/rows'
import type { CardId } from '../../box/box'
import type { Change } from '../../model/moves'
import type { ReplaceAbility } from '../../rules/battle'
import { BY_ABILITY } from '../../rules/battle'
import { engagementOf, iconsOf } from '../../rules/strength'
import { SIDES, type Battle, type Side } from '../../model/state'
import { CorrectionForm } from '../corrections/by-hand'
import { judge } from '../corrections/by-hand'
import { useAllSpeech, useSpeech } from '../speech'
import { useSend } from '../../../../table/question/answering'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

export interface OtherTextProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly card: CardId
  readonly battle: Battle
}

/** A23: form for a printed card with another text: the players enter its effect on the strength of both sides and on the board. */
export function OtherText({ open, onClose, ...rest }: OtherTextProps) {
  const { game } = useSpeech()
  return (
    <Sheet open={open} title={game.buttons.ability.byHand} onClose={onClose}>
      <Form onDone={onClose} {...rest} />
    </Sheet>
  )
}

const ICONS = ['swords', 'fortifications'] as const
/** Sections of the position that the text of a card may change: units and orders, power and used cards, the attackers. */
const ON_BOARD = ['areas', 'houses', 'battle'] as const

function Form({ card, battle, onDone }: { card: CardId; battle: Battle; onDone: () => void }) {
  const { names, game } = useAllSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const send = useSend()
  const engagement = engagementOf(state, battle)
  const before = { attacker: iconsOf(engagement, 'attacker'), defender: iconsOf(engagement, 'defender') }
  const [bonus, add] = useState<Readonly<Record<Side, number>>>({ attacker: 0, defender: 0 })
  const [icons, set] = useState(before)
  const [cancels, cancel] = useState(false)
  const [changes, change] = useState<readonly Change[]>([])
  const verdict = judge(state, changes)
  const changed = SIDES.filter((side) => ICONS.some((icon) => icons[side][icon] !== before[side][icon]))
  const iconsOfSide = ({ swords, fortifications }: (typeof icons)[Side]) => ({ swords, fortifications })
  const move: ReplaceAbility = {
    do: 'replaceAbility',
    card,
    ...(SIDES.some((side) => bonus[side] !== 0) ? { bonus } : {}),
    ...(changed.length === 0 ? {} : { icons: Object.fromEntries(changed.map((side) => [side, iconsOfSide(icons[side])])) }),
    ...(changes.length === 0 ? {} : { changes }),
    ...(cancels ? { cancels: true } : {}),
  }
  return (
    <>
      <p className="note">{words.other.note}</p>
      {SIDES.map((side) => {
        const name = names.house.plain(battle[side])
        return (
          <ul key={side} className="card list" aria-label={name}>
            <Figure
              label={`${name}: ${words.other.bonus}`}
              value={bonus[side]}
              min={-9}
              max={9}
              onChange={(value) => add({ ...bonus, [side]: value })}
            />
            {ICONS.map((icon) => (
              <Figure
                key={icon}
                label={`${name}: ${words.cards[icon]}`}
                value={icons[side][icon]}
                max={9}
                onChange={(value) => set({ ...icons, [side]: { ...icons[side], [icon]: value } })}
              />
            ))}
          </ul>
        )
      })}
      <ul className="card list">
        <Switch title={words.other.cancels} on={cancels} onChange={cancel} />
      </ul>
      <details className="more">
        <summary>{words.other.board}</summary>
        <div className="flex flex-col gap-3 pb-2">
          <CorrectionForm changes={changes} onChange={change} verdict={verdict} sections={ON_BOARD} only={BY_ABILITY} />
        </div>
      </details>
      <Button
        kind="do"
        notYet={verdict.refusal === undefined ? undefined : game.newGame.notYet}
        onClick={() => {
          onDone()
          void send(move)
        }}
      >
        {words.other.done}
      </Button>
    </>
  )
}
