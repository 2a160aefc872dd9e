import type { PracticeTexts } from './en'

const cs: PracticeTexts = {
  names: ['Anna', 'Petr', 'Marie'],
  steps: {
    build: 'Anna má loď v Napoli. Klepni na „Sklad“ a podívej se na místo, cenu a čí sklad se uzavře. Pak stiskni „Stavět na 5. místě“.',
    end: 'Co se stalo samo, je v seznamu: přesuň to na skutečném plánu. Tah pak ukončí „Hotovo: na tahu Petr“.',
    row:
      'Výplata, když se počítají jen výplaty: zbývá jedno město. Přidej sklad nebo dva a číslo na dalším volném políčku, ' +
      'nebo ho nech prázdné. K výplatě pak vede tlačítko dole.',
    sheet: 'Kolik kdo dostane. Klepni na kupce a uvidíš, z čeho se to skládá a proč. Pak stiskni „Všem vyplaceno“.',
    undo: 'Všechno jde vrátit. Zkus to.',
    log: 'A nic se neztratí: otevři „{log}“.',
    look: 'Každý záznam otevře plán, jak tehdy ležel. Podívej se a skonči.',
  },
  learnt: ['Tah, jeho cena a co se uzavře', 'Výplata a důvod každé částky', 'Vrácení tahu a záznam'],
  note: 'Plavba, úvěry a pevnosti se ptají stejně. Kdekoli otevře kniha nahoře pravidla.',
}
export default cs
