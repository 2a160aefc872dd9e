import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of corrections, shared by all games. */
const cs = {
  title: 'Opravit stav na stole',
  question: 'Co je na stole jinak?',
  note: 'Zadej, co je na stole. Změna zůstane v historii a dá se vrátit.',
  parts: 'Části pozice',
  changed: { one: '{n} změna', few: '{n} změny', many: '{n} změny', other: '{n} změn' },
  done: 'Hotovo',
  leave: 'Nechat, jak to je',
  countHolds: 'Počet figurek a žetonů souhlasí.',
  notYet: 'Ještě to nesedí',
  warnings: 'Nezvyklé',
  reason: 'Důvod (nepovinný)',
  before: 'předtím: {text}',
  remove: 'Zahodit tuto změnu',
  finish: { one: 'Uložit {n} změnu', few: 'Uložit {n} změny', many: 'Uložit {n} změny', other: 'Uložit {n} změn' },
  saved: { one: 'Uloženo: {n} změna.', few: 'Uloženo: {n} změny.', many: 'Uloženo: {n} změny.', other: 'Uloženo: {n} změn.' },
  unsaved: {
    one: '{n} změna zatím není uložená.',
    few: '{n} změny zatím nejsou uložené.',
    many: '{n} změny zatím není uloženo.',
    other: '{n} změn zatím není uložených.',
  },
  discard: { one: 'Zahodit ji a odejít', few: 'Zahodit je a odejít', many: 'Zahodit je a odejít', other: 'Zahodit je a odejít' },
  keepWorking: 'Pokračovat v opravě',
  look: 'Podívat se',
  notSavedMiscount: 'Zatím není nic uloženo: co nesedí, říká řádek nahoře. Je to tak na stole? Pak ulož druhým klepnutím.',
  notSavedEnds: 'Zatím není nic uloženo: tato oprava hru ukončí. Pokud je to správně, ulož druhým klepnutím.',
  dropped: {
    one: '{n} změna stavu se před dalším tahem neuložila, a proto už neplatí.',
    few: '{n} změny stavu se před dalším tahem neuložily, a proto už neplatí.',
    many: '{n} změny stavu se před dalším tahem neuložilo, a proto už neplatí.',
    other: '{n} změn stavu se před dalším tahem neuložilo, a proto už neplatí.',
  },
  seen: 'Rozumím',
  isSo: 'Na stole to tak je: uložit',
  ends: 'Tím hra skončí: přesto uložit',
  none: 'Zatím se nic nemění',
  waits: 'Někdo už má zapečetěno. Nejdřív dokonči volbu, nebo oprav stav hned: po uložení opravy všichni volí znovu.',
  throwAway: 'Opravit hned a zapečetěné zahodit',
} satisfies Translation<typeof en>

export default cs
