import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/error.tsx';

/** A page that breaks leaves the rest alone, says what happened, and offers the way out. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return <ErrorPage error={this.state.error} again={() => this.setState({ error: null })} />;
  }
}
