import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useGames, type ImportFault } from '../../play'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { tell } from '../../ui/status'
import { useWords, type AppWords } from '../words'

/** Takes in a game from a file. What is wrong with a file is said in one sentence, and nothing has changed then. */
export function ImportButton({ kind }: { kind: 'alt' | 'quiet' }) {
  const { words, say } = useWords()
  const text = words.home.import
  const { importGame } = useGames()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<ImportFault | undefined>()
  const [reads, setReads] = useState(false)
  const close = () => setFault(undefined)

  const take = async (file: File) => {
    setReads(true)
    const answer = await importGame(file)
    setReads(false)
    if (!answer.ok) return setFault(answer.fault)
    tell(answer.value.keptBoth ? text.keptBoth : text.done)
    await navigate(`/game/${answer.value.id}`)
  }
  return (
    <>
      <Button kind={kind} notYet={reads ? text.reads : undefined} onClick={() => input.current?.click()}>
        {text.button}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={text.button}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again.
          event.target.value = ''
          if (file !== undefined) void take(file)
        }}
      />
      <Dialog open={fault !== undefined} title={text.notTaken} onClose={close}>
        {fault !== undefined && (
          <>
            <p>{faultText({ words, say }, fault)}</p>
            {fault.why === 'alreadyHere' ? (
              <Button kind="do" onClick={() => void navigate(`/game/${fault.id}`)}>
                {text.openIt}
              </Button>
            ) : (
              <Button kind="do" onClick={close}>
                {text.understood}
              </Button>
            )}
          </>
        )}
      </Dialog>
    </>
  )
}

/** Why a file was not taken in. */
const faultText = ({ words, say }: Pick<AppWords, 'words' | 'say'>, fault: ImportFault): string => {
  const text = words.home.import.faults
  switch (fault.why) {
    case 'damaged':
      return fault.at === undefined ? text.damaged : say(text.damagedAt, { entry: fault.at + 1 })
    case 'notSaved':
      return `${text.notSaved} ${words.home.trouble[fault.trouble]}`
    default:
      return text[fault.why]
  }
}
