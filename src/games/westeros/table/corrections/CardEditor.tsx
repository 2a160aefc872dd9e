import { useState } from 'react'
import { Figure } from '../../../../table/corrections/rows'
import { Button } from '../../../../ui/Button'
import { Select } from '../../../../ui/Field'
import { List, Row } from '../../../../ui/List'
import { Chip } from '../../../../ui/Tag'
import type { CardId } from '../../box/box'
import { NO_TEXT } from '../../fields/box'
import type { CardFigures } from '../../model/state'
import { CardIcons } from '../calculator/Balance'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'
import type { BoxEditorProps } from './BoxEditor'

/** Edits the numbers and the text of a House card. If `card` is omitted, the user chooses the card from a list that shows all cards. */
export function CardEditor({ box, set, card: given }: BoxEditorProps & { card?: CardId }) {
  const { words } = useAllSpeech()
  const [id, setId] = useState(given)
  const [house, setHouse] = useState(Object.values(box.cards)[0]?.house)
  if (id !== undefined) {
    return (
      <div className="flex flex-col gap-3">
        <OneCard box={box} set={set} card={id} />
        {given === undefined && <Button onClick={() => setId(undefined)}>{words.box.otherCards}</Button>}
      </div>
    )
  }
  const houses = [...new Set(Object.values(box.cards).map((card) => card.house))]
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-1" role="group" aria-label={words.box.whoseCards}>
        {houses.map((one) => (
          <Chip key={one} on={one === house} onPress={() => setHouse(one)}>
            <Shield house={one} size={24} alone />
          </Chip>
        ))}
      </div>
      <CardList box={box} house={house} onCard={setId} />
    </div>
  )
}

/** All cards of a house as printed: name, text, strength and icons. A tap on a card opens its editor. */
function CardList({ box, house, onCard }: Pick<BoxEditorProps, 'box'> & { house: string | undefined; onCard: (card: CardId) => void }) {
  const { words, cards } = useAllSpeech()
  return (
    <List label={words.box.card}>
      {Object.values(box.cards)
        .filter((card) => card.house === house)
        .toSorted((a, b) => b.strength - a.strength)
        .map(({ id, name, strength, swords, fortifications, ability }) => (
          <Row
            key={id}
            lead={<b className="w-7 flex-none text-center type-number">{strength}</b>}
            title={name}
            note={ability === undefined ? words.box.noText : cards.ability(ability, box)}
            trail={<CardIcons swords={swords} fortifications={fortifications} />}
            onPress={() => onCard(id)}
          />
        ))}
    </List>
  )
}

/** Edits the numbers and the text of one House card. */
function OneCard({ box, set, card: id }: BoxEditorProps & { card: CardId }) {
  const { words } = useAllSpeech()
  const [text, setText] = useState<CardId>()
  const card = box.cards[id]
  if (card === undefined) return
  const { name, strength, swords, fortifications } = card
  const change = (fields: Partial<CardFigures>) => {
    const figures = { strength, swords, fortifications, ...fields }
    set({ set: 'box.card', card: id, figures, ...(text === undefined ? {} : { text }) })
  }
  const exchange = (other: CardId) => {
    setText(other)
    set({ set: 'box.card', card: id, figures: { strength, swords, fortifications }, text: other })
  }
  const withText = Object.values(box.cards).filter((one) => one.id !== id && (one.printed ?? one.ability ?? NO_TEXT) !== NO_TEXT)
  return (
    <>
      <h3 className="type-row">{name}</h3>
      <Select
        label={words.box.cardText}
        value={text ?? id}
        options={[
          { value: id, label: words.box.ownText },
          { value: NO_TEXT, label: words.box.noText },
          ...withText.map((one) => ({ value: one.id, label: one.name })),
        ]}
        onChange={exchange}
      />
      <ul className="card list">
        <Figure label={words.box.strength} value={strength} max={9} onChange={(value) => change({ strength: value })} />
        <Figure label={words.box.swords} value={swords} max={9} onChange={(value) => change({ swords: value })} />
        <Figure label={words.box.fortifications} value={fortifications} max={9} onChange={(value) => change({ fortifications: value })} />
      </ul>
    </>
  )
}
