import { Component, type ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from './notice.tsx';

/** A bug in one screen ends there: it can be tried again, and another page can be opened. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Failure retry={() => this.setState({ failed: false })} />;
  }
}

function Failure({ retry }: { retry: () => void }) {
  const text = useText();
  return (
    <Notice title={text.errors.UNEXPECTED} role="alert">
      <Button onClick={retry}>{text.common.tryAgain}</Button>
    </Notice>
  );
}
