import { Component, type ReactNode } from 'react';
import { MissingScreen } from './services/fetchScreen.js';
import { reportError } from './services/reportError.js';

export interface ErrorBoundaryProps {
  /** What stands there in place of what failed. */
  readonly fallback: (error: unknown, tryAgain: () => void) => ReactNode;
  /** Where it stands: a failure of one place is none of the next. */
  readonly place: string;
  readonly children: ReactNode;
}

interface Fate {
  readonly place: string;
  readonly failed: { readonly error: unknown } | null;
}

/** A fault of ours must not end in a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Fate> {
  override state: Fate = { place: this.props.place, failed: null };

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, before: Fate): Fate | null {
    return place === before.place ? null : { place, failed: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<Fate, 'failed'> {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    // A file that is gone is no fault: the screen says so.
    if (!(error instanceof MissingScreen)) reportError(error);
  }

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error, () => this.setState({ failed: null })) : this.props.children;
  }
}
