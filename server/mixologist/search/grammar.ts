// Small words that turn what follows, or what came before, in English and Slovak.
import { matches, type Pattern, pattern } from '#server/words/words.ts';

/**
 * negation: what follows is not wanted (`no`), or was said not to be (`nie` after it).
 * softer: makes a negation mild ("not too sweet"). less: a mild negation of its own.
 * turn: a new thought, wanted again ("but", "instead"). wish: the same, by a verb.
 * either, both: join. like: what follows is a model. maybe: what follows counts less. little: of it
 * there should be some, not a lot. idle: means nothing here.
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
  | 'maybe'
  | 'little'
  | 'idle';

const phrases: Record<Role, string> = {
  // Holds for a list after it, or for what stands before it.
  refusal:
    'hate, hates, dislike, dislikes, detest, despise, avoid, avoiding, allergic, allergic to, allergy, allergies, intolerant, intolerance, ' +
    'away from me, cant stand, cannot stand, cant have, cannot have, cant eat, cant handle, dont like, do not like, doesnt like, didnt like, dont love, ' +
    'dont eat, not a fan of, not fan of, not into, not keen on, not my thing, not for me, isnt for me, arent for me, not my style, makes me sick, make me sick, makes me puke, make me puke, makes me gag, makes me vomit, makes me ill, makes me throw up, makes me nauseous, upsets my stomach, gives me heartburn, gives me a headache, ' +
    'is disgusting, is gross, is awful, is nasty, is vile, is horrible, are gross, are disgusting, are nasty, sick of, sick from, ill from, bad experience with, bad experiences with, tired of, bored of, had enough of, ' +
    'everything but, everything except, anything but, anything except, anything besides, all but, except, except for, excluding, ' +
    'other than, apart from, aside from, besides, ' +
    'neznas*, nenavid*, nemam rad, nemam rada, nemame radi, nema rad, nema rada, nemam v laske, nerad, nerada, nemusim, nemusi, nechut*, ' +
    'nesmiem, nesmie, nejem, neje, nemozem, nemoze, neobluben*, alergia, alergiu, alergiou, alergick*, intoleranci*, neznesiem, vadi mi, vadia mi, ' +
    'okrem, vsetko okrem, hocico okrem, cokolvek okrem, vsetko len nie, hocico len nie, vsetko iba nie, neprosim*, vynechaj*, vynechat, vyhyb*, ' +
    'odporn*, hnus*, stitim sa, fuj, je mi zle z, je mi zle po, zle z, zle zo, zle po, nerobi mi dobre, nesedi mi, mi nesedi, nejde mi, mi nejde',
  negation:
    'no, not, without, w o, non, never, nothing, none, neither, minus, sans, isnt, arent, wasnt, dont, do not, doesnt, didnt, wont, cant, cannot, ' +
    'dont want, do not want, doesnt want, not want, dont feel like, not in the mood for, leave out, skip, skip the, hold the, zero, dont make, do not make, dont give, do not give, dont add, do not add, dont put, do not put, dont use, dont serve, ' +
    'instead of, rather than, ' +
    'bez, bezo, nie, nic, ziadn*, ziaden, nikdy, nechcem, nechce, nechceme, nechcel*, nemam chut na, nemam naladu na, nemam, nema, nebol*, ' +
    'nema byt, nesmie byt, nemusi byt, nech nie je, nech to nie je, nie je, neobsah*, nedavaj*, nedaj*, nerob*, nepridav*, nelej*, namiesto, miesto',
  // Without anything to drink named, alcohol is meant.
  drinking:
    'dont drink, do not drink, doesnt drink, does not drink, not drinking, cant drink, cannot drink, shouldnt drink, wont drink, ' +
    'not allowed to drink, dont drink alcohol, quit drinking, stopped drinking, ' +
    'nepijem, nepije, nepijeme, nepiju, nemozem pit, nesmiem pit, nemoze pit, nesmie pit, nemam pit, nepij*',
  free: 'free',
  softer:
    'too, very, so, overly, that, super, terribly, particularly, all that, excessively, prilis, velmi, moc, az, tak, az tak, az prilis, extra, zase, prehnan*',
  less: 'less, little, lower, low, reduced, menej, nizk*, malo, trosku menej, not so much, not very, not too, not so, not that, not overly, not all that, isnt too, isnt very, nothing too, nothing very, nothing overly, nothing crazy, not crazy, not insanely, not extremely, not ridiculously, not super, nie prilis, nie velmi, nie moc, nie az, nie az tak, nie tak, nic prilis, nic velmi, neprilis, nie je prilis, nie je moc, nie je velmi, nema byt prilis',
  than: 'than, nez',
  turn: 'but, however, though, instead, rather, just, only, yet, also, ale, no ale, vsak, radsej, skor, zato, len, iba, inak, a tiez, tiez, zaroven, i m okay with, fine with, is fine, is ok, is okay',
  wish:
    'want, wants, wanna, like, love, loves, prefer, give, make, need, looking, looking for, feel like, fancy, would like, id like, craving, crave, in the mood for, enjoy, recommend, suggest, surprise, bring, ' +
    'chcem, chce, chceme, chcel, chcela, chcelo, daj, dajte, dajme, dam si, dal by som, dala by som, prosim, poprosim, potreb*, hladam, hlada, mam rad, mam rada, mame radi, mam chut, mam naladu, lubim, milujem, chuti, chutia, odporuc*, porad*, poradte, prekvap*, namies*, oblubujem, preferujem, uprednost*, urob*, zmiesaj*, priprav*, dones*, ma byt, malo by, mal by, nech je, pijem, pijeme',
  opening:
    'more, viac, something, anything, someone, with, nieco, niecim, daco, daky, dake, nejaky, nejake, nejaku, cosi, s, so, containing, obsahuje, for, pre, na, ktory, ktore, which, that is, thats',
  either: 'or, nor, alebo, ci, ani, and or, pripadne',
  both: 'and, a, aj, i, plus, as well as, ako aj, n',
  like: 'like, like a, like an, similar, similar to, alike, akin to, reminiscent of, reminds me of, style, in the style of, along the lines of, close to, as good as, version of, twist on, variation on, variation of, alternative to, take on, ako, nieco ako, podobn*, typu, v style, styl*, na sposob, pripomin*, alternativ*, obdob*, variaci*, verzi*',
  maybe: 'maybe, kinda, kind of, sort of, somewhat, mozno, skor',
  little:
    'bit, a bit, a little, slightly, mildly, moderately, medium, semi, hint of, touch of, trochu, trosku, trosicku, jemne, zlahka, lahko, mierne, stredne',
  idle:
    'not sure, no idea, dont know, do not know, not know, dont mind, do not mind, dont care, no problem, no worries, not bad, why not, no matter, not only, not just, nothing but, cant wait, cant decide, cant get enough of, cant go wrong, can not decide, whether or not, if not, not vegan*, not a vegan*, not vegetarian*, not a vegetarian*, ' +
    'neviem, nevadi, nevadi mi, nie som vegan*, nie som vegetarian*, nie sme vegan*, nie je vegan*, nie som si isty, nie som si ista, nezalezi, je mi jedno, nielen, nie len, preco nie, neviem sa rozhodnut, nemozem sa rozhodnut, nemam problem, nic ine ako, nic ine nez, nemam tusenia, nemam predstavu, nemame',
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

export const greetings: ReadonlySet<string> = new Set(
  'hello hi hey hiya howdy greetings thanks thank cheers bye goodbye morning evening ahoj ahojte cau cawko caute nazdar servus dobry zdravim dakujem diky vdaka dovidenia cus'.split(
    ' ',
  ),
);
