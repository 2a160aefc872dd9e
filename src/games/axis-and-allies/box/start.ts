import { plus, type CountsOf } from '../../../kit/counts'
import type { Power } from './powers'
import type { Unit, Units } from './units'

/** Units of each power at the start (2.5). If the printed set-up cards differ, the cards have priority. */
const TABLE: Readonly<Record<Power, string>> = {
  soviet:
    'russia 3inf 1art 2arm 1ftr;caucasus 3inf 1art 1arm;karelia 3inf 1ftr;archangel 3inf 1arm;novosibirsk 2inf;evenki 2inf;yakut 2inf;' +
    'soviet-far-east 2inf;buryatia 2inf;kazakh 2inf;sz4 1ss',
  germany:
    'germany 3inf 2arm 1ftr 1bmb;western-europe 2inf 2arm 1ftr;southern-europe 2inf 1art 1arm;norway 3inf 1ftr;balkans 2inf 1arm 1ftr;' +
    'eastern-europe 2inf 1arm 1ftr;ukraine 3inf 1art 1arm 1ftr;belorussia 3inf;west-russia 3inf 1art 1arm;libya 1inf 1arm;' +
    'algeria 1inf 1art;sz5 1tt 2ss 1dd;sz8 1ss;sz14 1tt 1bb',
  uk:
    'united-kingdom 2inf 1art 1arm 2ftr 1bmb;eastern-canada 1arm;western-canada 1inf;india 3inf;persia 1inf;trans-jordan 1inf;' +
    'south-africa 1inf;new-zealand 1inf;anglo-egypt 1inf 1arm 1ftr;australia 3inf;sz1 1tt;sz2 1bb 1tt;sz13 1bb;sz15 1dd;' +
    'sz35 1cv 1ftr 1dd 1tt;sz40 1tt 1ss',
  japan:
    'japan 4inf 1art 1arm 1ftr 1bmb;manchuria 2inf 1ftr;kwantung 3inf;french-indochina 2inf 1ftr;east-indies 2inf;philippines 2inf;' +
    'solomon 1inf;new-guinea 1inf;borneo 1inf;caroline 1inf;okinawa 1inf;wake 1inf;sz37 1bb 1cv 2ftr;sz45 1ss;sz50 1cv 1ftr 1dd;' +
    'sz59 1tt;sz60 1bb 1tt',
  us:
    'eastern-us 2inf 1art 1arm 1ftr 1bmb;central-us 2inf;western-us 2inf 1ftr;china 2inf 1ftr;sinkiang 2inf;alaska 1inf;hawaii 2inf 1ftr;' +
    'midway 1inf;sz10 2tt 1dd;sz20 1dd;sz52 1cv 1ftr 1ss;sz55 1bb 1tt',
}

/** Returns the units of a power at the start. The key is the space. */
export const startingUnits = (power: Power): Readonly<Record<string, Units>> =>
  Object.fromEntries(
    TABLE[power].split(';').map((entry) => {
      const [space = '', ...units] = entry.split(' ')
      const counts = units.map((text): CountsOf<Unit> => ({ [text.replace(/^\d+/, '')]: Number.parseInt(text, 10) }))
      return [space, counts.reduce((all, one) => plus(all, one), {})]
    }),
  )
