import Building2 from 'lucide-react/icons/building-complex';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Users from 'lucide-react/icons/users';
import { useRef } from 'react';
import { paths } from '#domain/routes.ts';
import { useClaims } from '#web/features/auth/session/session.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { navigate } from '#web/navigation/location.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useCloseOutside } from '#web/ui/use-close-outside.ts';
import { CreateOrganization } from './create-organization.tsx';
import { switchOrganization, useOrganizations } from './organizations.ts';

const item =
  'flex min-h-[44px] w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-raised disabled:opacity-45';

/** Switches between organizations, and links to the members of the current one. */
export function OrganizationMenu() {
  const { organization: text } = useAuthText();
  const { organizationId } = useClaims();
  const { organizations, reload } = useOrganizations();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCloseOutside(menu);
  const go = (path: string) => {
    close();
    navigate(path);
  };
  const choose = async (id: string | null) => {
    close();
    if (await switchOrganization(id)) return toasts.error(text.failed);
    navigate(paths.dashboard());
  };
  const choices = [{ id: null, name: text.personal }, ...organizations];
  const current = choices.find(({ id }) => id === (organizationId ?? null));
  return (
    <details
      ref={menu}
      className="relative"
      onToggle={() => void reload()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <summary
        aria-label={`${text.menu}: ${current?.name ?? ''}`}
        className="flex min-h-[44px] cursor-pointer list-none items-center gap-2 rounded-sm border border-line-strong px-3.5 font-semibold text-sm"
      >
        <Building2 aria-hidden size={18} />
        <span className="min-w-0 flex-1 truncate">{current?.name}</span>
        <ChevronDown aria-hidden size={16} />
      </summary>
      <div className="absolute inset-x-0 z-10 mt-2 grid gap-1 rounded-md border border-line bg-surface p-2 shadow-raised">
        <ul aria-label={text.menu}>
          {choices.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={item}
                aria-current={id === current?.id ? 'true' : undefined}
                onClick={() => choose(id)}
              >
                <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
                {id === current?.id && <Check aria-hidden size={18} className="text-brass" />}
              </button>
            </li>
          ))}
        </ul>
        {organizationId && (
          <div className="border-line border-t pt-1">
            <button type="button" className={item} onClick={() => go(paths.organization())}>
              <Users aria-hidden size={18} />
              {text.members}
            </button>
          </div>
        )}
        <CreateOrganization onCreated={() => go(paths.organization())} />
      </div>
    </details>
  );
}
