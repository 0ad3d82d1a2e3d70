import { type AiFeature, aiFeatures } from '#domain/mixologist/ai-features.ts';
import { useFormats } from './formats.ts';

/** The price of one use of an AI feature, shown on its button. */
export function FeaturePrice({ of }: { of: AiFeature }) {
  const { money } = useFormats();
  return (
    <span className="whitespace-nowrap font-normal text-sm opacity-75">
      {money(aiFeatures[of].priceMicros / 1_000_000, 3)}
    </span>
  );
}
