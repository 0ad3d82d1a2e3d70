// What a drink can be like: tastes, textures, looks, seasons, occasions, moods. Each has its words
// in both languages (see Pattern in words.ts) and its names for explanations; the Slovak name
// follows "niečo". `told`: how much a drink's own description counts as proof. `from`: what it
// follows from, for those that no ingredient gives by itself.

export interface QualityData {
  en: string;
  sk: string;
  words: string;
  told?: number;
  from?: Readonly<Record<string, number>>;
}

/** Every pair of a word of the one list and one of the other: "hot day", "warm evening". */
function pairs(first: string, second: string): string {
  const seconds = second.split(' ');
  return first
    .split(' ')
    .flatMap((one) => seconds.map((two) => `${one} ${two}`))
    .join(', ');
}

const when =
  'day= days= afternoon= evening= night= morning= weekend= weather= outside= out= today=';
const whenSk = 'den dn- vecer noc noci popoludn* rano pocas* vikend tyzdn*';

export const qualities = {
  // tastes
  sweet: {
    en: 'sweet',
    sk: 'sladké',
    words:
      'sweet, sladk, sladen, sladuck, sladsi*, slast, sweet tooth=, mlsn, maskrt*, sladkokysl*, sweet and sour=',
    told: 0.12,
  },
  sour: {
    en: 'sour',
    sk: 'kyslé',
    words:
      'sour, tart=, tartness=, tangy=, zingy=, zesty=, puckery=, acidic=, kysl, kysel, kyslo, trpk, sladkokysl*, sweet and sour=',
    told: 0.12,
  },
  bitter: {
    en: 'bitter',
    sk: 'horké',
    words: 'bitter=, bitterness=, bittersweet=, bitterish=, horke=, hork, horck, nahork',
    told: 0.25,
  },
  dry: { en: 'dry', sk: 'suché', words: 'dry=, drier=, driest=, brut=, secco=, such', told: 0.3 },
  smoky: {
    en: 'smoky',
    sk: 'dymové',
    words: 'smok, smokey=, smoke=, smoked=, dym-, dymov, zadymen, uden',
    told: 0.3,
  },
  spicy: {
    en: 'spicy',
    sk: 'pikantné',
    words:
      'spicy=, spicier=, fiery=, kick=, heat=, burns=, hot and spicy=, hot stuff=, pikant*, stiplav, paliv, ostr-, ostrejs',
    told: 0.25,
  },
  spiced: {
    en: 'warmly spiced',
    sk: 'korenisté',
    words: 'spiced=, spice=, spices=, korenist, korenen, gingerbread=, pernik*, pumpkin spice=',
    told: 0.3,
  },
  fruity: {
    en: 'fruity',
    sk: 'ovocné',
    words: 'fruity=, fruitier=, juicy=, ovocn, ovocnejs, stavnat, dzusov-',
    told: 0.15,
  },
  herbal: {
    en: 'herbal',
    sk: 'bylinkové',
    words: 'herby=, herbal=, herbaceous=, botanical*, grassy=, bylinn, bylinkov, zelinkov*',
    told: 0.3,
  },
  floral: {
    en: 'floral',
    sk: 'kvetinové',
    words: 'floral=, flower, flowery=, perfumed=, blossom, kvet*, kvetinov*',
    told: 0.4,
  },
  nutty: { en: 'nutty', sk: 'orieškové', words: 'nutty=, marzipan*, marcipan*', told: 0.3 },
  savory: {
    en: 'savoury',
    sk: 'slané',
    words: 'savory=, savoury=, umami=, salty=, briny=, soup=, slan',
    told: 0.4,
  },
  creamy: {
    en: 'creamy',
    sk: 'krémové',
    words: 'creamy=, creamier=, milky=, custardy=, milkshake*, krem-, kremov',
    told: 0.3,
  },
  fizzy: {
    en: 'bubbly',
    sk: 'bublinkové',
    words:
      'bubbl*, fizz=, fizzy=, fizzier=, sparkl*, carbonat*, effervescent=, spritzy=, bublin*, perliv, sumiv, syten, sodovkov*',
    told: 0.15,
  },
  tropical: {
    en: 'tropical',
    sk: 'tropické',
    words:
      'tropic*, exotic*, exotick, beach*, island, holiday, vacation, paradise=, hawaii*, caribbean=, karib*, plaz-, dovolenk*, pri mori=, palm',
    told: 0.6,
  },
  cooling: { en: 'cooling', sk: 'chladivé', words: 'cooling=, chladiv' },
  rich: {
    en: 'rich',
    sk: 'plné',
    words:
      'rich=, richer=, full bodied=, bold=, robust=, luxurious=, decadent=, plna chut=, plnej chuti=, vyrazn, hutn',
    told: 0.3,
  },
  // texture, temperature, shape
  smooth: {
    en: 'smooth',
    sk: 'jemné',
    words:
      'smooth, silky=, velvet*, mellow=, soft=, gentle=, delicate=, round=, rounded=, jemn, jemnuck, hladk, hebk, zamat*, lahodn',
    told: 0.4,
    from: { creamy: 0.5, foam: 0.4, honeyed: 0.3, light: 0.2, floral: 0.2 },
  },
  foam: {
    en: 'foamy',
    sk: 's penou',
    words:
      'foam, foamy=, froth, frothy=, fluffy=, pena=, penu=, penou=, peny=, penov*, penist, napenen',
    told: 0.4,
  },
  honeyed: { en: 'honeyed', sk: 'medové', words: 'honeyed=' },
  hot: {
    en: 'hot',
    sk: 'horúce',
    words: 'hot=, warm=, steaming=, tepl, horuc',
    told: 0,
  },
  frozen: {
    en: 'frozen',
    sk: 'ľadové',
    words:
      'frozen=, slush*, blended=, icy=, smoothie*, sorbet*, popsicle*, ice lolly=, nanuk*, mrazen, ladov, triest*, mixovan, zmrazen',
    told: 1,
  },
  long: {
    en: 'long',
    sk: 'dlhé',
    words: 'long=, longer=, tall=, highball*, big glass=, dlh-, dlhs, vysok pohar, velky pohar=',
    told: 0.3,
  },
  short: { en: 'short', sk: 'krátke', words: 'short=, small=, kratk, maly=, male=', told: 0.2 },
  shot: {
    en: 'shot-sized',
    sk: 'ako shot',
    words: 'shot, shots=, shooter, panak*, stamperl*, poldecak*',
    told: 0.6,
  },
  stirred: {
    en: 'stirred',
    sk: 'miešané',
    words: 'stirred=, neat=, straight up=, miesan',
    told: 0.4,
  },
  // origin
  slovak: {
    en: 'Slovak',
    sk: 'slovenské',
    words:
      'slovak=, slovakian=, slovakia=, slovak specialty=, slovak speciality=, local specialty=, local speciality=, local=, slovensk*, miestn specialit*, miestn',
    told: 1,
  },
  // body and strength, for what follows from them
  strong: { en: 'strong', sk: 'silné', words: '' },
  light: { en: 'light', sk: 'ľahké', words: '' },
  spiritForward: {
    en: 'spirit-forward',
    sk: 's výrazným alkoholom',
    words: `spirit forward=, spirituous=, spirit led=, booze forward=, no mixers=, ${pairs('just all pure straight', 'booze= alcohol= spirits=')}, cist alkohol`,
    told: 0.4,
  },
  boozyTasting: {
    en: 'with a taste of alcohol',
    sk: 's výraznou chuťou alkoholu',
    words:
      'taste the alcohol=, taste alcohol=, taste of alcohol=, alcohol taste=, taste the booze=, feel the alcohol=, citit alkohol=, citil alkohol=, citila alkohol=, chut alkoholu=, alkoholova chut=',
    from: { spiritForward: 0.6, strong: 0.6 },
  },
  fresh: {
    en: 'refreshing',
    sk: 'osviežujúce',
    words:
      'refresh*, fresh=, fresher=, freshness=, cool=, cooler=, chilly=, thirst*, quench*, hydrating=, osviez*, svieze=, sviez, zchladi*, schladi*, ochladi*, smad-',
    told: 0.25,
    from: {
      cooling: 0.55,
      fizzy: 0.3,
      citrusy: 0.2,
      long: 0.15,
      creamy: -0.6,
      hot: -1,
      strong: -0.35,
      rich: -0.2,
    },
  },
  cold: {
    en: 'cold',
    sk: 'studené',
    words: 'cold=, chilled=, iced=, ice cold=, studen, vychladen, ladovo studen',
    from: { fresh: 0.5 },
  },
  citrusy: { en: 'citrusy', sk: 'citrusové', words: '' },
  crisp: {
    en: 'crisp',
    sk: 'čisté a svieže',
    words: 'crisp=, clean=, bright=, snappy=, cist-, cistejs, vynikajuco cist',
    told: 0.35,
    from: { dry: 0.6, fizzy: 0.35, citrusy: 0.1, creamy: -0.5, hot: -0.5 },
  },
  complex: {
    en: 'complex',
    sk: 'zaujímavé',
    words:
      'complex*, interesting=, sophisticat*, intriguing=, unusual=, weird=, adventurous=, unique=, original=, different=, special=, crazy=, wild=, zaujimav, komplex*, nezvycajn, neobvykl, nevsedn, specialn, netradicn, bizarn, original*, vynimocn',
    told: 0.3,
    from: { herbal: 0.6, bitter: 0.25, smoky: 0.25, spiced: 0.2, manyParts: 0.3, candy: -0.2 },
  },
  manyParts: { en: 'of many parts', sk: 'z mnohých zložiek', words: '' },
  fewParts: {
    en: 'simple',
    sk: 'jednoduché',
    words: 'simple=, uncomplicated=, basic=, no fuss=, straightforward=, jednoduch, nekomplikovan',
  },
  // A menu has no prices; what takes few and plain bottles is what a bar can sell for less.
  thrifty: {
    en: 'of a few everyday bottles',
    sk: 'z pár bežných fliaš',
    words:
      'cheap*, inexpensive=, affordable=, budget=, budget friendly=, low budget=, low cost=, broke=, frugal*, on a budget=, not expensive=, nothing expensive=, not pricey=, nothing pricey=, not too expensive=, nothing too expensive=, isnt expensive=, student=, students=, ' +
      'lacn, lacnejs, najlacn*, lacno=, nie drah, nie je drah, nic drah, nie prilis drah, nie velmi drah, nic prilis drah, nedrah, studentsk, za malo penazi=, za par eur=, nizkorozpoctov*, setrn, usporn',
    from: { fewParts: 0.6, long: 0.25, fizzy: 0.15, costly: -0.7, manyParts: -0.3 },
  },
  costly: {
    en: 'of the finer bottles',
    sk: 'z lepších fliaš',
    words:
      'expensive=, pricey=, priciest=, premium=, top shelf=, drah-, drahs, najdrah*, premiov*, prvotriedn',
  },
  // looks
  pink: { en: 'pink', sk: 'ružové', words: 'pink=, blush=, ruzov', told: 1 },
  red: {
    en: 'red',
    sk: 'červené',
    words: 'red=, ruby=, crimson=, blood red=, bloody=, cerven, krvav',
    told: 0.7,
  },
  green: { en: 'green', sk: 'zelené', words: 'green=, emerald=, zelen', told: 1 },
  blue: { en: 'blue', sk: 'modré', words: 'blue=, azure=, turquoise=, modr-, tyrkys*', told: 1 },
  yellow: { en: 'yellow', sk: 'žlté', words: 'yellow=, golden=, zlt-, zlat-', told: 0.7 },
  purple: { en: 'purple', sk: 'fialové', words: 'purple=, lilac=, fialov', told: 1 },
  dark: {
    en: 'dark',
    sk: 'tmavé',
    words: 'dark=, darker=, black=, brown=, tmav-, cierny=, cierna=, cierne=, hned-',
    told: 0.4,
  },
  white: {
    en: 'white',
    sk: 'biele',
    words: 'white=, snowy=, biely=, biela=, biele=, snehov',
    told: 0.3,
  },
  colourful: {
    en: 'colourful',
    sk: 'farebné',
    words:
      'colou*, color*, vivid=, rainbow=, layered=, sunset=, pretty=, beautiful=, photogenic=, instagram*, insta=, farebn, farba=, pestr-, pekn-, fotogenick, dufarb*, na fotku=',
    told: 0.7,
    from: { pink: 0.4, blue: 0.9, green: 0.5, purple: 0.7, red: 0.3 },
  },
  // character
  candy: {
    en: 'like candy',
    sk: 'ako cukrík',
    words:
      'candy=, candies=, lollipop*, bubblegum*, gummy=, cukrik*, lizatk*, bonbon*, cukrova vata=, cukrovej vaty=',
    told: 0.7,
    from: {
      sweet: 0.65,
      fruity: 0.25,
      dessert: 0.15,
      bitter: -0.4,
      dry: -0.3,
      strong: -0.15,
      long: -0.12,
    },
  },
  tiki: { en: 'tiki', sk: 'tiki', words: 'tiki=', told: 1, from: { tropical: 0.55 } },
  classic: {
    en: 'classic',
    sk: 'klasické',
    words:
      'classic*, timeless=, vintage=, old school=, legend, iconic=, icon=, traditional=, klasick, klasik*, legendarn, tradicn, nadcasov, stara skola=, starej skoly=',
    told: 0.8,
  },
  elegant: {
    en: 'elegant',
    sk: 'elegantné',
    words:
      'elegan*, classy=, something fancy=, fancy drink=, fancy cocktail=, fancy one=, posh=, chic=, refined=, stylish=, noble=, noblesn, stylov, luxus*, nobel, vznesen',
    told: 0.7,
    from: {
      celebration: 0.4,
      floral: 0.35,
      spiritForward: 0.25,
      stirred: 0.15,
      candy: -0.3,
      creamy: -0.2,
    },
  },
  mildly: {
    en: 'easy to drink',
    sk: 'ľahko pitné',
    words:
      'easy drinking=, grandma*, grandmother*, babk*, babick*, drinkable=, sippable=, approachable=, beginner*, first cocktail=, first timer=, hides the alcohol=, lahko pitn, pitn, zaciatocni*, prvy koktail=, necitit alkohol=, necitim alkohol=, nechuti ako alkohol=, nechutil ako alkohol=, nechuti po alkohole=, nie je citit alkohol=, doesnt taste like alcohol=, doesnt taste of alcohol=, not taste like alcohol=, not taste of alcohol=, dont taste the alcohol=, cant taste the alcohol=, cannot taste the alcohol=',
    told: 0.3,
    from: {
      fruity: 0.35,
      sweet: 0.3,
      light: 0.3,
      fresh: 0.15,
      bitter: -0.5,
      smoky: -0.6,
      spiritForward: -0.4,
      savory: -0.3,
    },
  },
  // occasions, seasons, moods
  dessert: {
    en: 'for dessert',
    sk: 'ako dezert',
    words:
      'dessert*, desert=, pudding=, cake=, tiramisu=, dezert*, zakusok=, zakusk*, kolac*, torta=, torticka=',
    told: 0.55,
  },
  aperitif: {
    en: 'as an aperitif',
    sk: 'ako aperitív',
    words:
      'aperitif*, aperitivo*, aperitiv*, welcome=, welcome drink=, privitac*, na privitanie=, na uvitanie=, before dinner=, before eating=, before my meal=, before a meal=, pre dinner=, first drink=, to start with=, start the night=, start the evening=, na uvod=, na zaciatok=, predjedl*, pred vecerou=, pred jedlom=, pred obedom=, na chut=, after work=, po praci=',
    told: 0.5,
  },
  digestif: {
    en: 'as a digestif',
    sk: 'na trávenie',
    words:
      'digestif*, digestiv*, after dinner=, after a meal=, after a big meal=, after eating=, heavy meal=, heavy dinner=, full stomach=, ate too much=, po veceri=, po jedle=, po obede=, na travenie=, zaludok=, zaludk-, prejed*',
    told: 0.6,
    from: {
      herbal: 0.45,
      bitter: 0.35,
      spiritForward: 0.25,
      rich: 0.15,
      coffeeish: 0.35,
      fruity: -0.2,
    },
  },
  coffeeish: { en: 'with coffee', sk: 's kávou', words: '' },
  nightcap: {
    en: 'as a nightcap',
    sk: 'na dobrú noc',
    words:
      'nightcap*, before bed=, bedtime=, to sleep=, sleepy=, sip slowly=, slow sipp*, sipper=, sipping=, contemplat*, cigar=, pred spanim=, na dobru noc=, na spanie=, zaspa*, pomalicky=, pomaly popijat=, cigar*',
    told: 0.4,
    from: {
      spiritForward: 0.45,
      rich: 0.35,
      hot: 0.55,
      creamy: 0.15,
      smoky: 0.15,
      bitter: 0.1,
      fizzy: -0.4,
      fruity: -0.3,
      energising: -0.35,
    },
  },
  cosy: {
    en: 'cosy',
    sk: 'na pohodu',
    words:
      'cozy=, cosy=, snug=, hygge=, relax*, unwind=, chill=, chilling=, fireplace=, by the fire=, fireside=, campfire=, candle*, blanket*, sofa=, couch=, pyjama*, pajama*, ' +
      'rain=, rains=, rainy=, raining=, drizzl*, netflix*, tv=, movie*, binge=, good book=, curl up=, night in=, evening in=, staying in=, stay in=, evening at home=, night at home=, ' +
      'krb-, pri ohni=, pri krbe=, uvoln*, oddych*, zrelaxov*, pohod*, utuln*, sviec*, deka=, deku=, deke=, dekou=, gauc*, pohovk*, pyzam*, ' +
      'prsi=, prsalo=, dazd*, uprsan*, telk*, televiz*, film*, serial*, vecer doma=, doma vecer=',
    told: 0.4,
    from: {
      hot: 0.5,
      rich: 0.35,
      spiritForward: 0.35,
      creamy: 0.3,
      spiced: 0.25,
      coffeeish: 0.2,
      smoky: 0.15,
      fizzy: -0.4,
      fruity: -0.25,
      tropical: -0.2,
      frozen: -0.5,
    },
  },
  warming: {
    en: 'warming',
    sk: 'na zahriatie',
    words:
      'warming=, warms=, warm me=, warm up=, warm us=, zohri*, zahri*, zahrej*, zohrej*, hrej*, ohria*, hriat*, zohriat*',
    told: 0.3,
    from: { hot: 1, spiced: 0.35, spiritForward: 0.3, gingery: 0.2, rich: 0.15, frozen: -0.5 },
  },
  brunch: {
    en: 'for brunch',
    sk: 'na brunch',
    words: 'brunch*, breakfast*, morning=, mornings=, ranajk*, rano=, ranny=, doobed*',
    told: 1,
  },
  hangover: {
    en: 'against a hangover',
    sk: 'na opicu',
    words:
      'hangover*, hungover=, morning after=, hair of the dog=, opica=, opicu=, opice=, na opicu=, kocovin*, po zurke=',
    told: 1,
  },
  energising: {
    en: 'with caffeine',
    sk: 's kofeínom',
    words:
      'energ*, wake me=, wake up=, waking=, tired=, exhausted=, pick me up=, awake=, perk=, unaven*, prebud*, prebra*, nabudi*, nakop*, povzbud*, zobud*, nezasp*, ospal*, nevyspat*, kick start=, na nohy=',
  },
  party: {
    en: 'for a party',
    sk: 'na párty',
    words:
      'party=, parties=, partying=, fun=, dance*, dancing=, girls night=, hen party=, stag=, to share=, sharing=, pitcher*, jug=, dzban*, zabav*, parti=, parta=, zurk*, tancov*, veseli*, rozluck*',
    told: 0.5,
    from: {
      fruity: 0.35,
      sweet: 0.25,
      fizzy: 0.2,
      colourful: 0.2,
      shot: 0.3,
      tropical: 0.15,
      nightcap: -0.3,
    },
  },
  celebration: {
    en: 'for a celebration',
    sk: 'na oslavu',
    words:
      'celebrat*, birthday*, anniversar*, toast=, cheers=, wedding*, graduation*, promotion*, new year*, engagement=, engaged=, just married=, oslav*, narodenin*, vyroci*, pripit*, slavnost*, svadb*, sviatoc*, festive=, special occasion=, silvester*, silvestr*, promoci*, meniny=, zasnub*',
    told: 0.5,
  },
  romantic: {
    en: 'romantic',
    sk: 'romantické',
    words:
      'romantic*, romance=, date=, date night=, first date=, valentin*, sexy=, sensual=, seduct*, rande=, romantick, zamilovan*, lask*, vyznan*',
    told: 0.6,
    from: {
      celebration: 0.45,
      floral: 0.35,
      pink: 0.35,
      elegant: 0.2,
      berryish: 0.25,
      savory: -0.4,
      hot: -0.2,
    },
  },
  berryish: { en: 'with berries', sk: 's bobuľami', words: '' },
  feminine: {
    en: 'pink and sweet',
    sk: 'ružové a sladké',
    words: 'girly=, girlie=, ladies=, for girls=, dievcensk*, babsk*, damsk*, pre baby=, pre damy=',
    from: { pink: 0.7, sweet: 0.25, fruity: 0.2, floral: 0.2, strong: -0.1 },
  },
  masculine: {
    en: 'strong and dry',
    sk: 'silné a suché',
    words:
      'manly=, macho=, masculine=, gentleman*, for men=, chlapsk*, muzsk*, pansk*, pre chlap*, pre muz*, gentleman*, dzentlmen*',
    from: {
      spiritForward: 0.5,
      rich: 0.3,
      smoky: 0.25,
      bitter: 0.15,
      strong: 0.2,
      sweet: -0.3,
      pink: -0.4,
      hot: -0.3,
    },
  },
  summer: {
    en: 'for summer',
    sk: 'na leto',
    words:
      `${pairs('hot warm boiling scorching', when)}, ${pairs('tepl horuc sparn', whenSk)}, ` +
      'summer*, its hot=, it is hot=, so hot=, too hot=, im hot=, teplo mi=, mi teplo=, je teplo=, je horuco=, heatwave=, heat wave=, sunny=, sunshine=, sun=, pool=, poolside=, terrace=, patio=, garden*, picnic*, bbq=, barbecue*, grill*, leto=, leta=, lete=, letu=, letn-, slnec*, slnko=, slnku=, slnka=, horucav*, bazen*, teras*, zahrad*, piknik*, grilov*, kupalisk*',
    told: 0.5,
    from: { fresh: 0.7, tropical: 0.35, frozen: 0.35, long: 0.1 },
  },
  winter: {
    en: 'for winter',
    sk: 'na zimu',
    words:
      `${pairs('cold chilly frosty freezing icy', when)}, ${pairs('studen chladn mraziv', whenSk)}, ` +
      'winter*, its cold=, it is cold=, so cold=, snow=, snowing=, ski=, skiing=, apres ski=, christmas*, xmas=, freezing=, im cold=, i am cold=, freez*, zima=, zimu=, zimy=, zime=, zimn-, sneh-, lyz*, vianoc*, vianoce=, mraz=, mrazoch=, mrzn*, premrzn*',
    told: 0.6,
    from: { hot: 1, spiced: 0.35, rich: 0.1, creamy: 0.1, tropical: -0.3, frozen: -0.5 },
  },
  autumn: {
    en: 'for autumn',
    sk: 'na jeseň',
    words: 'autumn*, fall=, october=, november=, halloween*, jesen*, jesenn-, dusick*',
    told: 0.6,
    from: { spiced: 0.6, orchard: 0.7, rich: 0.25, hot: 0.3, smoky: 0.15, tropical: -0.3 },
  },
  orchard: { en: 'with orchard fruit', sk: 'zo sadu', words: '' },
  spring: {
    en: 'for spring',
    sk: 'na jar',
    words: 'spring=, springtime=, easter=, jar=, jarn-, velkonoc*, velka noc=',
    told: 0.5,
    from: { floral: 0.6, fresh: 0.4, herbal: 0.1, green: 0.2, hot: -0.5 },
  },
  comforting: {
    en: 'comforting',
    sk: 'na útechu',
    words:
      `${pairs('bad rough terrible awful horrible long hard tough', 'day= week= shift= night=')}, ${pairs('zl tazk narocn hrozn dlh', 'den dn- tyzd* zmen-')}, ` +
      'sad=, heartbr*, broken heart=, comfort*, stress*, breakup=, depress*, smutn*, smutok=, smutk*, zial*, zlomene srdce=, utech*, rozchod*, vystresovan*',
    from: { creamy: 0.4, sweet: 0.25, strong: 0.25, rich: 0.25, hot: 0.25, coffeeish: 0.15 },
  },
  soothing: {
    en: 'soothing',
    sk: 'na prechladnutie',
    words:
      'have a cold=, got a cold=, flu=, sore throat=, sick=, under the weather=, cough*, chor-, chrip*, nadch*, prechlad*, boli hrdlo=, boli ma hrdlo=, kasel=, kaslem=',
    from: { hot: 0.8, honeyed: 0.5, spiced: 0.2, gingery: 0.3 },
  },
  gingery: { en: 'gingery', sk: 'zázvorové', words: '' },
  wholesome: {
    en: 'wholesome',
    sk: 'zdravé',
    words:
      'healthy=, health=, vitamin*, detox*, fit=, low calorie=, low cal=, calories=, skinny=, diet=, zdrav-, vitamin*, malo kalor*, nizkokalor*, kalori*, diet*, stihl*, linia=, liniu=',
    from: { fresh: 0.5, light: 0.35, green: 0.2, dry: 0.35, sweet: -0.7, creamy: -0.5 },
  },
  seafood: {
    en: 'to go with seafood',
    sk: 'k morským plodom',
    words:
      'oyster*, seafood=, fish=, sushi=, shrimp*, salmon=, ustric*, morske plody=, morskym plodom=, ryb-, losos*, krevet*',
    from: { crisp: 0.7, dry: 0.4, citrusy: 0.1, sweet: -0.4, smoky: -0.2 },
  },
  meaty: {
    en: 'to go with meat',
    sk: 'k mäsu',
    words:
      'steak*, burger*, ribs=, meat=, beef=, barbecue meat=, steak, maso=, masu=, hamburger*, rebierk*, hovadz*',
    from: { rich: 0.5, smoky: 0.4, spiritForward: 0.3, bitter: 0.1, sweet: -0.2, creamy: -0.4 },
  },
} as const satisfies Record<string, QualityData>;

export type Quality = keyof typeof qualities;
export const qualityNames = Object.keys(qualities) as Quality[];
export type Qualities = Readonly<Partial<Record<Quality, number>>>;

export function qualityData(quality: Quality): QualityData {
  return qualities[quality];
}
