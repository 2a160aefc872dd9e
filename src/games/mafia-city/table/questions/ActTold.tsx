import { useMemo } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useQuestionSpeech } from '../../../../table/question/speech'
import { sentence } from '../../../../ui/grammar/numbers'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import { check } from '../../../../table/icons'
import type { ActName } from '../../rules/action-phase'
import type { Question } from '../../prompts/draft'
import { passAll } from '../../prompts/pass-all'
import { useAsking } from '../asking/words'
import { pass, raid } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'
import { PassAll } from './LeaveAll'
import { useBulletTiles } from './bullet-tiles'
import { useAsked } from './shared'

const ICONS: Readonly<Record<string, string>> = { acted: check, pass, raided: raid }

/**
 * Component that asks for the action of a turn if the app does not track Mafiosi: acted, passed, or a Raid that made players active again.
 */
export function ActTold({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useAsking()
  const { state, by, draft, steps, put, back, finish, send } = useAsked(question)
  const bullets = useBulletTiles(by)
  // The first turn has a note about setting up the table.
  const { note } = useQuestionSpeech().question(question, state)
  const called = (role: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, role)
  const all = useMemo(() => passAll(state), [state])
  // If no player has passed, do not ask which players got Mafiosi back in the Raid: the Raid can make no player active again.
  const tell = (kind: ActName) => {
    const answer = finish({ kind, done: true })
    if (kind === 'raided' && state.turns.passed.length === 0 && answer.ok) void send(answer.value)
    else put({ kind })
  }
  if (draft.kind === 'raided') {
    const returned = draft.stack ?? []
    const open = steps.flatMap(({ stack }) => stack?.at(-1) ?? [])
    // The answer is complete when all players who had passed are active again.
    const add = (role: (typeof open)[number]) => {
      const stack = [...returned, role]
      const answer = finish({ ...draft, stack, done: true })
      if (open.length === 1 && answer.ok) void send(answer.value)
      else put({ stack })
    }
    return (
      <QuestionFrame
        question={question}
        back={back}
        title={words.raidBack}
        finish={{ label: returned.length === 0 ? words.done.raidedNone : words.done.raided, answer: finish({ ...draft, done: true }) }}
      >
        <List>
          {returned.map((role) => (
            <Row key={role} lead={<Plate role={role} size={32} />} title={words.back(called(role))} trail={<Icon of={check} size="s" />} />
          ))}
          {open.map((role) => (
            <Row key={role} lead={<Plate role={role} size={32} waits />} title={words.back(called(role))} onPress={() => add(role)} />
          ))}
        </List>
      </QuestionFrame>
    )
  }
  return (
    <QuestionFrame
      question={question}
      more={(question as Question).kind === 'act' && all.length > 1 && <PassAll moves={all} />}
      {...(note === '' && { note: `${sentence(words.actNotes.acted ?? '')}.` })}
    >
      <StackedTiles
        label={words.acts.acted ?? ''}
        tiles={[
          ...steps.flatMap(({ kind }) =>
            kind === undefined
              ? []
              : [{ id: kind, icon: ICONS[kind] ?? check, title: words.acts[kind], isOnce: true, onPress: () => tell(kind) }],
          ),
          ...bullets,
        ]}
      />
    </QuestionFrame>
  )
}
