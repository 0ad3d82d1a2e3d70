import Printer from 'lucide-react/icons/printer';
import { type FormEvent, useState } from 'react';
import { type OwnBar, orderSettings } from '#domain/bars/bars.ts';
import { usePrinting } from '#web/components/guest-origin/use-printing.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { parseTables } from './parse-tables.ts';
import { TableChips } from './table-chips.tsx';
import { codesPerPage, TableSheet } from './table-sheet.tsx';
import { useShareText } from './texts.ts';

/** The tables of a bar, and a sheet of their codes. Members see and print them. */
export function TablesCard({ bar, isOwner }: { bar: OwnBar; isOwner: boolean }) {
  const text = useShareText();
  const shared = useText();
  const [typed, setTyped] = useState('');
  const [isPrinting, setPrinting] = useState(false);
  const [printCodes, question] = usePrinting(() => setPrinting(true));
  const [updateBar, isBusy] = useMutation('bars.updateBar');
  const { tables } = bar;
  const { names, refused } = parseTables(typed, tables);
  const isTooMany = tables.length + names.length > orderSettings.tables;
  const problem = isTooMany
    ? text.tooManyTables(orderSettings.tables)
    : refused.length > 0
      ? text.refusedTables(refused.slice(0, 3).join(', '))
      : undefined;

  const save = async (next: string[]): Promise<boolean> => {
    try {
      await updateBar({ barId: bar._id, tables: next });
      return true;
    } catch (error) {
      toasts.error(text.tablesFailed(errorText(shared, error)));
      return false;
    }
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (names.length > 0 && !isTooMany && (await save([...tables, ...names]))) {
      setTyped(refused.join(', '));
    }
  };
  const remove = async (removed: readonly string[]) => {
    const before = tables;
    if (!(await save(tables.filter((name) => !removed.includes(name))))) return;
    toasts.success(text.tablesRemoved(removed.length), {
      label: text.undo,
      run: () => void save(before),
    });
  };
  return (
    <section className="grid gap-5 rounded-md border border-line bg-surface p-5 sm:p-6 print:hidden">
      <div className="grid gap-1.5">
        <h2 className="text-2xl">{text.tables}</h2>
        <p className="text-ink-2">{text.tablesHint}</p>
      </div>
      {isOwner ? (
        <form className="grid gap-3" onSubmit={add}>
          <Field
            label={text.tablesField}
            value={typed}
            placeholder={text.tablesExample}
            error={problem}
            autoComplete="off"
            limit={1_000}
            onChange={(event) => setTyped(event.target.value)}
          />
          {names.length > 0 && !isTooMany && <NewTables names={names} />}
          <Button
            type="submit"
            look="secondary"
            className="sm:justify-self-start"
            inactive={isBusy || names.length === 0 || isTooMany}
          >
            {text.addTables(isTooMany ? 0 : names.length)}
          </Button>
        </form>
      ) : (
        <p className="text-muted">{text.ownersSetTables}</p>
      )}
      {tables.length > 0 ? (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
            <Button look="secondary" onClick={printCodes}>
              <Printer aria-hidden size={18} />
              {text.printTables}
            </Button>
            <p className="text-muted text-sm">
              {text.pages(Math.ceil(tables.length / codesPerPage))}
            </p>
            {isOwner && tables.length > 1 && (
              <Button
                look="quiet"
                className="ml-auto"
                inactive={isBusy}
                onClick={() => remove(tables)}
              >
                {text.removeAll}
              </Button>
            )}
          </div>
          <TableChips bar={bar} onRemove={isOwner && !isBusy ? remove : undefined} />
        </>
      ) : (
        <p className="rounded-sm border border-line border-dashed p-5 text-center text-muted">
          {text.noTables}
        </p>
      )}
      {question}
      {isPrinting && <TableSheet bar={bar} onPrinted={() => setPrinting(false)} />}
    </section>
  );
}

/** Preview of the typed names. */
function NewTables({ names }: { names: readonly string[] }) {
  const text = useShareText();
  return (
    <ul aria-label={text.newTables} className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li
          key={name}
          className="rounded-full border border-brass/45 border-dashed px-3 py-1 text-sm"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
