import { aiFeatures } from '#domain/ai-features.ts';
import { useFormats } from '#web/components/formats.ts';

/** What a generated drink costs, on the button that generates it. */
export function CreationPrice() {
  const { money } = useFormats();
  return (
    <span className="whitespace-nowrap font-normal text-muted text-sm">
      {money(aiFeatures.drinkCreation.priceMicros / 1_000_000, 3)}
    </span>
  );
}
