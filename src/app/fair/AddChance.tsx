import { useState } from 'react'
import { useOpenGame } from '../../play'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/Field'
import * as icons from '../../ui/icons'
import { tell } from '../../ui/status'
import { canShake, shake } from './shake'
import { useFairWords } from './words'

/** Anybody mixes a word or a shake into the seed of the cards to come. */
export function AddChance() {
  const { words } = useFairWords()
  const contribute = useOpenGame((play) => play.contribute)
  const [who, name] = useState('')
  const [word, type] = useState('')
  const [shaking, setShaking] = useState(false)
  const add = async (given: string) => {
    const outcome = await contribute(given, who.trim() || 'table')
    if (outcome.how !== 'done') return
    type('')
    tell(words.chanceDone)
  }
  const addShake = async () => {
    setShaking(true)
    const given = await shake()
    setShaking(false)
    if (given !== undefined) await add(given)
  }
  return (
    <section className="flex flex-col gap-3" aria-label={words.chance}>
      <h2 className="label px-1">{words.chance}</h2>
      <p className="note">{words.chanceNote}</p>
      <TextField label={words.chanceWho} value={who} onChange={name} maxLength={60} placeholder={words.nobody} />
      <TextField label={words.chanceWord} value={word} onChange={type} maxLength={200} autoCapitalize="off" spellCheck={false} />
      <Button icon={icons.dice} aria-disabled={word.trim() === '' || undefined} onClick={() => word.trim() !== '' && void add(word)}>
        {words.chanceAdd}
      </Button>
      {canShake() && (
        <Button kind="quiet" icon={icons.phone} onClick={() => void addShake()}>
          {shaking ? words.chanceShaking : words.chanceShake}
        </Button>
      )}
    </section>
  )
}
