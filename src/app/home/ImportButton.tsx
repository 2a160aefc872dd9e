import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { useWords } from '../words'

const TakeIn = lazy(() => import('../take-in/TakeIn'))

/** Takes in games from a file that the reader chooses. */
export function ImportButton({ kind }: { kind: 'alt' | 'quiet' }) {
  const { words } = useWords()
  const text = words.home.import
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | undefined>()
  const [reads, setReads] = useState(false)
  return (
    <>
      <Button kind={kind} notYet={reads ? text.reads : undefined} onClick={() => input.current?.click()}>
        {text.button}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        hidden
        aria-label={text.button}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          // The same file may be chosen again.
          event.target.value = ''
          setFile(chosen)
          setReads(chosen !== undefined)
        }}
      />
      {file !== undefined && (
        <Suspense>
          <TakeIn key={`${file.name} ${file.lastModified}`} file={file} onRead={() => setReads(false)} onDone={() => setFile(undefined)} />
        </Suspense>
      )}
    </>
  )
}
