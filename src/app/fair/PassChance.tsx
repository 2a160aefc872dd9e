import { useState } from 'react'
import { useOpenGame } from '../../session'
import { Button, IconButton } from '../../ui/Button'
import { Cover, useOutOfSight, useUntouched } from '../../ui/Cover'
import { TextField } from '../../ui/Field'
import { HoldButton } from '../../ui/HoldButton'
import * as icons from '../../ui/icons'
import { Question } from '../../ui/Screen'
import { WholeScreen } from '../../ui/WholeScreen'
import { canShake, shake } from './shake'
import { useFairWords } from './words'

export interface PassChanceProps {
  /** Id of the seat whose player holds the phone; `name` is the display name of the seat. */
  readonly seat: string
  readonly name: string
  /** Seats that contribute random numbers, used if this seat is the first of them. */
  readonly seats: readonly string[]
  readonly onSealed: () => void
  readonly onBack: () => void
}

/**
 * Hands the phone to one seat: first a screen that hides everything until a long press, then the private screen on which the player adds
 * random numbers.
 */
export function PassChance({ name, onBack, ...rest }: PassChanceProps) {
  const { words, say } = useFairWords()
  const [isOpen, open] = useState(false)
  const cover = () => open(false)
  useOutOfSight(cover)
  useUntouched(cover, isOpen)
  if (isOpen)
    return (
      <WholeScreen label={name} onBack={cover}>
        <Adding name={name} onCover={cover} {...rest} />
      </WholeScreen>
    )
  return (
    <WholeScreen label={name}>
      <Cover name={name} note={say(words.round.cover, { name })}>
        <HoldButton icon={icons.hidden} onHold={() => open(true)}>
          {words.round.hold}
        </HoldButton>
        <Button kind="quiet" onClick={onBack}>
          {words.round.toTable}
        </Button>
      </Cover>
    </WholeScreen>
  )
}

/** Private screen of one seat for adding random numbers. After sealing, the screen no longer shows the contribution. */
function Adding({ seat, name, seats, onSealed, onCover }: Omit<PassChanceProps, 'onBack'> & { onCover: () => void }) {
  const { words } = useFairWords()
  const giveChance = useOpenGame((play) => play.giveChance)
  const [word, type] = useState('')
  const [does, doing] = useState<'shakes' | 'seals' | undefined>()
  const [wrong, setWrong] = useState<string | undefined>()
  const add = async (given: string) => {
    doing('seals')
    type('')
    const { how } = await giveChance(seat, given, seats)
    doing(undefined)
    if (how === 'done') onSealed()
    else setWrong(words.round.notSealed)
  }
  const addShake = async () => {
    doing('shakes')
    const given = await shake()
    if (given !== undefined) return add(given)
    doing(undefined)
    setWrong(words.chanceNotFelt)
  }
  const missing = does === undefined && word.trim() === '' ? words.chanceMissing : undefined
  return (
    <main className="sealed">
      <header className="top sealed-top">
        <p className="where text-balance">
          {name} · <span className="note">{words.round.onlyYou}</span>
        </p>
        <IconButton icon={icons.hidden} label={words.round.coverAgain} onClick={onCover} />
      </header>
      <div className="body sealed-body">
        <Question>{words.round.what}</Question>
        <p className="note sealed-note">{words.round.whatNote}</p>
        <TextField
          label={words.chanceWord}
          value={word}
          onChange={(next) => does === undefined && type(next)}
          maxLength={200}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      </div>
      <div className="answer sealed-answer">
        {wrong !== undefined && (
          <p className="note text-warn" role="alert">
            {wrong}
          </p>
        )}
        <Button kind="do" icon={icons.seal} notYet={missing} onClick={() => does === undefined && void add(word)}>
          {words.round.seal}
        </Button>
        {canShake() && (
          <Button kind="quiet" icon={icons.phone} onClick={() => does === undefined && void addShake()}>
            {does === 'shakes' ? words.chanceShaking : words.chanceShake}
          </Button>
        )}
      </div>
    </main>
  )
}
