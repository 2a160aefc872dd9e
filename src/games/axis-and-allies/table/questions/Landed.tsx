import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { PairOfCounts } from '../../../../table/balance/TwoSides'
import { Select } from '../../../../ui/Field'
import { ZONE_IDS } from '../../box/board'
import type { PlainMove, Promised } from '../../model/moves'
import { carrier } from '../parts/icons'
import { useTexts } from '../parts/words'
import { useAsked } from './shared'
import { useFightWords } from './words'

type Move = Extract<PlainMove, { readonly do: 'landed' }>
const HOW = ['kept', 'broken', 'carrierLost', 'fighterLost'] as const
type How = (typeof HOW)[number]
/** More ships or fighters than a zone holds. */
const MOST = 20

const howOf = ({ carrierEnds, carrierAlive = true, fighterAlive = true }: Promised): How =>
  !carrierAlive ? 'carrierLost' : !fighterAlive ? 'fighterLost' : carrierEnds === undefined ? 'broken' : 'kept'
const promisedAs = (id: number, to: string, how: How): Promised => ({
  id,
  ...(how === 'kept' && { carrierEnds: to }),
  ...(how === 'carrierLost' && { carrierAlive: false }),
  ...(how === 'fighterLost' && { fighterAlive: false }),
})

/** Whether every fighter has a deck, and every promise of a carrier was kept. */
export function Landed({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useFightWords()
  const { state, answer, become, back, finish } = useAsked(question, 'landed')
  const { commitments } = state.turn
  const usual: Move = { do: 'landed', zones: {}, promises: commitments.map(({ id, to }) => promisedAs(id, to, 'kept')) }
  const move = answer ?? usual
  const put = (next: Partial<Move>) => become({ ...move, ...next })
  const setZone = (zone: string, counts: Move['zones'][string]) => put({ zones: { ...move.zones, [zone]: counts } })
  const free = ZONE_IDS.filter((zone) => move.zones[zone] === undefined)
  return (
    <Asked question={question} back={back} choosing note={words.deckNote} finish={{ label: words.landed, answer: finish(move) }}>
      {commitments.map(({ id, to }) => {
        const promise = move.promises.find((one) => one.id === id) ?? promisedAs(id, to, 'kept')
        return (
          <Select
            key={id}
            label={words.promiseTo(texts.spaceName(to))}
            options={HOW.map((how) => ({ value: how, label: words.kept[how] }))}
            value={howOf(promise)}
            onChange={(how) => put({ promises: move.promises.map((one) => (one.id === id ? promisedAs(id, to, how) : one)) })}
          />
        )
      })}
      {Object.entries(move.zones).map(([zone, { carriers, fighters }]) => (
        <section key={zone} aria-label={texts.spaceName(zone)}>
          <h2 className="label mb-1 px-1">{`${words.carriers} · ${words.fighters}`}</h2>
          <ul className="card list">
            <PairOfCounts
              icon={carrier}
              title={texts.spaceName(zone)}
              sides={[
                {
                  label: `${texts.spaceName(zone)}: ${words.carriers}`,
                  value: carriers,
                  max: MOST,
                  onChange: (n) => setZone(zone, { carriers: n, fighters }),
                },
                {
                  label: `${texts.spaceName(zone)}: ${words.fighters}`,
                  value: fighters,
                  max: MOST,
                  onChange: (n) => setZone(zone, { carriers, fighters: n }),
                },
              ]}
            />
          </ul>
        </section>
      ))}
      {!state.settings.armiesTold && (
        <Select
          label={words.decks}
          options={[{ value: '', label: words.noZone }, ...free.map((zone) => ({ value: zone, label: texts.spaceName(zone) }))]}
          value=""
          onChange={(zone) => zone !== '' && setZone(zone, { carriers: 0, fighters: 1 })}
        />
      )}
    </Asked>
  )
}
