import HardDrive from 'lucide-react/icons/hard-drive';
import { useQuery } from '#web/rpc/hooks.ts';
import { useDashboardText } from './texts.ts';

export function DiskNotice() {
  const text = useDashboardText();
  const { data: level } = useQuery('installation.getDiskLevel', {});
  if (!level || level === 'ok') return null;
  const words = text.disk[level] ?? { title: level, advice: '' };
  return (
    <div
      role="alert"
      className="grid grid-cols-[auto_1fr] items-start gap-3 rounded-sm border border-fill bg-[color-mix(in_oklab,var(--fill)_16%,var(--surface))] p-4"
    >
      <HardDrive aria-hidden size={22} className="mt-0.5 text-warn" />
      <div>
        <p className="font-semibold">{words.title}</p>
        <p className="text-ink-2 text-sm">{words.advice}</p>
      </div>
    </div>
  );
}
