import { Component, type ReactNode, Suspense } from 'react';
import { useText } from '#web/i18n/language.ts';
import { startNewRound } from '#web/i18n/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { isOutdated } from '#web/ui/outdated.ts';
import { Notice } from './notice.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** What stands here instead, as long as it has failed. */
  Failure: (props: { retry: () => void }) => ReactNode;
}

/** A bug ends here: it can be tried again, after an update of the server with the new page. */
class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, Failure } = this.props;
    if (!this.state.failed) return children;
    const retry = async () => {
      if (await isOutdated()) return location.reload();
      startNewRound();
      this.setState({ failed: false });
    };
    return <Failure retry={retry} />;
  }
}

/** All that is on the screen. It may come late, or fail. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary Failure={ScreenFailure}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function ScreenFailure({ retry }: { retry: () => void }) {
  const text = useText();
  return (
    <Notice title={text.errors.UNEXPECTED} role="alert">
      <Button onClick={retry}>{text.common.tryAgain}</Button>
    </Notice>
  );
}

interface PartProps {
  children: ReactNode;
  /** What stands here until it has come. */
  fallback?: ReactNode;
}

/** A part of it. It may come late, or fail, and the rest stays as it is. */
export function Part({ children, fallback }: PartProps) {
  return (
    <ErrorBoundary Failure={PartFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PartFailure({ retry }: { retry: () => void }) {
  const text = useText();
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-12 text-center">
      <p className="text-ink-2 text-lg">{text.errors.UNEXPECTED}</p>
      <Button look="secondary" onClick={retry}>
        {text.common.tryAgain}
      </Button>
    </div>
  );
}
