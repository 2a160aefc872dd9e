import './menu.css'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isPractice, practiceId } from '../../session/environment/practice-id'
import { Sheet } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { useGameSpeech, useGameTable } from '../context'
import type { MenuRow } from '../game/game-table'
import { useTable } from '../hook'
import { useOnlyShows } from '../own-phone'
import { useGamePath } from '../paths'
import { useTableWords } from '../words'
import { useExport } from './export'
import { fair, look, phones, play, shelf } from './icons'
import { menuRows } from './rooms'

/** Menu of a game: all actions other than the open question, in four groups. */
export function GameMenu({ onClose }: { onClose: () => void }) {
  const { words } = useTableWords()
  const { menu: own } = useGameSpeech()
  const { id: game, rooms } = useGameTable()
  const { id, game: rules, state: position } = useTable((now) => now)
  const onlyShows = useOnlyShows()
  const navigate = useNavigate()
  const path = useGamePath()
  const keepCopy = useExport()
  const text = words.menu
  const rows = menuRows(rooms, own, words)
  // Whether the game is stored. The menu of a practice round has no items for linking phones, exporting, pausing or practising.
  const isKept = !isPractice(id)
  // Whether a role keeps a secret, e.g. a goal card; hidden in games that ask for no secret.
  const keepsSecrets = (rules.secrets?.kept(position) ?? []).some(({ shown }) => !shown)
  const goTo = (address: string, state?: string) => () => {
    onClose()
    void navigate(address, { state })
  }
  const itemsOf = (group: MenuRow['group']) =>
    rows
      .filter(({ to }) => !(onlyShows && to === 'correct') && !(to === 'kept' && !keepsSecrets))
      .filter((one) => one.group === group && (isKept || one.keptOnly !== true))
      .map(({ to, icon, title }) => <Way key={to} icon={icon} title={title} onPress={goTo(path(to))} />)
  return (
    <Sheet open title={text.title} onClose={onClose}>
      <Group title={text.groups.table}>
        {itemsOf('table')}
        {isKept && <Way icon={phones} title={text.link} onPress={goTo(`/link/${id}`, path())} />}
      </Group>
      <Group title={text.groups.lookUp}>
        {itemsOf('lookUp')}
        {isKept && <Way icon={play} title={text.practice} onPress={goTo(`/game/${practiceId(game)}`, id)} />}
      </Group>
      <Group title={text.groups.game}>
        {itemsOf('game')}
        {isKept && (
          <>
            <Way icon={fair} title={text.fair} onPress={goTo(`/fair/${id}`)} />
            <Way
              icon={icons.share}
              title={text.export}
              onPress={() => {
                onClose()
                keepCopy()
              }}
            />
            <Way icon={icons.phone} title={text.show} onPress={goTo(`/show/${id}`, path())} />
          </>
        )}
      </Group>
      <Group title={text.groups.app}>
        <Way icon={shelf} title={text.home} onPress={goTo('/')} />
        <Way icon={look} title={text.comforts} onPress={goTo('/settings', path())} />
      </Group>
    </Sheet>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="menu-group flex flex-col gap-1" aria-label={title}>
      <h3 className="label">{title}</h3>
      <div>{children}</div>
    </section>
  )
}

function Way({ icon, title, onPress }: { icon: string; title: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      <Icon of={icon} />
      <span>{title}</span>
    </button>
  )
}
