import { Button } from '../../ui/Button'
import type { SetVocabulary } from '../corrections/by-hand'
import * as icons from '../icons'
import type { BoardCheck, SetAll } from './board-check'
import { RoleOrNobody } from './RoleOrNobody'
import { useCheckWords } from './words'

export interface SeveralProps<V extends SetVocabulary> {
  readonly check: BoardCheck<V>
  /** Position of the game with all differences that the user has entered so far. */
  readonly state: V['state']
  readonly chosen: readonly string[]
  readonly put: SetAll<V['change']>
  /** Called when the user confirms that the selected areas match the physical board. */
  readonly onAgree: () => void
}

/** Actions on the selected areas: set the role that holds them, use an action of the game, or tick them. */
export function Several<V extends SetVocabulary>({ check, state, chosen, put, onAgree }: SeveralProps<V>) {
  const { words, count } = useCheckWords()
  const { holding } = check
  return (
    <>
      <p className="label">{count(words.chosen, chosen.length)}</p>
      {holding !== undefined && (
        <RoleOrNobody
          label={words.whose}
          roles={check.roles.of(state)}
          nobody={check.empty?.(state)}
          onChoose={(role) => put(chosen.flatMap((area) => holding(state, area, role)))}
        />
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {check.actions(state, chosen).map(({ title, icon, changes }) => (
          <Button key={title} kind="quiet" icon={icon} onClick={() => put(changes)}>
            {title}
          </Button>
        ))}
        <Button kind="quiet" icon={icons.check} onClick={onAgree}>
          {words.tickAll}
        </Button>
      </div>
    </>
  )
}
