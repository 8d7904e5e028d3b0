import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useErrorMarks } from '~/components/form';
import { lazyPart, Skeleton } from '~/components/ui';

// The editor is larger than all the rest of this screen, and most visits do not open it.
const DescriptionEditor = lazyPart(
  async () => (await import('./description-editor')).DescriptionEditor,
  () => ({ fallback: <Skeleton className="h-56" /> }),
);

export function DescriptionField({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  const marks = useErrorMarks(name);
  const labelId = useId();
  return (
    <div className="space-y-1.5">
      <p id={labelId} className="font-semibold text-ink text-sm">
        {label}
      </p>
      <DescriptionEditor
        labelId={labelId}
        isInvalid={marks['aria-invalid'] === true}
        initialHtml={field.value}
        onChange={field.onChange}
        controlRef={field.ref}
      />
    </div>
  );
}
