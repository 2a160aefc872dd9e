import { Suspense, useState } from 'react'
import { FileButton } from '../../ui/FileButton'
import { lazyPart } from '../../ui/lazy-part'
import { useWords } from '../words'

const TakeIn = lazyPart(() => import('../take-in/TakeIn').then(({ TakeIn: Part }) => Part))

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
          setReads(true)
          // What comes up is shown whole: a fallback on the way would stay for a third of a second.
          const show = () => setFile(chosen)
          void TakeIn.fetch().then(show, show)
        }}
      />
      <Suspense>
        {file !== undefined && (
          <TakeIn key={`${file.name} ${file.lastModified}`} file={file} onRead={() => setReads(false)} onDone={() => setFile(undefined)} />
        )}
      </Suspense>
    </>
  )
}
