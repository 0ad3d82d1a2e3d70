import { createHash } from 'node:crypto';
import type { IngredientIndex } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import type { IngredientWords, ReadPiece } from '#domain/ingredients/shelves.ts';
import { LruCache } from '#server/cache/lru-cache.ts';
import type { Db } from '#server/db/database.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import { readRecipes } from '#server/menu/rows.ts';
import type { DrinkMaker } from '#server/mixologist/engine.ts';
import type { Resource, ThreadPool } from '#server/threads/pool.ts';
import type { AccountFacts, BarFacts, CatalogueFacts } from './house/facts.ts';
import type { Search } from './house/search.ts';
import type { Creation, Party, tasks, Whim } from './house/tasks.ts';

type Tasks = typeof tasks;
type Result<N extends keyof Tasks> =
  ReturnType<Tasks[N]> extends Generator<void, infer T> ? T : ReturnType<Tasks[N]>;

/** A thousand responses of ordinary length take a few seconds. */
const budgetsMs: Partial<Record<keyof Tasks, number>> = { analyseParty: 20_000 };
const usualBudgetMs = 5_000;

export interface Asker {
  turn: string;
  signal?: AbortSignal | undefined;
}

interface Place {
  /** Tasks of one place go to the same thread. */
  id: string;
  resources: readonly Resource[];
}

export interface HouseBar extends Place {
  /** Changes whenever the bar can make other drinks, or makes them from other bottles. */
  version: string;
}

export class House {
  readonly #pool: ThreadPool;
  readonly #bars = new WeakMap<BarMenu, Promise<HouseBar>>();
  readonly #catalogues = new WeakMap<IngredientIndex, Resource>();
  /** Most notes are the quick requests, word for word. */
  readonly #notes = new LruCache<{ allergy: Allergen[] | null }>(1_000);
  /** By a hash of the query, because desperate texts must not be kept. */
  readonly #whims = new LruCache<Whim>(5_000);
  readonly #accounts = new WeakMap<IngredientIndex, readonly Resource[]>();
  readonly #words = new WeakMap<IngredientIndex, Promise<IngredientWords[]>>();

  constructor(pool: ThreadPool) {
    this.#pool = pool;
  }

  start(): void {
    this.#pool.start();
  }

  bar(db: Db, id: string, menu: BarMenu): Promise<HouseBar> {
    const known = this.#bars.get(menu);
    if (known) return known;
    const bar = this.#read(db, id, menu);
    this.#bars.set(menu, bar);
    bar.catch(() => this.#bars.delete(menu));
    return bar;
  }

  search(bar: HouseBar, asker: Asker, question: Search): Promise<Result<'search'>> {
    return this.#run('search', question, asker, bar);
  }

  /**
   * Part of the key of cached answers, so the last whims are cached, and a cached answer needs no
   * thread.
   */
  async whimOf(query: string, asker: Asker, place: string): Promise<Whim> {
    const key = createHash('sha256').update(query).digest('base64url');
    const known = this.#whims.get(key);
    if (known) return known;
    const whim = await this.#run('whimOf', query, asker, place);
    this.#whims.set(key, whim);
    return whim;
  }

  nearest(
    bar: HouseBar,
    asker: Asker,
    question: Parameters<Tasks['nearest']>[0],
  ): Promise<Result<'nearest'>> {
    return this.#run('nearest', question, asker, bar);
  }

  drinkMaker(bar: HouseBar, asker: Asker, creation: Creation): DrinkMaker {
    return {
      create: () => this.#run('createDrink', creation, asker, bar),
      begin: () => this.#run('beginDrink', creation, asker, bar),
      judge: (method, recipe) =>
        this.#run('judgeDrink', { ...creation, method, recipe }, asker, bar),
      finish: (method, recipe) =>
        this.#run('finishDrink', { ...creation, method, recipe }, asker, bar),
    };
  }

  advise(
    bar: HouseBar,
    asker: Asker,
    menu: BarMenu,
    hidden: readonly string[][],
  ): Promise<Result<'advise'>> {
    return this.#run('advise', { known: menu.known(), hidden }, asker, bar);
  }

  analyseParty(bar: HouseBar, asker: Asker, party: Party): Promise<Result<'analyseParty'>> {
    return this.#run('analyseParty', party, asker, bar);
  }

  /** For each note. Null if it mentions no allergy. */
  async allergiesIn(
    notes: readonly string[],
    asker: Asker,
    place: string,
  ): Promise<Result<'allergiesIn'>> {
    // Kept here, because others may evict them from the cache meanwhile.
    const readings = new Map(notes.map((note) => [note, this.#notes.get(note)]));
    const unread = [...readings].flatMap(([note, reading]) => (reading ? [] : note));
    const read = unread.length > 0 ? await this.#run('allergiesIn', unread, asker, place) : [];
    for (const [n, note] of unread.entries()) {
      const reading = { allergy: read[n] ?? null };
      readings.set(note, reading);
      this.#notes.set(note, reading);
    }
    return notes.map((note) => readings.get(note)?.allergy ?? null);
  }

  isInDespair(text: string, asker: Asker): Promise<boolean> {
    return this.#run('isInDespair', text, asker);
  }

  readList(db: Db, ingredients: IngredientIndex, text: string, asker: Asker): Promise<ReadPiece[]> {
    return this.#run('readList', text, asker, this.#account(db, ingredients, asker));
  }

  /** Without retired ones. */
  ingredientWords(
    db: Db,
    ingredients: IngredientIndex,
    asker: Asker,
  ): Promise<readonly IngredientWords[]> {
    const known = this.#words.get(ingredients);
    if (known) return known;
    // Many callers wait for one request, so neither the limits nor the abort of one may end it.
    const isOfAll = ingredients === ingredients.catalogue;
    const shared = { turn: isOfAll ? 'words of the catalogue' : asker.turn };
    const account = this.#account(db, ingredients, shared);
    const words = this.#run('ingredientWords', null, shared, account);
    this.#words.set(ingredients, words);
    words.catch(() => this.#words.delete(ingredients));
    return words;
  }

  #run<N extends keyof Tasks>(
    name: N,
    input: Parameters<Tasks[N]>[0],
    { turn, signal }: Asker,
    where: Place | string = '',
  ): Promise<Result<N>> {
    const budgetMs = budgetsMs[name] ?? usualBudgetMs;
    const [resources, place] =
      typeof where === 'string' ? [[], where] : [where.resources, where.id];
    const task = { name, input, resources, turn, place, budgetMs, signal };
    return this.#pool.run(task) as Promise<Result<N>>;
  }

  async #read(db: Db, id: string, menu: BarMenu): Promise<HouseBar> {
    const own = await readRecipes(db, id);
    const { ingredients } = menu.shelf;
    const catalogue = this.#catalogue(db, ingredients.catalogue);
    const version = versionOf(menu, own);
    const facts = (): BarFacts => ({
      catalogue: catalogue.key,
      ingredients: ingredients.list.slice(ingredients.catalogue.list.length),
      stocked: ingredients.list.flatMap((one, n) => (menu.shelf.stocked[n] ? one.id : [])),
      out: [...menu.shelf.out],
      allowsSubstitutes: menu.shelf.allowsSubstitutes,
      orderable: menu.orderable('en'),
      featured: menu.featured(),
      own,
    });
    const key = `${catalogue.key} ${id} ${version} ${shelfOf(menu)}`;
    return { id, version, resources: [catalogue, { key, load: async () => facts() }] };
  }

  #account(db: Db, ingredients: IngredientIndex, { turn }: Asker): Place {
    const resources = this.#accounts.get(ingredients) ?? this.#ingredients(db, ingredients);
    this.#accounts.set(ingredients, resources);
    return { id: turn, resources };
  }

  #ingredients(db: Db, ingredients: IngredientIndex): Resource[] {
    const catalogue = this.#catalogue(db, ingredients.catalogue);
    const own = ingredients.list.slice(ingredients.catalogue.list.length);
    if (own.length === 0) return [catalogue];
    const facts: AccountFacts = { catalogue: catalogue.key, ingredients: own };
    const digest = createHash('sha256').update(JSON.stringify(own)).digest('base64url');
    return [catalogue, { key: `${catalogue.key} account ${digest}`, load: async () => facts }];
  }

  /** Shared by all bars. Each reading of the catalogue has its own ingredient objects. */
  #catalogue(db: Db, { catalogue }: IngredientIndex): Resource {
    const known = this.#catalogues.get(catalogue);
    if (known) return known;
    const resource = {
      key: `catalogue ${++lastCatalogue}`,
      load: async (): Promise<CatalogueFacts> => ({
        ingredients: catalogue.list,
        recipes: await readRecipes(db, null),
      }),
    };
    this.#catalogues.set(catalogue, resource);
    return resource;
  }
}

/** Threads may serve several databases of one process. */
let lastCatalogue = 0;

function versionOf(menu: BarMenu, own: readonly RecipeRow[]): string {
  const { list, catalogue } = menu.shelf.ingredients;
  const ownIngredients = list.slice(catalogue.list.length);
  const digest = createHash('sha256').update(JSON.stringify([own, ownIngredients]));
  for (const id of menu.orderable('en')) {
    const used = menu.recipeOf(id).map((number) => menu.shelf.pouredFor(number));
    digest.update(`${id} ${used} ${menu.composition.isFeatured(id) ? 'featured' : ''}\n`);
  }
  return digest.digest('base64url').slice(0, 16);
}

/** Changes with every bottle, also one that no drink needs. */
function shelfOf({ shelf }: BarMenu): string {
  const { allowsSubstitutes, out, stocked } = shelf;
  const digest = createHash('sha256').update(JSON.stringify([allowsSubstitutes, [...out]]));
  return digest.update(stocked).digest('base64url').slice(0, 16);
}
