import { Button } from '@timesync/ui';
import { useFormState } from 'react-hook-form';
import { SubmitButton } from '~/components/form';
import { StickyBar } from '~/components/ui';

/** The end of a form in a card: in view however long the form is, and it says what is not saved. */
export function SaveBar() {
  const { isDirty, isSubmitting } = useFormState();
  return (
    <StickyBar className="-mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-card sm:-mx-6 sm:-mb-6 sm:px-6">
      <p
        role="status"
        className="font-semibold text-gold-text text-sm empty:hidden max-sm:basis-full sm:order-last"
      >
        {isDirty && !isSubmitting && 'Perubahan belum disimpan'}
      </p>
      <SubmitButton>Simpan</SubmitButton>
      {isDirty && !isSubmitting && (
        <Button type="reset" variant="quiet">
          Batalkan
        </Button>
      )}
    </StickyBar>
  );
}
