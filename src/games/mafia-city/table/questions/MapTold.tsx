import '../parts/city.css'
import { useRef } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { lazyPart } from '../../../../ui/lazy-part'
import { Icon } from '../../../../ui/Icon'
import { LOCATIONS } from '../../box/box'
import { numbered } from '../asking/asked'
import { useAsking } from '../asking/words'
import { useKeys } from '../asking/words/keys'
import { HexEdge, slotStyle } from '../parts/City'
import { LEAST_BARE, useRoom } from '../parts/room'
import { TILES } from '../parts/tiles'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { useAsked } from './shared'

const DrawnByApp = lazyPart(() => import('../../../../table/question/DrawnByApp').then((drawn) => drawn.DrawnByApp))

/**
 * Component that asks for the map. A tap on a location puts it at the highlighted position of the map, and a tap on a placed location
 * removes it.
 */
export function MapTold({ question }: QuestionProps) {
  const { settings } = usePosition()
  return settings.mapDrawn ? <Drawn question={question} /> : <Told question={question} />
}

function Drawn({ question }: QuestionProps) {
  const keys = useKeys()
  return <DrawnByApp question={question} label={keys.layOut} />
}

function Told({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useAsking()
  const { draft, setDraft, back, finish } = useAsked(question)
  const tiles = draft.tiles ?? []
  const content = useRef<HTMLDivElement>(null)
  useRoom(content, LEAST_BARE)
  const left = LOCATIONS.filter((at) => !tiles.includes(at))
  const lay = (at: (typeof LOCATIONS)[number]) => {
    const placed = [...tiles, at]
    const [last, ...others] = left.filter((one) => one !== at)
    setDraft({ tiles: last !== undefined && others.length === 0 ? [...placed, last] : placed })
  }
  return (
    <QuestionFrame
      question={question}
      back={back}
      // The row of the undo button is always there, so that the map and the tiles keep their place when the first tile is placed.
      more={back === undefined && <span className="quiet invisible" aria-hidden />}
      note=""
      compact
      choosing
      finish={{ label: keys.whole, answer: finish(draft), missing: keys.left(left.length) }}
    >
      <div ref={content} className="flex flex-col gap-[inherit]">
        <p className="note">{words.mapNote}</p>
        <div className="city-ring" data-told="" role="group" aria-label={texts.city}>
          {LOCATIONS.map((_, slot) => {
            const at = tiles[slot]
            const isNext = slot === tiles.length
            const style = slotStyle(slot)
            return at === undefined ? (
              <div key={slot} className="hex" style={style} data-free={isNext ? undefined : ''} data-next={isNext ? '' : undefined}>
                <HexEdge />
                {isNext && <span className="hex-tile">{keys.next}</span>}
              </div>
            ) : (
              <button
                key={slot}
                type="button"
                className="hex"
                style={style}
                data-undoes
                onClick={() => setDraft({ tiles: tiles.filter((one) => one !== at) })}
              >
                <span className="sr-only">{keys.dismiss(numbered(texts, at))}</span>
                <HexEdge />
                <span className="hex-name" aria-hidden>
                  {at} {texts.short[at]}
                </span>
                <span className="hex-tile">
                  <Icon of={TILES[at]} size="l" />
                </span>
              </button>
            )
          })}
        </div>
        <StackedTiles
          label={keys.tray}
          tiles={LOCATIONS.map((at) => ({
            id: `${at}`,
            // The number is next to the icon, because it would wrap next to a long name.
            icon: (
              <span className="flex items-center gap-1.5" aria-hidden>
                <b>{at}</b>
                <Icon of={TILES[at]} />
              </span>
            ),
            title: (
              <>
                <span className="sr-only">{numbered(texts, at)}</span>
                <span aria-hidden>{texts.short[at]}</span>
              </>
            ),
            isOff: tiles.includes(at),
            why: texts.onTable,
            onPress: () => lay(at),
          }))}
        />
      </div>
    </QuestionFrame>
  )
}
