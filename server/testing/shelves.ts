import { allIngredientIds } from '#language/testing/pantry.ts';

const list = (text: string) => text.trim().split(/\s+/);

export const shelves: Record<string, readonly string[]> = {
  small: list('gin vodka lime-juice simple-syrup tonic-water mint orange-juice campari'),
  classic: list(`gin bourbon rye-whiskey white-rum dark-rum vodka tequila-blanco cognac campari
    aperol sweet-vermouth dry-vermouth cointreau maraschino coffee-liqueur lime-juice lemon-juice
    orange-juice simple-syrup honey-syrup grenadine aromatic-bitters orange-bitters egg-white mint
    soda-water tonic-water ginger-beer prosecco lemon lime orange cocktail-cherry`),
  tropical:
    list(`white-rum dark-rum gold-rum cachaca overproof-rum falernum passionfruit-syrup orgeat
    cinnamon-syrup coconut-cream pineapple-juice mango-juice orange-juice lime-juice
    grapefruit-juice dry-curacao aromatic-bitters pineapple lime mint banana nutmeg`),
  alcoholFree: list(`alcohol-free-gin alcohol-free-aperitif orange-juice apple-juice cranberry-juice
    pineapple-juice lemon-juice lime-juice elderflower-cordial ginger-syrup raspberry-syrup honey
    green-tea espresso oat-milk soda-water tonic-water ginger-beer mint basil cucumber raspberry
    lemon lime`),
  centralEuropean: list(`slivovica borovicka apricot-palenka pear-brandy becherovka demanovka
    fernet-stock tatratea tuzemak tokaj-wine vinea kofola elderflower-cordial raspberry-syrup honey
    lemon-juice apple-juice blackcurrant-juice soda-water tonic-water mint thyme lemon apple plum`),
  everything: allIngredientIds,
};
