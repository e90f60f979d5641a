'use client';

import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What to render in place of what failed. */
  readonly renderFailure: (tryAgain: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Around what must not take the whole screen with it when it cannot be drawn, such as a row or a chart. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { renderFailure, children } = this.props;
    return this.state.hasFailed ? renderFailure(() => this.setState({ hasFailed: false })) : children;
  }
}
