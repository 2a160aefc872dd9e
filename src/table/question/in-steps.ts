import { useEffect, useState } from 'react'

/** Maximum duration of one computation slice, in milliseconds. */
const STRETCH = 8

/**
 * Hook that computes a result in time slices, so that the page stays responsive. Returns undefined until the first result is ready, and an
 * old result until the next result is ready.
 * @param key identifies the computation; a new key restarts the computation
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
    // If the key is equal, the computation is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return result
}
