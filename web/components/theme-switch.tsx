import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useText } from '#web/i18n/language.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { isDark, theme } from '#web/ui/theme.ts';
import { preferencePill } from './preferences.tsx';

export function ThemeSwitch() {
  const text = useText();
  const dark = isDark(useStoredValue(theme));
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className={`${preferencePill} w-[44px] justify-center`}
      aria-label={dark ? text.preferences.lightTheme : text.preferences.darkTheme}
      onClick={() => theme.set(dark ? 'light' : 'dark')}
    >
      <Icon size={18} />
    </button>
  );
}
