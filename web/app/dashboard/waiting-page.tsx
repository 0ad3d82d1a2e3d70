import { useEffect, useState } from 'react';
import { useText } from '#web/i18n/language.ts';

const lateMs = 3_000;

/** Placeholder of the whole page. After a moment it says what it waits for. */
export function WaitingPage() {
  const { connection } = useText();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <main className="enter grid min-h-dvh content-center p-4 text-center">
      <div role="status" className="grid justify-items-center gap-4">
        <img src="/drawings/lost.svg" alt="" width={240} height={200} />
        <h1 className="text-3xl">{connection.waiting}</h1>
      </div>
    </main>
  );
}
