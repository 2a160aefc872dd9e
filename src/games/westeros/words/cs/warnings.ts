/** Czech warnings about unusual positions. The key is the broken invariant. */
const warnings: Readonly<Record<string, string>> = {
  I1: 'žetony síly některého rodu nesedí s krabicí',
  I2: 'žetony síly leží tam, kde ležet nemohou',
  I3: 'žeton síly leží mezi cizími jednotkami',
  I7: 'jednotky některého rodu nesedí s krabicí',
  I8: 'lodě jsou na pevnině, nebo pozemní jednotky na moři',
  I9: 'v jedné oblasti stojí dva rody',
  I10: 'bitva je otevřená tam, kde být nemůže',
  I12: 'poražené jednotky leží, kde teď žádné být nemají',
  I13: 'jednotky stojí u neutrální síly',
  I15: 'žeton zásob leží mimo stupnici',
  I16: 'armáda je větší, než zásoby uživí',
  I19: 'na stupnici není každý rod právě jednou',
  I20: 'zvláštní žeton nedrží první rod stupnice',
  I23: 'v balíčku nejsou jeho karty',
  I24: 'karty Westerosu leží lícem nahoru, kde nemají, nebo chybí, kde mají',
  I26: 'hrozba divokých leží mezi políčky',
  I29: 'rozkazy některého rodu nesedí s krabicí',
  I30: 'rozkaz leží, kde jeho rod nemá jednotku',
  I31: 'konsolidace sil leží na moři',
  I32: 'některý rod má víc speciálních rozkazů než hvězdiček',
  I33: 'leží tu rozkaz, který je v tomto kole zakázaný',
  I35: 'leží tu rozkaz, jehož krok už skončil',
  I37: 'karty některého rodu nesedí',
  I43: 'jedna oblast má dva vládce',
  I44: 'měst a opevnění je drženo víc, než jich je',
  I45: 'takové kolo hra nemá',
  I46: 'některý rod už má dost měst a opevnění na vítězství',
}

/** Returns the Czech warning about a broken invariant; undefined for invariants that a manual change cannot break. */
export const knownWarning = (code: string): string | undefined => (Object.hasOwn(warnings, code) ? warnings[code] : undefined)
