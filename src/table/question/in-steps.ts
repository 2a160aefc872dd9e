import { useEffect, useState } from 'react'

/** The longest that a page reckons at a stretch, in milliseconds. */
const STRETCH = 8

/**
 * Works something out in steps, so that the page answers meanwhile; undefined until the first result is there, and the last result stays
 * until the next one is. A hook.
 * @param key tells questions apart: another one begins anew
 */
export function useInSteps<Result>(key: string, begin: () => Generator<undefined, Result>): Result | undefined {
  const [result, setResult] = useState<Result | undefined>()
  useEffect(() => {
    const steps = begin()
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = () => {
      for (const until = performance.now() + STRETCH; performance.now() < until;) {
        const step = steps.next()
        if (step.done === true) return setResult(step.value)
      }
      timer = setTimeout(goOn)
    }
    timer = setTimeout(goOn)
    return () => clearTimeout(timer)
    // The key identifies all that is worked out.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return result
}
