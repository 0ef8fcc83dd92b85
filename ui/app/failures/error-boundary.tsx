import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

type ErrorBoundaryProps = {
  /** The path of the page inside the frame, whose header and menu stay; without one, the boundary is around it all. */
  readonly path?: string;
  readonly children: ReactNode;
};

/** The last resort: a bug shows a page that says what to do, never a white one; going on to another page leaves it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps) {
    if (this.state.crashed && path !== this.props.path) this.setState({ crashed: false });
  }

  override render() {
    const { path, children } = this.props;
    return this.state.crashed ? <CrashScreen isFramed={path !== undefined} /> : children;
  }
}
