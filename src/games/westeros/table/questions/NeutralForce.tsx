import { Check, Switch } from '../../../../ui/Field'
import * as icons from '../icons'
import { Tag } from '../../../../ui/Tag'
import { areaAt } from '../../model/position'
import type { MarchDraft, MarchStep } from '../../prompts/marches'
import { marchOrder } from '../../rules/marches'
import { againstNeutral } from '../../rules/neutral'
import { supportingAreas, supportOf, supportOrder } from '../../rules/support'
import { signed } from '../../../../ui/grammar/numbers'
import { useSpeech } from '../speech'
import { Fact } from '../../../../table/question/Fact'
import { type Answering } from '../../../../table/question/answering'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

/** R13.2: the strength of a march and the strength of the neutral force in its target area; undefined if no unit enters such an area. */
function useAgainst({ draft }: Answering<MarchDraft, MarchStep>) {
  const state = useGameState()
  const { from, order } = draft
  const entered = draft.moves.find(({ to }) => areaAt(state, to).neutral !== undefined)
  const neutral = entered === undefined ? undefined : areaAt(state, entered.to).neutral
  if (from === undefined || entered === undefined || neutral === undefined) return undefined
  const token = marchOrder(state, { from, ...(order === undefined ? {} : { order }) }) ?? 'march-0'
  return { entered, from, neutral, ...againstNeutral(state, entered.to, entered.units, token, draft.support) }
}

/** Compares both strengths in one line, for the place above the submit button. */
export function NeutralSum({ answering }: { answering: Answering<MarchDraft, MarchStep> }) {
  const { words, say } = useQuestionWords()
  const against = useAgainst(answering)
  if (against === undefined) return
  const { total, neutral } = against
  const isTooWeak = total < neutral.strength
  return (
    <p role="status">
      <Tag kind={isTooWeak ? 'warn' : 'plain'} icon={isTooWeak ? icons.portcullis : icons.sword}>
        {say(isTooWeak ? words.march.tooWeak : words.march.enough, { total, strength: neutral.strength })}
      </Tag>
    </p>
  )
}

/** R13.2: the choice of the areas that support a march into the area of a neutral force. */
export function NeutralSupport({ answering }: { answering: Answering<MarchDraft, MarchStep> }) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const { draft, put, setDraft } = answering
  const against = useAgainst(answering)
  if (against === undefined) return
  const { entered, from } = against
  const ordersReported = state.tracking.orders === 'table'
  const helpers = supportingAreas(state, entered.to).filter((area) => area !== from)
  if (helpers.length === 0) return
  const chosen = (area: string) => draft.support.find((one) => one.area === area)
  const isSpecial = (area: string) => (ordersReported ? chosen(area)?.special : supportOrder(state, area)?.special) ?? false
  const others = (area: string) => draft.support.filter((one) => one.area !== area)
  return (
    <ul className="card list" aria-label={words.march.support}>
      {helpers.map((area) => (
        <Check
          key={area}
          title={say(words.march.supportFrom, { area: names.area(state, area) })}
          note={signed(supportOf(state, area, isSpecial(area)))}
          on={chosen(area) !== undefined}
          onChange={(on) => (on ? put({ support: area, special: false }) : setDraft({ ...draft, support: others(area) }))}
        />
      ))}
      {ordersReported &&
        draft.support.map(({ area, special }) => (
          <Switch
            key={`${area}*`}
            title={`${names.area(state, area)}: ${names.order['support-plus-1']}`}
            on={special}
            onChange={(on) => setDraft({ ...draft, support: [...others(area), { area, special: on }] })}
          />
        ))}
    </ul>
  )
}

/** R13.2: strength of a march against the neutral force in its target area, summand by summand. */
export function NeutralForce({ answering }: { answering: Answering<MarchDraft, MarchStep> }) {
  const { game, names } = useSpeech()
  const state = useGameState()
  const against = useAgainst(answering)
  if (against === undefined) return
  const { entered, neutral, addends, total } = against
  return (
    <section className="flex flex-col gap-2" aria-label={names.neutralForce}>
      <ul className="card list">
        {addends.map((item) => (
          <Fact key={`${item.what}${item.area ?? ''}`} title={game.battle.neutralAddend(item, state)} figure={signed(item.amount)} />
        ))}
        <Fact title={game.battle.total} figure={total} />
        <Fact title={`${names.area(state, entered.to)}: ${names.neutralForce}`} figure={neutral.strength} />
      </ul>
    </section>
  )
}
