import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What to render in place of the failed content. */
  readonly fallback: (error: unknown, tryAgain: () => void) => ReactNode;
  /** The current path: a failure on one path must not show on the next. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly place: string;
  readonly failed: { readonly error: unknown } | null;
}

/** A bug must not end in a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, failed: null };

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    before: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === before.place ? null : { place, failed: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'failed'> {
    return { failed: { error } };
  }

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error, () => this.setState({ failed: null })) : this.props.children;
  }
}
