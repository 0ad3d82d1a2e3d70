import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';

const Hydrating = createContext(false);

/**
 * Around a page from the server, on the server and in the browser. Its end is a transition, so that a
 * slow phone can scroll while what differs renders again: a store would render all of it at once.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrating, setIsHydrating] = useState(true);
  useEffect(() => startTransition(() => setIsHydrating(false)), []);
  return <Hydrating value={isHydrating}>{children}</Hydrating>;
}

/** True on the server, and in the first rendering of its page in the browser. */
export function useIsHydrating(): boolean {
  return useContext(Hydrating);
}
