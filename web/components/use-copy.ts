import { useText } from '#web/i18n/language.ts';
import { copyText } from '#web/ui/clipboard.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';

export function useCopy() {
  const { common } = useText();
  return async (content: string, done: string) => {
    if (await copyText(content)) toasts.success(done);
    else toasts.error(common.copyFailed);
  };
}
