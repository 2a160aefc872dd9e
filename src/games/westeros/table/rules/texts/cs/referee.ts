import type { RuleEntries } from '../shape'

/** C: what the referee itself asks for, in Czech. */
export const referee = {
  C1: 'Aplikace zadanému nerozumí. Nic se nezměnilo, zadejte to znovu.',
  C2: 'Na otázku se odpovídá, když je otevřená, podle průběhu hry. Co je otevřené, ukazuje Teď.',
  C3: 'Dokud rody tajně volí, vše ostatní čeká. Volbu lze zrušit.',
  C4: 'Co se volí nebo odkrývá, musí patřit k otevřené volbě.',
  C5: 'Volby se účastní jen rody, kterých se týká.',
  C6: 'Každý rod pečetí jednu volbu a do odkrytí může zvolit znovu.',
  C7: 'Nic se neodkryje, dokud nezvolí i poslední.',
  C8: 'Odkrytá volba musí být ta, která byla zapečetěna. Zastupuje ji osm slov na stvrzence.',
  C9: 'Vrátit se před to, co viděli všichni, lze jen se souhlasem všech. Co bylo vidět, zůstane označené.',
  C10: 'Vracet se lze k tomu, co se hrálo, nebo vpřed k tomu, co bylo vráceno, a nikam jinam.',
  C11: 'Když hra skončí, lze ji už jen prohlížet, vracet nebo opravit.',
  C12: 'Aplikace hlídá počet všech kusů. Co by ho porušilo, je třeba nejdřív opravit ručně.',
  C13: 'Stůl může hrát proti pravidlu, ale ne proti počtu kusů. V záznamu to zůstane vidět.',
  C14: 'Co aplikace počítá, lze kdykoli změnit; dokud je to nastaveno, platí to.',
  C15: 'Hráči mohou ke kartám přidat vlastní náhodu: každý zapečetí svou a odkryjí se naráz. Do té doby aplikace karty neotáčí.',
} as const satisfies RuleEntries
