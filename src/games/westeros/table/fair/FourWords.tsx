import './fair.css'
import { Suspense } from 'react'
import { useFingerprints } from '../../../../play'
import { useSpeech } from '../speech'

/** The four words of a digest, on a line that is as high before they are there. */
export function FourWords({ digest }: { digest: string }) {
  return (
    <span className="four-words">
      <Suspense>
        <Told digest={digest} />
      </Suspense>
    </span>
  )
}

function Told({ digest }: { digest: string }) {
  const { language } = useSpeech()
  return useFingerprints(language)(digest)
}
