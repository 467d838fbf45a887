import { Component, type ReactNode } from 'react';

/** Where a part can't be drawn, or its code can't be loaded, `fallback` stands in its place. React logs why. */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
