import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the film. */
const cs = {
  title: 'Hra jako film',
  player: 'Film',
  play: 'Přehrát',
  pause: 'Pozastavit',
  speed: 'Rychlost: {n}×',
  previous: 'Předchozí zápis',
  next: 'Další zápis',
  which: 'Který zápis',
  at: 'Zápis {n} z {all}',
  contest: '{a} ku {b}',
  count: '{name}: {counts}',
  shareFilm: 'Sdílet film',
  sharePicture: 'Sdílet stav jako obrázek',
  recording: 'Film se nahrává: zbývá {n} s',
  stop: 'Zastavit nahrávání',
  ready: 'Film je hotový, {n} MB.',
  hand: 'Sdílet teď',
  drop: 'Teď ne',
  cannot: 'Tento prohlížeč film nenahraje. Tady je poslední stav hry jako obrázek.',
  nothing: 'Tento prohlížeč to neumí předat.',
} satisfies Translation<typeof en>

export default cs
