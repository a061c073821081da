import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/error.tsx';

interface Props {
  readonly children: ReactNode;
  /** What stands in the place of a part that breaks; a whole page says what happened. */
  readonly instead?: ReactNode;
}

/** A page or a part that breaks leaves the rest alone; a page says what happened and offers the way out. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    return <ErrorPage error={this.state.error} again={() => this.setState({ error: null })} />;
  }
}
