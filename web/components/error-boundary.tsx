import { Component, type ReactNode, Suspense } from 'react';
import { useText } from '#web/i18n/language.ts';
import { retryLazyParts } from '#web/i18n/lazy-part.ts';
import { useConnection } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { isOutdated } from '#web/ui/outdated.ts';
import { Notice } from './notice.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** Shown instead of the children after they threw an error. */
  Failure: (props: { retry: () => void }) => ReactNode;
}

/**
 * A retry renders the children again, or reloads the page after an update of the server. It runs
 * automatically after a reconnect, because most failures are parts that could not be fetched.
 */
class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    addEventListener('online', this.#renderAgain);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#renderAgain);
  }

  #renderAgain = () => {
    if (!this.state.failed) return;
    retryLazyParts();
    this.setState({ failed: false });
  };

  override render() {
    const { children, Failure } = this.props;
    if (!this.state.failed) return children;
    const retry = async () => {
      if (await isOutdated()) return location.reload();
      this.#renderAgain();
    };
    return <Failure retry={retry} />;
  }
}

/** Error and loading boundary of the whole page. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary Failure={PageFailure}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PageFailure({ retry }: { retry: () => void }) {
  const text = useText();
  return (
    <Notice title={text.errors.UNEXPECTED} role="alert" drawing="lost">
      <Button onClick={retry}>{text.common.tryAgain}</Button>
    </Notice>
  );
}

interface PartBoundaryProps {
  children: ReactNode;
  fallback?: ReactNode;
}

/** Error and loading boundary of a part of the page. The rest stays usable. */
export function PartBoundary({ children, fallback }: PartBoundaryProps) {
  return (
    <ErrorBoundary Failure={PartFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PartFailure({ retry }: { retry: () => void }) {
  const text = useText();
  const isLive = useConnection() === 'live';
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-12 text-center">
      <p className="text-ink-2 text-lg">
        {isLive ? text.errors.UNEXPECTED : text.connection.waiting}
      </p>
      <Button look="secondary" onClick={retry}>
        {text.common.tryAgain}
      </Button>
    </div>
  );
}
