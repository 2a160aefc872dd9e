import { sentence } from '../../../../ui/grammar/numbers'
import { useState } from 'react'
import { numberAt } from '../../../../kit/rule-points'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { ActionTiles } from '../../../../table/question/ActionTiles'
import { Asked } from '../../../../table/question/Asked'
import { List, Row } from '../../../../ui/List'
import type { CityId, Colour } from '../../box/board'
import { harbourPrice } from '../../box/numbers'
import type { Card } from '../../model/moves'
import type { Ship, State } from '../../model/state'
import { choosing } from '../../prompts/domains'
import { landing, voyage } from '../../rules/sailing'
import { CoastsGrid } from '../parts/Coasts'
import { destination, link, seaRoute } from '../parts/icons'
import { Head } from './Head'
import { usePosition } from '../parts/position'
import { useNamedTexts, type Texts } from '../parts/words'

const CARD_ICONS: Readonly<Record<Card['as'], string>> = { destination, route: seaRoute, link }

/** Where the ship stops, on the chart of the coasts; full harbours say so. Where cards are told, the voyage is told card by card. */
export function Sail({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const domain = choosing(state, { ...question, roles: [by] })
  const { draft, become, back } = useAnswering(question, domain)
  const [as, setAs] = useState<Card['as']>('destination')
  const { cards = [] } = draft
  const isTold = state.settings.cardsTold
  const from = state.ships[by] ?? { at: 'start' }
  const here = voyage(from, cards)
  const steps = domain.steps(isTold ? { cards } : {})
  // Only a destination card leads away from the start and from the bank.
  const kind = here.ok && here.value !== undefined ? as : 'destination'
  const next = new Map<CityId, readonly Card[]>()
  for (const { cards: list = [] } of steps) {
    const end = voyage(from, list)
    if (list.at(-1)?.as === kind && end.ok && end.value !== undefined) next.set(end.value, list)
  }
  const legal = isTold ? [...next.keys()] : steps.flatMap(({ area }) => area ?? [])
  const target = draft.area ?? (isTold && cards.length > 0 && here.ok ? here.value : undefined)
  const end = target === undefined ? undefined : landing(state, target, by)
  const space = end?.ok === true && end.value.at === 'city' ? end.value : undefined
  const choose = (area: CityId) => {
    const list = next.get(area)
    if (!isTold || list === undefined) return become({ area })
    become({ cards: list, ...(landing(state, area, by).ok && { area }) })
  }
  return (
    <Asked
      question={question}
      back={back}
      choosing
      compact
      note={noteOf(from, isTold, texts)}
      above={<Head isCompact />}
      finish={{
        label: texts.sail.sail(target === undefined ? '' : texts.toCity(target)).trim(),
        answer: domain.finish(draft),
        missing: end?.ok === false ? texts.sail.full : texts.sail.missing,
      }}
    >
      <CoastsGrid
        state={state}
        chosen={target}
        harbours
        onChoose={choose}
        objection={(city) => (legal.includes(city) ? undefined : kind === 'route' && isTold ? texts.sail.far : texts.sail.full)}
      />
      {isTold && (
        <ActionTiles
          label={texts.sail.card}
          tiles={(['destination', 'route', 'link'] as const).map((value) => {
            const isRefused = value !== 'destination' && (!here.ok || here.value === undefined)
            return {
              id: value,
              icon: CARD_ICONS[value],
              title: texts.sail.kinds[value],
              note: isRefused ? texts.sail.onlyDestination : texts.sail.ways[value],
              isRefused,
              isChosen: kind === value,
              onPress: () => !isRefused && setAs(value),
            }
          })}
        />
      )}
      {cards.length > 0 && (
        <List label={texts.sail.played}>
          {cards.map((card, at) => (
            <Row key={at} title={cardText(card, texts)} />
          ))}
        </List>
      )}
      {space !== undefined && <Lands state={state} space={space} texts={texts} />}
    </Asked>
  )
}

/** The cards that the voyage needs. With told cards, the tiles show it. */
const noteOf = ({ at }: Ship, isTold: boolean, { sail }: Texts): string =>
  isTold ? '' : at === 'start' ? sail.fromStart : at === 'bank' ? sail.fromBank : sail.anyCards

interface LandsProps {
  readonly state: State
  readonly space: { readonly city: CityId; readonly harbour: 1 | 2 }
  readonly texts: Texts
}

/** The harbour space where the ship will lie, and what a warehouse costs there. */
function Lands({ state: { numbers }, space: { city, harbour }, texts }: LandsProps) {
  return <p className="note">{texts.sail.costs(harbour, numberAt(numbers, harbourPrice(city, harbour)))}</p>
}

const cardText = (card: Card, { sail, cities }: Texts): string => {
  const nameOf = (city: CityId) => sentence(cities[city] ?? city)
  if (card.as === 'destination') return sail.goal(nameOf(card.city))
  if (card.as === 'link') return sail.link(nameOf(card.link[0]), nameOf(card.link[1]))
  return sail.route(card.via.map(nameOf).join(' – '), card.seals)
}
