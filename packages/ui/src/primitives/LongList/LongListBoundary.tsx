'use client';

import { Component, type ReactNode } from 'react';

interface LongListBoundaryProps {
  /** What to render in place of a list that failed. */
  readonly renderFailure: (tryAgain: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Without it, a row that cannot be drawn would take the whole screen with it. */
export class LongListBoundary extends Component<LongListBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { renderFailure, children } = this.props;
    return this.state.hasFailed ? renderFailure(() => this.setState({ hasFailed: false })) : children;
  }
}
