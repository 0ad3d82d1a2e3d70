// What can be in a glass. The same words find an ingredient by its name and by what a guest types,
// so whatever is known here can be asked for, refused and tasted. `is`: what it is a kind of; who
// refuses citrus refuses limes. `gives`: what it does to a drink, 0 to 3. `sk`: the Slovak name
// after "s/so" and after "bez".
import type { Qualities } from './qualities.ts';

export interface ThingData {
  is?: readonly string[];
  words: string;
  en: string;
  sk: readonly [withIt: string, withoutIt: string];
  gives?: Qualities;
}

export const things = {
  // classes
  alcohol: {
    words: 'alcohol=, alcoholic=, booze=, alkohol',
    en: 'alcohol',
    sk: ['alkoholom', 'alkoholu'],
  },
  spirit: {
    is: ['alcohol'],
    words: 'spirit, liquor, palenk*, destilat*, tvrdy alkohol=',
    en: 'a spirit',
    sk: ['pálenkou', 'pálenky'],
  },
  liqueur: {
    is: ['alcohol'],
    words: 'liqueur, liker',
    en: 'liqueur',
    sk: ['likérom', 'likéru'],
    gives: { sweet: 0.9 },
  },
  wine: {
    is: ['alcohol'],
    words: 'wine, vino=, vina=, vinu=, vinom=, vin',
    en: 'wine',
    sk: ['vínom', 'vína'],
  },
  beer: {
    is: ['alcohol', 'gluten', 'carbonated'],
    words: 'beer, lager=, pale ale=, ipa=, piv-, lezia*, radler*',
    en: 'beer',
    sk: ['pivom', 'piva'],
    gives: { fizzy: 1.6, bitter: 0.7, long: 1, dry: 0.4 },
  },
  citrus: {
    is: ['fruit'],
    words: 'citrus*',
    en: 'citrus',
    sk: ['citrusmi', 'citrusov'],
    gives: { citrusy: 1.6 },
  },
  fruit: {
    words: 'fruit juice=, ovocna stava=, ovocnou stavou=',
    en: 'fruit',
    sk: ['ovocím', 'ovocia'],
  },
  berry: {
    is: ['fruit'],
    words: 'berry, berries=, bobul*, lesne ovoc*, lesnym ovoc*, lesneho ovoc*, lesn ovoc',
    en: 'berries',
    sk: ['bobuľovým ovocím', 'bobuľového ovocia'],
    gives: { berryish: 2, fruity: 1.6 },
  },
  herb: { words: 'fresh herbs=, cerstve bylink*', en: 'herbs', sk: ['bylinkami', 'byliniek'] },
  nuts: {
    words: 'nut=, nuts=, peanut*, pistachio*, orech, orechmi=, oriesk*, orieskov',
    en: 'nuts',
    sk: ['orechmi', 'orechov'],
    gives: { nutty: 2 },
  },
  dairy: {
    words: 'dairy=, lactose=, lakto*, mliecne vyrob*, mliecnych vyrob*, mliecn',
    en: 'dairy',
    sk: ['mliečnymi výrobkami', 'mlieka a smotany'],
    gives: { creamy: 2, white: 1.4 },
  },
  gluten: {
    words: 'gluten=, wheat=, celiac=, coeliac=, lepk*, lepok=',
    en: 'gluten',
    sk: ['lepkom', 'lepku'],
  },
  fishSauce: {
    words: 'anchov*, ancovic*',
    en: 'anchovies',
    sk: ['ančovičkami', 'ančovičiek'],
    gives: { savory: 1 },
  },
  sugar: {
    words: 'sugar=, sugars=, sugared=, added sugar=, cukor=, cukr-, cukrov sirup, cukrom=',
    en: 'added sugar',
    sk: ['cukrom', 'cukru'],
    gives: { sweet: 1 },
  },
  syrup: { is: ['sugar'], words: 'syrup, cordial, sirup', en: 'syrup', sk: ['sirupom', 'sirupu'] },
  carbonated: { words: '', en: 'bubbles', sk: ['bublinkami', 'bubliniek'] },
  mixer: { is: ['carbonated'], words: 'mixer', en: 'a mixer', sk: ['mixérom', 'mixéra'] },
  soda: {
    is: ['mixer'],
    words:
      'soda, soda water=, club soda=, seltzer=, sparkling water=, mineral water=, sod-, sodovk*, mineralk*',
    en: 'soda',
    sk: ['sódou', 'sódy'],
    gives: { fizzy: 2, long: 1 },
  },
  caffeine: { words: 'caffeine=, kofein-', en: 'caffeine', sk: ['kofeínom', 'kofeínu'] },
  // spirits
  gin: {
    is: ['spirit'],
    words: 'gin, genever=, dzin, london dry gin=, london dry=, old tom gin=',
    en: 'gin',
    sk: ['ginom', 'ginu'],
    gives: { herbal: 0.7 },
  },
  borovicka: {
    is: ['spirit'],
    words: 'borovick*, juniper spirit=',
    en: 'borovička',
    sk: ['borovičkou', 'borovičky'],
    gives: { herbal: 1 },
  },
  vodka: { is: ['spirit'], words: 'vodka=, vodkas=, vodk-', en: 'vodka', sk: ['vodkou', 'vodky'] },
  rum: {
    is: ['spirit'],
    words: 'rum, rhum=, bacardi=, agricole=, rhum agricole=',
    en: 'rum',
    sk: ['rumom', 'rumu'],
  },
  darkRum: {
    is: ['rum'],
    words:
      'dark rum=, aged rum=, demerara rum=, jamaican rum=, tuzemak*, black rum=, tmavy rum=, tmavym rumom=, tmaveho rumu=',
    en: 'dark rum',
    sk: ['tmavým rumom', 'tmavého rumu'],
    gives: { rich: 0.6, dark: 0.5 },
  },
  whiteRum: {
    is: ['rum'],
    words: 'white rum=, light rum=, biely rum=, bielym rumom=, bieleho rumu=',
    en: 'white rum',
    sk: ['bielym rumom', 'bieleho rumu'],
  },
  spicedRum: {
    is: ['rum'],
    words: 'spiced rum=, koreneny rum=, korenenym rumom=',
    en: 'spiced rum',
    sk: ['koreneným rumom', 'koreneného rumu'],
    gives: { spiced: 1.2, rich: 0.5 },
  },
  overproof: {
    is: ['rum'],
    words: 'overproof rum=, overproof=',
    en: 'overproof rum',
    sk: ['overproof rumom', 'overproof rumu'],
    gives: { rich: 0.5 },
  },
  cachaca: {
    is: ['spirit'],
    words: 'cachaca, kasas*',
    en: 'cachaça',
    sk: ['cachaçou', 'cachaçe'],
    gives: { herbal: 0.3 },
  },
  agaveSpirit: {
    is: ['spirit'],
    words: 'agave spirit=, agave=, agavov',
    en: 'an agave spirit',
    sk: ['agávovým destilátom', 'agávového destilátu'],
  },
  tequila: {
    is: ['agaveSpirit'],
    words: 'tequil*, tekil*',
    en: 'tequila',
    sk: ['tequilou', 'tequily'],
  },
  mezcal: {
    is: ['agaveSpirit'],
    words: 'mezcal, mescal, mezkal',
    en: 'mezcal',
    sk: ['mezcalom', 'mezcalu'],
    gives: { smoky: 2.4 },
  },
  whiskey: {
    is: ['spirit'],
    words: 'whisk*, wisk*, visky=, viskou=, visk-, jack daniels=, jameson=, jim beam=',
    en: 'whiskey',
    sk: ['whisky', 'whisky'],
    gives: { rich: 0.6, dark: 0.4 },
  },
  bourbon: {
    is: ['whiskey'],
    words: 'bourbon, burbon, tennessee whisk*, tennessee=',
    en: 'bourbon',
    sk: ['bourbonom', 'bourbonu'],
    gives: { rich: 0.1 },
  },
  rye: {
    is: ['whiskey'],
    words: 'rye=, rye whisk*, razn',
    en: 'rye whiskey',
    sk: ['ražnou whiskey', 'ražnej whiskey'],
    gives: { spiced: 0.2 },
  },
  scotch: {
    is: ['whiskey'],
    words: 'scotch=, scotch whisk*, skotsk',
    en: 'Scotch',
    sk: ['škótskou whisky', 'škótskej whisky'],
  },
  islay: {
    is: ['scotch'],
    words:
      'islay=, islay scotch=, islay scotch whisk*, islay whisk*, laphroaig=, lagavulin=, ardbeg=, peated whisk*, peated scotch=, peat, peaty=, raselin*',
    en: 'peaty whisky',
    sk: ['rašelinovou whisky', 'rašelinovej whisky'],
    gives: { smoky: 3 },
  },
  irishWhiskey: {
    is: ['whiskey'],
    words: 'irish whisk*, irsk whisk, irska whisk*, irskej whisk*, irskou whisk*',
    en: 'Irish whiskey',
    sk: ['írskou whiskey', 'írskej whiskey'],
  },
  japaneseWhisky: {
    is: ['whiskey'],
    words: 'japanese whisk*, japonsk whisk, japonsk*',
    en: 'Japanese whisky',
    sk: ['japonskou whisky', 'japonskej whisky'],
  },
  brandy: {
    is: ['spirit'],
    words: 'brandy=, brandies=, brandis, armagnac=, vinny destilat=, karpatske brandy=',
    en: 'brandy',
    sk: ['brandy', 'brandy'],
    gives: { rich: 0.6, dark: 0.3 },
  },
  cognac: {
    is: ['brandy'],
    words: 'cognac=, konak, hennessy=',
    en: 'cognac',
    sk: ['koňakom', 'koňaku'],
  },
  pisco: {
    is: ['brandy'],
    words: 'pisco=, pisca=, piscom=, singani=',
    en: 'pisco',
    sk: ['piscom', 'pisca'],
    gives: { floral: 0.3 },
  },
  fruitBrandy: {
    is: ['spirit'],
    words:
      'fruit brandy=, eau de vie=, kirsch=, rakia=, schnaps=, ovocny destilat=, ovocnym destilatom=',
    en: 'fruit brandy',
    sk: ['ovocnou pálenkou', 'ovocnej pálenky'],
    gives: { fruity: 0.4 },
  },
  slivovica: {
    is: ['fruitBrandy', 'plum'],
    words: 'slivovic*, slivovk*, plum brandy=',
    en: 'slivovica',
    sk: ['slivovicou', 'slivovice'],
  },
  grappa: {
    is: ['fruitBrandy'],
    words: 'grapp-, grappa=',
    en: 'grappa',
    sk: ['grappou', 'grappy'],
  },
  pearBrandy: {
    is: ['fruitBrandy', 'pear'],
    words: 'pear brandy=, williams=, hruskovic*',
    en: 'pear brandy',
    sk: ['hruškovicou', 'hruškovice'],
  },
  apricotBrandy: {
    is: ['fruitBrandy', 'apricot'],
    words: 'marhulovic*, apricot palenka=, barack=',
    en: 'apricot pálenka',
    sk: ['marhuľovicou', 'marhuľovice'],
  },
  appleBrandy: {
    is: ['fruitBrandy', 'apple'],
    words: 'apple brandy=, applejack=, jablkovic*',
    en: 'apple brandy',
    sk: ['jablkovicou', 'jablkovice'],
    gives: { orchard: 1 },
  },
  calvados: {
    is: ['appleBrandy'],
    words: 'calvados=',
    en: 'calvados',
    sk: ['calvadosom', 'calvadosu'],
    gives: { rich: 0.5 },
  },
  anise: {
    words:
      'aniz*, anis=, anise=, aniseed=, licorice=, liquorice=, fennel=, fenikl*, star anise=, badian',
    en: 'anise',
    sk: ['anízom', 'anízu'],
    gives: { herbal: 1 },
  },
  absinthe: {
    is: ['spirit', 'anise'],
    words: 'absinth*, absint-, absint=',
    en: 'absinthe',
    sk: ['absintom', 'absintu'],
    gives: { herbal: 0.8 },
  },
  pastis: {
    is: ['spirit', 'anise'],
    words: 'pernod=, ouzo=, pastis=, raki=, arak=',
    en: 'anise spirit',
    sk: ['anízovkou', 'anízovky'],
  },
  sambuca: {
    is: ['liqueur', 'anise'],
    words: 'sambuca=, sambuk*',
    en: 'sambuca',
    sk: ['sambukou', 'sambuky'],
  },
  aquavit: {
    is: ['spirit'],
    words: 'aquavit=, akvavit',
    en: 'aquavit',
    sk: ['akvavitom', 'akvavitu'],
    gives: { herbal: 1, savory: 0.5 },
  },
  sake: {
    is: ['wine'],
    words: 'sake=, soju=',
    en: 'sake',
    sk: ['saké', 'saké'],
    gives: { smooth: 0.6 },
  },
  arrack: {
    is: ['spirit'],
    words: 'arrack=, swedish punsch=, svedsky punc=',
    en: 'arrack',
    sk: ['arrackom', 'arracku'],
  },
  // bitter bottles
  amaro: {
    is: ['alcohol'],
    words:
      'amaro=, amari=, amara=, averna=, montenegro=, nonino=, cynar=, amer picon=, braulio=, ramazzotti=, pelinkovac=, pelinkov*',
    en: 'amaro',
    sk: ['amarom', 'amara'],
    gives: { bitter: 1.8, herbal: 1.6, sweet: 0.7, digestif: 1.4, dark: 0.8 },
  },
  campari: {
    is: ['alcohol'],
    words: 'campari*',
    en: 'Campari',
    sk: ['Campari', 'Campari'],
    gives: { bitter: 3, herbal: 0.8, sweet: 0.6, aperitif: 1.5, red: 2 },
  },
  aperol: {
    is: ['alcohol', 'orange'],
    words: 'aperol, select aperitivo=',
    en: 'Aperol',
    sk: ['Aperolom', 'Aperolu'],
    gives: { bitter: 1.5, sweet: 1, aperitif: 1.5, fruity: 0.4 },
  },
  suze: {
    is: ['alcohol'],
    words: 'suze=, gentian*, horec*',
    en: 'gentian',
    sk: ['horcom', 'horca'],
    gives: { bitter: 2.4, herbal: 1.4, aperitif: 1, yellow: 1 },
  },
  herbLiqueur: {
    is: ['liqueur'],
    words:
      'becherovk*, demanovk*, jagermeister*, jager=, unicum=, galliano=, benedictine*, drambuie=, tatratea=, herbal liqueur=, bylinn liker, bylinkov liker',
    en: 'herbal liqueur',
    sk: ['bylinným likérom', 'bylinného likéru'],
    gives: { herbal: 1.8, spiced: 0.6, digestif: 1 },
  },
  fernet: {
    is: ['herbLiqueur'],
    words: 'fernet*',
    en: 'fernet',
    sk: ['fernetom', 'fernetu'],
    gives: { bitter: 2.2, dark: 1 },
  },
  chartreuse: {
    is: ['liqueur'],
    words: 'chartreuse*',
    en: 'Chartreuse',
    sk: ['Chartreuse', 'Chartreuse'],
    gives: { herbal: 3, sweet: 0, green: 0.4 },
  },
  bitters: {
    is: ['alcohol'],
    words: 'bitters=, angostur*, peychaud*, aromaticky bitter=',
    en: 'bitters',
    sk: ['bittersom', 'bittersu'],
    gives: { bitter: 0.5, spiced: 0.4 },
  },
  softBitter: {
    words: 'bitter soda=, crodino=, sanbitter=, alcohol free aperitif=',
    en: 'bitter soda',
    sk: ['horkou sódou', 'horkej sódy'],
    gives: { bitter: 1.8, sweet: 0.7, aperitif: 1.2, red: 0.8 },
  },
  // wines
  sparklingWine: {
    is: ['wine', 'carbonated'],
    words:
      'sparkling wine=, sparkling rose=, cremant=, cava=, sekt, sumive vino=, sumivym vinom=, sumiveho vina=',
    en: 'sparkling wine',
    sk: ['šumivým vínom', 'šumivého vína'],
    gives: { fizzy: 2, dry: 0.5, celebration: 1.6 },
  },
  champagne: {
    is: ['sparklingWine'],
    words: 'champagn*, sampansk*, sampus, champ=',
    en: 'champagne',
    sk: ['šampanským', 'šampanského'],
    gives: { celebration: 0.4 },
  },
  prosecco: {
    is: ['sparklingWine'],
    words: 'prosec*, prosek*',
    en: 'prosecco',
    sk: ['proseccom', 'prosecca'],
  },
  softSparkling: {
    is: ['carbonated'],
    words: '',
    en: 'alcohol-free fizz',
    sk: ['nealkoholickým šumivým vínom', 'nealkoholického šumivého vína'],
    gives: { fizzy: 2, celebration: 1.4 },
  },
  redWine: {
    is: ['wine'],
    words: 'red wine=, cervene vino=, cervenym vinom=, cerveneho vina=, teranino=, merlot=',
    en: 'red wine',
    sk: ['červeným vínom', 'červeného vína'],
    gives: { rich: 0.8, red: 1.6, dark: 0.6 },
  },
  whiteWine: {
    is: ['wine'],
    words: 'white wine=, biele vino=, bielym vinom=, bieleho vina=, tokaj*',
    en: 'white wine',
    sk: ['bielym vínom', 'bieleho vína'],
    gives: { crisp: 0.4 },
  },
  roseWine: {
    is: ['wine'],
    words: 'rose wine=, rose=, ruzove vino=, ruzovym vinom=',
    en: 'rosé',
    sk: ['ružovým vínom', 'ružového vína'],
    gives: { pink: 1.6, fruity: 0.5 },
  },
  fortifiedWine: {
    is: ['wine'],
    words: 'port=, port wine=, sherry=, madeira=, marsala=, portsk*',
    en: 'fortified wine',
    sk: ['dezertným vínom', 'dezertného vína'],
    gives: { rich: 1, nutty: 0.5, sweet: 0.6 },
  },
  vermouth: {
    is: ['wine'],
    words:
      'vermouth, vermut, martini bianco=, martini rosso=, lillet=, cocchi=, dubonnet=, punt e mes=',
    en: 'vermouth',
    sk: ['vermutom', 'vermutu'],
    gives: { herbal: 0.6, aperitif: 0.7 },
  },
  sweetVermouth: {
    is: ['vermouth'],
    words:
      'sweet vermouth=, red vermouth=, rosso vermouth=, sladky vermut=, sladkym vermutom=, vermouth di torino=, lillet rouge=, punt e mes=, bianco vermouth=, lillet rose=',
    en: 'sweet vermouth',
    sk: ['sladkým vermutom', 'sladkého vermutu'],
    gives: { bitter: 0.5, sweet: 0.6, rich: 0.4 },
  },
  dryVermouth: {
    is: ['vermouth'],
    words: 'dry vermouth=, suchy vermut=, suchym vermutom=, french vermouth=',
    en: 'dry vermouth',
    sk: ['suchým vermutom', 'suchého vermutu'],
    gives: { dry: 1.2 },
  },
  mead: {
    is: ['wine', 'honey'],
    words: 'mead=, medovin*',
    en: 'mead',
    sk: ['medovinou', 'medoviny'],
  },
  cider: {
    is: ['alcohol', 'apple', 'carbonated'],
    words: 'cider, hard cider=',
    en: 'cider',
    sk: ['ciderom', 'cideru'],
    gives: { fizzy: 1.4, long: 1 },
  },
  stout: {
    is: ['beer'],
    words: 'stout=, guinness=, porter=, tmave pivo=, tmavym pivom=',
    en: 'stout',
    sk: ['tmavým pivom', 'tmavého piva'],
    gives: { rich: 1, dark: 2, coffeeish: 0.3 },
  },
  // liqueurs of fruit
  orangeLiqueur: {
    is: ['liqueur', 'orange'],
    words: 'triple sec=, cointreau*, grand marnier=, curacao*, orange liqueur=, pomarancov* liker',
    en: 'orange liqueur',
    sk: ['pomarančovým likérom', 'pomarančového likéru'],
  },
  blueCuracao: {
    is: ['orangeLiqueur'],
    words: 'blue curacao=, modre curacao=',
    en: 'blue curaçao',
    sk: ['modrým curaçaom', 'modrého curaçaa'],
    gives: { blue: 3, colourful: 1 },
  },
  maraschino: {
    is: ['liqueur'],
    words: 'maraschino=, maraschino liqueur=',
    en: 'maraschino',
    sk: ['maraschinom', 'maraschina'],
    gives: { floral: 0.3, nutty: 0.3 },
  },
  peachLiqueur: {
    is: ['liqueur', 'peach'],
    words: 'peach schnapps=, peachtree=, peach liqueur=, broskynov liker',
    en: 'peach liqueur',
    sk: ['broskyňovým likérom', 'broskyňového likéru'],
  },
  limoncello: {
    is: ['liqueur', 'lemon'],
    words: 'limoncell*',
    en: 'limoncello',
    sk: ['limoncellom', 'limoncella'],
    gives: { yellow: 1 },
  },
  cassis: {
    is: ['liqueur', 'blackcurrant'],
    words: 'cassis=, creme de cassis=',
    en: 'crème de cassis',
    sk: ['crème de cassis', 'crème de cassis'],
    gives: { sweet: 0.6 },
  },
  chambord: {
    is: ['liqueur', 'raspberry'],
    words: 'chambord=, framboise=',
    en: 'raspberry liqueur',
    sk: ['malinovým likérom', 'malinového likéru'],
  },
  mure: {
    is: ['liqueur', 'blackberry'],
    words: 'creme de mure=, mure=',
    en: 'blackberry liqueur',
    sk: ['černicovým likérom', 'černicového likéru'],
  },
  cherryLiqueur: {
    is: ['liqueur', 'cherry'],
    words: 'cherry liqueur=, cherry brandy=, cherry heering=, heering=, griotk*',
    en: 'cherry liqueur',
    sk: ['čerešňovým likérom', 'čerešňového likéru'],
  },
  apricotLiqueur: {
    is: ['liqueur', 'apricot'],
    words: 'apricot brandy=, apricot liqueur=',
    en: 'apricot liqueur',
    sk: ['marhuľovým likérom', 'marhuľového likéru'],
  },
  sloeGin: {
    is: ['gin', 'plum'],
    words: 'sloe gin=, sloe=, trnk-, trnkov gin',
    en: 'sloe gin',
    sk: ['trnkovým ginom', 'trnkového ginu'],
    gives: { sweet: 0.8, red: 1.2 },
  },
  bananaLiqueur: {
    is: ['liqueur', 'banana'],
    words: 'creme de banane=, banane=',
    en: 'banana liqueur',
    sk: ['banánovým likérom', 'banánového likéru'],
  },
  melonLiqueur: {
    is: ['liqueur', 'melon'],
    words: 'midori=, melon liqueur=',
    en: 'melon liqueur',
    sk: ['melónovým likérom', 'melónového likéru'],
    gives: { green: 2.4, colourful: 1 },
  },
  pimms: {
    is: ['liqueur'],
    words: 'pimm*',
    en: "Pimm's",
    sk: ["Pimm's", "Pimm's"],
    gives: { herbal: 0.8, fruity: 0.8, sweet: -0.5 },
  },
  advocaat: {
    is: ['liqueur', 'egg'],
    words:
      'advocaat=, eggnog=, egg liqueur=, vajecny liker=, vajecnym likerom=, vajecnak*, vajecnok*',
    en: 'egg liqueur',
    sk: ['vaječným likérom', 'vaječného likéru'],
    gives: { creamy: 2, dessert: 1.2, yellow: 1.6 },
  },
  irishCream: {
    is: ['liqueur', 'cream'],
    words: 'irish cream=, baileys=, bailey*, irsky kremovy liker=, irsky krem=',
    en: 'Irish cream',
    sk: ['írskym krémovým likérom', 'írskeho krémového likéru'],
    gives: { creamy: 2.4, sweet: 0.6, dessert: 1 },
  },
  amaretto: {
    is: ['liqueur', 'almond'],
    words: 'amaretto=, amaret*, disaronno=',
    en: 'amaretto',
    sk: ['amarettom', 'amaretta'],
    gives: { sweet: 0.9 },
  },
  falernum: {
    is: ['syrup'],
    words: 'falernum=',
    en: 'falernum',
    sk: ['falernom', 'falerna'],
    gives: { spiced: 1, tropical: 0.9, sweet: -0.2 },
  },
  violette: {
    is: ['liqueur', 'violet'],
    words: 'violette=, creme de violette=',
    en: 'crème de violette',
    sk: ['fialkovým likérom', 'fialkového likéru'],
  },
  menthe: {
    is: ['liqueur', 'mint'],
    words: 'creme de menthe=, menthe=, peppermint schnapps=, mint liqueur=',
    en: 'mint liqueur',
    sk: ['mätovým likérom', 'mätového likéru'],
    gives: { sweet: 0.8, dessert: 0.6, green: 1.5 },
  },
  cacaoLiqueur: {
    is: ['liqueur', 'chocolate'],
    words: 'creme de cacao=, cacao=, chocolate liqueur=, mozart=',
    en: 'crème de cacao',
    sk: ['kakaovým likérom', 'kakaového likéru'],
    gives: { sweet: -0.3 },
  },
  coffeeLiqueur: {
    is: ['liqueur', 'coffee'],
    words: 'coffee liqueur=, kahlua=, tia maria=, kavovy liker=, kavovym likerom=',
    en: 'coffee liqueur',
    sk: ['kávovým likérom', 'kávového likéru'],
    gives: { sweet: 0.9, dessert: 0.6 },
  },
  punch: {
    words: 'donns mix=, donn s mix=, donn mix=',
    en: 'spiced grapefruit mix',
    sk: ['korenenou grapefruitovou zmesou', 'korenenej grapefruitovej zmesi'],
    gives: { spiced: 1, fruity: 0.8, tropical: 0.6, sweet: 0.5 },
  },
  // fruit
  lime: {
    is: ['citrus'],
    words: 'lime, limetk*, limetiek=, limet-',
    en: 'lime',
    sk: ['limetkou', 'limetky'],
    gives: { green: 0.2 },
  },
  lemon: {
    is: ['citrus'],
    words: 'lemon, lemony=, citron-, citronov, citron=, yuzu=',
    en: 'lemon',
    sk: ['citrónom', 'citróna'],
  },
  orange: {
    is: ['citrus'],
    words: 'orange, pomaranc*, blood orange=, mandarin*, tangerin*, clementin*',
    en: 'orange',
    sk: ['pomarančom', 'pomaranča'],
    gives: { fruity: 0.9 },
  },
  grapefruit: {
    is: ['citrus'],
    words: 'grapefruit*, grep-, pomelo=',
    en: 'grapefruit',
    sk: ['grapefruitom', 'grapefruitu'],
    gives: { bitter: 0.4, fruity: 0.8, pink: 0.3 },
  },
  bergamot: {
    is: ['citrus'],
    words: 'bergamot*, italicus=, earl grey=',
    en: 'bergamot',
    sk: ['bergamotom', 'bergamotu'],
    gives: { floral: 1.2 },
  },
  strawberry: {
    is: ['berry'],
    words: 'strawberr*, jahod*',
    en: 'strawberry',
    sk: ['jahodami', 'jahôd'],
    gives: { sweet: 0.4, pink: 1.7, red: 1 },
  },
  raspberry: {
    is: ['berry'],
    words: 'raspberr*, malin*',
    en: 'raspberry',
    sk: ['malinami', 'malín'],
    gives: { pink: 2, red: 0.8 },
  },
  blackberry: {
    is: ['berry'],
    words: 'blackberr*, cernic*, ostruzin*, bramble=',
    en: 'blackberry',
    sk: ['černicami', 'černíc'],
    gives: { purple: 1.2, pink: 0.5 },
  },
  blueberry: {
    is: ['berry'],
    words: 'blueberr*, cucoried*',
    en: 'blueberry',
    sk: ['čučoriedkami', 'čučoriedok'],
    gives: { purple: 1.6 },
  },
  blackcurrant: {
    is: ['berry'],
    words: 'blackcurrant*, black currant*, currant*, ribezl*',
    en: 'blackcurrant',
    sk: ['čiernymi ríbezľami', 'čiernych ríbezlí'],
    gives: { purple: 1, red: 0.8, pink: 0.5 },
  },
  cranberry: {
    is: ['berry'],
    words: 'cranberr*, brusnic*, klukv*',
    en: 'cranberry',
    sk: ['brusnicami', 'brusníc'],
    gives: { sour: 0.5, pink: 1.9, red: 1.2 },
  },
  seaBuckthorn: {
    is: ['berry'],
    words: 'sea buckthorn=, rakytnik*',
    en: 'sea buckthorn',
    sk: ['rakytníkom', 'rakytníka'],
    gives: { sour: 1, yellow: 1.4 },
  },
  cherry: {
    is: ['fruit'],
    words: 'cherr*, ceres*, visn*, maraschino cherr*',
    en: 'cherry',
    sk: ['čerešňami', 'čerešní'],
    gives: { fruity: 1.5, red: 1.2, berryish: 0.6 },
  },
  pomegranate: {
    is: ['fruit'],
    words:
      'pomegranat*, granatov jablk, granatove jablko=, granatoveho jablka=, granatovym jablkom=',
    en: 'pomegranate',
    sk: ['granátovým jablkom', 'granátového jablka'],
    gives: { fruity: 1, red: 1.6, pink: 1 },
  },
  peach: {
    is: ['fruit'],
    words: 'peach, broskyn*, nectarin*, nektarink*',
    en: 'peach',
    sk: ['broskyňou', 'broskyne'],
    gives: { fruity: 2, sweet: 0.5 },
  },
  apricot: {
    is: ['fruit'],
    words: 'apricot*, marhul*',
    en: 'apricot',
    sk: ['marhuľou', 'marhule'],
    gives: { fruity: 1.8, sweet: 0.4 },
  },
  plum: {
    is: ['fruit'],
    words: 'plum, slivk*, slivkov',
    en: 'plum',
    sk: ['slivkami', 'sliviek'],
    gives: { fruity: 1.4, orchard: 1.4, purple: 0.6 },
  },
  apple: {
    is: ['fruit'],
    words: 'apple, jablk*, jablcn*, jablc*',
    en: 'apple',
    sk: ['jablkom', 'jablka'],
    gives: { fruity: 1.4, orchard: 2 },
  },
  pear: {
    is: ['fruit'],
    words: 'pear, hrusk*, hruskov',
    en: 'pear',
    sk: ['hruškou', 'hrušky'],
    gives: { fruity: 1.5, orchard: 1.8 },
  },
  grape: {
    is: ['fruit'],
    words: 'grape, grapes=, hrozn*, vinea=',
    en: 'grape',
    sk: ['hroznom', 'hrozna'],
    gives: { fruity: 1.3 },
  },
  kiwi: {
    is: ['fruit'],
    words: 'kiwi*, kivi=, kivom=',
    en: 'kiwi',
    sk: ['kivi', 'kivi'],
    gives: { fruity: 1.6, green: 1.6, sour: 0.4 },
  },
  melon: {
    is: ['fruit'],
    words: 'melon, watermelon, dyna=, dyne=',
    en: 'melon',
    sk: ['melónom', 'melóna'],
    gives: { fruity: 1.8, cooling: 0.8, pink: 0.5 },
  },
  tropicalFruit: {
    is: ['fruit'],
    words:
      'tropical fruit=, exotic fruit=, tropicke ovocie=, tropickym ovocim=, guava=, papaya=, lychee=, lici=, guav*, papaj*',
    en: 'tropical fruit',
    sk: ['tropickým ovocím', 'tropického ovocia'],
    gives: { fruity: 1.8, tropical: 1.6, sweet: 0.5 },
  },
  pineapple: {
    is: ['tropicalFruit'],
    words: 'pineapple, ananas*',
    en: 'pineapple',
    sk: ['ananásom', 'ananásu'],
    gives: { tropical: 0.4, yellow: 0.8 },
  },
  mango: {
    is: ['tropicalFruit'],
    words: 'mang-, mango=, mangov',
    en: 'mango',
    sk: ['mangom', 'manga'],
    gives: { yellow: 1 },
  },
  passionfruit: {
    is: ['tropicalFruit'],
    words: 'passion fruit=, passionfruit=, passion=, passoa=, marakuj*, maracuj*',
    en: 'passion fruit',
    sk: ['marakujou', 'marakuje'],
    gives: { yellow: 0.8 },
  },
  banana: {
    is: ['tropicalFruit'],
    words: 'banan-, banana=, bananas=, banan=',
    en: 'banana',
    sk: ['banánom', 'banána'],
    gives: { yellow: 0.8 },
  },
  coconut: {
    is: ['tropicalFruit'],
    words:
      'coconut, coco=, malibu=, kokos*, cream of coconut=, coconut cream=, coconut milk=, coconut water=, kokosove mlieko=, kokosovy krem=',
    en: 'coconut',
    sk: ['kokosom', 'kokosu'],
    gives: { creamy: 1.6, white: 1, fruity: -1.2 },
  },
  tomato: {
    words: 'tomato, tomatoes=, clamato=, paradajk*, paradajok=, rajcin*, rajciak*',
    en: 'tomato',
    sk: ['paradajkami', 'paradajok'],
    gives: { savory: 3, brunch: 1.5, hangover: 2, red: 2 },
  },
  carrot: {
    words: 'carrot, mrkv*',
    en: 'carrot',
    sk: ['mrkvou', 'mrkvy'],
    gives: { savory: 0.6, fresh: 0.6 },
  },
  beetroot: {
    words: 'beet, beetroot*, cvikl*, cervena repa=',
    en: 'beetroot',
    sk: ['cviklou', 'cvikly'],
    gives: { savory: 0.8, red: 2, purple: 1 },
  },
  cucumber: {
    words: 'cucumber, uhork*, uhoriek=',
    en: 'cucumber',
    sk: ['uhorkou', 'uhorky'],
    gives: { cooling: 2, green: 1 },
  },
  olive: {
    words: 'olive, oliv-, oliv=',
    en: 'olives',
    sk: ['olivami', 'olív'],
    gives: { savory: 0.7 },
  },
  onion: {
    words: 'onion, cibul*',
    en: 'onion',
    sk: ['cibuľkou', 'cibuľky'],
    gives: { savory: 0.6 },
  },
  celery: {
    words: 'celery=, zeler*',
    en: 'celery',
    sk: ['zelerom', 'zeleru'],
    gives: { savory: 1 },
  },
  // herbs, flowers, spice
  mint: {
    is: ['herb'],
    words:
      'mint, minty=, peppermint=, spearmint=, mata=, maty=, matu=, matou=, mate listky=, matov*, mentol*, pepermint*',
    en: 'mint',
    sk: ['mätou', 'mäty'],
    gives: { cooling: 1.8, herbal: 0.5, green: 0.9 },
  },
  basil: {
    is: ['herb'],
    words: 'basil=, bazalk*',
    en: 'basil',
    sk: ['bazalkou', 'bazalky'],
    gives: { herbal: 1.6, cooling: 1.4, green: 1.4 },
  },
  rosemary: {
    is: ['herb'],
    words: 'rosemary=, rozmarin*',
    en: 'rosemary',
    sk: ['rozmarínom', 'rozmarínu'],
    gives: { herbal: 2, green: 0.4 },
  },
  thyme: {
    is: ['herb'],
    words: 'thyme=, tymian*',
    en: 'thyme',
    sk: ['tymianom', 'tymianu'],
    gives: { herbal: 1.8, green: 0.4 },
  },
  sage: {
    is: ['herb'],
    words: 'sage=, salvi*',
    en: 'sage',
    sk: ['šalviou', 'šalvie'],
    gives: { herbal: 1.8, green: 0.4 },
  },
  coriander: {
    is: ['herb'],
    words: 'coriander=, cilantro=, koriand*',
    en: 'coriander',
    sk: ['koriandrom', 'koriandra'],
    gives: { herbal: 1.6, green: 1 },
  },
  lemongrass: {
    is: ['herb'],
    words: 'lemongrass=, citronova trava=, citronovou travou=',
    en: 'lemongrass',
    sk: ['citrónovou trávou', 'citrónovej trávy'],
    gives: { herbal: 1.2, cooling: 1 },
  },
  dill: {
    is: ['herb'],
    words: 'dill=, kopr-',
    en: 'dill',
    sk: ['kôprom', 'kôpru'],
    gives: { herbal: 1.5, savory: 0.5 },
  },
  lavender: {
    is: ['flowers'],
    words: 'lavender=, levandul*',
    en: 'lavender',
    sk: ['levanduľou', 'levandule'],
    gives: { herbal: 0.8, purple: 1.2 },
  },
  flowers: {
    words:
      'orange flower water=, orange blossom=, rose water=, hibiscus=, chamomile=, jasmine=, rumancek*, ibistek*, jazmin*, flower water=, sirup z ruzi=, rose syrup=',
    en: 'flowers',
    sk: ['kvetmi', 'kvetov'],
    gives: { floral: 2.4 },
  },
  elderflower: {
    is: ['flowers'],
    words: 'elderflower=, elder=, st germain=, bazov, baza=, bazy=, bazou=, bazick*',
    en: 'elderflower',
    sk: ['bazou', 'bazy'],
    gives: { sweet: 0.3 },
  },
  violet: {
    is: ['flowers'],
    words: 'violet=, violets=, fialk*',
    en: 'violet',
    sk: ['fialkami', 'fialiek'],
    gives: { purple: 1.8, blue: 1, floral: 0.6 },
  },
  ginger: {
    words: 'ginger, zazvor*, dumbier*',
    en: 'ginger',
    sk: ['zázvorom', 'zázvoru'],
    gives: { gingery: 2, spicy: 0.9 },
  },
  gingerBeer: {
    is: ['mixer', 'ginger'],
    words: 'ginger beer=, ginger ale=, zazvorove pivo=, zazvorova limonada=',
    en: 'ginger beer',
    sk: ['ginger beerom', 'ginger beeru'],
    gives: { fizzy: 2, sweet: 0.8, long: 1 },
  },
  cinnamon: {
    words: 'cinnamon=, skoric*',
    en: 'cinnamon',
    sk: ['škoricou', 'škorice'],
    gives: { spiced: 1.6, winter: 0.8 },
  },
  clove: {
    words: 'clove, klincek*',
    en: 'cloves',
    sk: ['klinčekmi', 'klinčekov'],
    gives: { spiced: 1.5, winter: 0.8 },
  },
  nutmeg: {
    words: 'nutmeg=, muskatov*, muskat=',
    en: 'nutmeg',
    sk: ['muškátovým orieškom', 'muškátového orieška'],
    gives: { spiced: 1.1 },
  },
  cardamom: {
    words: 'cardamom=, kardamom*',
    en: 'cardamom',
    sk: ['kardamómom', 'kardamómu'],
    gives: { spiced: 1.4 },
  },
  allspice: {
    words: 'allspice*, pimento=, nove korenie=, noveho korenia=, pumpkin=, tekvic*',
    en: 'allspice',
    sk: ['novým korením', 'nového korenia'],
    gives: { spiced: 1.6 },
  },
  chilli: {
    words:
      'chil-, chilli*, chile=, cili=, cilli=, jalapen*, habaner*, cayenne=, kajensk*, ancho reyes=, tabasco=, tabasca=, hot sauce=, horseradish=, chren*',
    en: 'chilli',
    sk: ['čili', 'čili'],
    gives: { spicy: 3 },
  },
  pepper: {
    words: 'black pepper=, pepper=, cierne korenie=',
    en: 'pepper',
    sk: ['čiernym korením', 'čierneho korenia'],
    gives: { spicy: 0.6 },
  },
  vanilla: {
    words: 'vanil*',
    en: 'vanilla',
    sk: ['vanilkou', 'vanilky'],
    gives: { sweet: 0.2, dessert: 0.2 },
  },
  salt: {
    words: 'salt=, saline=, brine=, sol=, solou=, soli=, nalev=, olive brine=, celery salt=',
    en: 'salt',
    sk: ['soľou', 'soli'],
    gives: { savory: 0.4 },
  },
  worcestershire: {
    is: ['fishSauce'],
    words: 'worcest*',
    en: 'Worcestershire sauce',
    sk: ['worcestrovou omáčkou', 'worcestrovej omáčky'],
    gives: { savory: 0.6 },
  },
  // sweeteners
  simpleSyrup: {
    is: ['syrup'],
    words: 'simple syrup=, sugar syrup=, gomme=, demerara syrup=, cukrovy sirup=',
    en: 'sugar syrup',
    sk: ['cukrovým sirupom', 'cukrového sirupu'],
  },
  agaveSyrup: {
    is: ['syrup'],
    words: 'agave syrup=, agave nectar=, agavovy sirup=',
    en: 'agave syrup',
    sk: ['agávovým sirupom', 'agávového sirupu'],
  },
  honey: {
    is: ['sugar'],
    words: 'honey=, honeys=, med=, medu=, medom=, mede=, medov, medik*',
    en: 'honey',
    sk: ['medom', 'medu'],
    gives: { honeyed: 2 },
  },
  maple: {
    is: ['syrup'],
    words: 'maple=, javorov*',
    en: 'maple syrup',
    sk: ['javorovým sirupom', 'javorového sirupu'],
    gives: { rich: 0.4, orchard: 0.5 },
  },
  grenadine: {
    is: ['syrup', 'pomegranate'],
    words: 'grenadin*',
    en: 'grenadine',
    sk: ['grenadínou', 'grenadíny'],
    gives: { sweet: 0.4, pink: 0.4 },
  },
  caramel: {
    is: ['sugar'],
    words: 'caramel*, toffee=, butterscotch=, dulce de leche=, karamel*',
    en: 'caramel',
    sk: ['karamelom', 'karamelu'],
    gives: { dessert: 1, rich: 0.4 },
  },
  almond: { is: ['nuts'], words: 'almond, mandl*', en: 'almond', sk: ['mandľami', 'mandlí'] },
  orgeat: {
    is: ['almond', 'syrup'],
    words: 'orgeat=, almond syrup=, mandlovy sirup=',
    en: 'orgeat',
    sk: ['mandľovým sirupom', 'mandľového sirupu'],
    gives: { tropical: 0.5, sweet: 0.3 },
  },
  hazelnut: {
    is: ['nuts'],
    words: 'hazelnut*, frangelico=, lieskov*, nutell*',
    en: 'hazelnut',
    sk: ['lieskovcami', 'lieskovcov'],
    gives: { dessert: 0.4 },
  },
  walnut: {
    is: ['nuts'],
    words: 'walnut*, nocino=, vlassk* orech*',
    en: 'walnut',
    sk: ['vlašskými orechmi', 'vlašských orechov'],
    gives: { bitter: 0.3 },
  },
  marmalade: {
    is: ['sugar'],
    words: 'marmalade=, jam=, jams=, marmelad*, dzem*, lekvar*',
    en: 'marmalade',
    sk: ['marmeládou', 'marmelády'],
    gives: { fruity: 0.8 },
  },
  // mixers
  tonic: {
    is: ['mixer'],
    words: 'tonic, tonik-, tonik=',
    en: 'tonic',
    sk: ['tonikom', 'toniku'],
    gives: { fizzy: 2, bitter: 0.7, sweet: 0.15, long: 1 },
  },
  cola: {
    is: ['mixer', 'caffeine'],
    words:
      'cola=, coke=, cokes=, coca cola=, kola=, kolu=, kolou=, koly=, kole=, kolov*, pepsi=, kofol*, root beer=',
    en: 'cola',
    sk: ['kolou', 'koly'],
    gives: { fizzy: 2, sweet: 1.3, long: 1, dark: 1.2, energising: 0.6 },
  },
  lemonade: {
    is: ['mixer', 'lemon'],
    words: 'lemonade=, limonad*, citronad*, lemon lime soda=, sprite=, 7up=',
    en: 'lemonade',
    sk: ['limonádou', 'limonády'],
    gives: { fizzy: 1.4, sweet: 0.9, sour: 0.4, long: 1 },
  },
  energyDrink: {
    is: ['carbonated', 'caffeine'],
    words: 'red bull=, redbull=, energy drink=, energetick napoj, energetak*',
    en: 'energy drink',
    sk: ['energetickým nápojom', 'energetického nápoja'],
    gives: { fizzy: 2, sweet: 1.3, energising: 2.6, long: 1 },
  },
  coffee: {
    is: ['caffeine'],
    words:
      'coffee, espress*, cold brew=, kava=, kavy=, kavu=, kavou=, kave=, kavov*, kavick*, presso=, kafe=, kafick*, kafov*',
    en: 'coffee',
    sk: ['kávou', 'kávy'],
    gives: { coffeeish: 2, energising: 1, dark: 1.2 },
  },
  realCoffee: {
    is: ['coffee'],
    words: 'espresso=, hot coffee=, cold brew coffee=, cold brew=, black coffee=',
    en: 'espresso',
    sk: ['espressom', 'espressa'],
    gives: { energising: 2, coffeeish: 1 },
  },
  tea: {
    is: ['caffeine'],
    words: 'tea, teas=, matcha=, caj-, caju=, cajom=, caj=, cajov*',
    en: 'tea',
    sk: ['čajom', 'čaju'],
    gives: { energising: 0.9, long: 0.5 },
  },
  chocolate: {
    words: 'chocolat*, choco=, cocoa=, cokolad*, kakao*, cokoladick*, hot chocolate=',
    en: 'chocolate',
    sk: ['čokoládou', 'čokolády'],
    gives: { sweet: 1, dessert: 1.4, rich: 0.6, dark: 0.8 },
  },
  water: { words: 'water=, hot water=', en: 'water', sk: ['vodou', 'vody'] },
  // dairy and eggs
  milk: {
    is: ['dairy'],
    words: 'milk=, milks=, mliek*, yoghurt=, yogurt=, jogurt*, kefir*',
    en: 'milk',
    sk: ['mliekom', 'mlieka'],
  },
  cream: {
    is: ['milk'],
    words: 'cream=, half and half=, whipped cream=, smotan*, slahack*',
    en: 'cream',
    sk: ['smotanou', 'smotany'],
    gives: { creamy: 1, dessert: 0.8 },
  },
  iceCream: {
    is: ['milk'],
    words: 'ice cream=, gelato=, zmrzlin*',
    en: 'ice cream',
    sk: ['zmrzlinou', 'zmrzliny'],
    gives: { creamy: 1, sweet: 1.2, dessert: 1.6, frozen: 0.6 },
  },
  butter: {
    is: ['milk'],
    words: 'butter=, maslo=, masla=, maslom=',
    en: 'butter',
    sk: ['maslom', 'masla'],
    gives: { rich: 1 },
  },
  plantMilk: {
    words:
      'oat milk=, almond milk=, soy milk=, plant milk=, ovsene mlieko=, rastlinne mlieko=, rastlinnym mliekom=',
    en: 'plant milk',
    sk: ['rastlinným mliekom', 'rastlinného mlieka'],
    gives: { creamy: 1.6, white: 1 },
  },
  egg: {
    words: 'egg, eggs=, eggy=, vajc*, vajec*, vajic*, vajiec=, yolk*, zltok*, zltk*',
    en: 'egg',
    sk: ['vajcom', 'vajec'],
    gives: { creamy: 0.4, foam: 1 },
  },
  eggWhite: {
    is: ['egg'],
    words: 'egg white=, egg whites=, eggwhite=, bielok=, bielk*, bielkov*, vajecny bielok=',
    en: 'egg white',
    sk: ['bielkom', 'bielka'],
    gives: { foam: 2, creamy: -0.2 },
  },
  aquafaba: {
    words: 'aquafaba=, foamer=',
    en: 'aquafaba',
    sk: ['aquafabou', 'aquafaby'],
    gives: { foam: 2.6 },
  },
} as const satisfies Record<string, ThingData>;

export type Thing = keyof typeof things;
export const thingNames = Object.keys(things) as Thing[];

export function thingData(thing: Thing): ThingData {
  return things[thing];
}

function parentsOf(thing: Thing): Thing[] {
  return (thingData(thing).is ?? []) as Thing[];
}

function climb(thing: Thing, found: Set<Thing>): Set<Thing> {
  if (!found.has(thing)) {
    found.add(thing);
    for (const parent of parentsOf(thing)) climb(parent, found);
  }
  return found;
}

const lineages = new Map(thingNames.map((thing) => [thing, climb(thing, new Set())]));

/** A thing and all that it is a kind of. */
export function lineageOf(thing: Thing): ReadonlySet<Thing> {
  return lineages.get(thing) ?? new Set([thing]);
}

/** What stands too high above things to make two of them akin. */
const broad = new Set<Thing>([
  'alcohol',
  'citrus',
  'spirit',
  'liqueur',
  'wine',
  'fruit',
  'herb',
  'sugar',
  'syrup',
  'carbonated',
  'caffeine',
  'gluten',
]);

/** The nearest class whose members can stand in for each other: whiskey for bourbon. */
export function kinOf(thing: Thing): Thing[] {
  return parentsOf(thing).filter((parent) => !broad.has(parent));
}
