import { messages } from '@aperture-byline/contract/messages';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorNotice } from '#ui/notice.tsx';

/** The last resort: a page that could not be drawn, or whose code could not be loaded, says so and offers a reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorNotice onRetry={() => window.location.reload()}>{messages.somethingWrongLater}</ErrorNotice>;
  }
}
