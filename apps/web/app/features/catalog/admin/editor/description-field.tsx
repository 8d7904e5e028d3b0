import { lazy, Suspense, useId } from 'react';
import { useController } from 'react-hook-form';
import { useErrorMarks } from '~/components/form/use-error-marks';
import { Skeleton } from '~/components/ui/feedback/skeleton';

// The editor is larger than all the rest of this screen, and most visits do not open it.
const DescriptionEditor = lazy(async () => ({
  default: (await import('./description-editor')).DescriptionEditor,
}));

export function DescriptionField({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  const marks = useErrorMarks(name);
  const labelId = useId();
  return (
    <div className="space-y-1.5">
      <p id={labelId} className="font-semibold text-ink text-sm">
        {label}
      </p>
      <Suspense fallback={<Skeleton className="h-56" />}>
        <DescriptionEditor
          labelId={labelId}
          isInvalid={marks['aria-invalid'] === true}
          initialHtml={field.value}
          onChange={field.onChange}
          controlRef={field.ref}
        />
      </Suspense>
    </div>
  );
}
