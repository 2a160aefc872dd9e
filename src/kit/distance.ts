/**
 * Steps on the shortest way from space to space; undefined where there is none within reach.
 * @param mayPass spaces that may lie on the way; the last one need not be among them
 * @param most steps
 */
export const distance = (
  from: string,
  to: string,
  neighbours: (space: string) => Iterable<string>,
  mayPass: (space: string) => boolean,
  most: number,
): number | undefined => {
  const seen = new Set([from])
  let front = [from]
  for (let steps = 0; steps <= most; steps++) {
    if (front.includes(to)) return steps
    const next: string[] = []
    for (const space of front)
      for (const one of neighbours(space))
        if (!seen.has(one) && (one === to || mayPass(one))) {
          seen.add(one)
          next.push(one)
        }
    front = next
  }
  return undefined
}
