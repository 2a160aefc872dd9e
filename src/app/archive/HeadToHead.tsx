import { useState } from 'react'
import { Button } from '../../ui/Button'
import type { Rivals } from './statistics'
import { useArchiveWords } from './words'

/** Number of pairs of players listed at first; a button shows the rest. */
const AT_FIRST = 6

/** Wins of each pair of players against each other, pairs with the most wins first. All bars use the same scale. */
export function HeadToHead({ rivals }: { rivals: readonly Rivals[] }) {
  const { words, count } = useArchiveWords()
  const [all, setAll] = useState(false)
  if (rivals.length === 0) return undefined
  const most = Math.max(...rivals.map(({ games }) => games))
  return (
    <section aria-label={words.rivals}>
      <h2 className="label mb-2 px-1">{words.rivals}</h2>
      <ul className="card list">
        {(all ? rivals : rivals.slice(0, AT_FIRST)).map((one) => (
          <Pair key={one.key} rivals={one} most={most} />
        ))}
      </ul>
      {!all && rivals.length > AT_FIRST && (
        <Button className="mt-2 w-full" onClick={() => setAll(true)}>
          {count(words.all, rivals.length - AT_FIRST)}
        </Button>
      )}
    </section>
  )
}

function Pair({ rivals: { sides, games }, most }: { rivals: Rivals; most: number }) {
  const { words, say, count } = useArchiveWords()
  const [one, other] = sides
  const alike = games - one.wins - other.wins
  const share = (n: number) => ({ width: `${(n / most) * 100}%` })
  return (
    <li className="px-4 py-2.5 text-center">
      <p className="sr-only">{say(words.beat, { one: one.name, other: other.name, wins: one.wins, losses: other.wins })}</p>
      <p className="rivals-names grid grid-cols-[1fr_auto_1fr] items-baseline gap-3 wrap-anywhere" aria-hidden="true">
        <span>{one.name}</span>
        <b>
          {one.wins} : {other.wins}
        </b>
        <span>{other.name}</span>
      </p>
      <p className="rivals-bar flex justify-center gap-0.5 my-1" aria-hidden="true">
        <i style={share(one.wins)} />
        <i data-alike="" style={share(alike)} />
        <i data-other="" style={share(other.wins)} />
      </p>
      <p className="note">{count(words.together, games)}</p>
    </li>
  )
}
