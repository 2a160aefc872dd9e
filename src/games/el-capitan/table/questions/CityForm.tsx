import { useState } from 'react'
import { sentence } from '../../../../ui/grammar/numbers'
import { Button } from '../../../../ui/Button'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { useAnswering, useSend } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { upTo } from '../../../../kit/counts'
import { numberAt, type ReportedNumbers } from '../../../../kit/rule-points'
import { accepted, refusedByReferee } from '../../../../referee'
import { HARBOURS, SITES, type CityId } from '../../box/board'
import { siteKind, SITE_KINDS, spaceValue } from '../../box/numbers'
import { choosing } from '../../prompts/domains'
import type { State } from '../../model/state'
import { followsMoney } from '../../model/settings'
import { isSoundBoard, shutsDown } from '../../rules/track'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import { useReadingTexts } from '../parts/words/reading'
import { kindsOf, pricesOf } from '../parts/CityKeys'
import { cellsOf, CityNumbers, MOST_USUAL, type CityMode } from '../parts/CityNumbers'

const harboursOf = (city: CityId) => pricesOf(city).slice(0, HARBOURS)
const isKnown = (numbers: ReportedNumbers) => (point: Parameters<typeof numberAt>[1]) => numberAt(numbers, point) !== undefined

/**
 * Returns whether the app shows the form with all board numbers of a city: all kinds of sites are unknown, or the app tracks money and all
 * harbour prices are unknown. If only some kinds are unknown, the app asks for one site at a time.
 */
export const isToRead = ({ settings, numbers }: State, city: CityId): boolean => {
  const kinds = kindsOf(city)
  const isSiteBySite = kinds.some(({ id }) => numbers[id] !== undefined) && !kinds.every(isKnown(numbers))
  return !isSiteBySite && ![...(followsMoney(settings) ? harboursOf(city) : []), ...kinds].every(isKnown(numbers))
}

/** Highest number of players with whom triangle sites shut down a warehouse (R20). With more players, they are plain. */
const MOST_WITH_TRIANGLES = 3

/** Number of doubtful entries that the form names at the same time, so that their text does not cover the number pad. */
const MOST_DOUBTS = 2

/** Largest usual difference between the numbers of two adjacent spaces of a track. */
const MOST_STEP = 8

/**
 * Returns the pairs of numbers on adjacent spaces of a track that differ by more than usual. In such a pair, several digits are probably
 * typed as one number. The numbers of a track may fall again towards its end.
 */
export const jumpsIn = (known: ReportedNumbers, city: CityId): readonly (readonly [from: number, to: number])[] =>
  upTo(SITES).flatMap((space) => {
    const [from, to] = [numberAt(known, spaceValue(city, space)), numberAt(known, spaceValue(city, space + 1))]
    return from !== undefined && to !== undefined && Math.abs(to - from) > MOST_STEP ? [[from, to] as const] : []
  })

export interface CityFormProps extends QuestionProps {
  readonly city: CityId
  /** Called when the user skips the form. The next action then asks only for the board numbers that it needs. */
  readonly onLater: () => void
}

/** Form for all board numbers of a city, with the layout of the board. The form submits the numbers as one move. */
export function CityForm({ question, city, onLater }: CityFormProps) {
  const texts = useNamedTexts()
  const { numbers: text } = texts
  const reading = useReadingTexts()
  const state = usePosition()
  useOtherQuestions()
  const send = useSend()
  const [mode, setMode] = useState<CityMode>('numbers')
  const [hasLooked, setLooked] = useState(false)
  const { draft, setDraft, back } = useAnswering(question, choosing(state, { ...question, roles: [] }))
  const reported = draft.told ?? {}
  const known: ReportedNumbers = { ...state.numbers, ...reported }
  const put = (id: string, value: number | undefined) => {
    const { [id]: _before, ...rest } = reported
    setDraft({ told: value === undefined ? rest : { ...rest, [id]: value } })
  }
  const kindOf = (site: number) => numberAt(known, siteKind(city, site)) ?? SITE_KINDS.plain
  const cells = cellsOf(city, known)
  // A site that the user has not marked is plain.
  const kinds = kindsOf(city).flatMap((point, at) => (point.unknown ? [[point.id, kindOf(at + 1)] as const] : []))
  const whole: ReportedNumbers = { ...reported, ...Object.fromEntries(kinds) }
  const all: ReportedNumbers = { ...state.numbers, ...whole }
  const count = (kind: number) => kindsOf(city).filter((_, at) => kindOf(at + 1) === kind).length
  const [dark, triangles] = [count(SITE_KINDS.dark), count(SITE_KINDS.triangle)]
  const shutting = kindsOf(city).filter((_, at) => shutsDown(all, city, at + 1, state.players.length) === true).length
  const pricesMissing = harboursOf(city).filter((point) => !isKnown(known)(point)).length
  const missing = kindsOf(city).some((point) => !isSoundBoard(all, point, state.players.length))
    ? text.unsound(shutting)
    : followsMoney(state.settings) && pricesMissing > 0
      ? text.pricesMissing(pricesMissing)
      : undefined
  // Ask about dark sites once, even if the user has marked none, because the city may have no dark site.
  const isUnmarked = missing === undefined && !hasLooked && dark + triangles === 0
  const hasTriangles = state.players.length <= MOST_WITH_TRIANGLES
  // A printed city has dark sites and a triangle, so a city without them is probably not marked completely.
  const unmarked =
    missing === undefined && !isUnmarked
      ? [...(dark === 0 ? [reading.noDark] : []), ...(triangles === 0 && hasTriangles ? [reading.noTriangle] : [])]
      : []
  const high = cells.flatMap(({ value }) => (value !== undefined && value > MOST_USUAL ? [value] : []))
  const jumps = jumpsIn(known, city).map(([from, to]) => reading.jump(from, to))
  const doubts = [...(high.length === 0 ? [] : [reading.high(high)]), ...jumps, ...unmarked]
  const read = cells.filter(({ value }) => value !== undefined).length
  const name = sentence(texts.cities[city] ?? city)
  // The typed numbers are kept. Marks of sites that cannot be right are left out.
  const isSound = kindsOf(city).every((point) => isSoundBoard({ ...state.numbers, ...reported }, point, state.players.length))
  const typed = Object.fromEntries(Object.entries(reported).filter(([id]) => isSound || !id.startsWith('site/')))
  const leave = () => {
    if (Object.keys(typed).length > 0) void send({ do: 'tell', told: typed })
    onLater()
  }
  const change = (next: CityMode) => {
    setMode(next)
    if (next === 'dark') setLooked(true)
  }
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      title={text.read(name)}
      note={text.readNote}
      {...(isUnmarked
        ? {
            answer: (
              <Button kind="do" onClick={() => change('dark')}>
                {text.unmarked}
              </Button>
            ),
          }
        : {
            finish: {
              label: read === cells.length ? text.keep(name) : text.keepSome(name),
              answer: missing === undefined ? accepted({ do: 'tell', told: whole }) : refusedByReferee('MALFORMED'),
              missing,
            },
          })}
      aboveSubmit={
        doubts.length > 0 && (
          <p className="note" role="status">
            {[...doubts.slice(0, MOST_DOUBTS), reading.lookAgain].join(' ')}
          </p>
        )
      }
      more={
        <Button kind="quiet" onClick={leave}>
          {text.later}
        </Button>
      }
    >
      <CityNumbers city={city} known={known} mode={mode} onMode={change} onChange={put} />
    </QuestionFrame>
  )
}
