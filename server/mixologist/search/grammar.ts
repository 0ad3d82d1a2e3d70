// Small words that turn what follows, or what came before, in English and Slovak.
import { matches, type Pattern, pattern } from './words.ts';

/**
 * negation: what follows is not wanted (`no`), or was said not to be (`nie` after it).
 * softer: makes a negation mild ("not too sweet"). less: a mild negation of its own.
 * turn: a new thought, wanted again ("but", "instead"). wish: the same, by a verb.
 * either, both: join. like: what follows is a model. idle: means nothing here.
 */
export type Role =
  | 'negation'
  | 'refusal'
  | 'drinking'
  | 'free'
  | 'softer'
  | 'less'
  | 'than'
  | 'turn'
  | 'wish'
  | 'opening'
  | 'either'
  | 'both'
  | 'like'
  | 'little'
  | 'idle';

const phrases: Record<Role, string> = {
  // Holds for a list after it, or for what stands before it.
  refusal:
    'hate, hates, dislike, dislikes, detest, despise, avoid, avoiding, allergic, allergic to, allergy, allergies, intolerant, intolerance, ' +
    'cant stand, cannot stand, cant have, cannot have, cant eat, cant handle, dont like, do not like, doesnt like, didnt like, dont love, ' +
    'dont eat, not a fan of, not fan of, not into, not keen on, not my thing, not for me, isnt for me, arent for me, not my style, makes me sick, make me sick, ' +
    'is disgusting, is gross, is awful, are gross, are disgusting, sick of, tired of, bored of, had enough of, ' +
    'everything but, everything except, anything but, anything except, anything besides, all but, except, except for, excluding, ' +
    'other than, apart from, aside from, besides, ' +
    'neznas*, nenavid*, nemam rad, nemam rada, nemame radi, nema rad, nema rada, nemam v laske, nerad, nerada, nemusim, nemusi, nechut*, ' +
    'nesmiem, nesmie, nejem, neje, nemozem, nemoze, neobluben*, alergia, alergiu, alergiou, alergick*, intoleranci*, neznesiem, vadi mi, vadia mi, ' +
    'okrem, vsetko okrem, hocico okrem, cokolvek okrem, vsetko len nie, hocico len nie, vsetko iba nie, neprosim*, vynechaj*, vynechat, vyhyb*, ' +
    'odporn*, hnus*, stitim sa, fuj',
  negation:
    'no, not, without, w o, non, never, nothing, none, neither, minus, sans, isnt, arent, wasnt, dont, do not, doesnt, didnt, wont, cant, cannot, ' +
    'dont want, do not want, doesnt want, not want, dont feel like, not in the mood for, leave out, skip, skip the, hold the, zero, ' +
    'instead of, rather than, ' +
    'bez, bezo, nie, nic, ziadn*, ziaden, nikdy, nechcem, nechce, nechceme, nechcel*, nemam chut na, nemam naladu na, nemam, nema, nebol*, ' +
    'nema byt, nesmie byt, nemusi byt, nech nie je, nech to nie je, nie je, neobsah*, namiesto, miesto',
  // Without anything to drink named, alcohol is meant.
  drinking:
    'dont drink, do not drink, doesnt drink, does not drink, not drinking, cant drink, cannot drink, shouldnt drink, wont drink, ' +
    'not allowed to drink, dont drink alcohol, quit drinking, stopped drinking, ' +
    'nepijem, nepije, nepijeme, nepiju, nemozem pit, nesmiem pit, nemoze pit, nesmie pit, nemam pit, nepij*',
  free: 'free',
  softer:
    'too, very, so, overly, that, super, terribly, particularly, all that, excessively, prilis, velmi, moc, az, tak, az tak, az prilis, extra, zase, prehnan*',
  less: 'less, lower, low, reduced, menej, nizk*, malo, trosku menej, not so much, not very, not too, not so, not that, not overly, not all that, isnt too, isnt very, nothing too, nothing very, nothing overly, nie prilis, nie velmi, nie moc, nie az, nie az tak, nie tak, nic prilis, nic velmi, neprilis, nie je prilis, nie je moc, nie je velmi, nema byt prilis',
  than: 'than, nez',
  turn: 'but, however, though, instead, rather, just, only, yet, also, ale, no ale, vsak, radsej, skor, zato, len, iba, inak, a tiez, tiez, zaroven, i m okay with, fine with, is fine, is ok, is okay',
  wish:
    'want, wants, wanna, like, love, loves, prefer, give, make, need, looking, looking for, feel like, fancy, would like, id like, craving, crave, in the mood for, enjoy, recommend, suggest, surprise, bring, ' +
    'chcem, chce, chceme, chcel, chcela, chcelo, daj, dajte, dajme, dam si, dal by som, dala by som, prosim, poprosim, potreb*, hladam, hlada, mam rad, mam rada, mame radi, mam chut, mam naladu, lubim, milujem, chuti, chutia, odporuc*, porad*, poradte, prekvap*, namies*, oblubujem, preferujem, uprednost*, urob*, zmiesaj*, priprav*, dones*, ma byt, malo by, mal by, nech je, pijem, pijeme',
  opening:
    'something, anything, someone, with, nieco, niecim, daco, daky, dake, nejaky, nejake, nejaku, cosi, s, so, containing, obsahuje, for, pre, na, ktory, ktore, which, that is, thats',
  either: 'or, nor, alebo, ci, ani, and or, pripadne',
  both: 'and, a, aj, i, plus, as well as, ako aj, n',
  like: 'like, like a, like an, similar, similar to, alike, akin to, reminiscent of, reminds me of, style, in the style of, along the lines of, close to, as good as, version of, twist on, variation on, variation of, alternative to, take on, ako, nieco ako, podobn*, typu, v style, styl*, na sposob, pripomin*, alternativ*, obdob*, variaci*, verzi*',
  little:
    'bit, a bit, little, a little, slightly, kinda, kind of, somewhat, maybe, hint of, touch of, trochu, trosku, trosicku, mozno, jemne, zlahka, lahko, mierne, skor',
  idle:
    'not sure, no idea, dont know, do not know, not know, dont mind, do not mind, dont care, no problem, no worries, not bad, why not, no matter, not only, not just, nothing but, cant wait, cant decide, cant get enough of, cant go wrong, can not decide, whether or not, if not, ' +
    'neviem, nevadi, nevadi mi, nie som si isty, nie som si ista, nezalezi, je mi jedno, nielen, nie len, preco nie, neviem sa rozhodnut, nemozem sa rozhodnut, nemam problem, nic ine ako, nic ine nez, nemam tusenia, nemam predstavu, nemame',
};

interface Phrase {
  patterns: Pattern[];
  role: Role;
}

const byFirst = new Map<string, Phrase[]>();
for (const [role, list] of Object.entries(phrases) as [Role, string][]) {
  for (const phrase of list.split(', ')) {
    const patterns = phrase
      .trim()
      .split(' ')
      .map((word) => pattern(word.endsWith('*') ? word : `${word}=`));
    const letter = patterns[0]?.stem[0] ?? '';
    byFirst.set(letter, [...(byFirst.get(letter) ?? []), { patterns, role }]);
  }
}

export interface RoleMatch {
  length: number;
  role: Role;
}

/** The longest phrase that starts here; of equals, the one listed first. */
export function roleAt(tokens: readonly string[], from: number): RoleMatch | undefined {
  let best: RoleMatch | undefined;
  for (const { patterns, role } of byFirst.get(tokens[from]?.[0] ?? '') ?? []) {
    if (patterns.length <= (best?.length ?? 0)) continue;
    const fits = patterns.every((one, n) => {
      const token = tokens[from + n];
      return token !== undefined && matches(one, token);
    });
    if (fits) best = { length: patterns.length, role };
  }
  return best;
}

/** Words of refusal that are long enough to be known when misspelt. */
export const refusals: readonly string[] = [
  'without',
  'allergic',
  'allergy',
  'dislike',
  'neznasam',
  'nenavidim',
  'alergia',
  'alergiu',
  'alergicky',
  'alergicka',
  'nemusim',
  'nechcem',
  'nepijem',
];

/** Words too common to say anything about a drink. */
export const common: ReadonlySet<string> = new Set(
  (
    'a about actually again ahoj all along available back based before between both case come course currently different early else end exactly extra fine friday half happy hour hours hungry ideas instead least long lunch man maybe meal middle minute moment monday month mum number option options otherwise outside percent pub rather ready really saturday someplace somewhere sunday table terrible thirsty keep three two ingredient ingredients najlepsi najlepsia najlepsie najlepsieho najlepsiu ano vela veci vec yep yeah nope alright thursday tomorrow tuesday under wednesday whatever whenever woman work year yesterday juice juices chladnicka cloveka clovek druhy firmu piatok sobota nedela stol stole partia smrt pani pan priatelka priatel srdca srdce percenta percentami hocico cokolvek jednoznacne momentalne skuste skus mate mas mame zajtra vcera tyzden kamaratku kamarata mamu mamku tatu otca babku dedka sefa dlho long all always am an and any anyone are around as at be because been best better big bit bring by can ' +
    'choice cocktail cocktails come could day decide do does drink drinks drinking drinky drunk each eat else enough ever every everyone everything ' +
    'evening favorite favourite feel feeling few find first flavor flavors flavour flavours for friend friends from ' +
    'get getting girlfriend boyfriend give glass go goes going good got great guess guy had hand has have having he hello help her here hey hi him his home house how ' +
    'i id if im in inside into is it its ive just kind know last lately let like little look looking lot love lots made make making many may maybe me menu mine moment mood more most much must my myself ' +
    'name need new next nice night nonsense now of off ok okay on one ones only or order other others our out over own part pick perfect people perhaps place please pour pretty probably put quite ' +
    'really recommend recommendation right round same say see serve served shall she should so some somebody someone something sort stuff style suggest suggestion sure surprise ' +
    'take taste tastes tasty tell than thanks that thats the their them then there these they thing things think this those time tip to today together tonight too totally touch try type ' +
    'us use usual usually vibe vibes very wanna want was way we week weekend well were what whats when where which while who why will wine with world would yes you your yummy delicious ' +
    'a aby ahojte aj ako aky aka ake akoze ale alebo asi aspon az by bol bola bolo bude budem budeme byt cas celkom chcel chcela chut chuti chutou chutna chutne chutny ci cize co coho com dajake daky dake dakujem den deň dnes dnesny do dobra dobre dobreho dobry dobru drink drinkom drinku ' +
    'este hej hlavne hned ho ho i ich iba inak ine ja jej jeden jedna jedno jeho jemu je ju k kamarat kamaratka kamarati kazdy kde ked keby koktail koktailik koktaily koktejl koktajl koktejly koktailov kolko ktora ktore ktory ku ' +
    'lebo len ma mal mala mali mam mame mas mat mi mna mne mnou moc moj moja moje mojho mojej mozem mozete mozes mozno mu muz my na nad nam nami nalada naladu napite napitok napoj napoja napoje napojov nas nase nech nejake nejaky nejaku nieco niekto noc nuz ' +
    'o obed od on ona oni ono opat partner partnerka pit po pod podla pohar pohari pohariku popri potom pre pred preto pri prosim proste raz rad rada radi sa sem si skusit som spolu ste sto stale super svoj ' +
    'ta tak takze taky tam ten tento teraz to toho tom tu tuto ty tych uplne uz v vam vas vase vecer veceri vhodny vhodne viac viem vlastne vo volaco vy vyber vyskusat z za zas zase ze zena zo'
  ).split(' '),
);

export const greetings: ReadonlySet<string> = new Set(
  'hello hi hey hiya howdy greetings thanks thank cheers bye goodbye morning evening ahoj ahojte cau cawko caute nazdar servus dobry zdravim dakujem diky vdaka dovidenia cus'.split(
    ' ',
  ),
);
