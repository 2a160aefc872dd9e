import { lazy, Suspense, useState } from 'react'
import { FileButton } from '../../ui/FileButton'
import { useWords } from '../words'

const TakeIn = lazy(() => import('../take-in/TakeIn'))

/** Takes in games from a file that the reader chooses. */
export function ImportButton({ kind }: { kind: 'alt' | 'quiet' }) {
  const { words } = useWords()
  const text = words.home.import
  const [file, setFile] = useState<File | undefined>()
  const [reads, setReads] = useState(false)
  return (
    <>
      <FileButton
        kind={kind}
        label={text.button}
        notYet={reads ? text.reads : undefined}
        onFile={(chosen) => {
          setFile(chosen)
          setReads(true)
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
