/**
 * Czech words that represent a digest (fingerprint). Each word is unique by its first four letters without diacritics. The list must never
 * change, because the words that players have written down are positions in the list.
 */
const czech = `
abeceda adresa agent akord alej almara aloe altán ametyst amulet ananas anděl anketa anténa arch aréna asfalt aster atlas atlet auto
azur babička bahno bájka balkon balón bambus banán baret barva báseň batoh baterie bažant bazén beran beruška beseda beton bílá
biskup bizon blesk blín bobr bochník bodlák bójka bonbon borůvka bota bouda bouře branka brázda bratr brloh brod brokát brouk
broskev brusle bříza břeh bubák buben budka buk bunda burák busta buvol bydlo bylina býk byt cedr celer cement cena cesta cibule
cihla cirkus citron cívka clona copánek ctnost cukr cvrček cyklus cypřiš čáp čára část čedič čekanka čelo čenich čepice čert červen
česnek četník číslo čistota čížek článek člun čmelák čočka čoko čtení čtverec čumák dálava dálnice daleko dárek datel datum debata
déšť deka dekret delfín deník desítka deska dílna diamant diktát dílo diplom divadlo dláto dlaň dno dobrota doga doktor dolina domek
domino dopis doprava dort doupě dóza drak dráp drát dráha dřevo drobek drozd drůbež družina duben duha duch duna dvanáct dveře
dvojka dvůr dýka dým dýně dynamo džbán džungle džus ebenový edice efekt elán emu energie epos éra eskorta etapa etuda fagot fajfka
fakír fanfára farma fazole fén figura fík filtr fialka finále fjord flétna flotila fontána formule fotka fréza front fujara funkce
futro galerie garáž garnát gazela generál gejzír gepard gesto glazura globus gong gorila gotika graf granát groš guláš guma habr
háček hadice háj hala halenka halíř hamr harfa hasič havran hazard hejno helma herec heslo hever hladina hlas hlava hlemýžď hlína
hloh hluk hnízdo hoblík hodina holub homole hora horký horník hospoda host houba housle hovor hrabě hračka hrad hranice hráz hrdina
hrnec hroch hrom hrozno hruška hřeben hřib hudba hůl humno humr husa huť hvězda hvozd hýl hymna chalupa charta chata chirurg chlad
chléb chlum chobot chodba chrám chrpa chuť chvoj chyba idea ikona iluze indigo ingot inkoust iris iskra jablko jahoda jantar jarmark
jasan jaro játra javor jazyk ječmen jedle jehla jelen jeřáb jetel jezero jezdec jiskra jitro jízda jídlo jilm jmelí jméno jogurt
juchta junák jurta kabát kabel kačena kadeř kahan kajak kakao kaktus kámen kamna kanál kanec kapka kapr karafa kaše kaštan káva
kavka kazeta kbelík kilo kino kiosk klacek klád klavír klec klenot kleště klíč klika klokan klubko kmín kmen kmotr kněz kniha knír
kobra kočár kocour kohout kokos kolo komár komín kompas konev kopec koráb koruna kost košile kotě kotva koule kouzlo kovář kožich
krab král kráva krém kresba kritik krov krtek kruh křeček křída kříž kštice kuchař kufr kulich kůň kupec kurýr kuře kůzle květ kvíz
kýbl labuť ladění laguna lak láhev lampa lano látka lavice lávka lázeň lemur len les leták lev lež libra lička lilie limit lino
linka lípa list liška litr lodyha log loket lopata losos lotos louka lovec lžíce lupa lustr luk lůžko lvíče lyra lyže magnet maják
malina mamut mandle manžel mapa maska máslo matka medvěd mech mentol měsíc město metla metro mezek miska milník mince minuta mísa
mistr míza mlha mládí mlýn mléko mnich mobil močál model modrá mohyla mokřad molo morče most motýl motor moucha mouka mozek mračno
mramor mrož mrkev mříž mudrc můra muškát muzeum můstek mušle mýdlo mýto náčiní nádoba nafta náhoda nákup nálada nanuk nápad náraz
násep nať návrat název nebe nehet nektar nerost nikl nit nížina noc noha nora nos nota novela nožík nudle nugát nuget nůžky nymfa
obálka oběd obchod obilí oblak obloha obraz obruč obuv oceán ocel ocet očko odliv odměna odraz odznak oheň ohrada okap oko okno
okraj oktáva okurka olej olivy olovo olše omáčka omelet opál opasek opera opice opona orel ořech orgán orloj osika oslava osm ostrov
osud otázka otec otisk otvor ovál ovce oves ovoce ozdoba ozvěna pádlo pajtáš palác palma pánev panda papír pára parfém park páska
pastva paseka patro pavouk pecka pečeť pedál pekař pemza pění pepř perla pěšina piano píla pilot píseň pirát pivo pižmo plamen plást
plavec plech plot plovák pluh plyn pneu poklad počasí podzim pohár pochod pokoj pole poník popel poroba posel pošta potok pouť prak
pramen pravda prkno princ prst průvod prut pruh pstruh příboj přítel pták ptačí pudink půlnoc pumpa punč puška pupen pytel racek
radar radost rádio rajče raketa rámus rampa ráz rebel rekord reflex režie ribíz robot rodina rohlík rok rolník rosa rovina růže rtuť
rubín ručník ruda ruka rum runa ryba rybíz rýma rys rytíř rýže řasa řeka řemen řepa řetěz řidič římsa řízek řeč sádlo sáček safír
sako salám samet sandál sáně sauna sběr sbor scéna sedlo sekera seno sépie sestra setba sever sezóna schod síla sirka síto skála
sklep sklo skoba skok skútr skvost slad sláma slavík sledě slon slovo slunce služba slza směr smích smola smrk snaha sněm sníh
sobota socha soda sojka sokol soused soutok sova spánek sponka sport sprcha srna srp srdce srnec stan statek stavba stín stezka stoh
strom struna stůl stužka sud suchar sukně sultán svah svatba svetr svíčka sýkora symbol syn syrup sysel systém šachy šafrán šakal
šašek šedá šef šelma šeřík šíp šídlo široko šiška škola škeble šlapka šnek šnůra špaček šperk špenát špice šrám šroub štěně štika
štít štola šuplík tabule tajga tácek talíř tanec taška táta tavba taxi tygr tempo tenis teplo terasa teta text tetřev tchoř tikot
titul tlapa tma točna tón topol torba toulec tráva trám trasa trezor trh trička trn trojka trouba trubka truhla tryska třešně třmen
tučňák tuleň tunel tuňák turban tužka tvar tvrz týden tykev tympán typ ucho účet údolí uhlí úhel úkol ulice umění úsměv úsvit úterý
útes útulek uzel úžina uzda vagon váha válec vana vánek váza včela věda vědro vějíř veka vepř vesmír veslo věšák větev vítr věž
vichr víčko víla víno viola vír višeň vláha vláda vlak vlna vlajka vločka vlk voda vodník vojna vosk vosa vousy vozík vrabec vrak
vrata vrba vrch vrtule výheň vstup vydra výhled výlet výr výška východ vůně vůz vulkán vzduch vzor yeti zábava záda záhon záchod
zajíc zákon záliv zámek zápas zásoba zátoka závod zázrak zbraň zbroj zdroj zebra zeď zelí země zeman zenit zima zinek zip zítřek
zlato zmije známka zobák zoo zrno zubr zvěř zvon zvuk žaket želva železo žezlo žempl žíla židle žito živel žížala žlab žlutá žokej
žolík žralok žula župan`

export default czech
