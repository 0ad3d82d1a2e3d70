import type { ReactNode } from 'react';
import { type MenuAddress, viewPath } from '#web/guest/address/menu-address.ts';
import { useText } from '#web/i18n/language.ts';
import { Link } from '#web/navigation/link.tsx';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';

interface ViewTabsProps {
  barCode: string;
  view: MenuAddress['view'];
}

/** Smart search or browse. Links, so that they work before scripts have loaded. */
export function ViewTabs({ barCode, view }: ViewTabsProps) {
  const text = useText();
  return (
    <nav
      aria-label={text.smart.views}
      className="grid grid-cols-2 rounded-[20px] border border-line-strong bg-surface/70 p-1"
    >
      <Tab href={viewPath(barCode, {})} current={view === 'smart'}>
        <LineIcon path={icons.sparkles} size={20} className="max-[359px]:hidden" />
        {text.smart.smart}
      </Tab>
      <Tab href={viewPath(barCode, { view: 'browse' })} current={view === 'browse'}>
        <LineIcon path={icons.glass} size={20} className="max-[359px]:hidden" />
        {text.smart.browse}
      </Tab>
    </nav>
  );
}

interface TabProps {
  href: string;
  current: boolean;
  children: ReactNode;
}

function Tab({ href, current, children }: TabProps) {
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className={`flex min-h-[44px] items-center justify-center gap-2 rounded-[16px] px-2 font-semibold ${
        current
          ? 'bg-fill text-on-fill shadow-[inset_0_1px_#fff8,0_6px_20px_-8px_var(--fill)]'
          : 'text-ink-2'
      }`}
    >
      {children}
    </Link>
  );
}
