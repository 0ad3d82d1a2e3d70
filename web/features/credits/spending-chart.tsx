import type { CreditUsageStats } from '#domain/credits/credits.ts';
import { useFormats } from '#web/components/formats.ts';
import { useCreditsText } from './texts.ts';

const size = { width: 600, height: 150 };
const gap = 4;

/** A bar chart of the cost per day. Screen readers get the figures. */
export function SpendingChart({ daily, totalCost }: Pick<CreditUsageStats, 'daily' | 'totalCost'>) {
  const { usage: text } = useCreditsText();
  const { money, day } = useFormats();
  const highest = Math.max(...daily.map((entry) => entry.totalCost));
  const step = size.width / daily.length;
  const first = daily[0]?.day;
  const last = daily.at(-1)?.day;
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-baseline justify-between gap-3">
        <h3 className="text-lg">{text.chart}</h3>
        <span aria-hidden className="text-muted text-sm">
          {money(highest, 3)}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={text.chartOf(money(totalCost, 3))}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        className="h-[150px] w-full border-line-strong border-b"
      >
        {[0, 0.5].map((share) => (
          <line
            key={share}
            x1={0}
            x2={size.width}
            y1={0.5 + share * size.height}
            y2={0.5 + share * size.height}
            className="stroke-line"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {daily.map((entry, index) => {
          const share = highest ? entry.totalCost / highest : 0;
          const height = share ? Math.max(3, share * size.height) : 0;
          return (
            <g key={entry.day} className="group">
              <title>
                {text.onDay(day(entry.day), money(entry.totalCost, 3), text.count(entry.count))}
              </title>
              <rect
                x={index * step}
                y={0}
                width={step}
                height={size.height}
                className="fill-transparent group-hover:fill-raised"
              />
              <rect
                x={index * step + gap / 2}
                y={size.height - height}
                width={step - gap}
                height={height}
                className="fill-fill"
              />
            </g>
          );
        })}
      </svg>
      <div aria-hidden className="flex justify-between text-muted text-sm">
        <span>{first && day(first)}</span>
        <span>{last && day(last)}</span>
      </div>
      <div className="sr-only">
        <table>
          <caption>{text.chart}</caption>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col">{text.cost}</th>
              <th scope="col">{text.calls}</th>
            </tr>
          </thead>
          <tbody>
            {daily
              .filter(({ count }) => count > 0)
              .map((entry) => (
                <tr key={entry.day}>
                  <th scope="row">{day(entry.day, 'long')}</th>
                  <td>{money(entry.totalCost, 3)}</td>
                  <td>{entry.count}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
