import type { LucideIcon } from 'lucide-react';
import FlaskRound from 'lucide-react/icons/flask-round';
import Lightbulb from 'lucide-react/icons/lightbulb';
import PartyPopper from 'lucide-react/icons/party-popper';
import Search from 'lucide-react/icons/search';
import type { AiFeature } from '#domain/mixologist/ai-features.ts';

export const featureIcons: Record<AiFeature, LucideIcon> = {
  smartSearch: Search,
  ingredientRecommendations: Lightbulb,
  partyAnalysis: PartyPopper,
  drinkCreation: FlaskRound,
};
