import { upTo } from '../../../../kit/counts'
import { Button } from '../../../../ui/Button'
import { Check, Select } from '../../../../ui/Field'
import { numberAt } from '../../../../kit/rule-points'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { Asked } from '../../../../table/question/Asked'
import { FORTRESS_SITES, SITES, type Colour } from '../../box/board'
import { spaceValue } from '../../box/numbers'
import { cityOf } from '../../model/city'
import { choosing } from '../../prompts/domains'
import { NumberField } from '../../../../ui/NumberField'
import { Pennon } from '../parts/Pennon'
import { Head } from './Head'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/words'

/** One city at a payday: its open warehouses in order, its fortresses, and the number on the next free space. */
export function Row({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const city = String(question.params.city)
  const domain = choosing(state, { ...question, roles: [] })
  const { draft, become, back } = useAnswering(question, domain, { done: true })
  const { row = [], fortresses = cityOf(state, city).fortresses, last = 0, value } = draft
  const colours = state.players.flatMap(({ colour, neutral }): readonly Colour[] => (neutral === undefined ? [colour] : [colour, neutral]))
  const before = cityOf(state, city).fortresses
  const known = last > 0 ? numberAt(state.numbers, spaceValue(city, last + 1)) : undefined
  const put = (change: Partial<typeof draft>) => become({ ...draft, done: true, ...change })
  const isEmpty = row.length === 0 && fortresses.every((owner) => owner === null)
  const withFortress = (colour: Colour, on: boolean) => {
    const owners = fortresses.flatMap((owner) => (owner === null || owner === colour ? [] : [owner]))
    const list = on ? [...owners, colour] : owners
    put({ fortresses: Array.from({ length: FORTRESS_SITES }, (_, at) => list[at] ?? null) })
  }
  const sites = upTo(SITES).filter((site) => site >= row.length)
  const total = Object.keys(state.cities).length
  return (
    <Asked
      question={question}
      back={back}
      choosing
      above={<Head />}
      title={texts.row.title(texts.cities[city] ?? city)}
      note={`${texts.row.cityOf(state.told.cities.length + 1, total)}. ${texts.row.note}`}
      finish={{
        label: isEmpty ? texts.row.empty : texts.row.done(row.length),
        answer: domain.finish({ ...draft, done: true }),
        missing: texts.row.missing,
      }}
    >
      <div className="card flex min-h-14 flex-wrap items-center gap-1 p-3">
        {row.length === 0 ? (
          <span className="note">{texts.row.none}</span>
        ) : (
          row.map((colour, at) => <Pennon key={at} role={colour} size={32} alone />)
        )}
      </div>
      <div className="row-keys">
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            className="row-key"
            aria-label={texts.row.add(texts.colours[colour])}
            aria-disabled={row.length >= SITES || undefined}
            onClick={() => row.length < SITES && put({ row: [...row, colour], last: 0 })}
          >
            <Pennon role={colour} size={36} />
          </button>
        ))}
        {row.length > 0 && (
          <Button kind="quiet" onClick={() => put({ row: row.slice(0, -1), last: 0 })}>
            {texts.row.drop}
          </Button>
        )}
      </div>
      {!isEmpty && (
        <NumberField
          label={texts.row.value}
          value={value ?? known}
          most={99}
          onChange={(typed) => become(typed === undefined ? without(draft) : { ...draft, done: true, value: typed })}
        />
      )}
      {row.length > 0 && (
        <Select
          label={texts.row.last}
          value={`${last}`}
          options={[{ value: '0', label: texts.row.unsaid }, ...sites.map((site) => ({ value: `${site}`, label: `${site}` }))]}
          onChange={(site) => put({ last: Number(site) })}
        />
      )}
      <ul className="card list">
        {state.players.map(({ colour }) => (
          <Check
            key={colour}
            title={texts.row.fortress(texts.colours[colour])}
            on={fortresses.includes(colour)}
            onChange={(on) => {
              const isFull = fortresses.every((owner) => owner !== null)
              if (before.includes(colour) || (on && isFull)) return
              withFortress(colour, on)
            }}
          />
        ))}
      </ul>
    </Asked>
  )
}

const without = <Draft extends { readonly value?: number }>({ value: _value, ...rest }: Draft) => ({ ...rest, done: true as const })
