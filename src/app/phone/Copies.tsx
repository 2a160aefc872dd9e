import { useState } from 'react'
import { useGames } from '../../session'
import { Button } from '../../ui/Button'
import { shareOrSaveFile } from '../../ui/files'
import * as icons from '../../ui/icons'
import { exportExtras } from '../import/backup-extras'
import { ImportButton } from '../home/ImportButton'
import { Part } from './Part'
import { usePhoneWords } from './words'

/** Part of the page about this device with buttons that export a backup of all games and import files. */
export function Copies() {
  const { words, count } = usePhoneWords()
  const text = words.copies
  const { games, exportAll } = useGames()
  const [status, setStatus] = useState<string | undefined>()
  const copyAll = async () => {
    const answer = await exportAll(await exportExtras())
    if (!answer.ok) return setStatus(answer.trouble === 'unreadable' ? text.nothing : text.failed)
    const { text: file, fileName, games: many, entries } = answer.value
    const how = await shareOrSaveFile(file, fileName)
    setStatus(how === 'cancelled' ? undefined : `${count(text.done, many)} ${count(text.moves, entries)}`)
  }
  return (
    <Part title={text.title}>
      <p>{text.note}</p>
      <Button icon={icons.share} notYet={games?.length === 0 ? text.nothing : undefined} onClick={() => void copyAll()}>
        {text.all}
      </Button>
      <ImportButton kind="alt" />
      <p role="status">{status}</p>
    </Part>
  )
}
