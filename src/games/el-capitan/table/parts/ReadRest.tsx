import { useState } from 'react'
import { numberAt, type ReportedNumbers } from '../../../../kit/rule-points'
import { useTable } from '../../../../table/hook'
import { Button } from '../../../../ui/Button'
import { sentence } from '../../../../ui/grammar/numbers'
import type { CityId } from '../../box/board'
import { SITE_KINDS } from '../../box/numbers'
import type { OwnMove } from '../../rules/moves'
import { isSoundBoard, shutsDown } from '../../rules/track'
import { kindsOf } from './CityKeys'
import { cellsOf, CityNumbers, type CityMode } from './CityNumbers'
import { useNamedTexts } from './named'
import { usePosition } from './position'
import { useReadingTexts } from './words/reading'

/**
 * Button that opens the form for the board numbers of a city that the players have not read yet. Renders nothing if all numbers are known,
 * after the end of the game, and on a phone or window that only watches.
 */
export function ReadRest({ city }: { readonly city: CityId }) {
  const texts = useNamedTexts()
  const { rest } = useReadingTexts()
  const { numbers, stage } = usePosition()
  const canPlay = useTable((open, { writes }) => writes && !open.followed)
  const [isOpen, setOpen] = useState(false)
  const isRead = cellsOf(city, numbers).every(({ value }) => value !== undefined) && kindsOf(city).every((kind) => isKnown(numbers, kind))
  if (isRead || stage === 'over' || !canPlay) return
  return isOpen ? (
    <RestForm city={city} onDone={() => setOpen(false)} />
  ) : (
    <Button onClick={() => setOpen(true)}>{rest(sentence(texts.cities[city] ?? city))}</Button>
  )
}

const isKnown = (numbers: ReportedNumbers, point: Parameters<typeof numberAt>[1]): boolean => numberAt(numbers, point) !== undefined

/** Form that adds numbers to the known numbers of a city. If the user has opened the kinds of the sites, unmarked sites are plain. */
function RestForm({ city, onDone }: { readonly city: CityId; readonly onDone: () => void }) {
  const texts = useNamedTexts()
  const state = usePosition()
  const play = useTable((_, actions) => actions.play)
  const [mode, setMode] = useState<CityMode>('numbers')
  const [hasMarked, setMarked] = useState(false)
  const [reported, setReported] = useState<ReportedNumbers>({})
  const known = { ...state.numbers, ...reported }
  const unmarked = hasMarked ? kindsOf(city).filter((kind) => !isKnown(known, kind)) : []
  const added = { ...reported, ...Object.fromEntries(unmarked.map(({ id }) => [id, SITE_KINDS.plain])) }
  const all = { ...state.numbers, ...added }
  const isSound = kindsOf(city).every((point) => isSoundBoard(all, point, state.players.length))
  const shutting = kindsOf(city).filter((_, at) => shutsDown(all, city, at + 1, state.players.length) === true).length
  const missing = !isSound ? texts.numbers.unsound(shutting) : Object.keys(added).length === 0 ? texts.act.numberMissing : undefined
  const name = sentence(texts.cities[city] ?? city)
  const isComplete = cellsOf(city, all).every(({ value }) => value !== undefined) && kindsOf(city).every((kind) => isKnown(all, kind))
  const put = (id: string, value: number | undefined) =>
    setReported(({ [id]: _before, ...others }) => (value === undefined ? others : { ...others, [id]: value }))
  const change = (next: CityMode) => {
    setMode(next)
    if (next === 'dark') setMarked(true)
  }
  const keep = async () => {
    const move: OwnMove = { do: 'tell', told: added }
    const answer = await play(move)
    if (answer.how === 'done') onDone()
  }
  return (
    <section className="flex flex-col gap-2" aria-label={texts.numbers.read(name)}>
      <CityNumbers city={city} known={known} mode={mode} onMode={change} onChange={put} />
      <Button kind="do" notYet={missing} onClick={() => void keep()}>
        {isComplete ? texts.numbers.keep(name) : texts.numbers.keepSome(name)}
      </Button>
    </section>
  )
}
