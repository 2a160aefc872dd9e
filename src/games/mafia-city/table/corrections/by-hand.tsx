import { useSearchParams } from 'react-router'
import type { Refusal } from '../../../../referee'
import type { ByHand, SectionEditorProps } from '../../../../table/corrections/by-hand'
import { ExpandableRow } from '../../../../table/corrections/ExpandableRow'
import { standardByHand } from '../../../../table/corrections/standard-by-hand'
import { SetRows } from '../../../../table/corrections/rows'
import * as icons from '../../../../table/icons'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { mafiaCity, type MafiaCity } from '../..'
import { LOCATIONS, TOKENS_IN_BOX } from '../../box/box'
import { fields, type Section } from '../../fields'
import { tokensOff } from '../../model/count'
import { countsCards } from '../../model/settings'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { coloursOf, stackAt, totalOf } from '../../model/tokens'
import { cards, marker, policeman } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { TILES } from '../parts/tiles'
import { useTexts, type Texts } from '../parts/words'
import { changeText } from './changes'
import { miscountsOf, offLines, rightPile } from './off'
import { figureRows, mapRows, numberRows, pileRows, playerRows, roundRows, ruleRows } from './rows'
import { StackEditor } from './StackEditor'
import { useSetTexts, type SetTexts } from './words'

/**
 * Returns a text that explains why a position is impossible. The text lists each player with a wrong number of Mafiosi, and the difference.
 */
const wrongOf = ({ code }: Refusal<Code>, state: State, texts: Texts, set: SetTexts): string => {
  if (code !== 'TOKEN_COUNT') return set.wrong
  const total = totalOf(state)
  if (total > TOKENS_IN_BOX) return set.tooMany(total, TOKENS_IN_BOX)
  return offLines(state, texts, set).join(' ') || set.wrong
}

/**
 * Warning next to the numbers of cards, if they differ from the number of cards in the box, and a button that changes the draw pile so that
 * the total is right.
 */
function CardsOff({ state, set }: Pick<SectionEditorProps<MafiaCity, Section>, 'state' | 'set'>) {
  const text = useSetTexts()
  const [warning] = miscountsOf(state, text)
  const pile = rightPile(state)
  return (
    warning !== undefined && (
      <>
        <div className="finding" data-kind="warn">
          <Icon of={icons.adjust} size="s" />
          <p>{warning}</p>
        </div>
        {pile !== undefined && (
          <Button onClick={() => set({ set: 'piles', pile, discards: state.discards })}>{text.toPile(state.pile, pile)}</Button>
        )}
      </>
    )
  )
}

function SectionEditor({ section, state, set }: SectionEditorProps<MafiaCity, Section>) {
  const texts = useTexts()
  const text = useSetTexts()
  const [search] = useSearchParams()
  const total = totalOf(state)
  switch (section) {
    case 'players':
      return (
        <>
          {coloursOf(state).map((colour) => (
            <ExpandableRow
              key={colour}
              title={nameOf(state, texts.colours, colour)}
              isOpen={search.get('role') === colour}
              lead={<Plate role={colour} size={28} alone />}
              {...(state.settings.tokensKept && { trail: text.sum(total + (tokensOff(state)[colour] ?? 0), total) })}
            >
              <SetRows rows={playerRows(state, text, colour)} set={set} />
              <CardsOff state={state} set={set} />
            </ExpandableRow>
          ))}
          {/* Cards that a player has too many or too few of come from the piles, so the piles are next to the players. */}
          {countsCards(state.settings) && (
            <ExpandableRow title={text.bothPiles} lead={<Icon of={cards} />} trail={`${state.pile} + ${state.discards}`}>
              <SetRows rows={pileRows(state, text)} set={set} />
              <CardsOff state={state} set={set} />
            </ExpandableRow>
          )}
        </>
      )
    case 'city':
      return (
        <>
          {state.settings.tokensKept &&
            LOCATIONS.map((at) => (
              <ExpandableRow
                key={at}
                title={`${at} ${texts.locations[at]}`}
                lead={<Icon of={TILES[at]} />}
                trail={stackAt(state, at).length}
              >
                <StackEditor state={state} at={at} set={set} />
              </ExpandableRow>
            ))}
          <ExpandableRow title={text.figures} lead={<Icon of={policeman} />}>
            <SetRows rows={figureRows(state, texts, text)} set={set} />
          </ExpandableRow>
          {state.map !== undefined && (
            <ExpandableRow title={text.map} lead={<Icon of={icons.map} />}>
              <SetRows rows={mapRows(state, texts, text)} set={set} />
            </ExpandableRow>
          )}
        </>
      )
    case 'round':
      return <SetRows rows={roundRows(state, texts, text)} set={set} />
    case 'numbers':
      return <SetRows rows={numberRows(state, texts)} set={set} />
    case 'rules':
      return <SetRows rows={ruleRows(state, texts, text)} set={set} />
  }
}

const ICONS: Readonly<Record<Section, string>> = {
  players: icons.users,
  city: icons.map,
  round: marker,
  numbers: icons.book,
  rules: icons.adjust,
}
const SECTIONS: readonly Section[] = ['players', 'city', 'round', 'numbers', 'rules']

/** Hook that returns the configuration of this game for the shared correction screens. */
export function useByHand(): ByHand<MafiaCity, Section> {
  const texts = useTexts()
  const text = useSetTexts()
  return standardByHand({
    game: mafiaCity,
    fields,
    sections: SECTIONS.map((section) => ({ section, title: text.sections[section], icon: ICONS[section] })),
    SectionEditor,
    text: (change, state) => changeText(change, state, texts, text),
    wrong: (refusal, state) => wrongOf(refusal, state, texts, text),
    miscounts: (state) => miscountsOf(state, text),
  })
}
