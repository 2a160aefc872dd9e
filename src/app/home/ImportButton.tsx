import { Suspense, useState } from 'react'
import { Button, Pair } from '../../ui/Button'
import { FileButton } from '../../ui/FileButton'
import { lazyPart } from '../../ui/lazy-part'
import { useWords } from '../words'

const ImportGames = lazyPart(() => import('../import/ImportGames').then(({ ImportGames: Part }) => Part))
const ReadGame = lazyPart(() => import('../phone-to-phone/ReadGame').then(({ ReadGame: Part }) => Part))
const AnswerOffer = lazyPart(() => import('../link/AnswerOffer').then(({ AnswerOffer: Part }) => Part))

/** Button that imports games from a file, or by camera from the screen of another phone. */
export function ImportButton({ kind }: { kind: 'alt' | 'quiet' }) {
  const { words } = useWords()
  const text = words.home.import
  const [file, setFile] = useState<File | undefined>()
  const [reads, setReads] = useState(false)
  const [looks, setLooks] = useState(false)
  const [offer, setOffer] = useState<Uint8Array | undefined>()
  const look = (chosen: File) => {
    setReads(true)
    setLooks(false)
    // The dialog is preloaded, because otherwise React would show a Suspense fallback for about 300 ms.
    const show = () => setFile(chosen)
    void ImportGames.fetch().then(show, show)
  }
  const answer = (bytes: Uint8Array) => {
    setLooks(false)
    const show = () => setOffer(bytes)
    void AnswerOffer.fetch().then(show, show)
  }
  const openCamera = () => {
    const show = () => setLooks(true)
    void ReadGame.fetch().then(show, show)
  }
  return (
    <>
      <Pair>
        <FileButton kind={kind} label={text.button} notYet={reads ? text.reads : undefined} onFile={look} />
        <Button kind={kind} onClick={openCamera}>
          {text.camera}
        </Button>
      </Pair>
      <Suspense>
        {looks && <ReadGame onFile={look} onOffer={answer} onClose={() => setLooks(false)} />}
        {offer !== undefined && <AnswerOffer offer={offer} onClose={() => setOffer(undefined)} onAgain={openCamera} />}
        {file !== undefined && (
          <ImportGames
            key={`${file.name} ${file.lastModified}`}
            file={file}
            onRead={() => setReads(false)}
            onDone={() => setFile(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
