import { accepted, refusedByReferee } from '../../../../referee'
import { numberAt, type RulePoint } from '../../../../kit/rule-points'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { Asked } from '../../../../table/question/Asked'
import { Options } from '../../../../table/question/Options'
import { canonical } from '../../../../referee'
import { FACES, type Colour } from '../../box/board'
import { fortressPrice, harbourPrice } from '../../box/numbers'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { choosing, kindsFor, unknownFor } from '../../prompts/domains'
import type { Draft } from '../../prompts/draft'
import { decideOwn } from '../../rules/decide'
import { dueOf } from '../../rules/loans'
import { nextSite, occupied, on, shutsDown } from '../../rules/track'
import { AlsoOpenHere } from '../../../../table/now/AlsoOpen'
import { CityFacts } from '../parts/CityFacts'
import { NumberField } from '../../../../ui/NumberField'
import { Head } from './Head'
import { usePosition } from '../parts/position'
import { useNamedTexts, type Texts } from '../parts/words'

/** An action with everything but the numbers that it still asks for. */
const actionOf = ({ kind, colour, site, face }: Draft): Draft => ({
  ...(kind && { kind }),
  ...(colour && { colour }),
  ...(site === undefined ? {} : { site }),
  ...(face === undefined ? {} : { face }),
})

/** Why one of the usual actions is not possible. */
const objectionTo = (state: State, { kind, face }: Draft): string | undefined => {
  const move = kind === 'loan' ? ({ do: 'loan', face: face ?? 10 } as const) : ({ do: kind ?? 'build' } as const)
  const decision = decideOwn(state, move)
  return decision.ok ? undefined : decision.refusal.code
}

/** What an action does: where, for how much, and what it shuts down. */
/** @param isNamed the site stands in the title already */
const noteOf = (state: State, texts: Texts, by: Colour, { kind, site, face }: Draft, isNamed = false): string => {
  if (kind === 'loan') {
    const loan = { face: face === 16 ? 16 : 10 } as const
    return texts.act.due(dueOf({ ...loan, extended: false }, state.settings), dueOf({ ...loan, extended: true }, state.settings))
  }
  const ship = state.ships[by]
  if (ship?.at !== 'city') return ''
  const here = cityOf(state, ship.city)
  const priceOf = (point: RulePoint) => texts.act.forPrice(texts.florins(numberAt(state.numbers, point) ?? 0))
  const known = (point: RulePoint) => (numberAt(state.numbers, point) === undefined ? [] : [priceOf(point)])
  if (kind === 'fortress') return known(fortressPrice(ship.city, here.fortresses.findIndex((one) => one === null) + 1)).join('')
  const next = nextSite(here)
  const place = typeof next === 'number' ? next : (site ?? 1)
  const [first] = occupied(here)
  const loses = first === undefined ? undefined : on(here, first)
  const shuts =
    first !== undefined && loses !== undefined && place > first && shutsDown(state.numbers, ship.city, place, state.players.length) === true
      ? [texts.act.shuts(texts.colours[loses], first)]
      : []
  const price = kind === 'reopen' ? [texts.act.free] : known(harbourPrice(ship.city, ship.harbour))
  return [
    ...(isNamed ? [] : [texts.act.onSite(place)]),
    ...price,
    ...(kind === 'build' || state.settings.reopenShutsDown ? shuts : []),
  ].join(', ')
}

const titleOf = (texts: Texts, { kind, colour, face }: Draft): string => {
  if (kind === 'loan') return texts.act.loan(face ?? 10)
  if (kind === 'fortress') return texts.act.fortress
  if (kind === 'reopen') return colour === undefined ? texts.act.reopen : texts.act.reopenNeutral(texts.colours[colour])
  return colour === undefined ? texts.act.build : texts.act.buildNeutral(texts.colours[colour])
}

/** The one action of a turn: what is possible here says what it does, what is not says why. */
export function Act({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const domain = choosing(state, { ...question, roles: [by] })
  const { draft, become, back } = useAnswering(question, domain)
  const legal = kindsFor(state, { roles: [by] }).flatMap((one): readonly Draft[] =>
    one.kind === 'loan' ? FACES.map((face) => ({ kind: 'loan', face })) : [one],
  )
  const usual: readonly Draft[] = [{ kind: 'build' }, { kind: 'reopen' }, { kind: 'fortress' }, { kind: 'loan', face: 10 }]
  const closed = usual.filter(({ kind }) => legal.every((one) => one.kind !== kind))
  const all = [...legal, ...closed]
  const ship = state.ships[by]
  const chosen = draft.kind === undefined ? undefined : canonical(actionOf(draft))
  const unknown = draft.kind === undefined ? [] : unknownFor(state, { roles: [by] }, actionOf(draft))
  const told = draft.told ?? {}
  // What was just read off the board is said before anybody builds.
  const asTold: State = { ...state, numbers: { ...state.numbers, ...told } }
  const isTold = unknown.every(({ id }) => told[id] !== undefined)
  const move = domain.finish(draft)
  const answer = draft.kind !== undefined && isTold && move.ok ? accepted(move.value) : refusedByReferee('MALFORMED')
  const title =
    draft.kind === undefined
      ? texts.act.do
      : [titleOf(texts, draft), noteOf(asTold, texts, by, draft)].filter((text) => text !== '').join(' ')
  return (
    <Asked
      question={question}
      back={back}
      choosing
      note=""
      above={<Head />}
      finish={{ label: draft.kind === 'loan' ? titleOf(texts, draft) : title, answer, missing: texts.act.missing }}
    >
      <p className="note">{ship?.at === 'city' ? texts.act.here(texts.inCity(ship.city)) : texts.act.away}</p>
      <Options
        label={texts.act.do}
        labelHidden
        options={all.map((one) => {
          const code = legal.includes(one) ? undefined : objectionTo(state, one)
          const site = one.site === undefined ? '' : ` ${texts.act.onSite(one.site)}`
          return {
            value: canonical(actionOf(one)),
            title: titleOf(texts, one) + site,
            note: noteOf(asTold, texts, by, one, one.site !== undefined),
            reason: code === undefined ? undefined : (texts.refusals[code] ?? code),
          }
        })}
        value={chosen}
        onChange={(value) => become(all.find((one) => canonical(actionOf(one)) === value) ?? {})}
      />
      {unknown.map((point) =>
        point.rule === 'R20' ? (
          <Options
            key={point.id}
            label={texts.pointName(point.id)}
            options={texts.act.kinds.map((name, value) => ({ value: `${value}`, title: name }))}
            value={told[point.id] === undefined ? undefined : `${told[point.id]}`}
            onChange={(value) => become({ ...draft, told: { ...told, [point.id]: Number(value) } })}
          />
        ) : (
          <NumberField
            key={point.id}
            label={texts.pointName(point.id)}
            value={told[point.id]}
            most={point.most}
            onChange={(value) => {
              const { [point.id]: _before, ...others } = told
              become({ ...draft, told: value === undefined ? others : { ...others, [point.id]: value } })
            }}
          />
        ),
      )}
      <AlsoOpenHere />
      {ship?.at === 'city' && <CityFacts state={state} city={ship.city} />}
    </Asked>
  )
}
