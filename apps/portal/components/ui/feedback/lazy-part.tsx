import { Alert, Button } from '@timesync/ui';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { fetchCode, MissingCode, useExplanation } from '~/lib/page/fetch-code';
import { Skeleton } from './skeleton';

interface Around {
  /** Shown while the code is fetched. */
  fallback?: ReactNode;
  /** For a part that the page can do without; any other says what to do. */
  failure?: ReactNode;
}

/** A module with one component, or one component of several. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props> } | ComponentType<Props>>;

export async function fetchComponent<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const loaded = await fetchCode(load);
  return 'default' in loaded ? loaded.default : loaded;
}

/** A part of a screen whose code is fetched when it is first shown, or before by `prefetch`. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  around: (props: Props) => Around = () => ({}),
) {
  let code: ComponentType<Props> | undefined;
  const prefetch = async () => {
    code = await fetchComponent(load);
    return { default: code };
  };
  const fetched = lazy(prefetch) as ComponentType<Props>;
  // What was fetched before is shown at once, without its fallback.
  const choose = () => code ?? fetched;
  const render = (props: Props) => <Part choose={choose} partProps={props} {...around(props)} />;
  return Object.assign(render, { prefetch });
}

interface PartProps<Props> extends Around {
  choose: () => ComponentType<Props>;
  partProps: Props;
}

function Part<Props extends object>(props: PartProps<Props>) {
  const { choose, partProps, fallback, failure = <MissingPart /> } = props;
  const [Code] = useState(choose);
  return (
    <CodeBoundary failure={failure}>
      <Suspense fallback={fallback}>
        <Code {...partProps} />
      </Suspense>
    </CodeBoundary>
  );
}

/** Only a reload helps in every browser: most remember that a script failed and never fetch it again. */
export function MissingPart() {
  const explanation = useExplanation(true);
  if (!explanation) return <Skeleton className="h-24" />;
  return (
    <div className="space-y-4">
      <Alert tone="error">{explanation}</Alert>
      <Button className="w-full" onClick={() => window.location.reload()}>
        Muat ulang halaman
      </Button>
    </div>
  );
}

interface CodeBoundaryProps {
  failure: ReactNode;
  children: ReactNode;
}

/** Catches only code that could not be fetched; what breaks otherwise is the screen's. */
class CodeBoundary extends Component<CodeBoundaryProps, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override state: { error?: unknown } = {};
  override render() {
    if (!('error' in this.state)) return this.props.children;
    if (this.state.error instanceof MissingCode) return this.props.failure;
    throw this.state.error;
  }
}
