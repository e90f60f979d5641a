import { Empty } from '@etherpilot/ui';
import { Component, type ReactNode } from 'react';
import { reportError } from './services/reportError.js';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** A fault of ours must not end in a blank page. Loading the page again is the way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Empty
        isPage
        title="Something went wrong on this page"
        help="Nothing was sent. Load the page again to go on."
        action={<a href={window.location.pathname}>Load again</a>}
      />
    );
  }
}
