import { FlaskRound, Lightbulb, type LucideIcon, PartyPopper, Search } from 'lucide-react';
import type { AiFeature } from '#domain/ai-features.ts';

export const featureIcons: Record<AiFeature, LucideIcon> = {
  smartSearch: Search,
  ingredientRecommendations: Lightbulb,
  partyAnalysis: PartyPopper,
  drinkCreation: FlaskRound,
};
