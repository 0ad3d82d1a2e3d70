import type { DrinkPreview } from '#domain/drinks/own-drinks.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import type { Preview } from '#web/components/editor/use-preview.ts';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { Makeable, PreviewFacts } from './preview-facts.tsx';
import { useDrinkEditorText } from './texts.ts';

interface PreviewPanelProps {
  name: string;
  isEmpty: boolean;
  preview: Preview<DrinkPreview>;
}

const noDrink = '/pictures/none.svg';

/** The drink of the form, beside it. */
export function PreviewPanel({ name, isEmpty, preview }: PreviewPanelProps) {
  const text = useDrinkEditorText();
  const { drink } = useEditorText();
  const { data, hasFailed, isCurrent, isWaiting } = preview;
  return (
    <aside
      aria-label={text.preview}
      aria-busy={!isCurrent && !hasFailed}
      className="sticky top-6 grid max-h-[calc(100dvh-128px)] content-start gap-4 overflow-y-auto rounded-md border border-line bg-surface p-5"
    >
      <img
        src={data?.picture ?? noDrink}
        alt=""
        width={240}
        height={300}
        className={`mx-auto h-[clamp(150px,30dvh,260px)] w-auto ${isWaiting ? 'opacity-40' : ''}`}
      />
      <div className="grid justify-items-center gap-2 text-center">
        <p className="wrap-anywhere font-display font-semibold text-xl leading-tight">
          {name || drink.isNew}
        </p>
        {data && !isEmpty && !isWaiting && (
          <StrengthBars alcoholContent={data.alcoholContent} audience="dashboard" withPercent />
        )}
      </div>
      <State isEmpty={isEmpty} preview={preview} />
      {data && !isEmpty && !isWaiting && <PreviewFacts preview={data} />}
    </aside>
  );
}

/** The same on a small screen: a strip that opens. */
export function PreviewStrip({ name, isEmpty, preview }: PreviewPanelProps) {
  const text = useDrinkEditorText();
  const { drink } = useEditorText();
  const { data, isWaiting } = preview;
  return (
    <details
      aria-label={text.preview}
      className="group sticky top-[53px] z-[5] rounded-md border border-line bg-surface shadow-raised"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-3 px-3 py-1.5">
        <img
          src={data?.picture ?? noDrink}
          alt=""
          width={240}
          height={300}
          className={`h-16 w-auto group-open:h-24 ${isWaiting ? 'opacity-40' : ''}`}
        />
        <span className="grid min-w-0 gap-1 text-sm">
          <span className="flex min-w-0 flex-wrap items-center gap-x-3">
            <span className="min-w-0 truncate font-display font-semibold text-[1rem]">
              {name || drink.isNew}
            </span>
            {data && !isEmpty && !isWaiting && (
              <StrengthBars alcoholContent={data.alcoholContent} audience="dashboard" withPercent />
            )}
          </span>
          <State isEmpty={isEmpty} preview={preview} />
        </span>
        {!isEmpty && !isWaiting && (
          <span className="text-brass text-sm underline group-open:hidden max-[359px]:hidden">
            {text.details}
          </span>
        )}
      </summary>
      {data && !isEmpty && !isWaiting && (
        <div className="border-line border-t p-3">
          <PreviewFacts preview={data} />
        </div>
      )}
    </details>
  );
}

function State({ isEmpty, preview }: Omit<PreviewPanelProps, 'name'>) {
  const text = useDrinkEditorText();
  const { previewFailed, previewWaits } = useEditorText();
  const { data, hasFailed, isWaiting } = preview;
  if (hasFailed) return <p className="text-muted text-sm">{previewFailed}</p>;
  if (isWaiting && !isEmpty) {
    return (
      <p role="status" className="text-sm text-warn">
        {previewWaits}
      </p>
    );
  }
  if (isEmpty || !data) return <p className="text-ink-2 text-sm">{text.previewEmpty}</p>;
  return (
    <div role="status">
      <Makeable preview={data} />
    </div>
  );
}
