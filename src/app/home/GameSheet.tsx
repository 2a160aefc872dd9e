import { useState } from 'react'
import { useNavigate } from 'react-router'
import { screens } from '../../games/screens'
import { isFollowing, useFollowers } from '../link/followers'
import { useGames, useOpenGame, type GameRecord } from '../../session'
import { Button, Pair } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { TextField } from '../../ui/Field'
import { useShareFile } from '../../ui/share-file'
import * as icons from '../../ui/icons'
import { showToast } from '../../ui/status'
import { useGameSheetWords } from './words'

/** Dialog with actions for a saved game: rename, export, delete. */
export default function GameSheet({ record, onClose }: { record: GameRecord; onClose: () => void }) {
  return (
    <Sheet open title={record.name} onClose={onClose}>
      <GameActions key={record.id} record={record} onDone={onClose} />
    </Sheet>
  )
}

function GameActions({ record, onDone }: { record: GameRecord; onDone: () => void }) {
  const { words: text, say, count } = useGameSheetWords()
  const { rename, remove, exportGame, exportRest } = useGames()
  const navigate = useNavigate()
  const closeGame = useOpenGame((play) => play.closeGame)
  const shareFile = useShareFile()
  /** Number of phones that follow the game, also those whose links are lost, e.g. by a reload of this page. */
  const linked = useFollowers(({ all }) => all.filter((one) => one.game === record.id && (isFollowing(one) || one.seat !== '')).length)
  const isOpen = useOpenGame((play) => play.open?.id === record.id)
  const [name, setName] = useState(record.name)
  const [deletes, setDeletes] = useState(false)
  const called = name.trim()

  /** Changes the stored game. If the game is open, closes it, so that it is read again from storage. */
  const onDisk = async (work: () => Promise<boolean>) => {
    await work()
    if (isOpen) await closeGame()
    onDone()
  }
  /** Removes the game. Phones that are linked to it are told so, because nobody continues the game here. */
  const removeLinked = (id: string) => {
    for (const one of useFollowers.getState().all) if (one.game === id) one.end('deleted')
    return remove(id)
  }
  const keepCopy = async () => {
    const whole = await exportGame(record.id)
    // If the game is damaged, exports the raw data that is left.
    const answer = whole.ok ? whole : await exportRest(record.id)
    if (answer.ok) void shareFile(answer.value.text, answer.value.fileName)
    else showToast(text.noExport)
  }
  if (deletes) {
    return (
      <>
        <p>{say(text.deleteAsks, { name: record.name })}</p>
        {linked > 0 && <p>{count(text.deleteLinked, linked)}</p>}
        <Pair>
          <Button onClick={() => setDeletes(false)}>{text.keep}</Button>
          <Button icon={icons.close} onClick={() => void onDisk(() => removeLinked(record.id))}>
            {text.deleteNow}
          </Button>
        </Pair>
      </>
    )
  }
  return (
    <>
      <TextField label={text.rename} value={name} maxLength={80} onChange={setName} />
      <Button notYet={called === '' ? text.needsName : undefined} onClick={() => void onDisk(() => rename(record.id, called))}>
        {text.saveName}
      </Button>
      {Object.hasOwn(screens, record.game) && (
        <Button icon={icons.plus} onClick={() => void navigate(`/new/${record.game}/again/${record.id}`)}>
          {text.again}
        </Button>
      )}
      <Button icon={icons.share} onClick={() => void keepCopy()}>
        {text.export}
      </Button>
      <Button icon={icons.phone} onClick={() => void navigate(`/show/${record.id}`)}>
        {text.show}
      </Button>
      <Button kind="quiet" icon={icons.close} onClick={() => setDeletes(true)}>
        {text.delete}
      </Button>
    </>
  )
}
