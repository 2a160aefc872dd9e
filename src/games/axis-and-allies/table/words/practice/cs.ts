import type { PracticeTexts } from './en'

const cs: PracticeTexts = {
  names: ['Anna', 'Petr', 'Tom'],
  steps: {
    buy: 'Německo má 12 CPP. Zkus pátou pěchotu: plus je čárkované a řádky říkají, kolik chybí. Kup čtyři.',
    announce: 'Zaplať a pěchotu odlož do mobilizační zóny. Jednotky už jsou na Kavkaze: zaškrtni ho a přejdi do boje.',
    armies: 'Obě armády jsou předvyplněné: tři pěchoty a tank proti dvěma pěchotám. Podívej se na šance a zahaj palbu.',
    attack: 'Čtyři kostky, řádek pro každou hodnotu. Tank trefil: jeden zásah v řádku do 3. Dole stojí, co padá.',
    defence: 'Pěchota, která padla, v tomto kole ještě střílí, obrana má proto dvě kostky. Jedna zasáhla: ztrácíš jednu pěchotu.',
    press: 'Dvě pěchoty a tank proti jedné pěchotě: 99 ze 100. Pokračuj.',
    win: 'Zasáhni ještě jednou: padá poslední pěchota. I ta ještě hází: bez zásahu.',
    taken: 'Kavkaz je tvůj, i se zbraní a komplexem. Uprav plán podle seznamu a potvrď to.',
    move: 'Teď táhnou jednotky, které nebojovaly. Tady žádné: vše je přesunuto.',
    place: 'Nové jednotky přicházejí jen komplexy drženými od začátku tahu, Kavkaz tu proto chybí. Umísti všechny čtyři v Německu.',
    income: 'Produkce byla 40, Kavkaz přidává 4: vyber 44. Stejné tlačítko ukončí tah.',
    undo: 'Všechno jde vrátit. Zkus to.',
    log: 'A nic se neztratí: otevři „{log}“.',
    look: 'Každý zápis otevře pozici, jaká tehdy byla. Podívej se a skonči.',
  },
  learnt: ['Tah od nákupu po příjem', 'Bitva kolo po kole a její šance', 'Co s územím získáš a co musí počkat'],
  note: 'Námořní bitvy, výsadky, nálety i vývoj zbraní se ptají stejně. Pravidla otevře při hře kdykoli kniha nahoře.',
}
export default cs
