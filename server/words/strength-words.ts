// How strong a drink is to be, in the words of either language (see Pattern in words.ts).

export const alcoholFree =
  'alcohol free=, alcoholfree=, non alcoholic=, nonalcoholic=, zero alcohol=, zero proof=, 0 %=, mocktail*, virgin=, ' +
  'soft drink=, soft drinks=, sober=, sobriety=, driving=, drive=, driver=, designated driver=, pregnant=, pregnancy=, ' +
  'breastfeeding=, teetotal*, abstinent*, antibiotic*, kid=, kids=, child=, children=, underage=, ramadan=, halal=, dry january=, sober october=, ' +
  'nealko*, bezalko*, soferuj*, sofer=, sofer-, soferka=, soferovat=, sofersk*, tehotn*, dojc*, antibiotik*, deti=, detom=, pre dieta=, dietatu=, detsk*, ' +
  'nulk*, za volantom=, autom=';

export const strong =
  'strong=, stronger=, strongest=, boozy=, boozier=, potent=, stiff=, hard=, harder=, powerful=, heavy=, high proof=, ' +
  'high alcohol=, lots of alcohol=, lot of alcohol=, get drunk=, get wasted=, drunk=, wasted=, knock*, pack a punch=, packs a punch=, ' +
  'hits hard=, blow my head=, hair on my chest=, siln-, silnejs, silno=, najsiln*, tvrd-, tvrds*, vela alkoholu=, ' +
  'viac alkoholu=, opit-, opit=, opijem=, opil*, zlozi=, zrazi=, grady=, gradmi=, ozrat*, nalozi=, supa=';
export const light =
  'weak=, weaker=, light=, lighter=, lightest=, mild=, milder=, low alcohol=, low abv=, low in alcohol=, lower alcohol=, less alcohol=, ' +
  'little alcohol=, bit of alcohol=, not much alcohol=, session=, sessionable=, easygoing=, easy going=, easy=, tipsy=, ' +
  'slab-, slabs*, slabuck*, slabo=, lahk-, lahs*, lahuck*, lahko=, malo alkoholu=, menej alkoholu=, trochu alkoholu=, ' +
  'minimum alkoholu=, nizky obsah alkoholu=, nizkym obsahom alkoholu=, nizkoalkohol*';
export const medium =
  'medium strength=, medium strong=, moderately strong=, stredne siln, tak akurat=';
