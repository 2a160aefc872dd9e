import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { screens, type SeatName } from '../../games/screens'
import { useOpenGame } from '../../play'
import { isSeedMove, entries, type Ledger, type Vocabulary } from '../../referee'
import { Button } from '../../ui/Button'
import { Select, TextField } from '../../ui/Field'
import * as icons from '../../ui/icons'
import { Question, Screen } from '../../ui/Screen'
import { Tag } from '../../ui/Tag'
import { tell } from '../../ui/status'
import { canShake, shake } from './shake'
import { useFairWords } from './words'

/** Stands for nobody of the seats: the table together. */
const TABLE = 'table'

/** Who sits at the table of the open game; nobody until it is read, or where the game names no seats. */
function useSeats(): readonly SeatName[] {
  const game = useOpenGame((play) => play.open?.game.id)
  const state = useOpenGame((play) => play.open?.state)
  const [seatsOf, read] = useState<((state: unknown) => readonly SeatName[]) | undefined>()
  useEffect(() => {
    const chosen = game === undefined ? undefined : screens[game]
    let gone = false
    void chosen?.seats().then((found) => !gone && read(() => found.seatsOf))
    return () => {
      gone = true
    }
  }, [game])
  return seatsOf === undefined || state === undefined ? [] : seatsOf(state)
}

/** Ids of the seats that have added chance so far, in their order. */
const whoAdded = (ledger: Ledger<Vocabulary>): readonly string[] => [
  ...new Set(entries(ledger).flatMap(({ move, by }) => (isSeedMove(move) && move.do === 'commitSeed' && by !== TABLE ? [by] : []))),
]

/** Any seat mixes a word or a shake into the seed of the cards to come. */
export function AddChance({ ledger }: { ledger: Ledger<Vocabulary> }) {
  const { words, say, list } = useFairWords()
  const navigate = useNavigate()
  const contribute = useOpenGame((play) => play.contribute)
  const seats = useSeats()
  const [who, choose] = useState(TABLE)
  const [word, type] = useState('')
  const [shaking, setShaking] = useState(false)
  const added = whoAdded(ledger)
  const add = async (given: string) => {
    const outcome = await contribute(given, who)
    if (outcome.how !== 'done') return
    type('')
    tell(words.chanceDone)
    // The next seat that has not added anything, so that the phone can go round.
    const next = seats.find(({ id }) => id !== who && !added.includes(id))
    if (who !== TABLE) choose(next?.id ?? TABLE)
  }
  const addShake = async () => {
    setShaking(true)
    const given = await shake()
    setShaking(false)
    if (given !== undefined) await add(given)
    else tell(words.chanceNotFelt)
  }
  return (
    <Screen
      where={words.title}
      onBack={() => void navigate(-1)}
      answer={
        <>
          <Button kind="do" notYet={word.trim() === '' ? words.chanceMissing : undefined} onClick={() => void add(word)}>
            {words.chanceAdd}
          </Button>
          {canShake() && (
            <Button kind="quiet" icon={icons.phone} onClick={() => void addShake()}>
              {shaking ? words.chanceShaking : words.chanceShake}
            </Button>
          )}
        </>
      }
    >
      <Question>{words.chance}</Question>
      <p className="note">{words.chanceNote}</p>
      {seats.length > 0 && (
        <Select
          label={words.chanceWho}
          value={who}
          options={[...seats.map(({ id, name }) => ({ value: id, label: name })), { value: TABLE, label: words.nobody }]}
          onChange={choose}
        />
      )}
      <TextField
        label={words.chanceWord}
        value={word}
        onChange={type}
        maxLength={200}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      {added.length > 0 && (
        <p>
          <Tag icon={icons.check}>
            {say(words.chanceSoFar, { names: list(added.map((by) => seats.find(({ id }) => id === by)?.name ?? by)) })}
          </Tag>
        </p>
      )}
    </Screen>
  )
}
