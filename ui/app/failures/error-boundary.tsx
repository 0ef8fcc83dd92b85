import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

type ErrorBoundaryProps = { readonly children: ReactNode };

/** The last resort: a bug shows a page that says what to do, never a white one. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
