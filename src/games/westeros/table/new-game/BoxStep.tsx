import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { List, Row } from '../../../../ui/List'
import { Question } from '../../../../ui/Screen'
import { Tag } from '../../../../ui/Tag'
import { evidenceOf, type Fact, type Certainty } from '../../box/certainty'
import { BOX_EDITORS } from '../corrections/box-editors'
import { Figure } from '../../../../table/corrections/rows'
import { OptionSwitches } from '../corrections/OptionSwitches'
import type { Box } from '../../box/box'
import { editionIdOf } from '../../model/edition-id'
import { Shield } from '../Shield'
import { useAllSpeech, useSpeech } from '../speech'
import { housesFor, laidOut, withBox, withNeutral, withSupply } from '../draft/draft'
import type { StepProps } from '../draft/step'
import { useHouseRulesLabel } from './house-rules-label'

/**
 * Printed numbers in the order in which the user should check them. Each key lists the facts in `EVIDENCE` that state how certain the
 * numbers are.
 */
const NUMBERS = {
  decks: ['deckCounts', 'mammoths'],
  supplyLevels: ['startingSupply'],
  ships: ['shipsPerHouse'],
  neutrals: ['neutralStrengths'],
  supplyTable: ['supplyTable'],
  stars: ['stars'],
  houseCards: ['cardFigures', 'cardTexts'],
  borders: ['adjacency'],
  icons: ['areaIcons'],
  victory: ['victory'],
} as const satisfies Readonly<Record<string, readonly Fact[]>>
type BoxNumber = keyof typeof NUMBERS

const surenessOf = (number: BoxNumber, box: Box): Certainty => {
  const all = NUMBERS[number].map((fact) => evidenceOf(box)[fact].sure)
  return all.find((sure) => sure === 'unsure') ?? all.find((sure) => sure === 'likely') ?? 'sure'
}

/** Set-up step for checking the printed numbers, least certain first, and the settings for questions that the rulebook does not answer. */
export function BoxStep({ game: draft, change }: StepProps) {
  const game = laidOut(draft)
  const { words, game: text } = useAllSpeech()
  const [open, setOpen] = useState<BoxNumber | 'settings' | undefined>()
  const close = () => setOpen(undefined)
  const printed = usePrinted(game)
  const houseRules = useHouseRulesLabel(game)
  const rows = Object.keys(NUMBERS) as readonly BoxNumber[]
  const rowOf = (number: BoxNumber) => (
    <Row
      key={number}
      title={text.settings.facts[number].title}
      note={printed(number)}
      trail={<SureTag sure={surenessOf(number, game.box)} />}
      onPress={() => setOpen(number)}
    />
  )
  const isSecond = game.box.edition === 2
  const title = open === undefined ? '' : open === 'settings' ? text.settings.title : text.settings.facts[open].title
  return (
    <>
      <Question>{text.settings.factsTitle}</Question>
      <p className="note">{isSecond ? text.settings.secondFactsNote : text.settings.factsNote}</p>
      <List label={text.settings.factsTitle}>{rows.filter((number) => surenessOf(number, game.box) !== 'sure').map(rowOf)}</List>
      <details className="more">
        <summary>{words.newGame.certain}</summary>
        <List label={words.newGame.certain}>{rows.filter((number) => surenessOf(number, game.box) === 'sure').map(rowOf)}</List>
      </details>
      <List>
        <Row
          lead={<Icon of={icons.settings} />}
          title={text.settings.title}
          note={text.settings.note}
          onPress={() => setOpen('settings')}
        />
        <Row
          lead={<Icon of={icons.book} />}
          title={words.newGame.houseRules}
          note={houseRules ?? words.newGame.houseRulesNote}
          to={`/new/${editionIdOf(game.box)}/rules`}
        />
      </List>
      <Sheet open={open !== undefined} title={title} onClose={close}>
        {open === 'settings' && (
          <OptionSwitches
            box={game.box}
            settings={game.settings}
            onChange={(name, value) => change((before) => ({ ...before, settings: { ...before.settings, [name]: value } }))}
          />
        )}
        {open !== undefined && open !== 'settings' && (
          <>
            <p className="note">{(isSecond ? text.settings.secondFacts[open] : undefined) ?? text.settings.facts[open].explains}</p>
            <NumberEditor number={open} game={game} change={change} />
          </>
        )}
        <Button onClick={close}>{words.correct.done}</Button>
      </Sheet>
    </>
  )
}

/** Returns a function that formats a printed number in one line, so that players can compare it with their copy of the game. */
function usePrinted({ box, number: players }: StepProps['game']) {
  const { names } = useSpeech()
  const formatList = (figures: readonly (number | string)[]) => figures.join(' · ')
  return (number: BoxNumber): string | undefined => {
    switch (number) {
      case 'supplyLevels':
        return formatList(housesFor(players, box).map((house) => `${names.house.plain(house)} ${box.houses[house].supply}`))
      case 'ships':
        return `${box.limits.ship}`
      case 'neutrals':
        return formatList(
          Object.values(box.areas).flatMap(({ id, neutral }) => (neutral === undefined ? [] : [`${names.area({ box }, id)} ${neutral}`])),
        )
      case 'supplyTable':
        // The word joiner prevents a line break between the army sizes of one supply level.
        return formatList(box.supplyTable.map((flags, level) => `${level}:\u00a0${flags.join('-\u2060')}`))
      case 'stars':
        return formatList(box.stars)
      case 'victory':
        return formatList(
          ([3, 4, 5, 6] as const).flatMap((count) => {
            const castles = box.victory[count]
            return castles === undefined ? [] : [`${names.count.houses(count)}: ${castles}`]
          }),
        )
      default:
        return undefined
    }
  }
}

/** Tag that shows the certainty of a printed number. Uncertain numbers are highlighted. */
function SureTag({ sure }: { sure: Certainty }) {
  const { words } = useAllSpeech()
  return <Tag kind={sure === 'unsure' ? 'warn' : 'plain'}>{words.newGame.sure[sure]}</Tag>
}

function NumberEditor({ number, game, change }: StepProps & { number: BoxNumber }): ReactNode {
  const { names } = useSpeech()
  const { box } = game
  switch (number) {
    case 'supplyLevels':
      return (
        <ul className="card list">
          {housesFor(game.number, box).map((house) => (
            <li key={house} className="flex items-center ps-3">
              <Shield house={house} size={28} />
              <ul className="flex-1">
                <Figure
                  label={names.house.plain(house)}
                  value={box.houses[house].supply}
                  max={box.supplyTable.length - 1}
                  onChange={(supply) => change((before) => withSupply(before, house, supply))}
                />
              </ul>
            </li>
          ))}
        </ul>
      )
    case 'neutrals':
      return (
        <ul className="card list">
          {Object.values(box.areas).map(
            ({ id, neutral }) =>
              neutral !== undefined && (
                <Figure
                  key={id}
                  label={names.area({ box }, id)}
                  value={neutral}
                  max={12}
                  onChange={(strength) => change((before) => withNeutral(before, id, strength))}
                />
              ),
          )}
        </ul>
      )
    default: {
      const Editor = BOX_EDITORS[number === 'ships' ? 'pieces' : number]
      return <Editor box={box} set={(changed) => change((before) => withBox(before, changed))} />
    }
  }
}
