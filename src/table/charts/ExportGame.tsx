import { useState } from 'react'
import { lineOfPlay, minutesPlayed } from '../../referee'
import { csvOf } from '../../ui/csv'
import { shareOrCopyText } from '../../ui/files'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { useShareFile } from '../../ui/share-file'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useGameLog } from '../log/context'
import { bgStatsLink } from './bg-stats'
import { gameInText, withPlainSpaces } from './format'
import type { GameStory } from './story'
import { useChartWords } from './words'

const CSV = 'text/csv'

/** Buttons that export a game as a picture, a short text, and CSV tables. */
export function ExportGame({ story }: { story: GameStory }) {
  const log = useGameLog()
  const speech = useChartWords()
  const { out } = speech.words
  const shareFile = useShareFile()
  const { id, ledger, name, game } = useTable((open) => open)
  const [status, setStatus] = useState('')
  const day = new Date(ledger.last.entry.time).toISOString().slice(0, 10)
  const fileName = (what: string, ending: string) => `castellan-${[...wordsIn(name), ...wordsIn(what), day].join('-')}.${ending}`
  const played = () => {
    const moments = lineOfPlay(ledger)
    const date = withPlainSpaces(speech.date(moments.at(-1)?.entry.time ?? 0))
    // Many players use the date as the name of a game; if so, the date is not repeated.
    return { title: withPlainSpaces(name).includes(date) ? name : `${name} · ${date}`, minutes: minutesPlayed(moments) }
  }

  const text = async () => {
    const how = await shareOrCopyText(gameInText(story, played(), speech))
    setStatus(how === undefined ? out.cannot : how === 'saved' ? out.copied : '')
  }
  const picture = async () => {
    const { gameInPicture } = await import('./picture')
    const made = await gameInPicture(story, played(), speech)
    if (made === undefined) return setStatus(out.cannot)
    setStatus('')
    await shareFile(made, fileName('', 'png'), 'image/png')
  }
  const table = async (what: 'figures' | 'entries') => {
    const rows = what === 'entries' ? (await import('./tables')).entriesTable(ledger, game, log, story, speech) : story.figures
    await shareFile(csvOf(rows), fileName(out[what], 'csv'), CSV)
  }
  const { ending } = story
  const bgStats =
    ending === undefined || story.box === undefined
      ? undefined
      : bgStatsLink({
          id,
          box: story.box,
          began: lineOfPlay(ledger)[0]?.entry.time ?? 0,
          minutes: minutesPlayed(lineOfPlay(ledger)),
          comments: withPlainSpaces(`${ending.title}. ${ending.how}. ${ending.decidedBy}.`),
          players: story.standings.flatMap(({ role, place, score }) => {
            const who = story.roles.find((one) => one.role === role)
            const won = ending.winners.includes(role)
            return who === undefined
              ? []
              : [{ player: who.player, seat: who.seat, role: who.name, won, place, score, first: role === story.first }]
          }),
        })
  return (
    <section aria-label={out.title}>
      <h2 className="label mb-2 px-1">{out.title}</h2>
      <List>
        <Row lead={<Icon of={icons.share} />} title={out.picture} note={story.notes.picture} onPress={() => void picture()} />
        {bgStats !== undefined && <Row lead={<Icon of={icons.trophy} />} title={out.bgStats} note={out.bgStatsNote} href={bgStats} />}
        <Row lead={<Icon of={icons.share} />} title={out.text} note={out.textNote} onPress={() => void text()} />
        <Row lead={<Icon of={icons.card} />} title={out.figures} note={story.notes.figures} onPress={() => void table('figures')} />
        <Row lead={<Icon of={icons.history} />} title={out.entries} note={out.entriesNote} onPress={() => void table('entries')} />
      </List>
      <p role="status" className="note px-1">
        {status}
      </p>
    </section>
  )
}

/** Splits the name of a game into lower-case words of letters and digits, for the name of the exported file. */
const wordsIn = (name: string): readonly string[] =>
  name
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
