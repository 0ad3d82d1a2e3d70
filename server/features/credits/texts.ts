import type { Language } from '#domain/languages.ts';
import type { AiFeature } from '#domain/mixologist/ai-features.ts';

interface Texts {
  features: Record<AiFeature, string>;
  initial: string;
  purchase: string;
  testPurchase: string;
  refund: string;
  refundFailed: string;
  disputed: string;
  disputeWon: string;
}

const texts: Record<Language, Texts> = {
  en: {
    features: {
      smartSearch: 'Smart search',
      ingredientRecommendations: 'Ingredient recommendations',
      partyAnalysis: 'Party analysis',
      drinkCreation: 'AI drink creation',
    },
    initial: 'Welcome credits',
    purchase: 'Credit purchase',
    testPurchase: 'Credit purchase (test mode)',
    refund: 'Purchase refunded',
    refundFailed: 'Refund failed, your credits are back',
    disputed: 'Payment disputed',
    disputeWon: 'Dispute decided in your favour',
  },
  sk: {
    features: {
      smartSearch: 'AI výber',
      ingredientRecommendations: 'Odporúčania ingrediencií',
      partyAnalysis: 'Vyhodnotenie párty',
      drinkCreation: 'Vytvorenie AI drinku',
    },
    initial: 'Uvítací kredit',
    purchase: 'Nákup kreditu',
    testPurchase: 'Nákup kreditu (testovací režim)',
    refund: 'Vrátený nákup',
    refundFailed: 'Vrátenie platby zlyhalo, kredit je späť',
    disputed: 'Spochybnená platba',
    disputeWon: 'Spor rozhodnutý vo váš prospech',
  },
};

interface Entry {
  kind: 'initial' | 'purchase' | 'usage' | 'refund' | 'dispute';
  amount_micros: number;
  feature: AiFeature | null;
  provider: string | null;
}

export function describe(entry: Entry, language: Language): string {
  const text = texts[language];
  switch (entry.kind) {
    case 'usage':
      return entry.feature ? text.features[entry.feature] : '';
    case 'purchase':
      return entry.provider === 'local-test' ? text.testPurchase : text.purchase;
    case 'refund':
      return entry.amount_micros < 0 ? text.refund : text.refundFailed;
    case 'dispute':
      return entry.amount_micros < 0 ? text.disputed : text.disputeWon;
    default:
      return text[entry.kind];
  }
}
