/**
 * Returns the number of steps on the shortest path between two spaces; undefined if no path has at most `most` steps.
 * @param mayPass whether the path may contain a space; not checked for the last space
 * @param most maximum number of steps
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
