/** Words too common to say anything about a drink. */
export const common: ReadonlySet<string> = new Set(
  (
    'a about aby actually after again ahoj ahojte aj aka ake ako akoze aky ale alebo all along ' +
    'alright always am an and ano any anyone are around as asi aspon at available away az ' +
    'babku back bad based be because been before best better between big bit bol bola bolo both ' +
    'boyfriend bring bude budem budeme by byt can cas case casto celkom chcel chcela chladnicka ' +
    'choice chut chuti chutna chutne chutny chutou ci cize clovek cloveka co cocktail ' +
    'cocktails coho cokolvek com come could course currently dajake dake dakujem daky day ' +
    'decide dedka degrees delicious den dlho dnes dnesny do dobra dobre dobreho dobru dobry ' +
    'does drink drinking drinkom drinks drinku drinky druhy each early eat else end enough ' +
    'este evening ever every everyone everything exactly extra favorite favourite feel ' +
    'feeling feels few find fine firmu first flavor flavors flavour flavours for friday ' +
    'friend friends from get getting girlfriend give glass go goes going good got great ' +
    'guess guy had half hand happy has have having he hej hello help her here hey hi him ' +
    'his hlavne hned ho hocico home hour hours house how hungry i iba ice ich id ideas if im in ' +
    'inak ine ingredient ingredients inside instead into is it its ive ja je jeden jedna ' +
    'jedno jednoznacne jeho jej jemu ju juice juices just k kamarat kamarata kamarati ' +
    'kamaratka kamaratku kamaratmi kamaratkami kamos kamosa kamosi kamosky kamoskami kamosmi kamosov kazdy kde keby ked keep kind know koktail koktailik koktailov ' +
    'koktaily koktajl koktejl koktejly kolko ktora ktore ktory ku lad ladom ladu last lately later least ' +
    'lebo len let like little look looking looks lot lots love ludi ludia lunch ma made make making ' +
    'mal mala mali mam mame mamku mamu man many mas mat mate may maybe me meal menu mi ' +
    'middle mine minute mna mne mnou moc moj moja moje mojej mojho moment momentalne monday ' +
    'month mood more most mozem mozes mozete mozno mu much mum must muz my myself na nad ' +
    'najlepsi najlepsia najlepsie najlepsieho najlepsiu nalada naladu nam name nami napite ' +
    'napitok napoj napoja napoje napojov nas nase nech nedela need nejake nejaku nejaky new ' +
    'next nice nieco niekedy niekto night noc nonsense nope normally now number nuz o obcas obed obedom obedu obycajne od of off often ok okay ' +
    'on ona one ones oni only ono opat option options or order otca other others otherwise ' +
    'our out outside over own pairs pan pani part partia partner partnerka people percent ' +
    'percenta percentami perfect perhaps piatok pick pit pitie pitia place please po pod podla pohar ' +
    'pohari pohariku popri potom pour pre pred preto pretty pri priatel priatelka probably ' +
    'prosil prosila prosim proste pub put quick quickly quite rad rada radi rather raz ready really ' +
    'recommend recommendation right round rychle rychlo sa same saturday say see sefa sem serve served ' +
    'shall she should si skus skusit skuste smrt so sobota som some somebody someone ' +
    'someplace something sometimes somewhere sort spolu srdca srdce stale ste still sto stol stole ' +
    'stuff style suggest suggestion sunday super sure surprise svoj ta table tak take taky ' +
    'takze tam taste tastes tasty tatu tell ten tento teraz terrible than thanks that thats ' +
    'the their them then there these they thing things think thirsty this those three ' +
    'thursday time tip to today together toho tom tomorrow tonight too totally touch try tu ' +
    'tuesday tuto two ty tych type tyzden under uplne us use usual usually uz v vacsinou vam vas ' +
    'vase vcera vec vecer veceri veci vela very vhodne vhodny viac vibe vibes viem vlastne vzdy ' +
    'vo volaco vy vyber vyskusat wanna want was way we wednesday week weekend well were ' +
    'what whatever whats whatsoever when whenever where which while who why will with woman ' +
    'work world would yeah year yep yes yesterday you your yummy z za zajtra zas zase ze ' +
    'zena zo zvycajne zvyknem'
  ).split(' '),
);
